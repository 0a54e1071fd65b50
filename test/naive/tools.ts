/** Matchers on the tool and its input. The input is the agent's: nothing in it is a fact. */

import type { Matcher } from '../../src/generated/types.js';
import type { NaiveCall } from './matchers.js';
import { every, type Truth } from './truth.js';
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
export const toolMatchers: { readonly [name: string]: (value: any, call: NaiveCall) => Truth } = {
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
    if (call.shape.kind !== 'mcp') return false;
    const fact = factOf(call);
    const readings = readingsOf(call.shape.tool).map(
      ([ofServer, ofTool]) =>
        (server === undefined || isNamed(server, ofServer)) &&
        (tool === undefined || list(tool).some((pattern) => isNamed(pattern, ofTool))),
    );
    const said = Object.entries(fact?.annotations ?? {}).filter(([, is]) => typeof is === 'boolean');
    return every([
      trusted === undefined || (fact?.trusted === true) === trusted,
      readings.length > 0 && readings.every((one) => one === readings[0])
        ? (readings[0] as boolean)
        : 'unknown',
      ...Object.entries(annotations).map(([name, wanted]): Truth => {
        const is = said.find(([key]) => key === name);
        return is === undefined ? 'unknown' : is[1] === wanted;
      }),
    ]);
  },
};

/** `mcp__a__b__c` is `b__c` of the server `a`, or `c` of `a__b`. */
function readingsOf(name: string): (readonly [server: string, tool: string])[] {
  const prefix = 'mcp__';
  if (!name.startsWith(prefix)) return [];
  const rest = name.slice(prefix.length);
  return [...rest]
    .map((_, at) => at)
    .filter((at) => at > 0 && rest.slice(at, at + 2) === '__' && at + 2 < rest.length)
    .map((at) => [rest.slice(0, at), rest.slice(at + 2)]);
}

function memberAt(input: unknown, pointer: string): unknown {
  let at = input;
  for (const key of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null || !Object.keys(at).includes(key)) return undefined;
    at = (at as { readonly [key: string]: unknown })[key];
  }
  return at;
}
