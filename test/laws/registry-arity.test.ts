/** What test/registry-arity.mjs found, so that it stays found. */

import { expect, it } from 'vitest';
import { decideCall } from '../support/decisions.js';

it.each([
  // zstd goes on reading options after the number: `-T0o FILE` writes FILE, whatever `-c` says.
  ['zstd -c -T0o .git/hooks/pre-commit a.txt', 'review'],
  ['zstd -c -M5o .git/hooks/pre-commit a.txt', 'review'],
  // The number of -T may be missing, and is never the next word.
  ['zstd -c -T ~/.ssh/id_rsa', 'deny'],
  ['zstd -T --rm a.txt', 'review'],
  ['zstd -T a.txt', 'allow'],
  ['zstd -T4 a.txt', 'allow'],
  // cmake writes what it prints to the next word, where there is one.
  ['cmake --system-information .git/hooks/pre-commit', 'deny'],
  ['cmake --system-information build/system.txt', 'allow'],
  ['cmake --help-commands .git/hooks/pre-commit', 'review'],
  ['cmake --help-command-list', 'allow'],
])('%s: %s', (line, effect) => {
  expect(decideCall(line).effect).toBe(effect);
});
