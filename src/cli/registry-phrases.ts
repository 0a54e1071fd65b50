/** Parts of a grammar in words. */

import { meaningOf } from '../commands/roles.js';
import type {
  CommandGrammar,
  Effect,
  GrammarVariant,
  ImplicitPaths,
  KeyedRoles,
  OperandSlot,
  OptionGrammar,
  OptionStyle,
  Role,
  Subcommand,
} from '../generated/types.js';

type Doing = Pick<Subcommand, 'effects' | 'operands'>;

/** What the grammar says, and what follows from its operands where there are some. */
export function effectsPhrase(body: Doing): string {
  const own = body.effects ?? [];
  const implied = impliedEffects(body).filter((effect) => !own.includes(effect));
  return joined([
    own.length === 0 ? 'none of its own' : own.join(', '),
    implied.length === 0 ? '' : `by its operands ${implied.join(', ')}`,
    runsOperands(body) ? RUNS : '',
  ]);
}

/** The same in one list. */
export function effectList(body: Doing): readonly string[] {
  const all = new Set([
    ...(body.effects ?? []),
    ...impliedEffects(body),
    ...(runsOperands(body) ? [RUNS] : []),
  ]);
  if (all.size > 1) all.delete('none');
  return all.size === 0 ? ['none'] : [...all];
}

const RUNS = 'runs what its operands say';

const impliedEffects = ({ operands = [] }: Doing): readonly Effect[] => [
  ...new Set(operands.flatMap(({ role }) => meaningOf(role).effects)),
];

/** Commands and shell text are judged by themselves; what else is run is `execute`, which is said already. */
const runsOperands = ({ operands = [] }: Doing): boolean =>
  operands.some(({ role }) => meaningOf(role).runs === true && !meaningOf(role).effects.includes('execute'));

export const operandsPhrase = (slots: readonly OperandSlot[]): string =>
  slots.length === 0 ? 'none' : slots.map(slotPhrase).join('; ');

export const spelled = ({ names }: OptionGrammar): string => names.join(', ');

/** Whether a value follows and what it is, what the option does, and why; `remark` stands before the reason. */
export function optionPhrase(option: OptionGrammar, remark = ''): string {
  const { value, more = [], optional, attachedOnly, until, rest, modules, keyed, effects, note } = option;
  const roles = [...(value === undefined ? [] : [value]), ...more].map(rolePhrase);
  const attached =
    optional === true ? ', optional, then attached' : attachedOnly === true ? ', always attached' : '';
  return joined([
    roles.length === 0 ? '' : `${roles.length > 1 ? 'values' : 'value'} ${roles.join(', ')}${attached}`,
    until === undefined ? '' : `up to ${until.map(quoted).join(' or ')}`,
    rest === undefined ? '' : `all words after it: ${rolePhrase(rest)}`,
    modules === undefined ? '' : modulesPhrase(modules),
    keyed === undefined ? '' : keyedPhrase(keyed),
    option.callback === true ? 'arguments are appended to the text' : '',
    option.replaces === true ? 'marks what standard input fills' : '',
    option.appends === true ? 'standard input is appended' : '',
    option.enters === true ? 'every other path starts there' : '',
    option.appendsFound === true ? 'what is found is appended' : '',
    effects === undefined ? '' : `effects ${effects.join(', ')}`,
    remark,
    note ?? '',
  ]);
}

/** `with --help: effects none; operands none`. */
export function variantPhrase(variant: GrammarVariant): readonly [string, string] {
  const { when, effects, operands, implicit, transparent } = variant;
  const conditions = [
    when.any === undefined ? '' : `with ${when.any.join(' or ')}`,
    when.all === undefined ? '' : `with ${when.all.join(' and ')}`,
    when.none === undefined ? '' : `without ${when.none.join(', ')}`,
    when.value === undefined ? '' : `${when.value.name} is ${when.value.in.map(quoted).join(' or ')}`,
    when.operandsAtLeast === undefined ? '' : `at least ${counted(when.operandsAtLeast)}`,
    when.operandsAtMost === undefined
      ? ''
      : when.operandsAtMost === 0
        ? 'no operands'
        : `at most ${counted(when.operandsAtMost)}`,
    when.firstOperand === undefined
      ? ''
      : `the first operand is ${when.firstOperand.map(quoted).join(' or ')}`,
    when.anyOperand === undefined ? '' : `an operand is ${when.anyOperand.map(quoted).join(' or ')}`,
  ].filter((text) => text !== '');
  const consequences = joined([
    effects === undefined ? '' : `effects ${effects.join(', ')}`,
    operands === undefined ? '' : `operands ${operandsPhrase(operands)}`,
    implicit === undefined ? '' : `touches ${implicitPhrase(implicit)}`,
    transparent === undefined ? '' : transparent ? 'a transparent wrapper' : 'no transparent wrapper',
  ]);
  return [`${conditions.join(', ')}:`, consequences];
}

export const implicitPhrase = (implicit: ImplicitPaths): string =>
  implicit.map(({ path, role }) => `${path} (${role})`).join(', ') || 'nothing by itself';

/** Only what differs from the habits of GNU getopt. */
export const stylePhrase = (style: OptionStyle): string =>
  joined([
    style.abbreviations === true ? 'long options may be abbreviated' : '',
    style.singleDashLong === true
      ? 'long names have one dash'
      : style.bundling === false
        ? 'short options are not bundled'
        : '',
    style.permute === false ? 'the first operand ends the options' : '',
    style.endOfOptions === false ? '-- does not end the options' : '',
    style.numeric === true ? '-5 is a count' : '',
    style.plus === true ? 'words with + are options too' : '',
    style.bare === true ? 'the first word may be options without a dash' : '',
  ]);

