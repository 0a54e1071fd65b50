/** What callers hand to a reader, read once. */

import { toPlain } from '../../shape/plain.js';
import { isMembers, textOf } from './members.js';
import type { CorpusLine, ReaderOptions } from './reader.js';

/** `next`: the number of the line where it has none. */
export function checkedLine(value: unknown, next: number): CorpusLine {
  const plain = toPlain(value);
  if (!plain.ok || !isMembers(plain.value)) return { number: next, fault: 'It is no line.' };
  const { number: given, text, fault, bytes } = plain.value;
  const number = typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : next;
  if (typeof text === 'string') return { number, text };
  return {
    number,
    fault: textOf(fault) ?? 'It is no line.',
    ...(typeof bytes === 'string' ? { bytes } : {}),
  };
}

export function checkedOptions(value: unknown): ReaderOptions {
  const plain = toPlain(value);
  const file = plain.ok && isMembers(plain.value) ? textOf(plain.value.file) : undefined;
  return file === undefined ? {} : { file };
}
