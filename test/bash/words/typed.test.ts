import { describe, expect, it } from 'vitest';
import type { KnownOutputs } from '../../../src/bash/walk/reader.js';
import { readChecked } from '../../support/bash.js';

const OUTPUTS: ReadonlyMap<string, ReturnType<KnownOutputs>> = new Map([
  ['pwd', 'cwd'],
  ['date +%s', 'word'],
  ['date +%H:%M', 'word'],
  ['nproc', 'number'],
  ['basename $cwd', 'segment'],
]);
const outputOf: KnownOutputs = (words) => OUTPUTS.get(words.join(' ')) ?? null;

/** The pattern of the last word, or what else is known of it. */
const last = (text: string): unknown => {
  const { words } = readChecked(text, { outputOf }).commands.at(-1) ?? { words: [] };
  const { value, glob, base, fields, prefix, pattern } = words.at(-1) ?? {};
  if (value !== null) return value;
  if (glob === undefined) return { prefix, fields };
  return base === undefined
    ? fields === 'one' && pattern !== true
      ? glob
      : { glob, fields }
    : { base, glob };
};

describe('numbers and names are typed unknowns', () => {
  it.each([
    ['p x-$$', 'x-[0-9]*'],
    ['p $?', '[0-9]*'],
    ['p "$#" ${#x}', '[0-9]*'],
    ['p a/$((x * 2))/b', 'a/[-0-9]*/b'],
    ['p log-$RANDOM.txt', 'log-*.txt'],
    ['p x-$(date +%s)', 'x-[!.-]*'],
    ['p "x $(date "+%H:%M")"', 'x [!.-]*'],
    ["p x-$(date '+%s')", 'x-[!.-]*'],
    ['p x/$(nproc)', 'x/[0-9]*'],
    ['p "$(basename "$PWD")/x"', '[ -~]*/x'],
    ['p "$(basename $(pwd)).tar"', '[ -~]*.tar'],
    ['p ~/x-$$', { base: 'home', glob: '/x-[0-9]*' }],
    ['p "$HOME/$(date +%s)/y"', { base: 'home', glob: '/[!.-]*/y' }],
    ['d=/tmp/x-$$; p $d/y', '/tmp/x-[0-9]*/y'],
    ['d=/tmp/x-$(date +%s); p "$d"', '/tmp/x-[!.-]*'],
    ['p x-$$-*.c', { glob: 'x-[0-9]*-*.c', fields: 'many' }],
  ])('%s', (text, expected) => {
    expect(last(text)).toEqual(expected);
  });
});

describe('nothing is known of', () => {
  it.each([
    [
      'a value that could be empty where it is all of a segment',
      'p x/$RANDOM',
      { prefix: 'x/', fields: 'one' },
    ],
    ['the same as a word of its own', 'p $RANDOM', { fields: 'many' }],
    ['a name with blanks, unquoted', 'p x-$(basename "$PWD")', { fields: 'many' }],
    ['the same in a constant', 'd=x-$(basename "$PWD"); p $d', { fields: 'many' }],
    ['digits where words split at digits', 'IFS=1; p x-$$', { prefix: 'x-', fields: 'many' }],
    ['a variable that the text sets', 'RANDOM=x; p "y-$RANDOM"', { prefix: 'y-', fields: 'one' }],
    ['a variable that a command sets', 'read RANDOM; p "y-$RANDOM"', { prefix: 'y-', fields: 'one' }],
    ['the output of a function', 'date() { c; }; p "x-$(date +%s)"', { prefix: 'x-', fields: 'one' }],
    ['other arguments', 'p "x-$(date +%D)"', { prefix: 'x-', fields: 'one' }],
    ['output that goes elsewhere', 'p "x-$(date +%s >f)"', { prefix: 'x-', fields: 'one' }],
    ['several commands', 'p "x-$(cd /; date +%s)"', { prefix: 'x-', fields: 'one' }],
    ['a program with variables', 'p "x-$(TZ=/x date +%s)"', { prefix: 'x-', fields: 'one' }],
  ])('%s: %s', (_, text, expected) => {
    expect(last(text)).toEqual(expected);
  });
});
