import type { DynamicReason, Word } from '../../generated/types.js';
import type { Element } from './fields.js';
import type { RawWord } from './pieces.js';
import type { Scope } from './resolve.js';
import { edgeOf } from './typed.js';

/** A word that is not static: why, its static edges, and whether it holds a glob. */
export function dynamicWord(
  raw: RawWord,
  elements: readonly Element[],
  fields: Word['fields'],
  scope: Scope,
): Word {
  let pattern = false;
  let splits = false;
  for (const element of elements) {
    if (element.kind === 'text') {
      if (element.glob >= 0) pattern = true;
    } else if (element.kind !== 'typed') {
      if (element.piece.reason === 'glob') {
        pattern = true;
        // `_+($(c))`: what is computed in the pattern is split before.
        if (/[$`]/.test(element.piece.source)) splits = true;
      } else if (!element.piece.quoted && !element.piece.single) splits = true;
      if (element.piece.many || element.piece.variables.some(scope.mayRefer)) splits = true;
    }
  }
  const word: Word = { text: raw.text, span: raw.span, value: null, fields, reasons: reasonsOf(elements) };
  if (pattern) word.pattern = true;
  // Where one word may become several, only the first of them begins with the prefix: it is then left out.
  if (fields === 'one' || !splits) {
    const prefix = edgeText(elements, false);
    const suffix = edgeText(elements, true);
    if (prefix !== '') word.prefix = prefix;
    if (suffix !== '') word.suffix = suffix;
  }
  return word;
}

export function reasonsOf(elements: readonly Element[]): DynamicReason[] {
  const reasons = new Set<DynamicReason>();
  for (const element of elements) {
    if (element.kind !== 'text') reasons.add(element.piece.reason);
    else if (element.glob >= 0) reasons.add('glob');
  }
  return [...reasons];
}

/** Static text at the beginning or the end, up to the nearest unknown or wildcard. */
function edgeText(elements: readonly Element[], fromEnd: boolean): string {
  let text = '';
  for (const element of fromEnd ? [...elements].reverse() : elements) {
    if (element.kind === 'typed') {
      const edge = edgeOf(element.pattern, fromEnd);
      return fromEnd ? edge + text : text + edge;
    }
    if (element.kind !== 'text') return text;
    if (element.glob >= 0) {
      return fromEnd
        ? element.text.slice(element.lastGlob + 1) + text
        : text + element.text.slice(0, element.glob);
    }
    text = fromEnd ? element.text + text : text + element.text;
  }
  return text;
}

export function fieldCount(raw: RawWord, elements: readonly Element[], scope: Scope): Word['fields'] {
  if (raw.use !== 'argument' && raw.use !== 'element') return 'one';
  for (const element of elements) {
    if (element.kind === 'text') {
      if (element.glob >= 0) return 'many';
    } else if (element.kind === 'typed') continue;
    else if (element.piece.many || element.piece.variables.some(scope.mayRefer)) return 'many';
    else if (!element.piece.quoted && element.kind !== 'choice' && element.kind !== 'place') {
      if (!element.piece.single || !scope.defaultIfs) return 'many';
    }
  }
  return 'one';
}
