/** Arguments of a function call, which APIs hand over as JSON text. */

import { type Plain, toPlain } from '../../shape/plain.js';

/**
 * The value, or the text itself where it is not JSON: models write such, and a stream that broke off leaves such.
 * `cut`: it begins as JSON does, so that more was to come. Null where there are none.
 */
export function parseArguments(
  value: Plain | undefined,
): { readonly input: Plain; readonly cut: boolean } | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') return { input: value, cut: false };
  if (value.trim() === '') return { input: {}, cut: false };
  try {
    const plain = toPlain(JSON.parse(value));
    if (plain.ok) return { input: plain.value, cut: false };
  } catch {
    // Below.
  }
  return { input: value, cut: /^\s*[{[]/.test(value) };
}
