import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testExpression } from '../../../src/commands/languages/test.js';
import type { Word } from '../../../src/generated/types.js';
import { fastest } from './short.js';

const literal = (value: string): Word => ({ text: value, span: [0, 0], value, fields: 'one', reasons: [] });

const dynamic = (more: Partial<Word> = {}): Word => ({
  text: '"$x"',
  span: [0, 0],
  value: null,
  fields: 'one',
  reasons: ['parameter'],
  ...more,
});

/** `?` stands for a quoted variable, `*` for an unquoted one. */
const words = (line: string): Word[] =>
  line
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word === '?' ? dynamic() : word === '*' ? dynamic({ fields: 'many' }) : literal(word)));

const facts = (list: readonly Word[]): string => {
  const { operands, unknown, effects, paths, shellTexts } = testExpression(list);
  expect([effects, paths, shellTexts]).toEqual([[], [], []]);
  const files = operands.map(({ word, role }) => `${role}:${word.value ?? '?'}`);
  return [...files, ...(unknown === null ? [] : ['unknown'])].join(' ') || 'pure';
};

const table = (rows: readonly (readonly [string, string])[]): void => {
  it.each(rows)('[ %s ] is %s', (line, expected) => {
    expect(facts(words(line))).toBe(expected);
  });
};

describe('up to three words', () => {
  table([
    ['', 'pure'],
    ['x', 'pure'],
    ['?', 'pure'],
    ['-f', 'pure'],
    ['-f x', 'list:x'],
    ['-f ?', 'list:?'],
    ['-a x', 'list:x'],
    ['-n ?', 'pure'],
    ['-t 1', 'pure'],
    ['-o errexit', 'pure'],
    ['! x', 'pure'],
    ['! ?', 'pure'],
    ['? x', 'unknown'],
    ['? ?', 'unknown'],
    ['x y', 'unknown'],
    ['? = x', 'pure'],
    ['? = ?', 'pure'],
    ['? -eq 1', 'pure'],
    ['x -nt y', 'list:x list:y'],
    ['? -ef y', 'list:? list:y'],
    ['? -a ?', 'pure'],
    ['-f -o x', 'pure'],
    ['! -f x', 'list:x'],
    ['! -f ?', 'list:?'],
    ['! = x', 'pure'],
    ['( x )', 'pure'],
    ['( ? )', 'unknown'],
    ['x ? y', 'unknown'],
    ['? -f y', 'unknown'],
    ['x -f y', 'unknown'],
    ['! ? y', 'unknown'],
  ]);
});

describe('variables, whose subscripts bash evaluates', () => {
  table([
    ['-v x', 'pure'],
    ['-v x[1]', 'pure'],
    ['-v x[$(id)]', 'unknown'],
    ['-v x[y]', 'unknown'],
    ['-v ?', 'unknown'],
    ['! -v ?', 'unknown'],
    ['-R x', 'pure'],
    ['-R x[$(id)]', 'unknown'],
    ['-n x[$(id)]', 'pure'],
    ['-v = x', 'pure'],
    ['x[$(id)] -eq 1', 'pure'],
    ['-v x -a -v y', 'pure'],
    ['-v x -a -v y[$(id)]', 'unknown'],
  ]);
});

describe('four words and more', () => {
  table([
    ['! ? = x', 'pure'],
    ['! ? -nt x', 'list:? list:x'],
    ['! ? ? x', 'unknown'],
    ['-f x -a -d y', 'list:x list:y'],
    ['-f x -o ! -d y', 'list:x list:y'],
    ['! ( -f x -o a = b ) -a c', 'list:x'],
    ['( ( x ) )', 'pure'],
    ['( -f x', 'unknown'],
    ['a = b -a', 'unknown'],
    ['a = b c = d', 'unknown'],
    ['a = b )', 'unknown'],
    ['-f x -a ? = y', 'list:x unknown'],
    ['-n ? -a x', 'unknown'],
    ['-f -a -a x', 'unknown'],
    ['a = ( -a x', 'unknown'],
    ['! ! ! !', 'pure'],
    ['! ! ! ! !', 'unknown'],
  ]);
});

describe('words that are not static', () => {
  it('several fields hide the number of words', () => {
    expect(facts(words('-f *'))).toBe('unknown');
    expect(facts(words('*'))).toBe('unknown');
    expect(facts(words('* = x'))).toBe('unknown');
  });

  it('known values, places and edges rule operators out', () => {
    const second = literal('y');
    const first = (more: Partial<Word>): string =>
      facts([dynamic(more), literal('='), second, literal('-a'), second]);
    expect(first({ values: ['a', 'b'] })).toBe('pure');
    expect(first({ values: ['a', '!'] })).toBe('unknown');
    expect(first({ values: ['a', 'b'], fields: 'many' })).toBe('pure');
    expect(first({ values: ['a', 'b c'], fields: 'many' })).toBe('unknown');
    expect(first({ values: ['a', '*'], fields: 'many' })).toBe('unknown');
    expect(first({ values: ['a', ''], fields: 'many' })).toBe('unknown');
    expect(first({ base: 'home', tail: '/x' })).toBe('pure');
    expect(first({ prefix: 'x' })).toBe('pure');
    expect(first({ prefix: '-' })).toBe('unknown');
    expect(first({ suffix: '.txt' })).toBe('pure');
    expect(first({ suffix: 'f' })).toBe('unknown');
  });
});

const OPERATORS = ['!', '(', ')', '-f', '-v', '-n', '-a', '-o', '-nt', '=', '-eq', 'x', 'y[$(id)]', ''];

it('concretisation: what holds for a word that is not known holds for each of its values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...OPERATORS), fc.boolean()), { maxLength: 7 }),
      (pairs) => {
        const open = pairs.map(([value, hidden]) => (hidden ? dynamic() : literal(value)));
        const seen = testExpression(open);
        if (seen.unknown !== null) return;
        const closed = testExpression(pairs.map(([value]) => literal(value)));
        expect(closed.unknown).toBeNull();
        expect(closed.operands.length).toBe(seen.operands.length);
      },
    ),
    { numRuns: 5000 },
  );
});

it('linear time on many words', () => {
  for (const unit of ['(', '!', '-f x -a', 'a = b -o', '-a']) {
    const list = words(`${unit} `.repeat(20_000));
    expect(fastest(() => testExpression(list))).toBeLessThan(1000);
  }
});
