/**
 * Compiles a matcher to a test. One function a matcher; the table says of each whether it is about a command, about
 * the call, or fits either.
 */

import type { Matcher } from '../../generated/types.js';
import type { Tri } from '../tri.js';
import { everyOf, NO, opposite, someOf, YES } from '../tri.js';
import type { CallView, CommandView } from '../view.js';
import { CALL_MATCHERS } from './call.js';
import { COMMAND_MATCHERS } from './command.js';
import { EITHER_MATCHERS } from './either.js';
import { FACT_MATCHERS } from './facts.js';
import { FLAG_MATCHERS } from './flags.js';
import type { Build, MatcherContext } from './types.js';

export type MatcherKind = 'command' | 'call' | 'either';

export interface CompiledMatcher {
  readonly kind: MatcherKind | 'mixed';
  /** For kinds `command` and `either`. */
  readonly command: (view: CommandView) => Tri;
  /** For kinds `call` and `either`. */
  readonly call: (view: CallView) => Tri;
}

/** Problems go to `context.problems`; the result is total even then. */
export function compileMatcher(matcher: Matcher, pointer: string, context: MatcherContext): CompiledMatcher {
  const entry = Object.entries(matcher)[0];
  if (entry === undefined) return constant(NO);
  const [name, value] = entry as [keyof Matcher & string, never];
  const at = `${pointer}/${name}`;
  const logic = LOGIC.get(name);
  if (logic !== undefined) return logic(value, at, context);
  const command = COMMAND_TABLE.get(name);
  if (command !== undefined)
    return { ...constant(NO), kind: 'command', command: command(value, at, context, compileMatcher) };
  const call = CALL_MATCHERS.get(name);
  if (call !== undefined)
    return { ...constant(NO), kind: 'call', call: call(value, at, context, compileMatcher) };
  const either = EITHER_MATCHERS.get(name);
  if (either === undefined) return constant(NO);
  const test = either(value, at, context, compileMatcher);
  return { kind: 'either', call: test, command: (view) => test(view.call) };
}

const COMMAND_TABLE: ReadonlyMap<string, Build<CommandView>> = new Map([
  ...COMMAND_MATCHERS,
  ...FLAG_MATCHERS,
  ...FACT_MATCHERS,
]);

/** Every matcher but the logical ones, with its kind: the reference and the tests read it. */
export const MATCHER_KINDS: ReadonlyMap<string, MatcherKind> = new Map<string, MatcherKind>([
  ...[...COMMAND_TABLE.keys()].map((name) => [name, 'command'] as const),
  ...[...CALL_MATCHERS.keys()].map((name) => [name, 'call'] as const),
  ...[...EITHER_MATCHERS.keys()].map((name) => [name, 'either'] as const),
  ...(['always', 'all', 'any', 'not'] as const).map((name) => [name, 'either'] as const),
]);

function constant(value: Tri): CompiledMatcher {
  return { kind: 'either', command: () => value, call: () => value };
}

type Logic = (value: never, pointer: string, context: MatcherContext) => CompiledMatcher;

const LOGIC: ReadonlyMap<string, Logic> = new Map<string, Logic>([
  ['always', () => constant(YES)],
  ['all', (value, pointer, context) => several(value, pointer, context, everyOf)],
  ['any', (value, pointer, context) => several(value, pointer, context, someOf)],
  [
    'not',
    (value, pointer, context) => {
      const inner = compileMatcher(value, pointer, context);
      return {
        kind: inner.kind,
        command: (view) => opposite(inner.command(view)),
        call: (view) => opposite(inner.call(view)),
      };
    },
  ],
]);

function several(
  members: readonly Matcher[],
  pointer: string,
  context: MatcherContext,
  join: typeof everyOf,
): CompiledMatcher {
  const inner = members.map((member, index) => compileMatcher(member, `${pointer}/${index}`, context));
  // An empty list is false, for `all` too: a rule whose clauses were all removed must not match everything.
  if (inner.length === 0) return constant(NO);
  return {
    kind: joinedKind(inner.map((one) => one.kind)),
    command: (view) => join(inner, (one) => one.command(view)),
    call: (view) => join(inner, (one) => one.call(view)),
  };
}

function joinedKind(kinds: readonly CompiledMatcher['kind'][]): CompiledMatcher['kind'] {
  if (kinds.includes('mixed')) return 'mixed';
  const command = kinds.includes('command');
  const call = kinds.includes('call');
  if (command && call) return 'mixed';
  if (command) return 'command';
  return call ? 'call' : 'either';
}
