/** Takes secrets out of an entry, and leaves what a decision looks at. */

import type { CorpusEntry, SecretCatalogue } from '../../../generated/types.js';
import { shippedSecrets } from '../../../policy/shipped.js';
import { keyBlocksIn } from './keys.js';
import { Placeholders } from './placeholders.js';
import type { Span } from './span.js';
import { tokensIn } from './tokens.js';
import { userinfoIn } from './urls.js';
import { namedValuesIn } from './values.js';

/**
 * The entry with each secret of its input replaced by `REDACTED_1`, `REDACTED_2`, …: word characters, so that a command
 * has the same words, options and operators as before; the same secret by the same word. Its fidelity becomes
 * `redacted`, unless the recording cut it. Where nothing is found the entry itself is given. Linear in the input.
 *
 * Taken out is what `packs/catalog/secrets.json` describes, values of names that speak of a secret, passwords in
 * addresses and private keys. What looks like none of these stays, and so do names, paths and hosts.
 */
export function redactEntry(entry: CorpusEntry): CorpusEntry {
  const catalogue = shippedSecrets();
  const placeholders = new Placeholders(textsOf(entry.input));
  const once = mapTexts(entry.input, (text) => placeholders.replace(text, secretsIn(text, catalogue)));
  if (placeholders.size === 0) return entry;
  const input = mapTexts(once, (text) => placeholders.replaceRepeated(text));
  return { ...entry, input, fidelity: entry.fidelity === 'truncated' ? 'truncated' : 'redacted' };
}

const secretsIn = (text: string, catalogue: SecretCatalogue): readonly Span[] => [
  ...keyBlocksIn(text),
  ...tokensIn(text, catalogue.tokens),
  ...userinfoIn(text),
  ...namedValuesIn(text, catalogue),
];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Entries are plain, and nested no deeper than plain values are. Names of members stay. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  const members: { [name: string]: unknown } = Object.create(null);
  for (const [name, member] of Object.entries(value)) members[name] = mapTexts(member, change);
  return members;
}
