/** The clauses of a rule: what it asks for all at once, each with its place in the pack. */

import type { Matcher } from '../generated/types.js';
import { type CompiledRule, compileRule } from '../policy/rule.js';

export interface Clause {
  readonly matcher: Matcher;
  /** Within the rule. */
  readonly pointer: string;
}

/** The members of its `all`, and those of an `all` in that. */
export function clausesOf(matcher: Matcher, pointer = '/match'): readonly Clause[] {
  if (matcher.all === undefined || matcher.all.length === 0) return [{ matcher, pointer }];
  return matcher.all.flatMap((item, index) => clausesOf(item, `${pointer}/all/${index}`));
}

/** The rule with these clauses in place of its own; its bound stays that of the whole. */
export function withClauses(rule: CompiledRule, clauses: readonly Matcher[]): CompiledRule {
  const match: Matcher = clauses.length === 0 ? { always: true } : { all: [...clauses] };
  const compiled = compileRule({ ...rule.rule, match }, { ...rule, pointer: '' }, { problems: [] });
  return { ...compiled, bound: rule.bound };
}

export interface Part extends Clause {
  /** What else has to hold where this part does. */
  readonly beside: readonly Matcher[];
}

/**
 * Every alternative of the matcher, one at a time: the members of an `any`, and the names of a list of them. Nothing
 * beneath a `not` is one.
 */
export function alternativesOf(
  matcher: Matcher,
  pointer = '/match',
  beside: readonly Matcher[] = [],
): readonly Part[] {
  if (matcher.all !== undefined) {
    const items = matcher.all;
    return items.flatMap((item, index) =>
      alternativesOf(item, `${pointer}/all/${index}`, [
        ...beside,
        ...items.filter((other) => other !== item),
      ]),
    );
  }
  if (matcher.any !== undefined)
    return matcher.any.flatMap((item, index) => {
      const at = `${pointer}/any/${index}`;
      return [{ matcher: item, pointer: at, beside }, ...alternativesOf(item, at, beside)];
    });
  return namesOf(matcher).map(([one, at]) => ({ matcher: one, pointer: `${pointer}${at}`, beside }));
}

/** Where the matcher names several things, the same matcher of each alone. */
function namesOf(matcher: Matcher): readonly (readonly [Matcher, string])[] {
  const { program, tool, flagPresent, arg0In, tokens, effectsSomeIn } = matcher;
  const each = <Value>(
    values: Value | readonly Value[] | undefined,
    make: (value: Value) => Matcher,
    at: string,
  ) =>
    Array.isArray(values) && values.length > 1
      ? (values as readonly Value[]).map((value, index) => [make(value), `${at}/${index}`] as const)
      : [];
  return [
    ...each(program, (value) => ({ program: value as string }), '/program'),
    ...each(tool, (value) => ({ tool: value as string }), '/tool'),
    ...each(flagPresent, (value) => ({ flagPresent: value as string }), '/flagPresent'),
    ...each(arg0In, (value) => ({ arg0In: [value] as string[] }), '/arg0In'),
    ...each(
      effectsSomeIn,
      (value) => ({ effectsSomeIn: [value] as NonNullable<Matcher['effectsSomeIn']> }),
      '/effectsSomeIn',
    ),
    ...(tokens ?? []).flatMap((choice, index) =>
      typeof choice === 'string'
        ? []
        : each(
            choice.anyOf,
            (value) => ({
              tokens: (tokens ?? []).map((one, at) => (at === index ? (value as string) : one)),
            }),
            `/tokens/${index}/anyOf`,
          ),
    ),
  ];
}
