/** What a run of near misses found. Plain JSON. */

import type { DecisionEffect } from '../../generated/types.js';
import type { ToolCall } from '../../project/projector.js';
import type { Family } from './kind.js';
import type { World } from './seed.js';

/**
 * `got-through`: dangerous or unknown and allowed, or an equal spelling that is more permissive. `deny-lost`: not
 * allowed, but the payload is denied when it stands alone. `stricter`: an equal spelling that is read without a
 * question and decides more strictly.
 */
export type Failing = 'got-through' | 'deny-lost' | 'stricter';

export interface Failure {
  readonly failing: Failing;
  readonly expected: 'not allow' | DecisionEffect;
  readonly effect: DecisionEffect;
  /** `pack/rule`, or the code of the decision. */
  readonly by: string;
  readonly seed: ToolCall;
  readonly call: ToolCall;
  /** Facts beyond those of the examples; absent where there are none. */
  readonly context?: World;
  /** The smallest call found that fails in the same way. */
  readonly shrunk: ToolCall;
}

export interface KindReport {
  readonly kind: string;
  readonly family: Family;
  /** Variants that there are; more than were made, where the number for a rule was reached. */
  readonly possible: number;
  readonly generated: number;
  readonly asExpected: number;
  readonly gotThrough: number;
  readonly denyLost: number;
  readonly stricter: number;
  /** The first of each way to fail, up to `MOST_SHOWN`. */
  readonly failures: readonly Failure[];
}

export interface RuleReport {
  /** `pack/rule`. */
  readonly rule: string;
  readonly seeds: number;
  readonly twins: number;
  readonly generated: number;
  readonly gotThrough: number;
  readonly kinds: readonly KindReport[];
}

export interface NearMissReport {
  readonly policy: string;
  readonly seed: number;
  readonly perRule: number;
  readonly rules: readonly RuleReport[];
}

/** Failures of one way to fail that a rule and kind show; all are counted. */
export const MOST_SHOWN = 3;
