/** Values of names that speak of a secret: in assignments, options, JSON, configuration and headers. */

import type { SecretCatalogue } from '../../../generated/types.js';
import { namesIn } from './names.js';
import type { Span } from './span.js';
import { PlainValues, quotedValue } from './value.js';

/**
 * `NAME=value`, `--name value`, `"name": "value"`, `"Name: Scheme value"`, `Scheme value`. Linear.
 *
 * Only what the text fixes is a value: what a shell would expand stays. So does what looks like a path or a file's name,
 * since which file a command touches decides about it.
 */
export function namedValuesIn(text: string, catalogue: SecretCatalogue): readonly Span[] {
  const plain = new PlainValues(text, catalogue.schemes);
  return namesIn(text, catalogue).flatMap(({ start, end, kind }) => {
    if (kind === 'scheme') return one(plain.afterScheme(end));
    const after = separatorAfter(text, end, text.startsWith('--', start - 2));
    if (after === null) return [];
    const quote = text[start - 1];
    if (kind === 'header' && after.by === ':' && (quote === '"' || quote === "'"))
      return one(headerValue(text, { from: after.to, quote, plain }));
    const quoted = quotedValue(text, after.to);
    if (quoted !== undefined) return one(quoted);
    return after.apart && after.by === '=' ? [] : one(plain.at(after.to, { certain: after.by !== ':' }));
  });
}

const one = (span: Span | null): readonly Span[] => (span === null ? [] : [span]);

interface Separator {
  readonly by: '=' | ':' | ' ';
  /** There are blanks around it. */
  readonly apart: boolean;
  /** Where the value begins. */
  readonly to: number;
}

/** What stands between a name and its value; a blank only after the name of an option. */
function separatorAfter(text: string, end: number, option: boolean): Separator | null {
  const named = text.startsWith('\\"', end) ? end + 2 : /["']/.test(text[end] ?? '') ? end + 1 : end;
  const at = afterBlanks(text, named);
  const by = text[at];
  if (by === '=' || by === ':') {
    // `==`, `=~`, `::`, `://` and `:=` compare, qualify or define.
    if (/[=~:/]/.test(text[at + 1] ?? '')) return null;
    const to = afterBlanks(text, at + 1);
    return { by, apart: at > named || to > at + 1, to };
  }
  return option && named === end && at > end ? { by: ' ', apart: false, to: at } : null;
}

/** A few blanks: what is further away belongs to something else. */
function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < from + MOST_BLANKS && (text[at] === ' ' || text[at] === '\t')) at += 1;
  return at;
}

const MOST_BLANKS = 4;

/** All up to the quote that stands before the header's name; of that, what follows the scheme. */
function headerValue(
  text: string,
  { from, quote, plain }: { readonly from: number; readonly quote: string; readonly plain: PlainValues },
): Span | null {
  const end = text.indexOf(quote, from);
  if (end < 0 || end - from > LONGEST_HEADER) return null;
  const start = plain.withoutScheme(from, end);
  return /[$`\\\n]/.test(text.slice(start, end)) || start >= end ? null : { start, end };
}

/** Servers take no longer ones. */
const LONGEST_HEADER = 16_384;
