/** The tool, its input, and what the context says. */

import type { InputMatcher, McpMatcher } from '../../generated/types.js';
import { listOf } from '../../policy/matchers/types.js';
import type { Atom } from '../atoms.js';
import type { CompileAtom } from '../compile.js';
import { is, isNot } from '../expr.js';

const signed = (atom: Atom, wanted: boolean) => (wanted ? is : isNot)(atom);

const tool: CompileAtom<string | string[]> = (value, wanted) =>
  signed({ on: 'tool', names: listOf(value) }, wanted);
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
