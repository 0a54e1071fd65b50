/** Effects of a tool that the registry does not describe, by what the context says of it. */

import type { Context, Effect, Shape } from '../generated/types.js';

/**
 * Annotations that a server gives of itself loosen only where the context trusts the tool; a tier is the harness's
 * own word. Null: nothing better than what the registry declares.
 */
export function toolEffects(shape: Shape, context: Omit<Context, 'policy'>): readonly Effect[] | null {
  if (shape.kind !== 'mcp' && shape.kind !== 'unknown') return null;
  const tools = context.tools;
  const fact = tools !== undefined && Object.hasOwn(tools, shape.tool) ? tools[shape.tool] : undefined;
  if (fact === undefined) return null;
  const annotations: { readonly [name: string]: unknown } = fact.annotations ?? {};
  if (annotations.destructiveHint === true) return ['unknown'];
  if (fact.trusted === true && annotations.readOnlyHint === true) return ['remote-read'];
  if (fact.tier === 'read') return ['remote-read'];
  return fact.tier === 'write' ? ['remote-write'] : ['unknown'];
}
