/** Matchers on the tool and its input. The input is the agent's: nothing in it is a fact. */

import type { Matcher } from '../../src/generated/types.js';
import type { NaiveCall } from './matchers.js';
import { fits } from './words.js';

type Value<Name extends keyof Matcher> = NonNullable<Matcher[Name]>;

const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;
const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const factOf = ({
  shape,
  context,
}: NaiveCall): NonNullable<NaiveCall['context']['tools']>[string] | undefined =>
  Object.entries(context.tools ?? {}).find(([name]) => name === shape.tool)?.[1];

// biome-ignore lint/suspicious/noExplicitAny: the schema has checked the value
export const toolMatchers: { readonly [name: string]: (value: any, call: NaiveCall) => boolean } = {
  tool: (value: Value<'tool'>, { shape }) => list(value).some((pattern) => isNamed(pattern, shape.tool)),
  toolKind: (value: Value<'toolKind'>, { shape }) => list(value).includes(shape.kind),
  toolTier: (value: Value<'toolTier'>, call) => {
    const tier = factOf(call)?.tier ?? 'exec';
    return (value as string[]).includes(['read', 'write'].includes(tier) ? tier : 'exec');
  },
  input: ({ pointer, equals, pattern, present }: Value<'input'>, { shape }) => {
    const found = memberAt(shape.input, pointer);
    if (present !== undefined) return (found !== undefined) === present;
    if (found === undefined) return false;
    if (pattern !== undefined) return typeof found === 'string' && fits(pattern, found);
    return equals === undefined || found === equals;
  },
  mcp: ({ server, tool, annotations = {}, trusted }: Value<'mcp'>, call) => {
    const [mark, ...rest] = call.shape.tool.split('__');
    const [ofServer, ...ofTool] = rest;
    if (call.shape.kind !== 'mcp' || mark !== 'mcp' || ofServer === undefined || ofTool.length === 0)
      return false;
    const fact = factOf(call);
    const given = Object.entries(fact?.annotations ?? {});
    return (
      (server === undefined || isNamed(server, ofServer)) &&
      (tool === undefined || list(tool).some((pattern) => isNamed(pattern, ofTool.join('__')))) &&
      (trusted === undefined || (fact?.trusted === true) === trusted) &&
      Object.entries(annotations).every(([name, wanted]) =>
        given.some(([key, is]) => key === name && is === wanted),
      )
    );
  },
};

function memberAt(input: unknown, pointer: string): unknown {
  let at = input;
  for (const key of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null || !Object.keys(at).includes(key)) return undefined;
    at = (at as { readonly [key: string]: unknown })[key];
  }
  return at;
}
