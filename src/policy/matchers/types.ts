/** What the builders of matchers share. */

import type { Matcher } from '../../generated/types.js';
import { compilePattern } from '../pattern/index.js';
import type { LoadProblem } from '../problem.js';
import type { Tri } from '../tri.js';
import type { CompiledMatcher } from './compile.js';

export interface MatcherContext {
  readonly problems: LoadProblem[];
}

/** Builds one matcher's test from its value. `inner` compiles a matcher inside it. */
export type Build<View, Value = never> = (
  value: Value,
  pointer: string,
  context: MatcherContext,
  inner: (matcher: Matcher, pointer: string, context: MatcherContext) => CompiledMatcher,
) => (view: View) => Tri;

/** A whole-argument test by pattern; a pattern that does not compile is a load problem and matches nothing. */
export function patternTest(
  source: string,
  pointer: string,
  context: MatcherContext,
): (text: string) => boolean {
  const compiled = compilePattern(source);
  if (compiled.ok) return (text) => compiled.value.test(text);
  context.problems.push({
    code: compiled.error.code,
    pointer,
    message: compiled.error.message,
    hint: compiled.error.hint,
    offset: compiled.error.offset,
  });
  return () => false;
}

export const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;
