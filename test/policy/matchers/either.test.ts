import { describe, expect, it } from 'vitest';
import type { Matcher, McpMatcher } from '../../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import { type Call, decideCall, type Facts } from '../../support/decisions.js';
import { type Truth, truthOf } from './truth-of.js';

const call = (tool: string): Call => ({ tool, input: {} });
const withTool = (name: string, fact: NonNullable<Facts['tools']>[string]): Facts => ({
  ...EXAMPLE_CONTEXT,
  tools: { [name]: fact },
});

describe('mcp by server and tool', () => {
  it.each<[string, McpMatcher, Truth]>([
    ['mcp__db__query', { server: 'db' }, true],
    ['mcp__db__query', { server: 'd*', tool: 'query' }, true],
    ['mcp__db__query', { tool: ['x', 'q*'] }, true],
    ['mcp__db__query', { server: 'fs' }, false],
    ['mcp__db__query', { server: 'db', tool: 'drop' }, false],
    ['mcp__db__query', {}, true],
    // `evil__drop` of db, or `drop` of db__evil.
    ['mcp__db__evil__drop', { server: 'db' }, 'unknown'],
    ['mcp__db__evil__drop', { server: 'db__evil' }, 'unknown'],
    ['mcp__db__evil__drop', { tool: 'drop' }, 'unknown'],
    ['mcp__db__evil__drop', { server: 'db', tool: 'evil__drop' }, 'unknown'],
    ['mcp__db__evil__drop', { server: 'db', tool: 'drop' }, false],
    ['mcp__db__evil__drop', { server: 'db*' }, true],
    ['mcp__db__evil__drop', { server: 'fs' }, false],
    ['mcp__db__evil__drop', { server: 'db*', tool: '*drop' }, false],
    ['mcp__db__evil__drop', {}, true],
    ['mcp__db___drop', { server: 'db' }, 'unknown'],
    ['mcp__db___drop', { server: 'db_' }, 'unknown'],
    ['mcp____db__drop', { server: '__db' }, true],
    ['mcp__a__b__c__d', { server: 'a__b' }, 'unknown'],
    // The server is in the input.
    ['ReadMcpResourceTool', { server: 'db' }, 'unknown'],
    ['ReadMcpResourceTool', {}, 'unknown'],
    ['Read', {}, false],
  ])('%s: %j is %s', (tool, mcp, truth) => {
    expect(truthOf({ mcp }, call(tool))).toBe(truth);
  });

  it('says of a long name what it says of a short one, in little time', () => {
    const name = `mcp__${'a__'.repeat(20_000)}b`;
    expect(truthOf({ mcp: { server: 'a' } }, call(name))).toBe('unknown');
    expect(truthOf({ mcp: { server: 'c' } }, call(name))).toBe(false);
    expect(truthOf({ mcp: { server: 'a*' } }, call(name))).toBe(true);
  });
});

describe('mcp by annotation', () => {
  const tool = 'mcp__db__query';
  const destructive: Matcher = { mcp: { annotations: { destructiveHint: true } } };
  it.each<[NonNullable<Facts['tools']>[string] | null, Truth]>([
    [{ annotations: { destructiveHint: true } }, true],
    [{ annotations: { destructiveHint: false } }, false],
    [{ annotations: { readOnlyHint: true } }, 'unknown'],
    [{ annotations: { destructiveHint: 'yes' } }, 'unknown'],
    [{ annotations: { destructiveHint: null } }, 'unknown'],
    [{ annotations: {} }, 'unknown'],
    [{ trusted: true }, 'unknown'],
    [null, 'unknown'],
  ])('of %j, destructive is %s', (fact, truth) => {
    const context = fact === null ? EXAMPLE_CONTEXT : withTool(tool, fact);
    expect(truthOf(destructive, call(tool), { context })).toBe(truth);
    const opposite = truth === 'unknown' ? truth : !truth;
    expect(truthOf({ not: destructive }, call(tool), { context })).toBe(opposite);
  });

  it('is false of another server, whatever is not said', () => {
    expect(truthOf({ mcp: { server: 'fs', annotations: { readOnlyHint: true } } }, call(tool))).toBe(false);
    expect(truthOf({ mcp: { server: 'db', annotations: { readOnlyHint: true } } }, call(tool))).toBe(
      'unknown',
    );
  });

  it('trust is what the context says, and not to say it is not to trust', () => {
    for (const [fact, trusted] of [
      [{ trusted: true }, true],
      [{ trusted: false }, false],
      [{ annotations: { readOnlyHint: true } }, false],
    ] as const) {
      const context = withTool(tool, fact);
      expect(truthOf({ mcp: { trusted: true } }, call(tool), { context })).toBe(trusted);
      expect(truthOf({ mcp: { trusted: false } }, call(tool), { context })).toBe(!trusted);
    }
    expect(truthOf({ mcp: { trusted: true } }, call(tool))).toBe(false);
  });

  it('the shipped policy allows what a trusted server says only reads', () => {
    const fact = { tier: 'read', trusted: true, annotations: { readOnlyHint: true } };
    expect(decideCall(call(tool), { context: withTool(tool, fact) }).effect).toBe('allow');
    for (const less of [
      { ...fact, trusted: false },
      { ...fact, annotations: {} },
      { ...fact, annotations: { readOnlyHint: false } },
    ])
      expect(decideCall(call(tool), { context: withTool(tool, less) }).effect).toBe('review');
    expect(decideCall(call(tool)).effect).toBe('review');
  });
});

describe('the tool and its input', () => {
  const read: Call = { tool: 'Read', input: { file_path: 'a.txt', limit: 3 } };
  it.each<[Call, Matcher, Truth]>([
    [read, { tool: 'Read' }, true],
    [read, { tool: ['Write', 'Re*'] }, true],
    [read, { toolKind: 'file-read' }, true],
    ['ls', { toolKind: ['bash', 'mcp'] }, true],
    [read, { toolTier: ['exec'] }, true],
    [read, { toolTier: ['read', 'write'] }, false],
    [read, { input: { pointer: '/limit', equals: 3 } }, true],
    [read, { input: { pointer: '/file_path', pattern: 'a[.]txt' } }, true],
    [read, { input: { pointer: '/limit', pattern: '3' } }, false],
    [read, { input: { pointer: '/offset', present: false } }, true],
    ['ls', { posture: ['supervised'] }, true],
    ['ls', { posture: ['explore'] }, false],
  ])('%j: %j is %s', (given, matcher, truth) => {
    expect(truthOf(matcher, given)).toBe(truth);
  });
});
