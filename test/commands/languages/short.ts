/**
 * Facts in one line, so that tables stay readable: `pure`, or what there is, in a fixed order. What runs programs does
 * so where nobody looks: that goes without saying, and `test/commands/hidden.test.ts` says it. */

import type { LanguageFacts } from '../../../src/commands/language.js';

export const short = ({ effects, paths, shellTexts, unknown }: LanguageFacts): string => {
  const parts = [
    ...effects.filter((effect) => effect !== 'hidden-execute'),
    ...paths.map(({ path, role }) => `${role}:${path}`),
    ...shellTexts.map((text) => `sh:${text}`),
    ...(unknown === null ? [] : ['unknown']),
  ];
  return parts.length === 0 ? 'pure' : parts.join(' ');
};

/** Milliseconds that the fastest of three runs takes. */
export const fastest = (run: () => unknown): number => {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
};
