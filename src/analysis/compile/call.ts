/** The tool, its input, and what the context says. */

import type { InputMatcher, McpMatcher } from '../../generated/types.js';
import { listOf } from '../../policy/matchers/types.js';
import type { Atom } from '../atoms.js';
import type { CompileAtom } from '../compile.js';
import { type Expr, is, or, signed } from '../expr.js';
import { beginning, type Language, listed } from '../language.js';

const signedAtom = (atom: Atom, wanted: boolean): Expr<Atom> => signed(is(atom), wanted);

const tool: CompileAtom<string | string[]> = (value, wanted) => {
  const named = or(...listOf(value).map((name) => is<Atom>({ on: 'tool', name: toolName(name) })));
  return signed(named, wanted);
};

const toolName = (name: string): Language =>
  name.endsWith('*') ? beginning(name.slice(0, -1)) : listed([name]);
const toolKind: CompileAtom<string | string[]> = (value, wanted) =>
  signedAtom({ on: 'kind', values: new Set(listOf(value)) }, wanted);
const toolTier: CompileAtom<string[]> = (value, wanted) =>
  signedAtom({ on: 'tier', values: new Set(value) }, wanted);
const posture: CompileAtom<string[]> = (value, wanted) =>
  signedAtom({ on: 'posture', values: new Set(value) }, wanted);
const input: CompileAtom<InputMatcher> = (value, wanted) => signedAtom({ on: 'input', value }, wanted);
const mcp: CompileAtom<McpMatcher> = (value, wanted) => signedAtom({ on: 'mcp', value }, wanted);

export const CALL_ATOMS: ReadonlyMap<string, CompileAtom> = new Map([
  ['tool', tool as CompileAtom],
  ['toolKind', toolKind as CompileAtom],
  ['toolTier', toolTier as CompileAtom],
  ['posture', posture as CompileAtom],
  ['input', input as CompileAtom],
  ['mcp', mcp as CompileAtom],
]);
