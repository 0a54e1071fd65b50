/** The tool, its input, and what the context says. */

import type { InputMatcher, McpMatcher } from '../../generated/types.js';
import { listOf } from '../../policy/matchers/types.js';
import type { Atom } from '../atoms.js';
import type { CompileAtom } from '../compile.js';
import { is, isNot, negated, or } from '../expr.js';
import { beginning, type Language, listed } from '../language.js';

const signed = (atom: Atom, wanted: boolean) => (wanted ? is : isNot)(atom);

const tool: CompileAtom<string | string[]> = (value, wanted) => {
  const named = or(...listOf(value).map((name) => is<Atom>({ on: 'tool', name: toolName(name) })));
  return wanted ? named : negated(named);
};

const toolName = (name: string): Language =>
  name.endsWith('*') ? beginning(name.slice(0, -1)) : listed([name]);
const toolKind: CompileAtom<string | string[]> = (value, wanted) =>
  signed({ on: 'kind', values: new Set(listOf(value)) }, wanted);
const toolTier: CompileAtom<string[]> = (value, wanted) =>
  signed({ on: 'tier', values: new Set(value) }, wanted);
const posture: CompileAtom<string[]> = (value, wanted) =>
  signed({ on: 'posture', values: new Set(value) }, wanted);
const input: CompileAtom<InputMatcher> = (value, wanted) => signed({ on: 'input', value }, wanted);
const mcp: CompileAtom<McpMatcher> = (value, wanted) => signed({ on: 'mcp', value }, wanted);

export const CALL_ATOMS: ReadonlyMap<string, CompileAtom> = new Map([
  ['tool', tool as CompileAtom],
  ['toolKind', toolKind as CompileAtom],
  ['toolTier', toolTier as CompileAtom],
  ['posture', posture as CompileAtom],
  ['input', input as CompileAtom],
  ['mcp', mcp as CompileAtom],
]);
