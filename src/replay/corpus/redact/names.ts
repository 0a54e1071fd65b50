/** Names in a text that speak of a secret. */

import type { SecretCatalogue } from '../../../generated/types.js';
import type { Span } from './span.js';

export interface SecretName extends Span {
  readonly kind: 'name' | 'header' | 'scheme';
}

/** In the order of the text. Linear. */
export function namesIn(text: string, { names, headers, schemes }: SecretCatalogue): readonly SecretName[] {
  const lastWords = new Set([...names.map((words) => words.at(-1) ?? ''), ...headers, ...schemes]);
  const endings = names.map((words) => words.join('-'));
  const found: SecretName[] = [];
  for (const { 0: whole, index } of text.matchAll(/[A-Za-z_][A-Za-z0-9_.-]*/g)) {
    // Of a longer one the end tells as much.
    const name = whole.slice(-LONGEST_NAME);
    if (!mayBeOne(name, lastWords)) continue;
    const words = wordsOf(name);
    const end = index + whole.length;
    const start = end - name.length;
    if (headers.includes(words)) found.push({ start, end, kind: 'header' });
    else if (schemes.includes(words) && /[ \t]/.test(text[end] ?? '') && !text.startsWith('--', start - 2))
      found.push({ start, end, kind: 'scheme' });
    else if (endings.some((ending) => words === ending || words.endsWith(`-${ending}`)))
      found.push({ start, end, kind: 'name' });
  }
  return found;
}

const LONGEST_NAME = 64;

/** Most names of a text end in no such word: that is quickly seen. */
function mayBeOne(name: string, lastWords: ReadonlySet<string>): boolean {
  const last = /[A-Z]?(?:[a-z0-9]+|[A-Z0-9]+)$/.exec(name)?.[0].toLowerCase() ?? '';
  return lastWords.has(last) || lastWords.has(name.toLowerCase());
}

/** `githubToken`, `GITHUB_TOKEN` and `github.token` alike. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_.]/g, '-')
    .replace(/^-+/, '');
