import { describe, expect, it } from 'vitest';
import { validateShape } from '../../src/generated/validators.js';
import { readShape } from '../../src/shape/check.js';
import { HOSTILE, HOSTILE_TEXTS } from '../laws/hostile.js';
import { anyCall } from '../support/arbitraries.js';
import { projector } from '../support/decisions.js';
import { holds } from '../support/property.js';

// biome-ignore lint/suspicious/noExplicitAny: what is written here need not be a shape
type Draft = any;

const over = (call: unknown): Draft => JSON.parse(JSON.stringify(projector.project(call)));

/** A shape of the projector that went over a wire, changed in one place, with what is wrong then. */
const FAULTS: readonly [title: string, call: unknown, change: (draft: Draft) => void, message: RegExp][] = [
  ['no environment', 'ls', (s) => (s.environments = []), /no root/],
  ['an environment without a root', 'ls', (s) => (s.environments[0].parent = 0), /no root/],
  ['an environment inside itself', '(ls)', (s) => (s.environments[1].parent = 1), /no earlier environment/],
  ['a second root', '(ls)', (s) => (s.environments[1].parent = null), /no earlier environment/],
  [
    'a command outside every environment',
    'ls',
    (s) => (s.commands[0].environment = 9),
    /environment that does/,
  ],
  [
    'a function without a body',
    'f() { ls; }',
    (s) => (s.commands.find((c: Draft) => c.body !== undefined).body = 9),
    /body that does not/,
  ],
  ['a parent that is not there', 'sudo ls', (s) => (s.commands[1].parent = 9), /parent that does not/],
  ['a command that is its own parent', 'sudo ls', (s) => (s.commands[1].parent = 1), /leads back/],
  ['parents in a circle', 'sudo env ls', (s) => (s.commands[1].parent = 2), /leads back/],
  ['an operand of nothing', 'sudo ls', (s) => (s.commands[1].parent = null), /has no parent/],
  [
    'a nested command that is not there',
    'echo $(ls)',
    (s) => (s.commands.at(-1).words[1].nested = [99]),
    /command that does not exist/,
  ],
  [
    'one in a redirection',
    'ls > $(pwd)',
    (s) => (s.commands.at(-1).redirects[0].target.nested = [99]),
    /command that does not exist/,
  ],
  [
    'one in an assignment',
    'a=$(ls) pwd',
    (s) => (s.commands.at(-1).assignments[0].value.nested = [99]),
    /command that does not exist/,
  ],
  [
    'a word that is one of no values',
    'for x in a b; do cat $x; done',
    (s) => (s.commands.at(-1).words[1].values = []),
    /no value at all/,
  ],
  [
    'an operand that is one of no values',
    { tool: 'Read', input: { path: 'a' } },
    (s) =>
      Object.assign(s.commands[0].declared.operands[0].word, {
        value: null,
        values: [],
        reasons: ['undecoded'],
      }),
    /no value at all/,
  ],
  [
    'a word that is not static for no reason',
    'cat a',
    (s) => (s.commands[0].words[1].value = null),
    /static/,
  ],
  [
    'a static word with a reason not to be',
    'cat a',
    (s) => (s.commands[0].words[1].reasons = ['glob']),
    /static/,
  ],
  [
    'a word that runs backwards',
    'ls',
    (s) => (s.commands[0].words[0].span = [2, 0]),
    /word that ends before/,
  ],
  ['a command that runs backwards', 'ls', (s) => (s.commands[0].span = [2, 0]), /span that ends before/],
  ['a diagnostic that runs backwards', 'echo (', (s) => (s.diagnostics[0].span = [2, 0]), /span ends before/],
  ['a flow from nowhere', 'ls | wc', (s) => (s.flows[0].from = 9), /flows\/0/],
  ['an assignment with words', 'ls', (s) => (s.commands[0].form = 'assignment'), /has words/],
  ['a redirection with words', 'ls', (s) => (s.commands[0].form = 'redirection'), /has words/],
  [
    'a tool with words',
    'ls',
    (s) => Object.assign(s.commands[0], { form: 'tool', declared: { effects: ['none'], operands: [] } }),
    /has words/,
  ],
  ['a simple command without words', 'ls', (s) => (s.commands[0].words = []), /no words/],
  [
    'a tool that declares nothing',
    { tool: 'Read', input: { path: 'a' } },
    (s) => delete s.commands[0].declared,
    /declares nothing/,
  ],
  [
    'a program that declares',
    'ls',
    (s) => (s.commands[0].declared = { effects: ['none'], operands: [] }),
    /declares nothing/,
  ],
  [
    'a tool in a shell call',
    { tool: 'Read', input: { path: 'a' } },
    (s) => (s.kind = 'bash'),
    /more than a directory/,
  ],
  [
    'effects of a change of directory',
    { tool: 'Bash', input: { command: 'ls', cwd: 'a' } },
    (s) => (s.commands[0].declared.effects = ['read']),
    /more than a directory/,
  ],
];

describe('readShape', () => {
  it.each(FAULTS)('refuses %s', (_title, call, change, message) => {
    const draft = over(call);
    expect(readShape(draft).ok).toBe(true);
    change(draft);
    expect(validateShape(draft), 'the schema alone does not see it').toBe(true);
    const result = readShape(draft);
    expect(result.ok ? '' : result.error).toMatch(message);
  });

  it('takes every shape that the projector makes, by its brand and over a wire', () => {
    const check = (call: unknown): void => {
      const shape = projector.project(typeof call === 'string' ? { input: call } : call);
      expect(readShape(shape)).toEqual({ ok: true, value: shape });
      expect(readShape(JSON.parse(JSON.stringify(shape)))).toEqual({ ok: true, value: shape });
    };
    holds(anyCall, check, { runs: 400 });
    for (const text of HOSTILE_TEXTS.values()) if (text.length < 5_000) check(text);
    for (const value of HOSTILE.values()) check(value);
  });
});
