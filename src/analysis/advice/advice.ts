/** What the analysis tells the author of a pack of each rule: what keeps it from being loaded, and what to know of it. */

import type { LoadProblem } from '../../policy/problem.js';
import { type CompiledRule, inPack } from '../../policy/rule.js';
import { shipped } from '../../policy/shipped.js';
import type { Projector } from '../../project/projector.js';
import { callText, floorProblems } from '../floor.js';
import { LIMITS, type Limits } from '../overlap.js';
import { type Covered, coveredRule } from './covered.js';
import { deadAlternatives } from './dead.js';
import { deadProblem } from './dead-problem.js';
import { nameOf } from './sentences.js';
import { suppliedPrograms } from './supplied.js';
import { trapsIn } from './traps.js';

export interface Advice {
  /** The pack is not to be used as it is: an allow that meets the floor, a deny that never matches. */
  readonly problems: readonly LoadProblem[];
  readonly remarks: readonly LoadProblem[];
}

export interface AdviceOptions {
  readonly projector: Projector;
  readonly limits?: Limits;
  /** Told after each rule, over all packs. */
  readonly onRule?: (done: number) => void;
}

/** Takes the rules of one pack, in its order, and those that stand beside them. Pointers are those of the pack. */
export type Adviser = (rules: readonly CompiledRule[], beside: readonly CompiledRule[]) => Advice;

/** For several packs of one policy: of two rules that do the same, one is told to be redundant. */
export function createAdviser({ projector, limits = LIMITS, onRule }: AdviceOptions): Adviser {
  const redundant = new Set<CompiledRule>();
  // For remarks, where nothing is said of what would take long to prove.
  const brief = { ...limits, steps: limits.steps / 10 };
  let done = 0;
  return (rules, beside) => {
    const problems: LoadProblem[] = [];
    const remarks: LoadProblem[] = [];
    for (const rule of rules) {
      const at = (found: LoadProblem): LoadProblem => inPack(found, rule);
      const dead = deadProblem(rule, limits);
      const others = [...rules, ...beside].filter((other) => !redundant.has(other));
      const covered = dead === null ? coveredRule(rule, { others, limits: brief }) : null;
      if (covered?.kind === 'redundant') redundant.add(rule);
      if (dead !== null && rule.rule.effect !== 'allow') problems.push(at(dead));
      if (dead === null) problems.push(...floorProblems(rule, { projector, limits }).map(at));
      const found = [
        ...(dead !== null && rule.rule.effect === 'allow' ? [dead] : []),
        ...(dead === null ? deadParts(rule, brief) : []),
        ...(covered === null ? [] : [coveredRemark(rule, covered)]),
        ...(dead === null ? suppliedRemarks(rule, { projector, limits }) : []),
        ...trapsIn({ rule, knowledge: shipped().knowledge }),
      ];
      remarks.push(...found.map(at));
      done += 1;
      onRule?.(done);
    }
    return { problems, remarks };
  };
}

const deadParts = (rule: CompiledRule, limits: Limits): readonly LoadProblem[] =>
  deadAlternatives(rule, limits).map(({ matcher, pointer }) => ({
    code: 'dead-alternative',
    pointer,
    message: `In ${rule.rule.id}, ${JSON.stringify(matcher)} never holds beside the rest of the rule.`,
    hint: 'Leave it out, or mend it.',
  }));

function coveredRemark({ rule }: CompiledRule, { kind, by }: Covered): LoadProblem {
  const names = by.map(nameOf).join(', ');
  if (kind === 'redundant')
    return {
      code: 'redundant-rule',
      pointer: '',
      message: `${rule.id} changes nothing: ${names} decide${by.length === 1 ? 's' : ''} the same on all that it matches.`,
      hint: 'Remove it, or say in it what the others do not cover.',
    };
  return {
    code: 'shadowed-rule',
    pointer: '',
    message: `${rule.id} never decides: ${names} hold${by.length === 1 ? 's' : ''} all that it matches. The strictest rule wins, in whatever order they stand.`,
    hint: 'Make the stricter rule narrower, or remove this one.',
  };
}

function suppliedRemarks(
  rule: CompiledRule,
  tools: { readonly projector: Projector; readonly limits: Limits },
): readonly LoadProblem[] {
  const verdict = suppliedPrograms(rule, tools);
  if (verdict.kind === 'disjoint') return [];
  return [
    {
      code: 'agent-supplied',
      pointer: '/match',
      message: `${rule.rule.id} covers programs that the agent itself may supply${verdict.kind === 'overlap' ? `, as in ${callText(verdict.witness.call)}` : ''}.`,
      hint: 'Where nobody supervises (the posture `unattended`) the rule is suspended.',
    },
  ];
}
