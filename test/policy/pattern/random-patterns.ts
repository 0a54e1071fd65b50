import fc from 'fast-check';

/**
 * A random pattern with what it means, worked out without the parser under test: `source` is legal to RegExp under
 * `us` too, and `sample` turns a stream of numbers in [0, 1) into a text that must match.
 */
export interface RandomPattern {
  readonly source: string;
  /** How many repetitions stand in one another. */
  readonly nesting: number;
  readonly sample: (next: () => number) => string;
}

/** Few characters, so that random patterns and texts meet, and each kind once: ASCII, accents, astral, halves. */
export const SUBJECT_CHARACTERS: readonly string[] = [
  ...['a', 'b', 'c', 'Z', '0', '7', '_', '-', '/', '.', '*', ' ', '\n', '\0', '\x7f'],
  ...[
    '\u0080',
    'é',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\uffff',
    '😀',
    '\u{1f601}',
    '\u{10ffff}',
    '\ud83d',
    '\ude00',
  ],
];

const WRITABLE = SUBJECT_CHARACTERS.filter((char) => !/^[\ud800-\udfff]$/.test(char));

export const randomSubject: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...SUBJECT_CHARACTERS), { maxLength: 8 })
  .map((chars) => chars.join(''));

const literal: fc.Arbitrary<RandomPattern> = fc
  .tuple(fc.constantFrom(...WRITABLE), fc.nat(3))
  .map(([char, spelling]) => ({ source: spell(char, spelling), nesting: 0, sample: () => char }));

const shorthand = fc.constantFrom('\\d', '\\D', '\\w', '\\W', '\\s', '\\S');

const range = fc
  .tuple(fc.constantFrom(...WRITABLE), fc.constantFrom(...WRITABLE), fc.nat(3), fc.nat(3))
  .map(([a, b, spellA, spellB]) => {
    const [low, high] = codePoint(a) <= codePoint(b) ? [a, b] : [b, a];
    return `${spell(low, spellA)}-${spell(high, spellB)}`;
  });

const characterClass: fc.Arbitrary<RandomPattern> = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.oneof(
        literal.map((l) => l.source),
        range,
        shorthand,
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([negated, items]) => `[${negated ? '^' : ''}${items.join('')}]`)
  .filter((source) => members(source).length > 0)
  .map(oneOf);

const { tree } = fc.letrec<{ tree: RandomPattern }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 4, arbitrary: literal },
    { weight: 1, arbitrary: characterClass },
    { weight: 1, arbitrary: fc.oneof(fc.constant('.'), shorthand).map(oneOf) },
    { weight: 3, arbitrary: fc.array(tie('tree'), { maxLength: 4 }).map(sequence) },
    { weight: 2, arbitrary: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map(alternation) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('tree'), fc.constantFrom('?', '*', '+', '{0}', '{2}', '{1,}', '{2,}', '{0,2}', '{1,3}'))
        .map(repetition),
    },
  ),
}));

export const randomPattern: fc.Arbitrary<RandomPattern> = tree;

/** A stream of numbers for `sample`, out of a list that repeats. */
export function cycle(numbers: readonly number[]): () => number {
  let at = 0;
  return () => (numbers[at++ % numbers.length] as number) / 1000;
}

function sequence(items: readonly RandomPattern[]): RandomPattern {
  return {
    source: items.map(({ source }) => source).join(''),
    nesting: deepest(items),
    sample: (next) => items.map(({ sample }) => sample(next)).join(''),
  };
}

function alternation(items: readonly RandomPattern[]): RandomPattern {
  return {
    source: `(${items.map(({ source }) => source).join('|')})`,
    nesting: deepest(items),
    sample: (next) => (items[Math.floor(next() * items.length)] as RandomPattern).sample(next),
  };
}

function repetition([item, quantifier]: readonly [RandomPattern, string]): RandomPattern {
  const [min, max] = COUNTS.get(quantifier) as readonly [number, number];
  return {
    source: `(?:${item.source})${quantifier}`,
    nesting: item.nesting + 1,
    sample: (next) => {
      const count = min + Math.floor(next() * (max - min + 1));
      return Array.from({ length: count }, () => item.sample(next)).join('');
    },
  };
}

const COUNTS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['?', [0, 1]],
  ['*', [0, 3]],
  ['+', [1, 3]],
  ['{0}', [0, 0]],
  ['{2}', [2, 2]],
  ['{1,}', [1, 3]],
  ['{2,}', [2, 4]],
  ['{0,2}', [0, 2]],
  ['{1,3}', [1, 3]],
]);

function deepest(items: readonly RandomPattern[]): number {
  return Math.max(0, ...items.map(({ nesting }) => nesting));
}

function oneOf(source: string): RandomPattern {
  const chars = members(source);
  return { source, nesting: 0, sample: (next) => chars[Math.floor(next() * chars.length)] as string };
}

function members(source: string): readonly string[] {
  const expression = new RegExp(`^(?:${source})$`, 'us');
  return WRITABLE.filter((char) => expression.test(char));
}

function spell(char: string, spelling: number): string {
  const value = codePoint(char);
  if (spelling === 1) return `\\u{${value.toString(16)}}`;
  if (spelling === 2 && value <= 0xffff) return `\\u${value.toString(16).padStart(4, '0')}`;
  if (spelling === 3 && value <= 0xff) return `\\x${value.toString(16).padStart(2, '0')}`;
  if (char === '-') return '\\x2d';
  return '^$\\.*+?()[]{}|/'.includes(char) ? `\\${char}` : char;
}

function codePoint(char: string): number {
  return char.codePointAt(0) as number;
}
