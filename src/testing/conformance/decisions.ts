/** Decisions, and what is none: what the harness does on the answer. */

import { HOSTILE_VALUES } from '../hostile-values.js';
import type { Asking, ConformanceCase, Outcome, Subject } from './contract.js';
import { attempt, BOTH, lineOf, mustBlock, mustEqual, outcomeOf } from './exercise.js';
import { sampleDecision } from './sample-decisions.js';

export function decisionCases(subject: Subject): readonly ConformanceCase[] {
  const { adapter, harness } = subject;
  const mustDo = (effect: 'allow' | 'review' | 'deny', asking: Asking, does: Outcome['does']): void => {
    const given = `The decision ${effect}, canAsk ${asking.canAsk}`;
    const answer = attempt(given, () => adapter.answerDecision(sampleDecision(effect), asking));
    mustEqual(outcomeOf(subject, answer, given).does, does, given);
  };
  return [
    {
      name: 'an allow lets the call run',
      run: () => BOTH.forEach((one) => void mustDo('allow', one, 'run')),
    },
    { name: 'a deny blocks the call', run: () => BOTH.forEach((one) => void mustDo('deny', one, 'block')) },
    {
      name: 'a review asks where somebody can be asked',
      run: () => mustDo('review', { canAsk: true }, harness.asks === false ? 'block' : 'ask'),
    },
    {
      name: 'a review blocks where nobody can be asked',
      run: () => mustDo('review', { canAsk: false }, 'block'),
    },
    {
      name: 'what is no decision never lets the call run',
      run: () => {
        for (const asking of BOTH) {
          for (const [what, value] of [...HOSTILE_VALUES, ...NEARLY]) {
            const answer = attempt(`answerDecision for ${what}`, () => adapter.answerDecision(value, asking));
            mustBlock(subject, answer, asking, what);
          }
        }
      },
    },
    {
      name: 'a failure never lets the call run',
      run: () => {
        for (const asking of BOTH) {
          for (const failure of [{ what: 'It failed.' }, { what: 'It failed.', detail: 'd' }, { what: '' }]) {
            const given = JSON.stringify(failure);
            const answer = attempt(`answerFailure for ${given}`, () =>
              adapter.answerFailure(failure, asking),
            );
            mustBlock(subject, answer, asking, given);
          }
        }
      },
    },
    {
      name: 'the same decision gives the same answer, and is left as it was',
      run: () => {
        for (const asking of BOTH) {
          for (const effect of ['allow', 'review', 'deny'] as const) {
            const decision = sampleDecision(effect);
            const before = JSON.stringify(decision);
            const first = lineOf(adapter.answerDecision(decision, asking), effect);
            adapter.answerDecision(sampleDecision('allow'), asking);
            mustEqual(lineOf(adapter.answerDecision(decision, asking), effect), first, `A second ${effect}`);
            mustEqual(JSON.stringify(decision), before, `The decision ${effect} after it was answered`);
          }
        }
      },
    },
  ];
}

/** What one slip in an adapter would take for an allow. */
const NEARLY: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['an effect in capitals', { ...sampleDecision('allow'), effect: 'ALLOW' }],
  ['an effect with a blank', { ...sampleDecision('allow'), effect: 'allow ' }],
  ['an effect in a list', { ...sampleDecision('allow'), effect: ['allow'] }],
  ['an effect of another vocabulary', { ...sampleDecision('allow'), effect: 'approve' }],
  ['an effect that is true', { ...sampleDecision('allow'), effect: true }],
  ['no effect', { reason: 'allow', agent: { message: 'allow' } }],
  ['an effect of the prototype', Object.create({ ...sampleDecision('allow') })],
  ['the word allow', 'allow'],
  ['a list with an allow', [sampleDecision('allow')]],
  ['a decision as JSON', JSON.stringify(sampleDecision('allow'))],
  ['a result that holds an allow', { ok: true, value: sampleDecision('allow') }],
]);