/** What makes a call unknown, so that it is reviewed. */
export function unknownPhrase(
  own: CommandGrammar | Subcommand,
  { style, inherited }: { readonly style: OptionStyle; readonly inherited: readonly OptionGrammar[] },
): string {
  const options = [...(own.options ?? []), ...inherited];
  const named = (list: readonly OptionGrammar[]): string =>
    list.map(({ names }) => names.join('|')).join(', ');
  const always = options.filter(refuses);
  const sometimes = options.filter((option) => !refuses(option) && refusesKeys(option.keyed));
  const slots = own.operands ?? [];
  const lists = own.subcommands !== undefined && slots.length === 0;
  return joined([
    own.effects?.includes('unknown') === true ? ALWAYS : '',
    always.length === 0 ? '' : `with ${named(always)}`,
    sometimes.length === 0 ? '' : `with some values of ${named(sometimes)}`,
    slots.some(({ keyed }) => refusesKeys(keyed)) ? 'with some operands, by their key' : '',
    slots.some(({ role, keyed }) => role === 'refuse' && keyed === undefined)
      ? 'with an operand of role refuse'
      : '',
    slots.some(({ values }) => values !== undefined) ? 'with an operand that is not among those listed' : '',
    style.responseFiles === true ? 'with an operand that begins with @' : '',
    style.unknown === 'operand' ? '' : 'with an option that is not listed',
    lists ? 'with a subcommand that is not listed' : '',
    lists || 'language' in own ? '' : numberPhrase(slots),
  ]);
}

const ALWAYS = 'always, but for variants that name other effects';

function numberPhrase(slots: readonly OperandSlot[]): string {
  const few = slots.some(({ count = 'one', role }) => REQUIRED.has(count) && role !== 'arguments');
  const open = slots.some(({ count, role }) => count === 'many' || count === 'some' || VECTORS.has(role));
  const wrong = [...(few ? ['too few'] : []), ...(open ? [] : ['too many'])];
  return wrong.length === 0 ? '' : `with ${wrong.join(' or ')} operands`;
}

const REQUIRED: ReadonlySet<string> = new Set(['one', 'some']);
const VECTORS: ReadonlySet<Role> = new Set<Role>(['command', 'arguments']);

const refuses = ({ value, more = [], rest, effects = [] }: OptionGrammar): boolean =>
  [value, ...more, rest].includes('refuse') || effects.includes('unknown');

/** Some key is refused, or one that is not listed is unknown. */
const refusesKeys = (keyed: KeyedRoles | undefined): boolean =>
  keyed !== undefined &&
  (Object.values(keyed.keys).includes('refuse') ||
    (!Object.hasOwn(keyed.keys, '*') && (keyed.unlisted ?? ['unknown']).includes('unknown')));

function slotPhrase(slot: OperandSlot): string {
  const details = [
    slot.count === undefined || slot.count === 'one' ? '' : COUNTS[slot.count],
    slot.when === undefined ? '' : `only with ${slot.when.join(' or ')}`,
    slot.unless === undefined ? '' : `not with ${slot.unless.join(' or ')}`,
    slot.default === undefined ? '' : `default ${slot.default}`,
    slot.stdin === undefined ? '' : `standard input is ${slot.stdin} where there is none`,
    slot.appendInput !== undefined ? 'words of standard input are appended' : '',
    slot.values === undefined ? '' : `one of ${slot.values.map(quoted).join(', ')}`,
    slot.targets === undefined ? '' : `one of ${slot.targets.join(', ')}`,
    slot.keyed === undefined ? '' : keyedPhrase(slot.keyed),
    slot.modules === undefined ? '' : modulesPhrase(slot.modules),
  ].filter((text) => text !== '');
  return details.length === 0 ? rolePhrase(slot.role) : `${rolePhrase(slot.role)} (${details.join('; ')})`;
}

const COUNTS = { optional: 'optional', many: 'any number', some: 'one or more' } as const;

const rolePhrase = (role: Role): string => (role === 'refuse' ? 'refuse: makes the command unknown' : role);

export function keyedPhrase({
  separator = '=',
  ignoreCase,
  keys,
  unlisted = ['unknown'],
  otherwise,
}: KeyedRoles): string {
  const byRole = new Map<Role, string[]>();
  for (const [key, role] of Object.entries(keys)) byRole.set(role, [...(byRole.get(role) ?? []), key]);
  const groups = [...byRole].map(([role, names]) =>
    role === 'data' && names.length > MOST_INERT_KEYS
      ? `data for ${names.length} keys`
      : `${role} for ${names.map((name) => `${name}${separator}`).join(' ')}`,
  );
  const rest = [...unlisted, ...(otherwise === undefined ? [] : [`role ${otherwise}`])];
  const others =
    Object.hasOwn(keys, '*') || rest.length === 0 ? '' : `, ${rest.join(' and ')} for any other key`;
  return `by its key${ignoreCase === true ? ', in any case' : ''}: ${groups.join(', ')}${others}`;
}

/** More would hide the keys that do something; --json has all of them. */
const MOST_INERT_KEYS = 12;

const modulesPhrase = (modules: { readonly [name: string]: string }): string =>
  `stands for: ${Object.entries(modules)
    .map(([name, program]) => (name === program ? name : `${name} (${program})`))
    .join(', ')}`;

const counted = (count: number): string => `${count} operand${count === 1 ? '' : 's'}`;

const quoted = (word: string): string => (/^[\w./:=@%+-]+$/.test(word) ? word : JSON.stringify(word));

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');
