import { describe, expect, it } from 'vitest';
import {
  beginning,
  commonText,
  type Language,
  listed,
  patternLanguage,
} from '../../src/analysis/language.js';

const in_ = (part: Language) => ({ part, holds: true });
const out = (part: Language) => ({ part, holds: false });
const pattern = patternLanguage;

describe('a shortest text that several languages have in common', () => {
  /** Languages that it is in or out of, and the text; null: there is none. */
  const TABLE: readonly (readonly [string, readonly ReturnType<typeof in_>[], string | null])[] = [
    ['of nothing', [], ''],
    ['of a pattern', [in_(pattern('ab+'))], 'ab'],
    ['of a list, the shortest', [in_(listed(['bbb', 'cc', 'dddd']))], 'cc'],
    ['of an empty list', [in_(listed([]))], null],
    ['of two lists', [in_(listed(['a', 'bb'])), in_(listed(['bb', 'c']))], 'bb'],
    ['of a list and a pattern', [in_(listed(['a', 'xyz', 'xy'])), in_(pattern('x.+'))], 'xy'],
    ['of a list without a pattern', [in_(listed(['a', 'xy'])), out(pattern('[a-c]'))], 'xy'],
    ['of a list without a list', [in_(listed(['a', 'xy'])), out(listed(['a', 'xy']))], null],
    ['of two patterns', [in_(pattern('[a-m]+z')), in_(pattern('.{3}'))], 'aaz'],
    ['of patterns that contradict', [in_(pattern('[a-c]+')), in_(pattern('[d-f]+'))], null],
    ['of a pattern without a part of it', [in_(pattern('[a-c]')), out(pattern('[ab]'))], 'c'],
    ['of a pattern without itself', [in_(pattern('a.*')), out(pattern('a.*'))], null],
    ['of a pattern without its shortest', [in_(pattern('a*')), out(listed(['', 'a', 'aa']))], 'aaa'],
    ['of a pattern without all that it has', [in_(pattern('[ab]')), out(listed(['a', 'b']))], null],
    ['of a pattern without longer ones', [in_(pattern('a.?')), out(listed(['abcdef', 'a']))], 'aa'],
    ['of anything but some lists', [out(listed([''])), out(listed(['a', 'b']))], 'c'],
    ['of anything but a pattern', [out(pattern('[a-z0-9]*'))], '-'],
    ['of a letter that is not ASCII', [in_(pattern('[é-ü]'))], 'é'],
    ['of two sets that meet in one letter', [in_(pattern('[à-é]')), in_(pattern('[é-ü]'))], 'é'],
    ['of sets that meet nowhere', [in_(pattern('[à-è]')), in_(pattern('[é-ü]'))], null],
    ['of a letter without others', [in_(pattern('[à-â]')), out(listed(['à', 'á']))], 'â'],
    ['of a letter without all of them', [in_(pattern('[à-â]')), out(listed(['à', 'á', 'â']))], null],
    ['of a letter outside of the plane', [in_(pattern('[😀-😂]')), out(listed(['😀']))], '😁'],
    ['of a control character', [in_(pattern('[\\u{1}-\\u{2}]')), out(listed(['\u0001']))], '\u0002'],
    ['of the last letter', [in_(pattern('[\\u{7f}\\u{80}]')), out(listed(['\u007f']))], '\u0080'],
    ['of NUL, which is in no argument', [in_(pattern('[\\u{0}]'))], null],
    ['of a state that only length tells', [in_(pattern('(ab)+')), out(listed(['ab']))], 'abab'],
    ['of what stands before the pairs', [in_(pattern('[\\u{d7ff}]'))], '\ud7ff'],
    ['of what stands behind the pairs', [in_(pattern('[\\u{e000}]'))], '\ue000'],
    [
      'of a range around the halves of pairs',
      [in_(pattern('[\\u{d7ff}-\\u{f000}]')), out(listed(['\ud7ff']))],
      '\ue000',
    ],
    ['of the very last character', [in_(pattern('[\\u{10ffff}]'))], '\u{10ffff}'],
    ['of a beginning with a bracket, in any case', [in_(beginning('a]', true))], 'a]'],
    [
      'of two letters that are told apart by lists alone',
      [in_(pattern('[ab]{2}')), out(listed(['aa', 'ab', 'ba']))],
      'bb',
    ],
    ['of a beginning', [in_(beginning('a.b'))], 'a.b'],
    ['of a beginning, and no pattern with it', [in_(beginning('a.b')), out(pattern('a.b.?'))], 'a.baa'],
    ['of beginnings that contradict', [in_(beginning('ab')), in_(beginning('ac'))], null],
    ['of beginnings in two cases', [in_(beginning('Ab')), in_(beginning('ab'))], null],
    ['of beginnings in any case', [in_(beginning('Ab', true)), in_(pattern('aB.*'))], 'aB'],
    ['of a beginning with a sign, in any case', [in_(beginning('a_', true)), in_(pattern('A.+'))], 'A_'],
    ['of a beginning that is not ASCII', [in_(beginning('é'))], 'é'],
  ];

  it.each(TABLE)('%s', (_, languages, text) => {
    expect(commonText(languages, { left: 10_000 })).toBe(text);
    expect(text === null || languages.every(({ part, holds }) => part.test(text) === holds)).toBe(true);
  });

  it('is not known once the budget ends', () => {
    const long = [in_(pattern('[ab]{12}')), out(pattern('(aa|ab|ba|bb){6}'))];
    expect(commonText(long, { left: 5 })).toBeUndefined();
    expect(commonText(long, { left: 10_000 })).toBeNull();
  });

  it('costs one step for each state that is looked at', () => {
    const budget = { left: 100 };
    expect(commonText([in_(pattern('abc'))], budget)).toBe('abc');
    expect(budget.left).toBe(96);
    expect(commonText([in_(pattern('abc'))], { left: 3 })).toBe('abc');
    expect(commonText([in_(pattern('abc'))], { left: 2 })).toBeUndefined();
  });

  it('is not known of a language too large for an automaton', () => {
    const large: Language = { test: () => true, values: null, dfa: null };
    expect(commonText([in_(large)], { left: 100 })).toBeUndefined();
    expect(commonText([in_(large), in_(listed(['a']))], { left: 100 })).toBe('a');
  });
});

describe('a language', () => {
  it('of a beginning has the texts that begin so', () => {
    const texts = ['LC_', 'LC_ALL', 'lc_all', 'LC', 'xLC_'];
    expect(texts.filter((text) => beginning('LC_').test(text))).toEqual(['LC_', 'LC_ALL']);
    expect(texts.filter((text) => beginning('Lc_', true).test(text))).toEqual(['LC_', 'LC_ALL', 'lc_all']);
  });

  it('of a pattern that does not compile has no text', () => {
    expect(commonText([in_(pattern('('))], { left: 100 })).toBeNull();
  });

  it('of a beginning too long for an automaton is known by its test alone', () => {
    const long = beginning('x'.repeat(20_000));
    expect([long.dfa, long.values, long.test('x'.repeat(20_001))]).toEqual([null, null, true]);
  });

  it('of a pattern is compiled once', () => {
    const once = pattern('once+');
    pattern('other+');
    expect(pattern('once+')).toBe(once);
  });

  it('of a pattern is forgotten behind a thousand others', () => {
    const first = pattern('forgotten');
    for (let index = 0; index <= 1_000; index += 1) pattern(`other${index}`);
    expect(pattern('forgotten')).not.toBe(first);
  });
});
