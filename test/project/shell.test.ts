import { describe, expect, it } from 'vitest';
import type { DecisionEffect, DiagnosticCode } from '../../src/generated/types.js';
import { decideCall, projector } from '../support/decisions.js';
import { seenIn } from './seen.js';

type Row = readonly [
  tool: string,
  input: unknown,
  runs: readonly string[],
  diagnostics: readonly DiagnosticCode[],
  decision: DecisionEffect,
];

const NOT_TEXT: readonly DiagnosticCode[] = ['input-not-text'];
const SEVERAL: readonly DiagnosticCode[] = ['input-ambiguous'];

/** Every harness's shell, by the names under which it takes a text and a directory. */
const HARNESSES: readonly Row[] = [
  ['Bash', 'ls', ['ls'], [], 'allow'],
  ['Bash', { command: 'ls' }, ['ls'], [], 'allow'],
  ['bash', { cmd: 'ls', workdir: 'src' }, ['ls'], [], 'allow'],
  ['shell', { command: ['ls', '-l'] }, ['ls -l'], [], 'allow'],
  ['shell', { command: ['bash', '-lc', 'ls -l'] }, ['bash -lc ls -l', 'ls -l'], [], 'allow'],
  ['shell', { command: ['bash', '-lc', 'rm -rf ~'] }, ['bash -lc rm -rf ~', 'rm -rf ~'], [], 'deny'],
  ['shell', { command: ['ls', "it's"] }, ["ls it's"], [], 'allow'],
  ['shell_command', { command: 'ls', workdir: '/home/dev/project' }, ['ls'], [], 'allow'],
  ['container.exec', { cmd: ['ls'] }, ['ls'], [], 'allow'],
  ['local_shell', { action: { command: ['ls'], working_directory: 'src' } }, ['ls'], [], 'allow'],
  ['exec_command', { cmd: 'ls', max_output_tokens: 10 }, ['ls'], [], 'allow'],
  ['run_shell_command', { command: 'ls', directory: 'src', description: 'x' }, ['ls'], [], 'allow'],
  ['execute_bash', { command: 'ls' }, ['ls'], [], 'allow'],
  ['run_in_terminal', { command: 'ls', isBackground: false, explanation: 'x' }, ['ls'], [], 'allow'],
  ['execute_command', { command: 'ls', requires_approval: false }, ['ls'], [], 'allow'],
  ['run_command', { CommandLine: 'ls', Cwd: 'src', Blocking: true }, ['ls'], [], 'allow'],
];

/** Which of several members the tool takes is not known: all of them are read. */
const SEVERAL_TEXTS: readonly Row[] = [
  ['run_command', { command: 'ls', CommandLine: 'ls' }, ['ls'], [], 'allow'],
  ['run_command', { command: 'ls', CommandLine: 'pwd' }, ['ls', 'pwd'], SEVERAL, 'review'],
  ['run_command', { command: 'ls', CommandLine: 'rm -rf ~' }, ['ls', 'rm -rf ~'], SEVERAL, 'deny'],
  ['run_command', { CommandLine: 'ls', command: 'rm -rf ~' }, ['rm -rf ~', 'ls'], SEVERAL, 'deny'],
  ['run_command', { command: '', cmd: 'rm -rf ~' }, ['rm -rf ~'], SEVERAL, 'deny'],
  ['Bash', { command: '', cmd: '' }, [], [], 'allow'],
  ['Bash', { command: 'ls', cmd: null }, ['ls'], [], 'allow'],
  ['Bash', { command: 'ls', CMD: 'rm -rf ~' }, ['ls', 'rm -rf ~'], SEVERAL, 'deny'],
  ['Bash', { command: 'ls', script: 'rm -rf ~' }, ['ls', 'rm -rf ~'], SEVERAL, 'deny'],
  [
    'Bash',
    { command: 'ls', commands: ['pwd', 'rm -rf ~'] },
    ['ls', 'pwd rm -rf ~', 'pwd', 'rm -rf ~'],
    SEVERAL,
    'deny',
  ],
  ['Bash', { command: 'ls', options: { command: 'rm -rf ~' } }, ['ls', 'rm -rf ~'], SEVERAL, 'deny'],
  ['local_shell', { action: { command: ['ls'] }, command: 'rm -rf ~' }, ['ls', 'rm -rf ~'], SEVERAL, 'deny'],
  ['run_shell_command', { command: 'ls', cmd: 'rm -rf ~' }, ['ls', 'rm -rf ~'], SEVERAL, 'deny'],
];

