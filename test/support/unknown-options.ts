/** Spellings of options that a grammar does not know. */

import type { GrammarBody } from '../../src/commands/registry.js';
import { bundles, letterOf, plainFlag } from './grammar-bodies.js';

export interface UnknownOption {
  readonly habit: string;
  readonly text: string;
}

/** At least a long one, one with a value, a short one and one of several letters; more where the grammar allows. */
export function unknownOptions(body: GrammarBody): readonly UnknownOption[] {
  const short = unknownLetter(body, '-');
  const plus = body.style.plus === true ? unknownLetter(body, '+') : undefined;
  const flag = plainFlag(body);
  const letter = flag === undefined ? undefined : letterOf(flag, body);
  const long = body.longNames.filter((name) => /^--\w.{3,}$/.test(name));
  const valueless = body.optionList.find(
    ({ value, names }) => value === undefined && long.includes(names.at(-1) ?? ''),
  );
  const candidates: readonly (readonly [string, string | undefined])[] = [
    ['long', '--zzq-unknown'],
    ['long with a value', '--zzq-unknown=x'],
    ['long with a value that looks like a path', '--zzq-unknown=a.txt'],
    ['more dashes', '---zzq'],
    ['short', `-${short}`],
    ['short with a value', `-${short}=x`],
    ['single-dash long', `-${short}zq`],
    ['short with plus', plus && `+${plus}`],
    ['bundled after a known flag', letter && `-${letter}${short}`],
    ['bundled before a known flag', letter && `-${short}${letter}`],
    ['a known name with more behind it', long[0] && `${long[0]}-zzq`],
    ['a known name in capitals', long[0]?.toUpperCase()],
    ['a flag with a value that it does not take', valueless && `${valueless.names.at(-1)}=x`],
    ['an abbreviation', abbreviation(body)],
  ];
  return candidates.flatMap(([habit, text]) =>
    text === undefined || isListed(body, text) ? [] : [{ habit, text }],
  );
}

/** The whole word is a name, as `-xzf` is for tar. */
const isListed = (body: GrammarBody, text: string): boolean =>
  body.options.has(text) || body.operators.has(text);

const unknownLetter = (body: GrammarBody, mark: string): string | undefined =>
  [...'zqjyQZJXKWYkGUMBOHDx~'].find((letter) => !body.options.has(`${mark}${letter}`));

/** One that is ambiguous; where the program takes no abbreviations, one that would be clear. */
function abbreviation(body: GrammarBody): string | undefined {
  for (const name of body.longNames) {
    for (let end = name.length - 1; end > 3; end -= 1) {
      const text = name.slice(0, end);
      if (body.options.has(text)) continue;
      const meant = new Set(
        body.longNames.filter((other) => other.startsWith(text)).map((other) => body.options.get(other)),
      );
      if (meant.size > 1 || body.style.abbreviations !== true) return text;
    }
  }
  return undefined;
}

/** What no grammar can know, whatever it lists: for generators. */
export const isUnknown = (body: GrammarBody, text: string): boolean => {
  if (text === '-' || isListed(body, text) || /^-\d+$/.test(text)) return false;
  const [head = ''] = text.split('=');
  if (head === '--' || body.options.has(head)) return false;
  if (head.startsWith('--')) return !body.longNames.some((name) => name.startsWith(head));
  const first = `-${head.charAt(1)}`;
  return bundles(body) || body.options.has(first) ? !body.options.has(first) : true;
};
