/** The order of what a decision says: joining decisions is always taking the strictest. */

import type { DecisionEffect } from '../generated/types.js';

export const STRICTNESS: { readonly [effect in DecisionEffect]: number } = { allow: 0, review: 1, deny: 2 };
