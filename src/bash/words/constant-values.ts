import type { Word } from '../../generated/types.js';
import { globOf } from '../../shape/own-glob.js';
import { LOOP_VALUES } from '../limits.js';
import type { Known } from './resolve.js';

/** What an assignment of this word makes known of its variable. */
export function knownValue(word: Word): Known | null {
  if (word.value !== null) return { text: word.value, base: null, values: null };
  if (word.pattern === true) return null;
  const glob = globOf(word);
  if (word.base === undefined)
    return glob === undefined ? null : { text: glob, typed: true, base: null, values: null };
  if (word.prefix !== undefined || glob !== undefined) return null;
  return { text: word.tail ?? '', base: word.base, values: null };
}

/** What a `for` gives its variable: one of several static words, or one of the files that its one glob means. */
export function loopValue(words: readonly Word[]): Known | null {
  const [only] = words;
  const glob = words.length === 1 && only?.pattern === true ? globOf(only) : undefined;
  if (glob !== undefined) return { text: glob, glob: true, base: null, values: null };
  const values = fixedValues(words);
  return values === null ? null : { text: '', base: null, values };
}

/** Of `a=(x y)`; an element `[2]=x` has a place of its own. */
export function fixedElements(words: readonly Word[]): string[] | null {
  return words.some(({ text }) => text.startsWith('[')) || words.length > LOOP_VALUES
    ? null
    : fixedValues(words);
}

/** The words of a `for` that are all static, else null. */
function fixedValues(words: readonly Word[]): string[] | null {
  const values: string[] = [];
  for (const word of words) {
    if (word.value !== null) values.push(word.value);
    else if (word.values !== undefined) values.push(...word.values);
    else return null;
  }
  return values.length > 0 ? values : null;
}

/** The names of variables that this value can be; null where it may be something else. */
export function namesIn(known: Known | null): readonly string[] | null {
  if (known === null || known.base !== null || known.glob === true || known.typed === true) return null;
  const values = known.values ?? [known.text];
  return values.every((value) => /^[A-Za-z_]\w*$/.test(value)) ? values : null;
}
