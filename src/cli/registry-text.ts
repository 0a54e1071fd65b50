/** An entry of the registry as a page of text. */

import type { OptionGrammar, OutputCondition, Subcommand } from '../generated/types.js';
import { type Entry, type Missing, namedSubcommands } from './registry-find.js';
import {
  effectList,
  effectsPhrase,
  implicitPhrase,
  keyedPhrase,
  operandsPhrase,
  optionPhrase,
  spelled,
  stylePhrase,
  unknownPhrase,
  variantPhrase,
} from './registry-phrases.js';
import { cut, visible } from './render.js';
import { indented, labelled, type Page, paired, wrap } from './wrap.js';

export function renderEntry(entry: Entry, page: Page): string {
  const { own, style, inherited } = entry;
  const line = (label: string, text: string): string[] => labelled(label, text, page);
  const nested = namedSubcommands(own);
  return [
    ...heading(entry, page),
    ...line('source', entry.source),
    ...line('file', entry.file),
    ...line('effects', effectsPhrase(own)),
    ...line('wrapper', own.transparent === true ? TRANSPARENT : ''),
    ...line(
      'operands',
      nested.size > 0 && own.operands === undefined ? '' : operandsPhrase(own.operands ?? []),
    ),
    ...line('keyed', own.keyed === undefined ? '' : keyedPhrase(own.keyed)),
    ...line('operators', own.operators?.join(' ') ?? ''),
    ...line('language', 'language' in own ? `${own.language}: the operands are an expression` : ''),
    ...line('touches', own.implicit === undefined ? '' : implicitPhrase(own.implicit)),
    ...line('output', own.output === undefined ? '' : outputPhrase(own.output, own.outputWhen)),
    ...line('spelling', stylePhrase(style)),
    ...line('unknown', unknownPhrase(own, { style, inherited })),
    ...section('variants, of which the first that holds replaces what it names', page, () =>
      paired((own.variants ?? []).map(variantPhrase), page),
    ),
    ...optionSections('options', { options: own.options ?? [], own }, page),
    ...optionSections(`options of ${entry.path.slice(0, -1).join(' ')}`, { options: inherited, own }, page),
    ...section(`subcommands (${nested.size})`, page, () => paired([...nested].map(subcommandRow), page)),
  ].join('\n');
}

export function renderMissing({ called, parent, near }: Missing, { width }: Page): string {
  const name = JSON.stringify(cut(called.at(-1) ?? '', LONGEST_NAME));
  const lines = [
    parent === null
      ? `Nothing is known of ${name}: its effects are unknown, and every call of it is reviewed.`
      : `${parent.called.join(' ')} has no subcommand ${name}: ${withoutSubcommand(parent)}`,
    ...(near.length === 0 ? [] : [`Did you mean ${near.join(', ')}?`]),
  ];
  return lines.flatMap((line) => wrap(line, width)).join('\n');
}

const LONGEST_NAME = 60;

const TRANSPARENT =
  'transparent: it is decided as the command that it runs, provided that no option of its own has an effect';

const withoutSubcommand = ({ own }: Entry): string =>
  (own.operands ?? []).length > 0
    ? 'the word is read as an operand.'
    : 'the effects of such a call are unknown, and it is reviewed.';

function heading({ called, path, otherNames, own }: Entry, { width, paint }: Page): string[] {
  const name = path.join(' ');
  const asked = called.join(' ');
  const alias = asked === name ? '' : `${asked} is read by the grammar of ${name}.`;
  const others = otherNames.length === 0 ? '' : `Names of it: ${[path.at(-1), ...otherNames].join(', ')}.`;
  return [
    paint.strong(visible(asked)),
    ...[own.summary ?? '', alias, others].filter((text) => text !== '').flatMap((text) => wrap(text, width)),
  ];
}

/** Those that do, name or need something first, as they are what a reader looks for. */
function optionSections(
  title: string,
  { options, own }: { readonly options: readonly OptionGrammar[]; readonly own: Entry['own'] },
  page: Page,
): string[] {
  const decisive = namesInConditions(own);
  const decides = ({ names }: OptionGrammar): boolean => names.some((name) => decisive.has(name));
  const flags = options.filter((option) => !decides(option) && Object.keys(option).length === 1);
  const plain = options.filter((option) => !decides(option) && isPlain(option));
  const rest = options.filter((option) => !flags.includes(option) && !plain.includes(option));
  const row = (option: OptionGrammar): readonly [string, string] => [
    spelled(option),
    optionPhrase(option, decides(option) ? 'see operands and variants' : ''),
  ];
  const paragraph = (list: readonly OptionGrammar[]): string[] =>
    list.length === 0 ? [] : indented(list.map(compact).join(', '), page);
  const data = `${title} with a value that is data (${plain.length}; [=] optional, = always attached)`;
  return [
    ...section(`${title} that do, name or need something (${rest.length} of ${options.length})`, page, () =>
      paired(rest.map(row), page),
    ),
    ...section(data, page, () => paragraph(plain)),
    ...section(`${title} without value or effect (${flags.length})`, page, () => paragraph(flags)),
  ];
}

/** Options on which a variant or an operand depends: what they do stands there. */
function namesInConditions({ variants = [], operands = [] }: Entry['own']): ReadonlySet<string> {
  const slots = [...operands, ...variants.flatMap((variant) => variant.operands ?? [])];
  return new Set([
    ...variants.flatMap(({ when: { any = [], all = [], none = [], value } }) => [
      ...any,
      ...all,
      ...none,
      ...(value === undefined ? [] : [value.name]),
    ]),
    ...slots.flatMap(({ when = [], unless = [] }) => [...when, ...unless]),
  ]);
}

const isPlain = (option: OptionGrammar): boolean =>
  option.value === 'data' &&
  Object.keys(option).every((member) => ['names', 'value', 'optional', 'attachedOnly'].includes(member));

const compact = ({ names, optional, attachedOnly }: OptionGrammar): string =>
  `${names.join('|')}${optional === true ? '[=]' : attachedOnly === true ? '=' : ''}`;

function subcommandRow([name, own]: readonly [string, Subcommand]): readonly [string, string] {
  const counts = [
    [own.options?.length ?? 0, 'option'],
    [namedSubcommands(own).size, 'subcommand'],
  ] as const;
  const size = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`);
  const text = [
    `[${effectList(own).join(', ')}]`,
    own.summary ?? '',
    size.length === 0 ? '' : `(${size.join(', ')})`,
  ];
  return [[name, ...(own.aka ?? [])].join(', '), text.filter((part) => part !== '').join(' ')];
}

function outputPhrase(output: string, when: OutputCondition = {}): string {
  const list = (words: readonly string[]): string => words.map((word) => JSON.stringify(word)).join(' ');
  const conditions = [
    when.exactly === undefined
      ? ''
      : `the arguments are ${when.exactly.map((words) => (words.length === 0 ? 'none' : words.join(' '))).join(', or ')}`,
    when.begins === undefined ? '' : `an argument begins with ${list(when.begins)}`,
    when.without === undefined ? '' : `no argument holds ${list(when.without)}`,
  ].filter((text) => text !== '');
  return `${output}${conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`}`;
}

function section(title: string, { width, paint }: Page, lines: () => readonly string[]): string[] {
  const made = lines();
  return made.length === 0 ? [] : ['', ...wrap(title, width).map((line) => paint.strong(line)), ...made];
}
