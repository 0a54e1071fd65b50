/** What a law is, and what it is asked of. */

import type fc from 'fast-check';
import type { DecisionEffect, Pack } from '../../generated/types.js';
import { STRICTNESS } from '../../policy/strictness.js';
import type { ContextFacts } from '../arbitraries/context.js';

/**
 * Whatever decides calls: `decide` with a project's own way of projecting, of loading policy and of asking. It gives at
 * least the effect, as a `Decision` has it. It must answer at once, not by a promise.
 */
export type Decider = (call: unknown, around: Around) => Answer;

/**
 * What the call stands in. A decider that leaves the packs aside passes the laws about packs without saying anything.
 * One that has a context of its own fails `nobody to ask` and `ceiling`, and `floor supremacy` where its workspace is
 * another one: leave these out by name.
 */
export interface Around {
  /** What a context says besides its policy. */
  readonly context: ContextFacts;
  /**
   * Packs of the layer `user-project`, above whatever policy the decider has. The same list comes again and again:
   * keeping what was compiled for it in a WeakMap saves most of the time.
   */
  readonly packs: readonly Pack[];
}

export interface Answer {
  readonly effect: DecisionEffect;
  /** What the agent is told. */
  readonly agent?: { readonly message: string; readonly alternative?: string };
}

export interface Law {
  /** A few words, for the title of a test. */
  readonly name: string;
  /** The law in a sentence. */
  readonly statement: string;
  /** For `fc.assert`, which takes the seed, the number of runs and all else. */
  readonly property: (decider: Decider) => fc.IProperty<unknown>;
}

/** Fails, naming both calls, unless the answer is at least as strict as the effect. */
export function mustBeAsStrict(
  { effect }: Answer,
  least: DecisionEffect,
  given: { readonly call: unknown; readonly instead: string },
): void {
  if (STRICTNESS[effect] < STRICTNESS[least])
    throw new Error(`${effect}, where ${given.instead} is ${least}: ${show(given.call)}`);
}

export const strictest = (one: DecisionEffect, other: DecisionEffect): DecisionEffect =>
  STRICTNESS[one] >= STRICTNESS[other] ? one : other;

/** A call for a message. */
export const show = (call: unknown): string => {
  try {
    return JSON.stringify(call) ?? String(call);
  } catch {
    return 'a value that is not JSON';
  }
};
