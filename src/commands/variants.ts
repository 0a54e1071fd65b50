/** Which variant of a grammar applies to a command. */

import type { GrammarVariant, Word } from '../generated/types.js';
import type { ParsedOption } from './options.js';
import { fitsName } from './wildcard.js';
import { isSingle } from './words.js';

const isAmong = ({ value }: Word, names: readonly string[]): boolean =>
  value !== null && names.some((name) => fitsName(name, value));

/** `present`: every name of every option that is there. */
export function holds(
  variant: GrammarVariant,
  present: ReadonlySet<string>,
  options: readonly ParsedOption[],
  operands: readonly Word[],
): boolean {
  const when = variant.when;
  if (when.any !== undefined && !when.any.some((name) => present.has(name))) return false;
  if (when.all !== undefined && !when.all.every((name) => present.has(name))) return false;
  if (when.none?.some((name) => present.has(name)) === true) return false;
  if (when.operandsAtLeast !== undefined && operands.length < when.operandsAtLeast) return false;
  if (
    when.operandsAtMost !== undefined &&
    (operands.length > when.operandsAtMost || !operands.every(isSingle))
  ) {
    return false;
  }
  const first = operands[0]?.value;
  if (when.firstOperand !== undefined && !(typeof first === 'string' && when.firstOperand.includes(first)))
    return false;
  if (when.anyOperand !== undefined && !operands.some((word) => isAmong(word, when.anyOperand ?? [])))
    return false;
  const value = when.value;
  if (value === undefined) return true;
  // Every occurrence: which of several a program obeys is not known.
  const named = options.filter((option) => (option.grammar?.names ?? [option.name]).includes(value.name));
  const listed = (word: Word): boolean => word.value !== null && value.in.includes(word.value);
  return named.length > 0 && named.every((option) => option.values.length > 0 && option.values.every(listed));
}
