import { describe, expect, it } from 'vitest';
import type { OptionPart } from '../../../src/analysis/atoms.js';
import { optionAgrees } from '../../../src/analysis/domains/options.js';
import type { Signed } from '../../../src/analysis/expr.js';
import type { Effect } from '../../../src/generated/types.js';

type Part = Signed<OptionPart>;
const set = (names: readonly string[]): ReadonlySet<string> => new Set(names);
const name = (...names: string[]): OptionPart => ({ of: 'name', values: set(names) });
const prefix = (...names: string[]): OptionPart => ({ of: 'prefix', values: set(names) });
const value = (...names: string[]): OptionPart => ({ of: 'value', values: set(names) });
const some = (...letters: string[]): OptionPart => ({ of: 'bundle', letters: set(letters), all: false });
const every = (...letters: string[]): OptionPart => ({ of: 'bundle', letters: set(letters), all: true });
const valued: OptionPart = { of: 'has-value' };
const yes = (part: OptionPart): Part => ({ part, holds: true });
const no = (part: OptionPart): Part => ({ part, holds: false });

const LISTED = [
  { names: ['-a', '--all'], effects: [] },
  { names: ['-x'], effects: ['execute'] },
  { names: ['plain'], effects: [] },
] as const;

type Row = readonly [string, readonly Part[], boolean];

const LISTED_ROWS: readonly Row[] = [
  ['any', [], true],
  ['one that is listed', [yes(name('-a'))], true],
  ['one of several names', [yes(name('-q', '--all'))], true],
  ['one that is not listed', [yes(name('-q'))], false],
  ['one with an effect that is not there', [yes(name('-x'))], false],
  ['by both of its names', [yes(name('-a')), yes(name('--all'))], true],
  ['by one name and not by the other', [yes(name('-a')), no(name('--all'))], false],
  ['of another name', [no(name('-a'))], true],
  ['of no name', [no(name('-a')), no(name('plain'))], false],
  ['by an abbreviation', [yes(name('--al'))], true],
  ['by an abbreviation and not by its name', [yes(name('--al')), no(name('--all'))], false],
  ['not by an abbreviation, by its name', [yes(name('--all')), no(name('--al'))], true],
  ['by an abbreviation of a word', [yes(name('pl'))], false],
  ['by a beginning', [yes(prefix('--a'))], true],
  ['by one of two beginnings', [yes(prefix('--q', '--a'))], true],
  ['by a beginning longer than it', [yes(prefix('--all=x'))], true],
  ['by a beginning that is not its own', [yes(prefix('--q'))], false],
  ['by a name without a dash', [yes(name('plain'))], true],
  ['not by a beginning that is not its own', [yes(name('-a')), no(prefix('--q'))], true],
  ['by an end', [yes(prefix('ll'))], false],
  ['by no beginning', [yes(prefix())], false],
  ['not by a beginning, which is left open', [yes(name('-a')), no(prefix('--a'))], true],
  ['in a bundle', [yes(some('-a'))], false],
  ['in no bundle', [yes(name('-a')), no(some('-a'))], true],
];

/** Only what no grammar lists: its spelling is its name. */
const UNLISTED_ROWS: readonly Row[] = [
  ['any', [], true],
  ['by a name', [yes(name('-q'))], true],
  ['by a name, with a value', [yes(name('-q')), yes(value('1'))], true],
  ['by two names', [yes(name('-q')), yes(name('-r'))], false],
  ['by one of two names', [yes(name('-q', '-r')), no(name('-q'))], true],
  ['by a name and not by it', [yes(name('-q')), no(name('-q', '-r'))], false],
  ['not by a name', [no(name('-q'))], true],
  ['by a beginning of its name', [yes(name('--quiet')), yes(prefix('--q'))], true],
  ['by one of two beginnings', [yes(name('--quiet')), yes(prefix('--x', '--q'))], true],
  ['by another beginning', [yes(name('--quiet')), yes(prefix('--x'))], false],
  ['by an end', [yes(name('--quiet')), yes(prefix('iet'))], false],
  ['not by its beginning', [yes(name('--quiet')), no(prefix('--q'))], false],
  ['not by another beginning', [yes(name('--quiet')), no(prefix('--x'))], true],
  ['by a letter in a bundle', [yes(name('-xvf')), yes(some('-v', '-q'))], true],
  ['by a letter at its end', [yes(name('-xvf')), yes(some('-f'))], true],
  ['by its first letter', [yes(name('-xvf')), yes(some('-x'))], true],
  ['by a letter that is not in it', [yes(name('-xvf')), yes(some('-q'))], false],
  ['not by a letter in it', [yes(name('-xvf')), no(some('-v'))], false],
  ['by no letter that is in it', [yes(name('-xvf')), no(some('-q'))], true],
  ['by a letter of what is no bundle', [yes(name('--xvf')), yes(some('-v'))], false],
  ['by a sign in what is no bundle', [yes(name('-x=f')), yes(some('-x'))], false],
  ['by all of its letters', [yes(name('-xv')), yes(every('-x', '-v', '-q'))], true],
  ['by some of its letters alone', [yes(name('-xv')), yes(every('-x'))], false],
  ['by its last letters alone', [yes(name('-xv')), yes(every('-v'))], false],
  ['by one letter, which is no bundle of several', [yes(name('-x')), yes(every('-x'))], false],
  ['not by all of its letters', [yes(name('-xv')), no(every('-x', '-v'))], false],
];

const VALUE_ROWS: readonly Row[] = [
  ['one of two', [yes(value('1', '2')), yes(value('2', '3'))], true],
  ['two at once', [yes(value('1')), yes(value('2'))], false],
  ['one and not another', [yes(value('1', '2')), no(value('1'))], true],
  ['one and not it', [yes(value('1')), no(value('1', '2'))], false],
  ['none of some', [no(value('1'))], true],
  ['one, and a value', [yes(value('1')), yes(valued)], true],
  ['one, and no value', [yes(value('1')), no(valued)], false],
  ['none, and no value', [no(value('1')), no(valued)], true],
  ['a value', [yes(valued)], true],
  ['no value', [no(valued)], true],
  ['a value and no value', [yes(valued), no(valued)], false],
  ['no value and a value, with a name', [yes(name('-a')), no(valued), yes(valued)], false],
];

const none = (): boolean => false;
const unknown = (effect: Effect): boolean => effect === 'unknown';

describe('an option of a command that is known', () => {
  it.each(LISTED_ROWS)('%s', (_, parts, expected) => {
    expect(optionAgrees(LISTED, none)(parts)).toBe(expected);
  });

  it('whose effect is there', () => {
    expect(optionAgrees(LISTED, (effect) => effect === 'execute')([yes(name('-x'))])).toBe(true);
  });
});

describe('an option that no grammar lists', () => {
  it.each(UNLISTED_ROWS)('%s', (_, parts, expected) => {
    expect(optionAgrees([], unknown)(parts)).toBe(expected);
    expect(optionAgrees([], none)(parts)).toBe(false);
  });
});

describe('an option of any program', () => {
  const ROWS: readonly Row[] = [
    ['by two names', [yes(name('-q')), yes(name('-r'))], true],
    ['by a name and not by it', [yes(name('-q')), no(name('-q'))], false],
  ];
  it.each(ROWS)('%s', (_, parts, expected) => {
    expect(optionAgrees(null, none)(parts)).toBe(expected);
  });
});

describe('the value of an option', () => {
  it.each(VALUE_ROWS)('%s', (_, parts, expected) => {
    for (const listed of [LISTED, null]) expect(optionAgrees(listed, none)(parts)).toBe(expected);
  });
});
