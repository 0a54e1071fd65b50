import { describe, expect, it } from 'vitest';
import type { Matcher } from '../../../src/generated/types.js';
import { type Truth, truthOf } from './truth-of.js';

const method = (...values: string[]): Matcher => ({ flagValueIn: { names: ['-X'], values } });
const depth: Matcher = { flagValueIn: { names: ['--depth'], values: ['1'], allowUndefinedValue: true } };

describe('flagValueIn', () => {
  it.each<[string, Matcher, Truth]>([
    ['curl -X GET https://a.example/', method('GET'), true],
    ['curl -XGET https://a.example/', method('GET'), true],
    ['curl --request GET https://a.example/', method('GET'), true],
    ['curl --request=GET https://a.example/', method('GET', 'HEAD'), true],
    ['curl https://a.example/', method('GET'), false],
    ['curl -X DELETE https://a.example/', method('GET'), false],
    // Programs take the first, the last or all of them.
    ['curl -X GET -X DELETE https://a.example/', method('GET'), 'unknown'],
    ['curl -X DELETE -X GET https://a.example/', method('GET'), 'unknown'],
    ['curl -X DELETE --request=GET https://a.example/', method('GET'), 'unknown'],
    ['curl -X GET -XGET https://a.example/', method('GET'), true],
    ['curl -X GET -X HEAD https://a.example/', method('GET', 'HEAD'), true],
    ['curl -X GET -X DELETE https://a.example/', method('PUT'), false],
    ['curl -X "$M" https://a.example/', method('GET'), 'unknown'],
    ['curl -X GET -X "$M" https://a.example/', method('GET'), 'unknown'],
    ['curl -X DELETE -X "$M" https://a.example/', method('GET'), 'unknown'],
    ['for M in GET HEAD; do curl -X $M https://a.example/; done', method('GET', 'HEAD'), true],
    ['for M in GET PUT; do curl -X $M https://a.example/; done', method('GET'), 'unknown'],
    // A word that may turn out to be an option may be this one.
    ['curl https://a.example/ "$A"', method('GET'), 'unknown'],
    ['curl -X GET "$A"', method('GET'), 'unknown'],
    ['curl -X GET -- "$A"', method('GET'), true],
    ['helper -m=fast --mode=slow', { flagValueIn: { names: ['--mode'], values: ['slow'] } }, 'unknown'],
    ['git clone --depth 1 https://a.example/x', depth, true],
    ['git clone --depth 1 --depth 2 https://a.example/x', depth, 'unknown'],
    ['X=1', method('GET'), false],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthOf(matcher, line)).toBe(truth);
  });
});

describe('other matchers on options', () => {
  it.each<[string, Matcher, Truth]>([
    ['rm -rf a', { flagPresent: '-r' }, true],
    ['rm -fR a', { flagPresent: ['-r', '--dir'] }, true],
    ['rm --recursive a', { flagPresent: '-r' }, true],
    ['rm -f a', { flagPresent: '-r' }, false],
    ['rm -f $A', { flagPresent: '-r' }, 'unknown'],
    ['rm -f -- $A', { flagPresent: '-r' }, false],
    ['helper -xvf', { flagPresent: '-v' }, 'unknown'],
    ['helper -xvf', { flagMatches: { shortChars: 'v' } }, true],
    ['helper --out=a', { flagMatches: { prefixes: ['--out'] } }, true],
    ['rm -rf a', { flagMatches: { names: ['--force'] } }, true],
    ['ls -la', { flagAllowlist: { shortChars: 'la' } }, true],
    ['ls -laR', { flagAllowlist: { shortChars: 'la' } }, false],
    ['ls', { flagAllowlist: { shortChars: 'la' } }, false],
    ['ls', { flagAllowlist: {} }, true],
    ['ls $A', { flagAllowlist: {} }, 'unknown'],
    ['ls -l $A', { flagAllowlist: { shortChars: 'l' } }, 'unknown'],
    ['ls -la', { flagCount: { min: 2, max: 2 } }, true],
    ['ls -l $A', { flagCount: { min: 1 } }, 'unknown'],
    ['A=1', { flagCount: {} }, false],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthOf(matcher, line)).toBe(truth);
  });
});
