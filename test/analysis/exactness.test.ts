import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/analysis/question.js';
import { possibleAnswer } from '../../src/analysis/satisfiable.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import { smallTruth } from './small-world.js';

/** `ANALYSIS_PAIRS=20000 npx vitest run test/analysis` is what docs/analysis.md reports. */
const PAIRS = Number(process.env.ANALYSIS_PAIRS ?? 800);
const WISHES: readonly (readonly [Wish['is'], Wish['is']])[] = [
  ['met', 'met'],
  ['met', 'missed'],
  ['missed', 'met'],
  ['missed', 'missed'],
];

describe('random pairs of rules, against every call of a small world', () => {
  const { world, rules, truth } = smallTruth(PAIRS);

  it('are many of both', () => {
    expect(world.length).toBeGreaterThan(5_000);
    expect(rules.length).toBeGreaterThan(90);
  });

  it('no call is found of two rules that are said to be disjoint', { timeout: 120_000 + PAIRS * 200 }, () => {
    const wrong: string[] = [];
    const seen = { disjoint: 0, possible: 0, open: 0 };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const [left, right] = [
        rules[(pair * 7_919) % rules.length],
        rules[(pair * 104_729 + 13) % rules.length],
      ] as [CompiledRule, CompiledRule];
      const [one, other] = WISHES[pair % WISHES.length] as readonly [Wish['is'], Wish['is']];
      const wishes: [Wish, Wish] = [
        { rule: left, is: one },
        { rule: right, is: other },
      ];
      const budget = { left: 50_000 };
      const isPossible = possibleAnswer({ wishes }, budget);
      const witness = truth.witness(...wishes);
      if (!isPossible) seen.disjoint += 1;
      else if (witness === null) seen.open += 1;
      else seen.possible += 1;
      if (!isPossible && witness !== null)
        wrong.push(
          JSON.stringify({
            call: witness.call.shape.text || witness.call.shape.tool,
            left: [one, left.rule.effect, left.rule.match],
            right: [other, right.rule.effect, right.rule.match],
          }),
        );
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(seen.disjoint).toBeGreaterThan(PAIRS / 20);
    if (PAIRS > 1_000) console.log(seen);
  });
});
