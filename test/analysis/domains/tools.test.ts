import { expect, it } from 'vitest';
import { sameAgree, toolsAgree } from '../../../src/analysis/domains/tools.js';
import { beginning, listed } from '../../../src/analysis/language.js';

const named = (name: string, holds = true) => ({
  part: { name: name.endsWith('*') ? beginning(name.slice(0, -1)) : listed([name]) },
  holds,
});
const asks = (value: unknown, holds = true) => ({ part: { value }, holds });

const NAMES: readonly (readonly [string, readonly ReturnType<typeof named>[], boolean])[] = [
  ['any', [], true],
  ['one', [named('Read')], true],
  ['two', [named('Read'), named('Write')], false],
  ['one that begins so', [named('mcp__*'), named('mcp__db__query')], true],
  ['one that does not begin so', [named('mcp__*', false), named('mcp__db__query')], false],
  [
    'one that begins so, but for some',
    [named('mcp__*'), named('mcp__', false), named('mcp__a*', false)],
    true,
  ],
];

it.each(NAMES)('the name of a tool: %s', (_, names, expected) => {
  expect(toolsAgree(names, { left: 1_000 })).toBe(expected);
});

const ANSWERS: readonly (readonly [string, readonly ReturnType<typeof asks>[], boolean])[] = [
  ['none', [], true],
  ['one', [asks('a', false)], true],
  ['one twice', [asks('a'), asks('a')], true],
  ['one both ways', [asks('a'), asks('a', false)], false],
  ['one the other way round', [asks('a', false), asks('a')], false],
  ['two', [asks('a'), asks('b', false)], true],
  ['of records', [asks({ pointer: '/a' }), asks({ pointer: '/a' }, false)], false],
  ['of other records', [asks({ pointer: '/a' }), asks({ pointer: '/b' }, false)], true],
];

it.each(ANSWERS)('questions about the input: %s', (_, atoms, expected) => {
  expect(sameAgree(atoms)).toBe(expected);
});
