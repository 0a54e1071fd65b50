/** What is said to the author of a rule, in one line. */

import type { DecisionEffect, Matcher } from '../../../src/generated/types.js';
import type { LoadProblem } from '../../../src/policy/problem.js';

export type TrapRow = readonly [effect: DecisionEffect, match: Matcher, told: readonly string[]];

export const told = ({
  code,
  pointer,
  message,
  hint,
}: Pick<LoadProblem, 'code' | 'pointer' | 'message' | 'hint'>): string =>
  `${code} ${pointer}: ${message} ${hint}`;
