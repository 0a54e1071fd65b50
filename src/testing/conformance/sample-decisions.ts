/** Decisions with a mark in each text, so that one sees where each text ends up. */

import type { Decision, DecisionEffect } from '../../generated/types.js';

/** What only the operator may read: a mark for each place where a decision tells of its rule. */
export const SECRETS: readonly string[] = ['rule', 'reason', 'matched', 'diagnostic'].map(
  (place) => `mark-of-${place}`,
);

export const SAID = 'mark-of-message';
export const INSTEAD = 'mark-of-alternative';

export interface SampleTexts {
  readonly reason?: string;
  readonly message?: string;
  readonly alternative?: string;
}

/** A decision as `decide` gives it, valid by `schema/decision.schema.json`. */
export const sampleDecision = (effect: DecisionEffect, texts: SampleTexts = {}): Decision => ({
  effect,
  code: 'rule',
  rule: 'mark-of-rule',
  pack: 'mark-of-pack',
  layer: 'user-project',
  reason: texts.reason ?? 'mark-of-reason',
  category: 'mark-of-category',
  agent: { message: texts.message ?? SAID, alternative: texts.alternative ?? INSTEAD },
  fresh: false,
  command: 0,
  matched: [
    {
      pack: 'mark-of-matched',
      rule: 'mark-of-matched',
      layer: 'user-project',
      effect,
      command: 0,
      certain: true,
      counted: true,
    },
  ],
  diagnostics: [{ code: 'parse-error', severity: 'error', span: [0, 1], message: 'mark-of-diagnostic' }],
  posture: 'supervised',
  policy: 'sha256:0',
  fingerprint: 'sha256:1',
});