const NOT_A_TEXT: readonly Row[] = [
  ['Bash', {}, [], NOT_TEXT, 'review'],
  ['Bash', null, [], NOT_TEXT, 'review'],
  ['Bash', 7, [], NOT_TEXT, 'review'],
  ['Bash', ['ls'], [], NOT_TEXT, 'review'],
  ['Bash', { command: 7 }, [], NOT_TEXT, 'review'],
  ['Bash', { command: null }, [], NOT_TEXT, 'review'],
  ['Bash', { command: [] }, [], NOT_TEXT, 'review'],
  ['Bash', { command: { text: 'ls' } }, [], NOT_TEXT, 'review'],
  ['Bash', { command: ['rm', 1], cmd: 'ls' }, ['ls'], NOT_TEXT, 'review'],
  ['Bash', { command: 'ls', cmd: false }, ['ls'], NOT_TEXT, 'review'],
  ['Bash', { command: 'ls', cmd: [['rm']] }, ['ls'], NOT_TEXT, 'review'],
  // `script` is no name under which this tool takes a text.
  ['Bash', { script: 'ls' }, ['ls'], NOT_TEXT, 'review'],
  ['Bash', { script: 'rm -rf ~' }, ['rm -rf ~'], NOT_TEXT, 'deny'],
  ['Bash', { command: 'ls', cwd: 7 }, ['ls'], NOT_TEXT, 'review'],
  ['Bash', { command: 'ls', cwd: ['src'] }, ['ls'], NOT_TEXT, 'review'],
  ['Bash', { command: 'ls', env: 'A=b' }, ['ls'], NOT_TEXT, 'review'],
];

type Place = readonly [input: object, operands: readonly string[], DiagnosticCode[], DecisionEffect];

/** A directory in the input is a `cd` that the call makes. */
const DIRECTORIES: readonly Place[] = [
  [{ command: 'cat a', cwd: 'src' }, ['cwd src'], [], 'allow'],
  [{ command: 'cat a', cwd: '' }, [], [], 'allow'],
  [{ command: 'cat a', cwd: null }, [], [], 'allow'],
  [{ command: 'cat shadow', cwd: '/etc' }, ['cwd /etc'], [], 'deny'],
  [
    { command: 'cat shadow', cwd: 'src', workdir: '/etc' },
    ['cwd /etc', 'cwd src'],
    ['input-ambiguous'],
    'review',
  ],
  [{ command: 'cat shadow', cwd: 'src', workdir: 'src' }, ['cwd src'], [], 'allow'],
  [{ command: 'cat a', working_directory: 'src' }, ['cwd src'], ['input-ambiguous'], 'review'],
  [{ command: 'cat shadow', cwd: 'file:///etc' }, ['cwd file:///etc', 'cwd /etc'], [], 'deny'],
  [{ command: 'cat id_rsa', cwd: '~/.ssh' }, ['cwd ~/.ssh (home)'], [], 'deny'],
  [{ command: 'rm -rf .', cwd: '~' }, ['cwd ~ (home)'], [], 'deny'],
];

type Variable = readonly [env: unknown, decision: DecisionEffect];

/** Variables in the input are assignments that the call makes. */
const VARIABLES: readonly Variable[] = [
  [{}, 'allow'],
  [null, 'allow'],
  [{ NO_COLOR: '1' }, 'allow'],
  [['NO_COLOR=1'], 'allow'],
  [{ SHELL: '/bin/bash' }, 'review'],
  [{ LD_PRELOAD: './x.so' }, 'review'],
  [['LD_PRELOAD=./x.so'], 'review'],
  [{ PAGER: 'rm -rf ~' }, 'deny'],
  [{ NO_COLOR: { a: 1 } }, 'review'],
  [['NO_COLOR'], 'review'],
];

describe('a shell call', () => {
  for (const [title, rows] of [
    ['of each harness is read where the harness has its text', HARNESSES],
    ['with several texts is read in all of them', SEVERAL_TEXTS],
    ['without a text, or with something else in its place, is never allowed', NOT_A_TEXT],
  ] as const) {
    describe(title, () => {
      it.each(rows)('%s %j', (tool, input, runs, diagnostics, decision) => {
        expect(seenIn({ tool, input })).toMatchObject({ kind: 'bash', runs, diagnostics, decision });
      });
    });
  }

  describe('runs in the directory that its input names', () => {
    it.each(DIRECTORIES)('%j', (input, operands, diagnostics, decision) => {
      expect(seenIn({ tool: 'Bash', input })).toMatchObject({ operands, diagnostics, decision });
    });
  });

  describe('runs with the variables that its input names', () => {
    it.each(VARIABLES)('%j', (env, decision) => {
      expect(decideCall({ tool: 'Bash', input: { command: 'git log', env } }).effect).toBe(decision);
    });
  });

  it('has as its text the first one, and its spans point into that alone', () => {
    const shape = projector.project({ tool: 'run_command', input: { command: 'ls  a', cmd: 'rm b' } });
    expect(shape.text).toBe('ls  a');
    const spelled = shape.commands.map(({ span, origin }) => ({ origin, text: shape.text.slice(...span) }));
    expect(spelled).toEqual([
      { origin: 'source', text: 'ls  a' },
      { origin: 'source', text: '' },
      { origin: 'text', text: '' },
    ]);
  });

  it('reads no more than a few texts, and says that there are several', () => {
    const cmds = Array.from({ length: 5_000 }, (_, index) => `x${index}`);
    const seen = seenIn({ tool: 'Bash', input: { command: 'ls', cmds } });
    expect(seen.runs.length).toBeLessThan(20);
    expect(seen).toMatchObject({ diagnostics: SEVERAL, decision: 'review' });
  });
});
