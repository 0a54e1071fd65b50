/** Spellings of options that the grammar of the program says are the same. */

import { spelled } from '../../../analysis/search.js';
import type { GrammarBody } from '../../../commands/registry.js';
import type { OptionGrammar, Word } from '../../../generated/types.js';
import { type Kind, type Miss, ofText } from '../kind.js';
import { replaced, type SeedCommand } from '../seed.js';
import { joined, listed } from '../space.js';
import { equal } from './equal.js';

export const EQUAL_OPTION_KINDS: readonly Kind[] = [
  kind(
    'option-order',
    'Flags before or after the operands, where the grammar says that they may.',
    reordered,
  ),
  kind('bundling', '`-a -b` as `-ab`, and the other way round.', bundled),
  kind(
    'option-value',
    '`--name value` as `--name=value`, `-n value` as `-nvalue`, and the other way round.',
    revalued,
  ),
  kind('option-name', 'Another name of the same option, and the shortest abbreviation of it.', renamed),
];

/** The words of a command but for those behind `--`, and where its own options may stand. */
interface Vector {
  readonly body: GrammarBody;
  readonly words: readonly Word[];
}

type Rewrite = (vector: Vector) => readonly (readonly string[])[];

function kind(id: string, summary: string, rewrite: Rewrite): Kind {
  return {
    id,
    family: 'equal',
    summary,
    space: (seed) =>
      ofText(seed, (text) =>
        joined(
          seed.commands.map((command) => {
            const vector = vectorOf(command);
            if (vector === null) return listed<Miss>([]);
            const first = vector.words[0] as Word;
            const span = [first.span[0], (vector.words.at(-1) as Word).span[1]] as const;
            return listed(
              rewrite(vector).flatMap((words) => equal(seed, replaced(text, span, words.join(' '))) ?? []),
            );
          }),
        ),
      ),
  };
}

/** Null where the grammar has a spelling of its own, or something stands between the words. */
function vectorOf({ body, words, opening }: SeedCommand): Vector | null {
  const own = words.slice(opening);
  const [first] = own;
  if (body === undefined || first === undefined || body.operators.size > 0) return null;
  const { singleDashLong, bare, plus, unknown } = body.style;
  if (singleDashLong === true || bare === true || plus === true || unknown === 'operand') return null;
  const isGapless = own.every(
    ({ span }, index) => index === 0 || span[0] - (own[index - 1] as Word).span[1] === 1,
  );
  return isGapless && own.every(({ value }) => value !== null && value !== '--')
    ? { body, words: own }
    : null;
}

const texts = ({ words }: Vector): readonly string[] => words.map(({ text }) => text);
const isFlag = (option: OptionGrammar | undefined): boolean =>
  option !== undefined &&
  option.value === undefined &&
  option.rest === undefined &&
  option.more === undefined;
const isPlainValue = ({ value, rest, more, until, optional, attachedOnly }: OptionGrammar): boolean =>
  value !== undefined &&
  rest === undefined &&
  more === undefined &&
  until === undefined &&
  optional !== true &&
  attachedOnly !== true;

/** `-abc` where each letter is a flag. */
const flagLetters = (body: GrammarBody, text: string): readonly string[] | null => {
  if (
    !/^-[A-Za-z]+$/.test(text) ||
    (text.length > 2 && (body.style.bundling === false || body.options.has(text)))
  )
    return null;
  const letters = [...text.slice(1)];
  return letters.every((letter) => isFlag(body.options.get(`-${letter}`))) ? letters : null;
};

const isFlagWord = (body: GrammarBody, text: string): boolean =>
  (text.startsWith('--') && isFlag(body.options.get(text))) || flagLetters(body, text) !== null;

/** Whether the word before takes the next one as its value, so that nothing may come between. */
function takesNext(body: GrammarBody, text: string | undefined): boolean {
  if (text === undefined || !text.startsWith('-')) return false;
  if (isFlagWord(body, text)) return false;
  return !text.includes('=') || body.options.has(text);
}

function reordered(vector: Vector): readonly (readonly string[])[] {
  const { body } = vector;
  if (body.style.permute === false || body.subcommands.size > 0) return [];
  const words = texts(vector);
  return words.flatMap((word, index) => {
    if (!isFlagWord(body, word) || takesNext(body, words[index - 1])) return [];
    const others = [...words.slice(0, index), ...words.slice(index + 1)];
    const last = takesNext(body, others.at(-1)) ? [] : [[...others, word]];
    return [[word, ...others], ...last].filter((list) => list.join(' ') !== words.join(' '));
  });
}

function bundled(vector: Vector): readonly (readonly string[])[] {
  const { body } = vector;
  const words = texts(vector);
  return words.flatMap((word, index) => {
    const letters = flagLetters(body, word);
    if (letters === null || takesNext(body, words[index - 1])) return [];
    const split = letters.length > 1 ? [words.toSpliced(index, 1, ...letters.map((one) => `-${one}`))] : [];
    const next = flagLetters(body, words[index + 1] ?? '');
    const join = `${word}${(next ?? []).join('')}`;
    const canJoin = next !== null && body.style.bundling !== false && !body.options.has(join);
    return canJoin ? [...split, words.toSpliced(index, 2, join)] : split;
  });
}

function revalued(vector: Vector): readonly (readonly string[])[] {
  const { body } = vector;
  const words = texts(vector);
  return words.flatMap((word, index) => {
    if (takesNext(body, words[index - 1])) return [];
    const [, head, value] = /^(--[\w-]+)=(.+)$/s.exec(word) ?? [];
    const joinedOption = head === undefined ? undefined : body.options.get(head);
    if (joinedOption !== undefined && isPlainValue(joinedOption) && !body.options.has(word))
      return [words.toSpliced(index, 1, head as string, value as string)];
    const next = words[index + 1];
    const option = body.options.get(word);
    if (option === undefined || next === undefined || !isPlainValue(option)) return [];
    if (word.startsWith('--')) return [words.toSpliced(index, 2, `${word}=${next}`)];
    const glued = `${word}${next}`;
    const glues = word.length === 2 && body.style.bundling !== false && !body.options.has(glued);
    return glues ? [words.toSpliced(index, 2, glued)] : [];
  });
}

function renamed(vector: Vector): readonly (readonly string[])[] {
  const { body } = vector;
  const words = texts(vector);
  return words.flatMap((word, index) => {
    const option = body.options.get(word);
    if (option === undefined || takesNext(body, words[index - 1])) return [];
    if (!isFlag(option) && !isPlainValue(option)) return [];
    const names = option.names.filter((name) => name !== word && body.options.get(name) === option);
    const short = body.style.abbreviations === true ? shortestOf(body, word, option) : null;
    return [...names, ...(short === null ? [] : [short])].map((name) => words.with(index, spelled(name)));
  });
}

function shortestOf(body: GrammarBody, name: string, option: OptionGrammar): string | null {
  if (!name.startsWith('--')) return null;
  for (let end = 3; end < name.length; end += 1) {
    const text = name.slice(0, end);
    const meant = body.longNames.filter((long) => long.startsWith(text));
    if (!body.options.has(text) && meant.every((long) => body.options.get(long) === option)) return text;
  }
  return null;
}
