/** Questions to the analysis, and what the engine says of a call. */

import {
  answers,
  outerViews,
  type Question,
  viewOf,
  type Wish,
  type World,
} from '../../src/analysis/question.js';
import { possibleAnswer } from '../../src/analysis/satisfiable.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { type Call, projector } from './decisions.js';

/** `disjoint`: it is proved that no call is all of it; within so many steps, or it is `budget`. */
export function asked(wishes: readonly Wish[], steps = 20_000): 'disjoint' | 'possible' | 'budget' {
  const budget = { left: steps };
  const isPossible = possibleAnswer({ wishes }, budget);
  if (budget.left < 0) return 'budget';
  return isPossible ? 'possible' : 'disjoint';
}

/** Whether the engine says of some outer command of the call that it fulfils the wishes. */
export function fulfils(call: Call, question: Question, context: World = EXAMPLE_CONTEXT): boolean {
  const shape = projector.project(typeof call === 'string' ? { tool: 'bash', input: call } : call);
  const view = viewOf(shape, context);
  return view !== null && outerViews(view).some((one) => answers(question, one));
}
