/** How the analysis says in a sentence what it has proved. */

import type { Matcher } from '../../generated/types.js';
import { listOf } from '../../policy/matchers/types.js';
import { type CompiledRule, DEFAULT_BOUND } from '../../policy/rule.js';
import { shipped } from '../../policy/shipped.js';
import type { Clause } from '../clauses.js';
import { foreignClass, foreignHost, foreignProgram, quote } from '../vocabulary.js';

export const nameOf = ({ rule, pack }: CompiledRule): string => `${pack}/${rule.id}`;

/** Why no call meets these clauses, which cannot be fewer. `contradict`: it is not only what the rule covers. */
export function causeOf(rule: CompiledRule, core: readonly Clause[], contradict: boolean): string {
  const matchers = core.map(({ matcher }) => matcher);
  const [only] = matchers;
  if (matchers.length === 1 && only !== undefined) {
    const foreign = foreignIn(only);
    if (foreign !== null) return foreign;
    if (only.any?.length === 0 || only.all?.length === 0)
      return 'an empty list of matchers is false of everything';
  }
  const who = matchers.flatMap(programsIn);
  const unknown = who.filter((name) => shipped().knowledge.registry.grammarOf(name) === undefined);
  if (rule.rule.effect === 'allow' && who.length > 0 && unknown.length === who.length)
    return `nothing is known of ${names(who)}, so that what it does is \`unknown\`, an effect that the rule does not name`;
  if (who.length > 0 && matchers.some(({ effectsSomeIn }) => effectsSomeIn !== undefined))
    return `by the registry, ${names(who)} never ${who.length === 1 ? 'has' : 'have'} an effect out of ${list(matchers)}`;
  if (!contradict)
    return `what ${texts(matchers)} match${matchers.length === 1 ? 'es' : ''} always does more than the rule covers (${[...(rule.bound ?? DEFAULT_BOUND)].join(', ')})`;
  return matchers.length === 1
    ? `${texts(matchers)} is never so`
    : `${texts(matchers)} are never so together`;
}

function foreignIn(matcher: Matcher): string | null {
  const value = matcher.pathScopesSomeIn ?? matcher.pathScopesAllIn;
  const classes = foreignClass(shipped().knowledge);
  const asked = [
    ...programsIn(matcher).map(foreignProgram),
    ...(matcher.hostsSomeIn?.hosts ?? matcher.hostsAllIn?.hosts ?? []).map(foreignHost),
    ...(value?.classes ?? []).map(classes),
  ];
  const found = asked.find((sentence) => sentence !== null);
  return found === undefined || found === null ? null : `${found[0]?.toLowerCase() ?? ''}${found.slice(1)}`;
}

function programsIn(matcher: Matcher): readonly string[] {
  const { program, tokens, argv } = matcher;
  if (program !== undefined) return listOf(program);
  const [first] = tokens ?? argv ?? [];
  if (first === undefined) return [];
  return typeof first === 'string' ? [first] : first.anyOf;
}

const list = (matchers: readonly Matcher[]): string =>
  matchers.flatMap(({ effectsSomeIn }) => effectsSomeIn ?? []).join(', ');

const texts = (matchers: readonly Matcher[]): string =>
  matchers.map((matcher) => `\`${JSON.stringify(matcher)}\``).join(' and ');

function names(all: readonly string[]): string {
  const shown = all.slice(0, 3).map(quote).join(', ');
  return all.length > 3 ? `${shown} and ${all.length - 3} more` : shown;
}
