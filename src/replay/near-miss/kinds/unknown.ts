/** Words and programs of which nobody can say what they are. */

import { type Kind, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { outerCommands, pathWords, replaced } from '../seed.js';
import { joined, product } from '../space.js';

export const UNKNOWN_KINDS: readonly Kind[] = [
  {
    id: 'undecoded-path',
    family: 'unknown',
    summary: 'Each path of the call becomes a word that is computed when the call runs.',
    space: (seed) =>
      ofText(seed, (text) =>
        joined(
          outerCommands(seed).flatMap((command) =>
            pathWords(command).map(({ word }) =>
              product([material().undecoded] as const, (unknown) =>
                textMiss(seed, replaced(text, word.span, unknown), { keeps: [unknown] }),
              ),
            ),
          ),
        ),
      ),
  },
  {
    id: 'unknown-program',
    family: 'unknown',
    summary: 'A program that nobody described stands beside, before or around the call.',
    space: (seed) =>
      ofText(seed, (text) =>
        product([material().unknownPrograms] as const, (template) =>
          textMiss(
            seed,
            template.replace('{seed}', () => text),
            {
              keeps: template.split('{seed}').filter((part) => part.trim() !== ''),
            },
          ),
        ),
      ),
  },
];
