/** Options: those that the grammars of the programs in play list, and any other that a program may be given. */

import type { Effect } from '../../generated/types.js';
import type { OptionPart } from '../atoms.js';
import { type Agree, fields, namesAgree } from '../elements.js';
import type { Signed } from '../expr.js';
import type { KnownOption } from '../powers.js';

/**
 * `listed`: null, the program may be any, and so may the names that an option has. An option that no grammar lists
 * makes the command unknown, and one that is listed adds its effects.
 */
export const optionAgrees =
  (listed: readonly KnownOption[] | null, can: (effect: Effect) => boolean): Agree<OptionPart> =>
  (parts) => {
    if (!valuesAgree(parts)) return false;
    // Names may be anything, together.
    if (listed === null) return namesAgree(parts, 'name');
    return (
      (can('unknown') && unlistedAgrees(parts)) ||
      listed.some(({ names, effects }) => effects.every(can) && listedAgrees(names, parts))
    );
  };

function valuesAgree(parts: readonly Signed<OptionPart>[]): boolean {
  const values = fields<string>(parts, 'value');
  const wanted = values.filter(({ holds }) => holds);
  const has = (wish: boolean): boolean =>
    parts.some(({ part, holds }) => part.of === 'has-value' && holds === wish);
  if (has(true) && has(false)) return false;
  if (wanted.length === 0) return true;
  if (has(false)) return false;
  return [...(wanted[0]?.part ?? [])].some((value) =>
    values.every(({ part, holds }) => part.has(value) === holds),
  );
}

/** An option that no grammar lists has one name, its spelling. */
function unlistedAgrees(parts: readonly Signed<OptionPart>[]): boolean {
  const names = fields<string>(parts, 'name');
  const wanted = names.find(({ holds }) => holds);
  // Spellings are endless: without a name that it has to have, there is always another.
  if (wanted === undefined) return true;
  return [...wanted.part].some((name) => singleName(name, parts));
}

function singleName(name: string, parts: readonly Signed<OptionPart>[]): boolean {
  return parts.every(({ part, holds }) => {
    if (part.of === 'name') return part.values.has(name) === holds;
    if (part.of === 'prefix') return [...part.values].some((prefix) => name.startsWith(prefix)) === holds;
    if (part.of === 'bundle') return bundles(name, part) === holds;
    return true;
  });
}

function bundles(name: string, part: Extract<OptionPart, { readonly of: 'bundle' }>): boolean {
  if (!/^-[A-Za-z0-9]+$/.test(name)) return false;
  const letters = [...name.slice(1)].map((char) => `-${char}`);
  if (!part.all) return letters.some((letter) => part.letters.has(letter));
  return letters.length > 1 && letters.every((letter) => part.letters.has(letter));
}

/** Its spelling is a name of it, or an abbreviation of a long one. */
function listedAgrees(names: readonly string[], parts: readonly Signed<OptionPart>[]): boolean {
  const abbreviates = (text: string): boolean =>
    names.some((name) => name.startsWith('-') && name.startsWith(text));
  return parts.every(({ part, holds }) => {
    if (part.of === 'name') {
      const own = names.some((name) => part.values.has(name));
      return holds ? own || [...part.values].some(abbreviates) : !own;
    }
    if (part.of === 'prefix' && holds)
      return [...part.values].some((prefix) =>
        names.some((name) => name.startsWith(prefix) || prefix.startsWith(name)),
      );
    return part.of !== 'bundle' || !holds;
  });
}
