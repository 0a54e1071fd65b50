/** Finds what the registry knows of a tool by the name that the harness gives it. */

import type { ToolGrammar, ToolKind, ToolRegistry } from '../generated/types.js';
import { atPointer, type Plain } from '../shape/plain.js';

export interface FoundTool {
  readonly name: string;
  readonly kind: ToolKind;
  readonly grammar: ToolGrammar | null;
}

export function findTool(parts: {
  readonly name: string;
  readonly input: Plain;
  readonly registry: ToolRegistry;
}): FoundTool {
  const grammar = parts.registry.tools.find((tool) => tool.names.includes(parts.name)) ?? null;
  if (grammar?.kind === 'mcp') {
    const server = atPointer(parts.input, '/server');
    const tool = atPointer(parts.input, '/tool');
    // Two underscores in the server's name would make it, or the tool, another one.
    const known =
      typeof server === 'string' && typeof tool === 'string' && server !== '' && !server.includes('__');
    return { name: known ? `mcp__${server}__${tool}` : parts.name, kind: 'mcp', grammar };
  }
  if (grammar !== null) return { name: parts.name, kind: grammar.kind, grammar };
  return { name: parts.name, kind: parts.name.startsWith('mcp__') ? 'mcp' : 'unknown', grammar: null };
}

/** Server and tool of an MCP call's name. */
export function mcpParts(name: string): { readonly server: string; readonly tool: string } | null {
  const match = /^mcp__(.+?)__(.+)$/s.exec(name);
  return match === null ? null : { server: match[1] as string, tool: match[2] as string };
}
