import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../src/policy/pattern/index.js';
import { mustCompile } from './must-compile.js';
import { cycle, randomPattern, randomSubject, SUBJECT_CHARACTERS } from './random-patterns.js';

const PATTERNS = 2_500;

describe('agreement with RegExp under "us"', () => {
  it('on random patterns, with texts that must match, texts nearby and random ones', () => {
    const seen = { pairs: 0, matching: 0 };
    fc.assert(
      fc.property(
        randomPattern,
        fc.array(fc.nat(999), { minLength: 12, maxLength: 12 }),
        fc.array(randomSubject, { minLength: 2, maxLength: 2 }),
        ({ source, sample, nesting }, numbers, subjects) => {
          const expression = new RegExp(`^(?:${source})$`, 'us');
          const { test } = mustCompile(source);

          const samples = [numbers, numbers.slice(5), numbers.toReversed()].map((each) =>
            sample(cycle(each)),
          );
          for (const text of samples) expect([text, test(text)]).toEqual([text, true]);

          const nearby = samples.map((text, index) => mutate(text, numbers.slice(index)));
          for (const text of [...samples, ...nearby, ...subjects]) {
            // RegExp backtracks: repetitions in one another take it a time exponential in the text.
            if (nesting > 1 && text.length > 12) continue;
            const matches = test(text);
            expect([text, matches]).toEqual([text, expression.test(text)]);
            seen.pairs++;
            if (matches) seen.matching++;
          }
        },
      ),
      { numRuns: PATTERNS },
    );
    expect(seen.pairs).toBeGreaterThan(7 * PATTERNS);
    expect(seen.matching).toBeGreaterThan(3 * PATTERNS - 1);
    expect(seen.matching).toBeLessThan(7 * PATTERNS);
  });

  it('on every code point, for each class that has a name', () => {
    for (const source of ['.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '[^\\w\\s]', '[^a-\\u{FFFF}]']) {
      const expression = new RegExp(`^(?:${source})$`, 'us');
      const { test } = mustCompile(source);
      const wrong: number[] = [];
      for (
        let codePoint = 0;
        codePoint <= 0x10ffff;
        codePoint += codePoint < 0x3100 || codePoint > 0xd7f0 ? 1 : 7
      ) {
        if (codePoint > 0x11000 && codePoint % 61 !== 0) continue;
        const text = String.fromCodePoint(codePoint);
        if (test(text) !== expression.test(text)) wrong.push(codePoint);
      }
      expect(wrong).toEqual([]);
    }
  });

  it('on all short texts, for patterns glued together from pieces', () => {
    const pieces = fc.constantFrom(...'()|?*+.ab-', '[ab]', '[^a]', '(?:', '{2}', '{0,2}', '{1,}', '\\w');
    const texts = shortTexts(['a', 'b', '-'], 4);
    let compared = 0;
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 9 }), (list) => {
        const source = list.join('');
        const compiled = compilePattern(source);
        if (!compiled.ok) return;
        compared++;
        const expression = new RegExp(`^(?:${source})$`, 'us');
        const { test } = compiled.value;
        expect(texts.filter((text) => test(text))).toEqual(texts.filter((text) => expression.test(text)));
      }),
      { numRuns: 5_000 },
    );
    expect(compared).toBeGreaterThan(200);
  });
});

/** A text one change away: a character dropped, inserted or replaced. */
function mutate(text: string, numbers: readonly number[]): string {
  const [where = 0, what = 0, how = 0] = numbers;
  const chars = [...text];
  const at = where % (chars.length + 1);
  const fresh = SUBJECT_CHARACTERS[what % SUBJECT_CHARACTERS.length] as string;
  const kept = how % 3 === 0 ? [fresh] : how % 3 === 1 ? [] : [fresh, chars[at] ?? ''];
  return [...chars.slice(0, at), ...kept, ...chars.slice(at + 1)].join('');
}

function shortTexts(alphabet: readonly string[], length: number): readonly string[] {
  let longest = [''];
  const all = [''];
  for (let size = 1; size <= length; size++) {
    longest = longest.flatMap((text) => alphabet.map((char) => text + char));
    all.push(...longest);
  }
  return all;
}
