/** Whether an adapter translates as the engine needs it: an adapter that loses a deny undoes every policy behind it. */

import type { ConformanceCase, Subject } from './contract.js';
import { decisionCases } from './decisions.js';
import { eventCases } from './events.js';
import { telling } from './telling.js';
import { unreadableCases } from './unreadable.js';

/**
 * The cases that every adapter has to pass. They depend on no test runner, no clock, no chance and no order; a case
 * takes up to some seconds, since events of megabytes are among the inputs.
 *
 * A pass says that what was tried is translated rightly. It does not say that the harness starts the adapter, waits
 * for it, or heeds it: that has to be seen in the harness.
 */
export function conformance(subject: Subject): readonly ConformanceCase[] {
  return [
    ...eventCases(subject),
    ...unreadableCases(subject),
    ...decisionCases(subject),
    ...telling(subject),
  ];
}
