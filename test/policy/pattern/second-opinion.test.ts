import fc from 'fast-check';
import { DFA, isDisjointWith } from 'refa';
import { describe, expect, it } from 'vitest';
import { areDisjoint, areEqual } from './language.js';
import { mustCompile } from './must-compile.js';
import { toNfa } from './nfa.js';
import { cycle, randomPattern, randomSubject } from './random-patterns.js';

const PAIRS = 400;

describe('a second decision procedure agrees', () => {
  it('on which texts a random pattern accepts', () => {
    fc.assert(
      fc.property(
        randomPattern,
        fc.array(fc.nat(999), { minLength: 5, maxLength: 20 }),
        fc.array(randomSubject, { minLength: 3, maxLength: 3 }),
        ({ source, sample }, numbers, subjects) => {
          const { test } = mustCompile(source);
          const second = toNfa(source);
          for (const text of [sample(cycle(numbers)), ...subjects]) {
            const word = Array.from(text, (char) => char.codePointAt(0) as number);
            expect([text, second.test(word)]).toEqual([text, test(text)]);
          }
        },
      ),
      { numRuns: PAIRS },
    );
  });

  it('on whether two random patterns share a text', () => {
    const seen = { disjoint: 0, overlapping: 0 };
    fc.assert(
      fc.property(randomPattern, randomPattern, fc.nat(2), (left, right, glue) => {
        const other =
          glue === 0 ? right.source : glue === 1 ? `${right.source}|${left.source}+x` : `.*${right.source}.*`;
        fc.pre(isLegal(other));
        const disjoint = areDisjoint(mustCompile(left.source).dfa, mustCompile(other).dfa);
        expect(disjoint).toBe(isDisjointWith(toNfa(left.source), toNfa(other)));
        seen[disjoint ? 'disjoint' : 'overlapping']++;
      }),
      { numRuns: PAIRS },
    );
    expect(seen.disjoint).toBeGreaterThan(PAIRS / 20);
    expect(seen.overlapping).toBeGreaterThan(PAIRS / 20);
  });

  it('on whether two patterns mean the same, for pairs that often do', () => {
    const seen = { equal: 0, different: 0 };
    fc.assert(
      fc.property(randomPattern, randomPattern, fc.nat(REWRITINGS.length - 1), (left, right, index) => {
        const rewriting = REWRITINGS[index] as Rewriting;
        const [before, after] = rewriting(`(?:${left.source})`, `(?:${right.source})`);
        const equal = areEqual(mustCompile(before).dfa, mustCompile(after).dfa);
        expect(equal).toBe(sameLanguage(before, after));
        seen[equal ? 'equal' : 'different']++;
      }),
      { numRuns: PAIRS },
    );
    expect(seen.equal).toBeGreaterThan(PAIRS / 20);
    expect(seen.different).toBeGreaterThan(PAIRS / 20);
  });

  it('on the laws of repetition', () => {
    const rows: readonly [before: string, after: string][] = [
      ['(?:a?b?){0,3}', '(?:a?b?){3}'],
      ['(?:a|b?){2,}', '(?:a|b)*'],
      ['(?:a*b*)*', '(?:a|b)*'],
      ['(?:ab){2,4}', 'abab(?:ab(?:ab)?)?'],
      ['a{2,}', 'aa+'],
      ['(?:a{2}|a{3})*', '(?:aa+)?'],
      ['.*.*', '[\\s\\S]*'],
    ];
    for (const [before, after] of rows) {
      expect([before, areEqual(mustCompile(before).dfa, mustCompile(after).dfa)]).toEqual([before, true]);
      expect([before, sameLanguage(before, after)]).toEqual([before, true]);
    }
  });
});

type Rewriting = (left: string, right: string) => readonly [before: string, after: string];

/** Some hold for every pair, some for none but a few. */
const REWRITINGS: readonly Rewriting[] = [
  (left) => [`${left}+`, `${left}${left}*`],
  (left) => [`${left}{1,3}`, `${left}(?:${left}${left}?)?`],
  (left, right) => [`(?:${left}|${right})*`, `(?:${left}*${right}*)*`],
  (left, right) => [`${left}${right}`, `${right}${left}`],
  (left, right) => [`(?:${left}|${right})`, left],
  (left) => [`${left}{2,}`, `${left}+`],
];

function sameLanguage(before: string, after: string): boolean {
  return isSubset(before, after) && isSubset(after, before);
}

function isSubset(inner: string, outer: string): boolean {
  const rest = DFA.fromFA(toNfa(outer));
  rest.complement();
  return isDisjointWith(toNfa(inner), rest);
}

function isLegal(source: string): boolean {
  try {
    new RegExp(source, 'us');
    return true;
  } catch {
    return false;
  }
}
