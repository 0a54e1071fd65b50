/** Matchers that fit a command rule and a call rule: the tool, its input, and the context. */

import { fitsName } from '../../commands/wildcard.js';
import type { InputMatcher, McpMatcher, ToolKind } from '../../generated/types.js';
import { atPointer, type Plain } from '../../shape/plain.js';
import { everyOf, MAYBE, NO, type Tri, tri, YES } from '../tri.js';
import type { CallView } from '../view.js';
import { type Build, listOf, patternTest } from './types.js';

const tool: Build<CallView, string | string[]> = (value) => {
  const names = listOf(value);
  return (view) => tri(names.some((name) => fitsName(name, view.shape.tool)));
};

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

/** `trusted` is what the context says: it does not trust a tool of which it does not say so. */
const mcp: Build<CallView, McpMatcher> = (value) => (view) => {
  if (view.shape.kind !== 'mcp') return NO;
  const fact = factOf(view);
  if (value.trusted !== undefined && (fact?.trusted === true) !== value.trusted) return NO;
  const annotations = Object.entries(value.annotations ?? {});
  return everyOf(
    [
      namesTool(value, view.shape.tool),
      ...annotations.map(([name, wanted]) => annotation(fact, name, wanted)),
    ],
    (part) => part,
  );
};

/**
 * `mcp__db__evil__drop` is `evil__drop` of the server `db`, or `drop` of `db__evil`: what holds of one reading and
 * not of another may hold. So may anything of a name without parts, since the server is then in the tool's input.
 */
function namesTool(value: McpMatcher, name: string): Tri {
  const { server } = value;
  const tools = value.tool === undefined ? null : listOf(value.tool);
  let [some, every] = [false, true];
  for (const parts of mcpReadings(name)) {
    const holds =
      (server === undefined || fitsName(server, parts.server)) &&
      (tools === null || tools.some((pattern) => fitsName(pattern, parts.tool)));
    some ||= holds;
    every &&= holds;
    if (some && !every) return MAYBE;
  }
  if (some) return YES;
  return every ? MAYBE : NO;
}

/** Every way to part `mcp__server__tool`; neither part is empty. */
function* mcpReadings(name: string): Generator<{ readonly server: string; readonly tool: string }> {
  const prefix = 'mcp__';
  if (!name.startsWith(prefix)) return;
  const rest = name.slice(prefix.length);
  for (let at = rest.indexOf('__', 1); at > 0 && at + 2 < rest.length; at = rest.indexOf('__', at + 1))
    yield { server: rest.slice(0, at), tool: rest.slice(at + 2) };
}

/** A server that does not say may do either, and so may one that says something else than yes or no. */
function annotation(fact: ReturnType<typeof factOf>, name: string, wanted: unknown): Tri {
  const given: { readonly [name: string]: unknown } = fact?.annotations ?? {};
  const said = Object.hasOwn(given, name) ? given[name] : undefined;
  return typeof said === 'boolean' ? tri(said === wanted) : MAYBE;
}

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
