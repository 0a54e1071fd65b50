import { describe, expect, it } from 'vitest';
import { type Interpretation, interpret } from '../../src/commands/interpret.js';
import type { OptionGrammar, Word } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';
import { BODIES, type BodyAt, lineOfWords, plausibleOperands } from '../support/grammar-bodies.js';
import { spellingsOf } from '../support/option-spellings.js';
import { quoted, SPELLINGS } from './spelling.js';

/** `time` is a word of the shell's own grammar, which takes `-p` and no other option. */
const PROGRAMS = BODIES.filter(({ path }) => path[0] !== 'time');
const { registry } = shippedKnowledge();
const QUOTINGS = [...SPELLINGS.values()];
const VALUES = ['VALUE', 'two words', '$HOME', '*.txt', "it's", '~/x', '`a`', '{a,b}', '#x', 'a;b', '\\'];

/** All that rules can see of a reading but how it was spelled. */
const essence = (found: Interpretation): unknown => ({
  program: found.program,
  subcommands: found.subcommands,
  known: found.known,
  effects: found.effects,
  uses: found.uses.map(({ role, word, usage, possible }) => [role, word.value, usage, possible]),
  options: found.options.map(({ name, values }) => [name, values.map(({ value }) => value)]),
  operands: found.operands.map(({ value }) => value),
  stdin: found.stdin,
  inner: found.inner.map((inner) =>
    inner.kind === 'shell' ? [inner.word.value, inner.here] : inner.words.map(({ value }) => value),
  ),
});

/** The words of the command that bash would run first among those that stand in no other. */
function wordsOf(text: string): readonly Word[] {
  const command = projector
    .project({ tool: 'bash', input: text })
    .commands.find((one) => one.parent === null);
  return command?.words ?? [];
}

/** An option with a value where the body has one, taken by turns, and words that fit its operands. */
function vectorOf({ path, body }: BodyAt, turn: number): readonly string[] {
  const valued = body.optionList.filter(({ value, rest }) => value !== undefined && rest === undefined);
  const option: OptionGrammar | undefined = valued[turn % valued.length];
  const value = VALUES[turn % VALUES.length] as string;
  const spellings = option === undefined ? [] : spellingsOf(body, option, value);
  const operands = plausibleOperands(body).at(-1) ?? [];
  return [...path, ...(spellings[turn % spellings.length]?.words ?? []), ...operands];
}

describe('the words of a command are read alike however they are quoted', () => {
  it('for every program and subcommand, an option with a value and operands', () => {
    const different: string[] = [];
    for (const [turn, at] of PROGRAMS.entries()) {
      // The first word stays as it is: an alias or a word of the grammar is another one in quotes.
      const [program = '', ...rest] = vectorOf(at, turn);
      const spelled = rest.map((word, index) => (QUOTINGS[(turn + index) % QUOTINGS.length] ?? quoted)(word));
      const text = [quoted(program), ...spelled].join(' ');
      const found = essence(interpret(wordsOf(text), registry));
      const plain = essence(interpret(lineOfWords([program, ...rest]), registry));
      if (JSON.stringify(found) !== JSON.stringify(plain)) different.push(text);
    }
    expect(different).toEqual([]);
  });

  it.each([...SPELLINGS])('an option, its value and -- in %s', (_, spell) => {
    const lines = [
      ['sort', '-o', 'out file', '--', '-k'],
      ['sort', '--output=out file', '-k2', 'a'],
      ['git', '-C', 'a b', 'log', '--format=%h %s', '--', '-x'],
      ['head', '-n5', '--', '-n'],
      ['tar', '-xzf', 'a b.tgz', '-C', 'out'],
      ['find', '.', '-name', '*.ts', '-exec', 'rm', '{}', ';'],
    ];
    for (const [program = '', ...rest] of lines) {
      const text = [program, ...rest.map(spell)].join(' ');
      const plain = essence(interpret(lineOfWords([program, ...rest]), registry));
      expect([text, essence(interpret(wordsOf(text), registry))]).toEqual([text, plain]);
    }
  });
});
