import { expect, it } from 'vitest';
import { operandsAgree } from '../../../src/analysis/domains/operands.js';
import { listed, patternLanguage } from '../../../src/analysis/language.js';

const INFINITY = Number.POSITIVE_INFINITY;
const at = (index: number, pattern: string, holds = true) =>
  ({ part: { on: 'operand', index, text: patternLanguage(pattern) }, holds }) as const;
const some = (pattern: string, holds = true) => ({ part: patternLanguage(pattern), holds });
const count = (min: number, max = INFINITY, holds = true) => ({ part: { min, max }, holds });

interface Said {
  readonly places?: readonly ReturnType<typeof at>[];
  readonly somewhere?: readonly ReturnType<typeof some>[];
  readonly counts?: readonly ReturnType<typeof count>[];
}

const ROWS: readonly (readonly [string, Said, boolean])[] = [
  ['any', {}, true],
  ['two at one place', { places: [at(0, 'a'), at(0, 'b')] }, false],
  ['two at two places', { places: [at(0, 'a'), at(1, 'b')] }, true],
  ['one at a place and not that', { places: [at(0, 'a'), at(0, 'a', false)] }, false],
  ['one at a place, another not so', { places: [at(0, 'a'), at(1, 'a', false)] }, true],
  ['one at a place behind the last', { places: [at(1, 'a')], counts: [count(0, 1)] }, false],
  ['one at the last place', { places: [at(1, 'a')], counts: [count(0, 2)] }, true],
  ['none so at a place behind the last', { places: [at(1, '.*', false)], counts: [count(0, 1)] }, true],
  ['none so at a place that is there', { places: [at(1, '.*', false)], counts: [count(2)] }, false],
  ['none so at the first place, of one', { places: [at(0, 'a', false)], counts: [count(1, 1)] }, true],
  ['more than some', { counts: [count(0, 3, false)] }, true],
  ['more than some, and fewer than one more', { counts: [count(0, 3, false), count(0, 4)] }, true],
  ['more than some, and no more', { counts: [count(0, 3, false), count(0, 3)] }, false],
  ['between two', { counts: [count(0, 1, false), count(3, INFINITY, false)] }, true],
  ['between two that meet', { counts: [count(0, 1, false), count(2, INFINITY, false)] }, false],
  ['some somewhere and none so', { somewhere: [some('a'), some('[a-c]', false)] }, false],
  ['two somewhere', { somewhere: [some('a'), some('b')] }, true],
  ['some somewhere, and none of another kind', { somewhere: [some('[a-c]'), some('a', false)] }, true],
  [
    'some somewhere, though there is none: of an option',
    { somewhere: [some('a')], counts: [count(0, 0)] },
    true,
  ],
  ['one, and none of any kind', { somewhere: [some('.*', false)], counts: [count(1)] }, false],
  ['none, and none of any kind', { somewhere: [some('.*', false)], counts: [count(0)] }, true],
  [
    'none so anywhere, and one so at a place',
    { places: [at(2, 'a')], somewhere: [some('[a-c]', false)] },
    false,
  ],
  [
    'none so anywhere, and another at a place',
    { places: [at(2, 'd')], somewhere: [some('[a-c]', false)] },
    true,
  ],
  // Sixty-two are looked at one by one; what is asked of more is left open.
  ['two at the last place that is looked at', { places: [at(61, 'a'), at(61, 'b')] }, false],
  ['two at a place that is not looked at', { places: [at(62, 'a'), at(62, 'b')] }, true],
  [
    'none so among as many as are looked at',
    { somewhere: [some('.*', false)], counts: [count(62, 62)] },
    false,
  ],
  [
    'none so among more than are looked at',
    { somewhere: [some('.*', false)], counts: [count(70, 70)] },
    true,
  ],
];

it.each(ROWS)('operands: %s', (_, { places = [], somewhere = [], counts = [] }, expected) => {
  expect(operandsAgree({ places, somewhere, counts }, { left: 10_000 })).toBe(expected);
});

it('takes what the budget leaves open for possible', () => {
  const both = [some('[ab]{9}'), { part: listed(['a']), holds: false }, some('[ab]*', false)];
  expect(operandsAgree({ places: [], somewhere: both, counts: [] }, { left: 10_000 })).toBe(false);
  expect(operandsAgree({ places: [], somewhere: both, counts: [] }, { left: 2 })).toBe(true);
});
