/** Sets of texts: some listed ones, or those of a pattern; and whether several of them have a text in common. */

import { intervalAt } from '../policy/pattern/alphabet.js';
import { compilePattern, DEAD, type TableDfa } from '../policy/pattern/index.js';
import type { Budget, Signed } from './expr.js';

export interface Language {
  readonly test: (text: string) => boolean;
  /** Null: the members are those of `dfa`. */
  readonly values: ReadonlySet<string> | null;
  /** Null beside no values either: too large for an automaton, so that only `test` knows. */
  readonly dfa: TableDfa | null;
}

export const listed = (values: Iterable<string>): Language => {
  const set = new Set(values);
  return { test: (text) => set.has(text), values: set, dfa: null };
};

/** The language of a pattern; compiling one can take as long as all that is asked of it. */
export function patternLanguage(source: string): Language {
  const known = languages.get(source);
  if (known !== undefined) return known;
  const compiled = compilePattern(source);
  const language = compiled.ok
    ? { test: compiled.value.test, values: null, dfa: compiled.value.dfa }
    : listed([]);
  if (languages.size >= MOST_LANGUAGES) languages.clear();
  languages.set(source, language);
  return language;
}

const languages = new Map<string, Language>();
const MOST_LANGUAGES = 1_000;

/** Texts that begin so; `folded`: whatever the case of its ASCII letters. */
export function beginning(prefix: string, folded = false): Language {
  const letters = [...prefix].map((letter) =>
    folded && /[a-z]/i.test(letter)
      ? `[${letter.toLowerCase()}${letter.toUpperCase()}]`
      : `\\u{${(letter.codePointAt(0) as number).toString(16)}}`,
  );
  const compiled = compilePattern(`${letters.join('')}.*`);
  const start = folded ? prefix.toLowerCase() : prefix;
  const test = (text: string): boolean => (folded ? text.toLowerCase() : text).startsWith(start);
  return { test, values: null, dfa: compiled.ok ? compiled.value.dfa : null };
}

/**
 * A shortest text that lies in the languages that hold and in none of the others; null: there is none; undefined: the
 * budget ended. Complete: `null` is a proof. Of texts of one length, the most ordinary.
 */
export function commonText(
  languages: readonly Signed<Language>[],
  budget: Budget,
): string | null | undefined {
  const finite = languages.find(({ part, holds }) => holds && part.values !== null)?.part.values;
  if (finite !== undefined && finite !== null) {
    const fitting = [...finite].filter((text) =>
      languages.every(({ part, holds }) => part.test(text) === holds),
    );
    return fitting.sort((left, right) => left.length - right.length)[0] ?? null;
  }
  return search(languages, budget);
}

interface Node {
  readonly states: readonly number[];
  /** What it has read, for what is listed. */
  readonly text: string;
}

/** Breadth first over the product of the automata; a listed set can only be one to avoid here. */
function search(languages: readonly Signed<Language>[], budget: Budget): string | null | undefined {
  if (languages.some(({ part }) => part.values === null && part.dfa === null)) return undefined;
  const automata = languages.flatMap(({ part, holds }) =>
    part.dfa === null ? [] : [{ dfa: part.dfa, holds }],
  );
  const banned = new Set(languages.flatMap(({ part, holds }) => (holds ? [] : [...(part.values ?? [])])));
  const letters = lettersOf(
    automata.map(({ dfa }) => dfa),
    banned,
  );
  const depth = Math.max(0, ...[...banned].map(({ length }) => length));
  const seen = new Set<string>();
  let front: Node[] = [{ states: automata.map(({ dfa }) => dfa.start), text: '' }];
  while (front.length > 0) {
    const next: Node[] = [];
    for (const node of front) {
      if (budget.left-- < 0) return undefined;
      const accepted = automata.every(
        ({ dfa, holds }, index) => (dfa.accepting[node.states[index] as number] === 1) === holds,
      );
      if (accepted && !banned.has(node.text)) return node.text;
      for (const letter of letters) {
        const states = automata.map(({ dfa }, index) => step(dfa, node.states[index] as number, letter));
        if (automata.some(({ holds }, index) => holds && states[index] === DEAD)) continue;
        const text = node.text + letter;
        // Texts up to the longest banned one are told apart by what they are, longer ones by their states.
        const key = text.length <= depth && [...banned].some((one) => one.startsWith(text)) ? `=${text}` : '';
        const name = `${states.join(' ')}${key}`;
        if (seen.has(name)) continue;
        seen.add(name);
        next.push({ states, text });
      }
    }
    front = next;
  }
  return null;
}

function step(dfa: TableDfa, state: number, letter: string): number {
  const codePoint = letter.codePointAt(0) as number;
  const symbol =
    codePoint < 128
      ? (dfa.ascii[codePoint] as number)
      : (dfa.classes[intervalAt(dfa.starts, codePoint)] as number);
  return dfa.table[state * dfa.classCount + symbol] as number;
}

const ORDINARY = 'abcdefghijklmnopqrstuvwxyz0123456789-_./ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter for each set of letters that no automaton and no listed text tells apart. */
function lettersOf(automata: readonly TableDfa[], banned: ReadonlySet<string>): readonly string[] {
  const found = new Map<string, string>();
  const own = new Set([...banned].flatMap((text) => [...text]));
  const offer = (letter: string): void => {
    const codePoint = letter.codePointAt(0) as number;
    // NUL is in no argument, and half of a pair is no text.
    if (codePoint === 0 || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return;
    const classes = automata.map((dfa) =>
      codePoint < 128 ? dfa.ascii[codePoint] : dfa.classes[intervalAt(dfa.starts, codePoint)],
    );
    const key = `${classes.join(' ')}${own.has(letter) ? `=${letter}` : ''}`;
    if (!found.has(key)) found.set(key, letter);
  };
  for (const letter of ORDINARY) offer(letter);
  for (let codePoint = 1; codePoint < 128; codePoint += 1) offer(String.fromCharCode(codePoint));
  for (const letter of own) offer(letter);
  // Where intervals of several automata meet, one of them begins; behind a begin may stand letters of listed texts.
  const starts = new Set([0xe000, ...automata.flatMap((dfa) => [...dfa.starts])]);
  for (const start of starts)
    for (let codePoint = start; codePoint <= Math.min(start + own.size + 1, 0x10ffff); codePoint += 1)
      offer(String.fromCodePoint(codePoint));
  return [...found.values()];
}
