/** Matchers that fit a command rule and a call rule: the tool, its input, and the context. */

import type { InputMatcher, McpMatcher, ToolKind } from '../../generated/types.js';
import { mcpParts } from '../../project/tools.js';
import { atPointer, type Plain } from '../../shape/plain.js';
import { NO, tri, YES } from '../tri.js';
import type { CallView } from '../view.js';
import { type Build, listOf, patternTest } from './types.js';

const tool: Build<CallView, string | string[]> = (value) => {
  const names = listOf(value);
  return (view) => tri(names.some((name) => nameMatches(name, view.shape.tool)));
};

const nameMatches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const toolKind: Build<CallView, ToolKind | ToolKind[]> = (value) => {
  const kinds = new Set<string>(listOf(value));
  return (view) => tri(kinds.has(view.shape.kind));
};

const toolTier: Build<CallView, string[]> = (value) => {
  const tiers = new Set(value);
  return (view) => {
    const declared = factOf(view)?.tier;
    return tri(tiers.has(declared === 'read' || declared === 'write' ? declared : 'exec'));
  };
};

const input: Build<CallView, InputMatcher> = (value, pointer, context) => {
  const pattern =
    value.pattern === undefined ? null : patternTest(value.pattern, `${pointer}/pattern`, context);
  return (view) => {
    const found =
      view.shape.input === undefined ? undefined : atPointer(view.shape.input as Plain, value.pointer);
    if (value.present !== undefined) return tri((found !== undefined) === value.present);
    if (found === undefined) return NO;
    if (pattern !== null) return tri(typeof found === 'string' && pattern(found));
    return tri(value.equals === undefined || found === value.equals);
  };
};

const mcp: Build<CallView, McpMatcher> = (value) => (view) => {
  const parts = view.shape.kind === 'mcp' ? mcpParts(view.shape.tool) : null;
  if (parts === null) return NO;
  if (value.server !== undefined && !nameMatches(value.server, parts.server)) return NO;
  if (value.tool !== undefined && !listOf(value.tool).some((name) => nameMatches(name, parts.tool)))
    return NO;
  const fact = factOf(view);
  if (value.trusted !== undefined && (fact?.trusted === true) !== value.trusted) return NO;
  const annotations = (fact?.annotations ?? {}) as { readonly [name: string]: unknown };
  for (const [name, wanted] of Object.entries(value.annotations ?? {})) {
    if (!Object.hasOwn(annotations, name) || annotations[name] !== wanted) return NO;
  }
  return YES;
};

const posture: Build<CallView, string[]> = (value) => {
  const names = new Set(value);
  return (view) => tri(names.has(view.posture));
};

function factOf(view: CallView): NonNullable<CallView['context']['tools']>[string] | undefined {
  const tools = view.context.tools;
  return tools !== undefined && Object.hasOwn(tools, view.shape.tool) ? tools[view.shape.tool] : undefined;
}

export const EITHER_MATCHERS: ReadonlyMap<string, Build<CallView>> = new Map<string, Build<CallView>>([
  ['tool', tool as Build<CallView>],
  ['toolKind', toolKind as Build<CallView>],
  ['toolTier', toolTier as Build<CallView>],
  ['input', input as Build<CallView>],
  ['mcp', mcp as Build<CallView>],
  ['posture', posture as Build<CallView>],
]);
