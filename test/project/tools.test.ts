import { describe, expect, it } from 'vitest';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { findTool, mcpParts } from '../../src/project/tools.js';

const registry = shippedKnowledge().tools;

describe('findTool', () => {
  it.each([
    ['Bash', {}, 'Bash', 'bash'],
    ['Read', {}, 'Read', 'file-read'],
    // Names are exact: another spelling is another tool.
    ['READ', {}, 'READ', 'unknown'],
    ['mcp__db__query', {}, 'mcp__db__query', 'mcp'],
    ['mcp', { server: 'db', tool: 'query' }, 'mcp__db__query', 'mcp'],
    ['mcp', { server: 'db', tool: 'a__b' }, 'mcp__db__a__b', 'mcp'],
    // Not the tool `b__c` of a server `a`.
    ['mcp', { server: 'a__b', tool: 'c' }, 'mcp', 'mcp'],
    ['mcp', { server: '', tool: 'c' }, 'mcp', 'mcp'],
    ['mcp', { server: 'db' }, 'mcp', 'mcp'],
    ['mcp', { server: 1, tool: 'c' }, 'mcp', 'mcp'],
    ['constructor', {}, 'constructor', 'unknown'],
  ])('%s %j is %s (%s)', (name, input, expected, kind) => {
    expect(findTool({ name, input, registry })).toMatchObject({ name: expected, kind });
  });
});

describe('mcpParts', () => {
  it.each([
    ['mcp__db__query', { server: 'db', tool: 'query' }],
    ['mcp__db__a__b', { server: 'db', tool: 'a__b' }],
    ['mcp__db', null],
    ['mcp', null],
    ['db__query', null],
  ])('%s: %j', (name, parts) => {
    expect(mcpParts(name)).toEqual(parts);
  });
});
