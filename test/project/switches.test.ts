import { describe, expect, it } from 'vitest';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { ALLOW_ALL, decideCall, policyWith, projector, SHIPPED } from '../support/decisions.js';

const switches = shippedKnowledge().tools.switches ?? [];
const onNames = switches.filter(({ when }) => when !== 'off').flatMap(({ names }) => names);
const offNames = switches.filter(({ when }) => when === 'off').flatMap(({ names }) => names);
const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const codes = (tool: string, input: unknown): string[] =>
  projector.project({ tool, input }).diagnostics.map(({ code }) => code);
const withMember = (name: string, value: unknown): string[] =>
  codes('Bash', { command: 'ls', [name]: value });

describe('a switch for a looser guard', () => {
  it.each(onNames)('%s asks by any value but the few that say no', (name) => {
    for (const spelling of [name, camel(name), name.toUpperCase(), name.replaceAll('_', '-')]) {
      for (const value of [true, 'true', 1, 'yes', 'anything', {}, { a: 1 }, ['x']])
        expect([spelling, value, withMember(spelling, value)]).toEqual([spelling, value, ['guard-switch']]);
      for (const value of [false, null, 0, '', 'false', 'False', ' '])
        expect([spelling, value, withMember(spelling, value)]).toEqual([spelling, value, []]);
    }
  });

  it.each(offNames)('%s asks where it is off', (name) => {
    for (const value of [false, 0, 'false', 'never', 'no', 'Off'])
      expect([value, withMember(name, value)]).toEqual([value, ['guard-switch']]);
    for (const value of [true, null, 'always', {}])
      expect([value, withMember(name, value)]).toEqual([value, []]);
  });

  it.each([
    ['Bash', { command: 'ls', sandbox_permissions: 'use_default' }, []],
    ['exec_command', { cmd: 'ls', sandbox_permissions: 'require_escalated' }, ['guard-switch']],
    ['local_shell', { action: { command: ['ls'], with_escalated_permissions: true } }, ['guard-switch']],
    ['Read', { file_path: 'README.md', disableSandbox: true }, ['guard-switch']],
    ['Read', { file_path: 'README.md', options: [{ yolo: 'x' }] }, ['guard-switch']],
    ['TodoWrite', { todos: [], autoApprove: true }, ['guard-switch']],
    ['mcp__db__query', { sql: 'select 1', skip_hooks: true }, ['guard-switch']],
    // The name as a value, in a text, or as part of a longer name is none.
    ['Bash', { command: 'ls', description: 'disableSandbox' }, []],
    ['Bash', 'ls disableSandbox', []],
    ['Read', { file_path: 'disableSandbox' }, []],
    ['Bash', { command: 'ls', is_disable_sandbox_documented: true }, []],
  ])('%s %j: %j', (tool, input, expected) => {
    expect(codes(tool, input)).toEqual(expected);
  });

  it.each([...onNames, ...onNames.map(camel)])('%s: nothing is allowed, whatever the rules', (name) => {
    const generous = policyWith([ALLOW_ALL], true);
    for (const policy of [SHIPPED, generous])
      expect(
        decideCall({ tool: 'Bash', input: { command: 'ls', [name]: true } }, { policy }).effect,
      ).not.toBe('allow');
  });
});
