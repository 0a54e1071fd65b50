/** Laws about policy: what no pack and no fact can open, and that only what rules say counts, not where they stand. */

import fc from 'fast-check';
import { decide } from '../../decide/decide.js';
import type { Pack, Rule } from '../../generated/types.js';
import { EXAMPLE_CONTEXT } from '../../policy/example-context.js';
import { compilePolicy, type Policy } from '../../policy/policy.js';
import { createUnvetoedProjector, type Projector } from '../../project/projector.js';
import { type ContextFacts, context } from '../arbitraries/context.js';
import { KNOWN_EFFECTS } from '../arbitraries/fact-matchers.js';
import { type Law, mustBeAsStrict, show, strictest } from './law.js';
import { anyCall, asked, NO_PACKS, withPacks } from './questions.js';

export const POLICIES: readonly Law[] = [
  {
    name: 'floor supremacy',
    statement: 'No pack, posture, ceiling or other fact lowers what the sealed floor decides.',
    property: (decider) =>
      fc.property(withPacks(6), ({ packs, questions }) => {
        for (const { call, context: facts } of questions) {
          const sealed = byFloor(call);
          if (sealed === null) continue;
          const around = { context: { ...facts, ...LOOSE }, packs: [...packs, ALLOW_ALL] };
          mustBeAsStrict(decider(call, around), sealed, { call, instead: 'the floor' });
        }
      }),
  },
  {
    name: 'strictest join',
    statement: 'Rules and packs in another order give the same effect.',
    property: (decider) =>
      fc.property(withPacks(4), fc.infiniteStream(fc.nat(1_000)), ({ packs, questions }, dice) => {
        const mixed = shuffled(
          packs.map((pack) => ({ ...pack, rules: shuffled(pack.rules, dice) })),
          dice,
        );
        for (const { call, context: facts } of questions) {
          const [one, other] = [packs, mixed].map(
            (set) => decider(call, { context: facts, packs: set }).effect,
          );
          if (one !== other) throw new Error(`${one}, and ${other} in another order: ${show(call)}`);
        }
      }),
  },
  {
    name: 'tightening',
    statement: 'Rules that review or deny lower nothing when they are added.',
    property: (decider) =>
      fc.property(withPacks(4), ({ packs, questions }) => {
        const tightening = only(packs, (rule) => rule.effect !== 'allow');
        for (const { call, context: facts } of questions) {
          const { effect } = decider(call, { context: facts, packs: NO_PACKS });
          const answer = decider(call, { context: facts, packs: tightening });
          mustBeAsStrict(answer, effect, { call, instead: 'the call without them' });
        }
      }),
  },
  {
    name: 'an allow lifts no deny',
    statement:
      'Where somebody can be asked, a call that is denied stays denied when rules that allow are added.',
    property: (decider) =>
      fc.property(withPacks(4), ({ packs, questions }) => {
        const denying = only(packs, (rule) => rule.effect !== 'allow');
        for (const { call, context: facts } of questions) {
          const around = { context: asked(facts), packs: denying };
          if (decider(call, around).effect !== 'deny') continue;
          const answer = decider(call, { ...around, packs: [...packs, ALLOW_ALL] });
          mustBeAsStrict(answer, 'deny', { call, instead: 'the call without rules that allow' });
        }
      }),
  },
  {
    name: 'ceiling',
    statement: "A decision under a ceiling is the stricter of its own and the parent's.",
    property: (decider) =>
      fc.property(anyCall(), context(), (call, facts) => {
        const own = decider(call, { context: asked(facts), packs: NO_PACKS }).effect;
        for (const ceiling of ['allow', 'review', 'deny'] as const) {
          const { effect } = decider(call, { context: { ...asked(facts), ceiling }, packs: NO_PACKS });
          mustBeAsStrict({ effect }, strictest(own, ceiling), { call, instead: `the call and ${ceiling}` });
          if (effect !== strictest(own, ceiling))
            throw new Error(`${effect} under ${ceiling}, where it is ${own} by itself: ${show(call)}`);
        }
      }),
  },
];

/** Facts as favourable as a caller can have them, in the workspace in which the floor was asked. */
const LOOSE: ContextFacts = {
  workspace: EXAMPLE_CONTEXT.workspace ?? {},
  hosts: { listed: ['*.example.com', 'example.com', '169.254.169.254', 'metadata.google.internal'] },
  grants: [{ effect: 'allow' }],
  verdicts: [{ effect: 'allow' }],
  history: [{ effect: 'allow' }],
};

/** Whatever a command does, as far as a user's layer can allow it. */
const ALLOW_ALL: Pack = {
  version: 1,
  id: 'allow-all',
  rules: [
    {
      id: 'all',
      effect: 'allow',
      match: { effectsAllIn: [...KNOWN_EFFECTS] },
      reason: 'Generated.',
      provenance: { source: 'test' },
    },
  ],
};

let engine: { readonly floor: Policy; readonly projector: Projector } | undefined;

/** What the floor of this package decides of the call; null where it has nothing to say. */
function byFloor(call: unknown): 'deny' | 'review' | null {
  if (engine === undefined) {
    const floor = compilePolicy({ baseline: false });
    if (!floor.ok) throw new Error('The sealed floor does not load.');
    engine = { floor: floor.value, projector: createUnvetoedProjector() };
  }
  const { workspace = {} } = EXAMPLE_CONTEXT;
  const { code, effect } = decide(engine.projector.project(call), { workspace, policy: engine.floor });
  return code === 'floor' && effect !== 'allow' ? effect : null;
}

const only = (packs: readonly Pack[], wanted: (rule: Rule) => boolean): Pack[] =>
  packs.map((pack) => ({ ...pack, rules: pack.rules.filter(wanted) }));

function shuffled<T>(items: readonly T[], dice: IterableIterator<number>): T[] {
  return items
    .map((item) => ({ item, at: dice.next().value as number }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
