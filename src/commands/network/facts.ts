/** From a word that names a host or URL to network facts. */

import type { NetworkFact, Word } from '../../generated/types.js';
import { possibleValues } from '../words.js';
import { type HostAnswer, type HostWorld, hostOfUrl, hostOfWord } from './hosts.js';

export interface NetworkAnswer {
  readonly facts: readonly NetworkFact[];
  /** Paths of `file:` URLs, which are reads. */
  readonly files: readonly string[];
}

export function networkFact(parts: {
  readonly kind: 'url' | 'url-send' | 'host' | 'listen';
  readonly word: Word;
  readonly world: HostWorld;
}): NetworkAnswer {
  const { world } = parts;
  const direction = parts.kind === 'listen' ? 'listen' : parts.kind === 'url-send' ? 'send' : 'fetch';
  const operand = parts.word.value ?? parts.word.text;
  const fact = (answer: HostAnswer): NetworkFact => ({
    operand,
    scheme: answer.scheme,
    host: answer.host,
    port: answer.port,
    direction,
    class: answer.class,
  });
  const answers = textsOf(parts.word).map((text) => {
    if (text === null) return hostOfUrl('', world);
    return parts.kind === 'host' || parts.kind === 'listen'
      ? hostOfWord(text, world)
      : hostOfUrl(text, world);
  });
  return {
    facts: answers.filter((answer) => answer.file === null).map(fact),
    files: answers.flatMap((answer) => (answer.file === null ? [] : [answer.file])),
  };
}

/** A URL whose path is computed still has a known host: `https://api.example.com/$id`. */
function textsOf(word: Word): readonly (string | null)[] {
  const values = possibleValues(word);
  if (values !== null) return values;
  const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]+[/?#]/.exec(word.prefix ?? '');
  return [origin?.[0] ?? null];
}
