/** The mistakes that authors of rules report most, named where they are seen. Each is a remark: the rule loads. */

import type { Knowledge } from '../../commands/knowledge.js';
import type { LoadProblem } from '../../policy/problem.js';
import type { CompiledRule } from '../../policy/rule.js';
import { breadthTraps } from './traps/breadth.js';
import { nameTraps } from './traps/names.js';
import { patternTraps } from './traps/patterns.js';

/** What a trap looks at. */
export interface TrapView {
  readonly rule: CompiledRule;
  readonly knowledge: Knowledge;
}

/** `pointer` is within the rule. */
export type Trap = Pick<LoadProblem, 'code' | 'pointer' | 'message' | 'hint'>;

export const trapsIn = (view: TrapView): readonly Trap[] =>
  [patternTraps, nameTraps, breadthTraps].flatMap((look) => look(view));
