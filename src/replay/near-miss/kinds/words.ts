/** A payload inside of a word, where bash runs it on the way. */

import type { NearMissPayload, NearMissWord } from '../../../generated/types.js';
import { fill } from '../fill.js';
import { type Kind, type Miss, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { behind, outerCommands, replaced, type Seed } from '../seed.js';
import { joined, product } from '../space.js';
import { QUOTINGS } from '../spellings.js';

export const WORD_KINDS: readonly Kind[] = [
  {
    id: 'substitution',
    family: 'dangerous',
    summary:
      'A payload in a substitution: as a further word at each place, in place of each word, and attached to each.',
    space: (seed) =>
      ofText(seed, (text) => {
        const { words, payloads } = material();
        return joined(
          outerCommands(seed).flatMap((command) =>
            command.words.map(({ span }, index) =>
              product([words, PLACINGS, payloads] as const, (word, placing, payload) => {
                if (index === 0 && placing !== 'further') return null;
                if (word.whole === true && placing === 'attached') return null;
                const expansion = fill(word.text, { payload: payload.text });
                if (expansion === null) return null;
                const end = behind(command, index);
                const made =
                  placing === 'instead'
                    ? replaced(text, span, expansion)
                    : replaced(text, [end, end], placing === 'further' ? ` ${expansion}` : expansion);
                return miss(seed, made, { word, payload });
              }),
            ),
          ),
        );
      }),
  },
  {
    id: 'respelled-payload',
    family: 'dangerous',
    summary: 'A payload follows the call with its words in other quotes and escapes.',
    space: (seed) =>
      ofText(seed, (text) => {
        const plain = material().payloads.filter(({ text: payload }) => /^[\w ./:=~-]+$/.test(payload));
        return product([plain, [...QUOTINGS.values()], JOINTS] as const, (payload, quote, joint) => {
          const spelled = payload.text
            .split(' ')
            .map((word) => (word.includes('~') || word === '.' ? word : quote(word)))
            .join(' ');
          return textMiss(seed, `${text}${joint}${spelled}`, {
            expects: payload.alone === 'deny' ? 'denied' : 'held',
            keeps: [spelled],
          });
        });
      }),
  },
];

const PLACINGS = ['further', 'instead', 'attached'] as const;
const JOINTS = ['; ', ' && ', ' | ', '\n'] as const;

const miss = (
  seed: Seed,
  text: string,
  { word, payload }: { readonly word: NearMissWord; readonly payload: NearMissPayload },
): Miss | null =>
  textMiss(seed, text, {
    expects: word.denies === true && payload.alone === 'deny' ? 'denied' : 'held',
    keeps: [payload.text],
  });
