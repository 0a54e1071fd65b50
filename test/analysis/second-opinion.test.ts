import fc from 'fast-check';
import { DFA, isDisjointWith, NFA } from 'refa';
import { describe, expect, it } from 'vitest';
import { commonText, patternLanguage } from '../../src/analysis/language.js';
import { toNfa } from '../policy/pattern/nfa.js';
import { randomPattern } from '../policy/pattern/random-patterns.js';

interface Asked {
  readonly source: string;
  readonly holds: boolean;
}

/** Texts that an argument can be: without NUL and halves of pairs. */
const TEXT = '[^\\0\\ud800-\\udfff]*';

/** Whether some text is in all that hold and in none of the others, by another library. */
function isPossible(asked: readonly Asked[]): boolean {
  const of = (wanted: boolean): readonly NFA[] =>
    asked.filter(({ holds }) => holds === wanted).map(({ source }) => toNfa(source));
  const inside = of(true).reduce((one, other) => NFA.fromIntersection(one, other), toNfa(TEXT));
  const outside = of(false).reduce<NFA | null>((one, other) => {
    if (one === null) return other;
    const both = one.copy();
    both.union(other);
    return both;
  }, null);
  if (outside === null) return !isDisjointWith(inside, toNfa(TEXT));
  const rest = DFA.fromFA(outside);
  rest.complement();
  return !isDisjointWith(inside, rest);
}

const textOf = (sources: readonly Asked[]): string | null | undefined =>
  commonText(
    sources.map(({ source, holds }) => ({ part: patternLanguage(source), holds })),
    { left: 200_000 },
  );

describe('a text that several patterns have, and others have not', () => {
  it('is found exactly where another decision procedure says that there is one', () => {
    const seen = { none: 0, some: 0 };
    const asked = fc.record({
      source: fc.oneof(
        randomPattern.map(({ source }) => source),
        randomPattern.map(({ source }) => `.*(?:${source}).*`),
      ),
      holds: fc.boolean(),
    });
    // Beside them one that has much of what they have, so that what is left is often little or nothing.
    const both = fc.tuple(fc.array(asked, { minLength: 1, maxLength: 3 }), fc.nat(3)).map(([list, glue]) => {
      const [first] = list;
      if (first === undefined || glue === 0) return list;
      const near = glue === 1 ? first.source : glue === 2 ? `(?:${first.source})|b` : `(?:${first.source})+`;
      return [...list, { source: near, holds: !first.holds }];
    });
    fc.assert(
      fc.property(both, (list) => {
        const text = textOf(list);
        if (text === undefined) return;
        expect([list, text !== null]).toEqual([list, isPossible(list)]);
        seen[text === null ? 'none' : 'some'] += 1;
        for (const { source, holds } of list)
          if (text !== null)
            expect([source, text, patternLanguage(source).test(text)]).toEqual([source, text, holds]);
      }),
      { numRuns: 600 },
    );
    expect(Math.min(seen.none, seen.some)).toBeGreaterThan(60);
  });
});
