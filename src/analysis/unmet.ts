/**
 * When a rule is not certainly met. The logic knows of commands all of whose words are known; of a word that is not
 * (`git push "$X"`) a rule on it may be neither true nor false, and so does not count, whatever it says of known ones.
 */

import type { Matcher } from '../generated/types.js';
import { clausesOf } from './clauses.js';
import { type Formula, formulaOf } from './compile.js';
import { and, negated, or } from './expr.js';

/** What is certainly so, as some other rule is met that asks for it. */
export interface Certain {
  /** As JSON. */
  readonly clauses: ReadonlySet<string>;
  /** How many first words are known. */
  readonly words: number;
}

export function certainOf(matchers: readonly Matcher[]): Certain {
  const clauses = matchers.flatMap((matcher) => clausesOf(matcher).map((clause) => clause.matcher));
  return {
    clauses: new Set(clauses.map((clause) => JSON.stringify(clause))),
    words: Math.max(0, ...clauses.map(({ tokens, argv }) => (argv ?? tokens ?? []).length)),
  };
}

/** True of all that the matcher does not certainly match, and perhaps of more: a proof that it is false is one. */
export function unmet(matcher: Matcher, certain: Certain): Formula {
  if (certain.clauses.has(JSON.stringify(matcher))) return or();
  const { all, any } = matcher;
  if (all !== undefined && all.length > 0) return or(...all.map((item) => unmet(item, certain)));
  if (any !== undefined && any.length > 0) return and(...any.map((item) => unmet(item, certain)));
  return isTwoValued(matcher, certain) ? negated(formulaOf(matcher)) : and();
}

/** Matchers that the logic knows in full, whatever is not known of the command's words. */
function isTwoValued({ tokens, ...matcher }: Matcher, { words }: Certain): boolean {
  if (tokens !== undefined) return tokens.length <= words;
  const { not, pathScopesAllIn, pathScopesNoneIn, hostsAllIn } = matcher;
  if (not !== undefined) return Object.keys(not).every((name) => PLAIN.has(name) || name === 'effectsSomeIn');
  // A path that is only possible is one to the logic, so that there may be none where one has to be.
  if (pathScopesNoneIn !== undefined)
    return (pathScopesNoneIn.requireFacts ?? 'zero-or-more') === 'zero-or-more';
  const value = pathScopesAllIn ?? hostsAllIn;
  if (value !== undefined) return value.requireFacts === 'zero-or-more';
  return Object.keys(matcher).every((name) => PLAIN.has(name) || name === 'effectsAllIn');
}

/** True or false of every command. So is, as only possible effects count: all are within, none is one of these. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['always', 'program', 'tool', 'toolKind', 'toolTier', 'posture', 'input', 'mcp'],
  ...['envAssignmentNameIn', 'envAssignmentCount', 'noSubstitution', 'noStdoutRedirect'],
]);
