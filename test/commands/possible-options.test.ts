import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../src/commands/describe.js';
import { interpret } from '../../src/commands/interpret.js';
import { MOST_VALUES } from '../../src/commands/possible-options.js';
import { buildRegistry } from '../../src/commands/registry.js';
import type { CommandFacts, CommandGrammar, OptionGrammar, Role, Shape } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { decideCall, projector } from '../support/decisions.js';

const GRAMMAR: CommandGrammar = { programs: ['tool'], summary: 'A tool.', source: 'test', effects: ['none'] };

/** What `tool $X` and `tool *` may do besides, where the tool has one option. */
function possible(grammar: Partial<CommandGrammar>, line: string): readonly string[] {
  const registry = buildRegistry({
    grammars: [
      {
        programs: ['tool'],
        read: () => ({ ...GRAMMAR, operands: [{ role: 'data', count: 'many' }], ...grammar }),
      },
    ],
    trustedBin: [],
  });
  const knowledge = { ...shippedKnowledge(), registry };
  const shape: Shape = projector.project({ tool: 'bash', input: line });
  const { facts } = describeShape(shape, { knowledge, context: EXAMPLE_CONTEXT });
  return [...(facts.commands[0] as CommandFacts).possible].sort();
}

const option = (more: Partial<OptionGrammar>): Partial<CommandGrammar> => ({
  options: [{ names: ['-x'], ...more }],
});

describe('a word that may turn out to be an option', () => {
  it.each<[Role, readonly string[]]>([
    ['data', []],
    ['header', []],
    ['shell', ['execute']],
    ['posix', ['execute']],
    ['zsh', ['execute']],
    ['shell-here', ['execute', 'shell-state']],
    ['command', ['execute']],
    ['alias', ['execute', 'shell-state']],
    ['module', ['execute']],
    ['script', ['execute']],
    ['execute', ['execute']],
    ['sed', ['unknown']],
    ['awk', ['unknown']],
    ['jq', ['unknown']],
    ['cwd', ['unknown']],
    ['refuse', ['unknown']],
    ['read', ['read']],
    ['delete', ['delete']],
  ])('with a value in the role %s: %j', (role, effects) => {
    expect(possible(option({ value: role }), 'tool $X')).toEqual(effects);
    expect(possible(option({ value: 'data', more: [role] }), 'tool $X')).toEqual(effects);
    expect(possible(option({ value: role }), 'tool a')).toEqual([]);
    expect(possible(option({ value: role }), 'tool -- $X')).toEqual([]);
  });

  it('whose value means something by its key', () => {
    const keyed = { value: 'data', keyed: { keys: { a: 'data' } } } as const;
    expect(possible(option(keyed), 'tool $X')).toEqual(['unknown']);
    expect(possible(option(keyed), 'tool *')).toEqual(['unknown']);
  });

  it.each<[string, Partial<CommandGrammar>, readonly string[]]>([
    [
      'the operands become a command',
      { variants: [{ when: { any: ['-x'] }, operands: [{ role: 'command' }] }] },
      ['execute'],
    ],
    [
      'they are deleted',
      { variants: [{ when: { all: ['-x'] }, effects: ['list'], operands: [{ role: 'delete' }] }] },
      ['delete', 'list'],
    ],
    [
      'a file is written',
      { variants: [{ when: { any: ['-x'] }, implicit: [{ path: 'f', role: 'write' }] }] },
      ['write'],
    ],
    [
      'it reads code',
      {
        variants: [
          { when: { any: ['-x'] }, operands: [{ role: 'data', count: 'optional', stdin: 'shell' }] },
        ],
      },
      ['execute'],
    ],
    [
      'a variant gives way',
      { effects: ['delete'], variants: [{ when: { none: ['-x'] }, effects: ['list'] }] },
      ['delete'],
    ],
    [
      'another slot exists',
      {
        operands: [
          { role: 'data', count: 'many' },
          { role: 'write', when: ['-x'] },
        ],
      },
      ['write'],
    ],
  ])('that changes what the operands are: %s', (_, grammar, effects) => {
    const known = { options: [{ names: ['-x'] }], ...grammar };
    expect(possible(known, 'tool $X')).toEqual(effects);
  });

  it('variants that no option brings about, or that one which is there excludes, do not count', () => {
    const variants: CommandGrammar['variants'] = [
      { when: { firstOperand: ['a'] }, effects: ['network'] },
      { when: { any: ['-x'], none: ['-y'] }, effects: ['delete'] },
      { when: { any: ['-x'], firstOperand: ['a'] }, effects: ['write'] },
    ];
    const options = [{ names: ['-x'] }, { names: ['-y'] }];
    expect(possible({ options, variants }, 'tool -y b $X')).toEqual(['none'].slice(1));
    expect(possible({ options, variants }, 'tool b $X')).toEqual(['delete']);
    expect(possible({ options, variants }, 'tool $X b')).toEqual(['delete', 'write']);
  });

  it.each([
    ['jobs $X', 'review'],
    ['jobs *', 'review'],
    ['jobs -l', 'allow'],
    ['git branch $X', 'review'],
    ['ls *', 'allow'],
    ['grep x *', 'allow'],
    ['wc -l *', 'allow'],
    ['cat *.md', 'allow'],
    ['jq . *', 'allow'],
  ])('%s: %s', (line, effect) => {
    expect(decideCall(line).effect).toBe(effect);
  });
});

describe('the number of uses', () => {
  const usesOf = (line: string): number => {
    const [command] = projector.project({ tool: 'bash', input: line }).commands;
    const read = interpret(command?.words ?? [], shippedKnowledge().registry);
    return read.uses.filter((use) => use.possible === true).length;
  };
  const globs = (count: number): string => Array.from({ length: count }, (_, index) => `*${index}`).join(' ');

  it('is that of the roles, however often a word stands there', () => {
    expect(usesOf(`grep x ${'* '.repeat(500)}`)).toBe(usesOf('grep x * *'));
    expect(usesOf(`grep x ${'$X '.repeat(500)}`)).toBe(usesOf('grep x $X'));
  });

  it('stays below a cap; what lies over it is not known', () => {
    const most = usesOf(`grep x ${globs(MOST_VALUES + 1)}`);
    expect(usesOf(`grep x ${globs(2_000)}`)).toBe(most);
    const registry = shippedKnowledge().registry;
    const effects = (line: string): readonly string[] =>
      interpret(projector.project({ tool: 'bash', input: line }).commands[0]?.words ?? [], registry).possible;
    expect(effects(`grep x ${globs(MOST_VALUES - 1)}`)).not.toContain('unknown');
    expect(effects(`grep x ${globs(MOST_VALUES + 1)}`)).toContain('unknown');
  });
});
