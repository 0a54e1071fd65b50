import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocalUrl } from '../../src/analysis/domains/urls.js';
import { powersOf } from '../../src/analysis/powers.js';
import { describe as describeShape } from '../../src/commands/describe.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';

const knowledge = shippedKnowledge();
const FETCHING = knowledge.tools.tools
  .filter(({ kind }) => kind === 'fetch')
  .map(({ names }) => names[0] as string);

it('a URL that is told to be local makes a fetch read a file, or is of no known host', () => {
  expect(FETCHING.length).toBeGreaterThan(1);
  expect(powersOf(knowledge).isUrl('fetch', 'url')).toBe(true);
  const piece = fc.constantFrom(
    'file',
    'FiLe',
    ':',
    '/',
    '//',
    'https',
    'a.example',
    ' ',
    '\n',
    '\u0001',
    '\u007f',
    '%00',
    '\\',
    'x',
    '?',
  );
  let local = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), fc.constantFrom(...FETCHING), (pieces, tool) => {
      const url = pieces.join('');
      if (!isLocalUrl({ pointer: '/url', equals: url }, { left: 10_000 })) return;
      local += 1;
      const shape = projector.project({ tool, input: { url, prompt: 'x' } });
      const { facts } = describeShape(shape, { knowledge, context: EXAMPLE_CONTEXT });
      const [found] = facts.commands;
      const isUnknown = found?.network.some(({ host }) => host === null) === true;
      expect([url, found?.effects.includes('read') === true || isUnknown]).toEqual([url, true]);
    }),
    { numRuns: 3_000 },
  );
  expect(local).toBeGreaterThan(500);
});

it.each([
  ['file:.*', true],
  [' *file:///etc/.*', true],
  ['https://docs[.]rs/.*', false],
  ['.*\\n', true],
  ['.*', false],
])('%s: %s', (pattern, expected) => {
  expect(isLocalUrl({ pointer: '/url', pattern }, { left: 10_000 })).toBe(expected);
});
