/** What the conformance suite asks of an adapter, and what it has to be told of the harness. */

import type { ToolCall } from '../../project/projector.js';
import type { Result } from '../../result.js';

/** An adapter together with the harness that it translates for. */
export interface Subject {
  readonly adapter: Adapter;
  readonly harness: Harness;
}

/** The translator under test. Its functions are pure: they may be called in any order and any number of times. */
export interface Adapter {
  /** From the text of an event to the call in it. What the harness itself says besides may stand in `facts`. */
  readonly readEvent: (text: string) => Result<{ readonly call: ToolCall; readonly facts?: unknown }, string>;
  /** From what `decide` returned, or anything else, to the harness's own answer: plain JSON. */
  readonly answerDecision: (decision: unknown, asking: Asking) => unknown;
  /** The answer where there is no decision. */
  readonly answerFailure: (failure: Failure, asking: Asking) => unknown;
}

export interface Asking {
  /** False: nobody can be asked, so that a review has to block. */
  readonly canAsk: boolean;
}

/** Why there is no decision. */
export interface Failure {
  /** A sentence that the agent may read as well. */
  readonly what: string;
  /** For the operator alone. */
  readonly detail?: string;
}

/**
 * The harness, as its documentation describes it. It is the measure for the adapter: write it apart from the adapter,
 * and share no code with it, or a mistake of one is a mistake of both.
 */
export interface Harness {
  /** The event with which the harness announces this call, with every member that it sends. */
  readonly eventOf: (call: ToolCall) => { readonly [member: string]: unknown };
  /** What the harness does on this answer; null where it takes the line for no answer at all. */
  readonly outcomeOf: (line: string) => Outcome | null;
  /** Whether the harness can ask a person at all. Default true; with false, a review has to block always. */
  readonly asks?: boolean;
}

export interface Outcome {
  readonly does: 'run' | 'ask' | 'block';
  /** What the person is shown; empty where nothing is. */
  readonly person: string;
  /** What the agent reads; empty where it reads nothing. */
  readonly agent: string;
}

/** One case, for any test runner: `for (const { name, run } of conformance(subject)) it(name, run)`. */
export interface ConformanceCase {
  readonly name: string;
  /** Throws an Error that says what was handed over, what came back and what was expected. */
  readonly run: () => void;
}
