/** The laws of a decision, as data. */

import { ANSWERS } from './answers.js';
import { KNOWLEDGE } from './knowledge.js';
import type { Law } from './law.js';
import { POLICIES } from './policies.js';
import { TEXTS } from './texts.js';

/**
 * Laws that hold of `decide`, and have to hold of what a project builds around it:
 * `for (const { name, property } of laws) it(name, () => fc.assert(property(decider)))`.
 *
 * They are about relations between decisions; what is allowed in the first place is for cases to say. Limits: the
 * decider has to answer at once; laws about undecoded words and transparent wrappers, which need the inside of a
 * decision, are kept in this package's own tests.
 */
export const laws: readonly Law[] = [...ANSWERS, ...TEXTS, ...POLICIES, ...KNOWLEDGE];
