/** What a change of policy does, as findings. */

import type { Change, ChangeKind, OpenChange, PolicyDiff } from '../analysis/diff.js';
import { callText } from '../analysis/floor.js';
import type { Pack } from '../generated/types.js';
import type { Finding, Level } from './finding.js';
import { jsonPlaces } from './json-place.js';
import type { Strictness } from './strictness.js';

/** A pack as it was read. */
export interface ReadPack {
  readonly file: string;
  readonly value: unknown;
  readonly text?: string;
}

export interface ComparedPacks {
  readonly before: readonly ReadPack[];
  readonly after: readonly ReadPack[];
}

/**
 * In the order of the diff. What is newly allowed has the level that widening has; what is no longer denied is a
 * warning, and any other change a note. A rule that came is where it stands; one that went is in the file of its pack.
 */
export function findingsOfDiff(
  diff: PolicyDiff,
  packs: ComparedPacks,
  { widening }: Pick<Strictness, 'widening'>,
): readonly Finding[] {
  const placed = placesOfRules(packs);
  return [
    ...diff.changes.map((change) => {
      const { kind, rule, cause } = change;
      const loosens = kind === 'newly-reviewed' && change.before === 'deny';
      const level = kind === 'newly-allowed' ? widening : loosens ? 'warning' : 'note';
      return {
        ...base({ level, code: kind, kind, rule, cause }, placed),
        message: messageOf(change),
        witness: callText(change.call),
      };
    }),
    ...diff.open.map((open) => {
      const { kind, rule, cause } = open;
      const level = kind === 'newly-allowed' ? widening : loosensMaybe(open) ? 'warning' : 'note';
      return {
        ...base({ level, code: `${kind}-open`, kind, rule, cause }, placed),
        message: openMessage(open),
      };
    }),
  ];
}

/** What went may have been a deny. */
const loosensMaybe = ({ kind, cause }: OpenChange): boolean =>
  kind === 'newly-reviewed' && cause === 'removed';

const messageOf = ({ rule, cause, call, before, after, postures }: Change): string =>
  `${callText(call)} was ${before} and is ${after} (${postures.join(', ')}), as the rule ${rule} was ${cause}.`;

const openMessage = ({ kind, rule, cause, code }: OpenChange): string =>
  `The rule ${rule} was ${cause}. Whether a call is ${kind.replace('-', ' ')} by that is open (${code}): neither a proof nor a call was found.`;

const HINTS: { readonly [kind in ChangeKind]: string } = {
  'newly-allowed': 'Narrow the change, or have it accepted by somebody who may widen the policy.',
  'newly-reviewed': 'Nothing to do, where that is meant.',
  'newly-denied': 'Nothing to do, where that is meant.',
};

type PlacedIn = Pick<Finding, 'file' | 'pointer' | 'region'>;
type Placed = (rule: string, cause: Change['cause']) => PlacedIn;

function base(
  {
    level,
    code,
    kind,
    rule,
    cause,
  }: Pick<Change, 'kind' | 'rule' | 'cause'> & { readonly level: Level; readonly code: string },
  placed: Placed,
): Omit<Finding, 'message'> {
  return { level, code, hint: HINTS[kind], rule, ...placed(rule, cause) };
}

function placesOfRules({ before, after }: ComparedPacks): Placed {
  const now = new Map<string, PlacedIn>(after.flatMap(placesIn));
  const files = new Map(after.map(({ file, value }) => [packOf(value).id, file]));
  const gone = new Map<string, PlacedIn>(
    before.flatMap(({ file, value }) => {
      const { id, rules } = packOf(value);
      return rules.map((rule) => [`${id}/${rule.id}`, { file: files.get(id) ?? file }] as const);
    }),
  );
  return (rule, cause) => (cause === 'added' ? now : gone).get(rule) ?? {};
}

/** Packs that are compared have been loaded. */
const packOf = (value: unknown): Pack => value as Pack;

function placesIn({ file, value, text }: ReadPack): (readonly [string, PlacedIn])[] {
  const { id, rules } = packOf(value);
  const places = text === undefined ? null : jsonPlaces(text);
  return rules.map((rule, index) => {
    const pointer = `/rules/${index}`;
    const region = places?.regionOf(pointer);
    return [`${id}/${rule.id}`, { file, pointer, ...(region === undefined ? {} : { region }) }];
  });
}
