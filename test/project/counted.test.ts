import { describe, expect, it } from 'vitest';
import { decideCall } from '../support/decisions.js';

describe('a pipeline that ends in a count is a number', () => {
  it.each([
    ['n=$(ls | wc -l); echo $((n*2))', 'allow'],
    ['n=$(ls src/*.ts | grep -v test | wc -l); echo $((n+1))', 'allow'],
    ['test $(ls | wc -l) -gt 3', 'allow'],
    ['[ $(git status --porcelain | wc -l) -eq 0 ] && echo clean', 'allow'],
    ['cat "part-$(ls | wc -l)"', 'allow'],
    // Where the redirection fails, there is no number.
    ['n=$(wc -l < a.txt); echo $((n*2))', 'review'],
    ['cat "$(wc -l < missing)/etc/passwd"', 'review'],
    ['cat "$(ls | wc -l 2>/dev/null)/etc/passwd"', 'review'],
    ['n=$(ls | wc -l a); echo $((n*2))', 'review'],
    ['n=$(ls | wc); echo $((n*2))', 'review'],
    ['n=$(ls | cat); echo $((n*2))', 'review'],
    ['n=$(ls | wc -l; cat x); echo $((n*2))', 'review'],
    ['n=$(ls | wc -l || cat x); echo $((n*2))', 'review'],
    ['n=$(! ls | wc -l x); echo $((n*2))', 'review'],
    ["wc() { echo 'a[$(id)]'; }; n=$(ls | wc -l); echo $((n*2))", 'review'],
  ])('%s: %s', (line, effect) => expect([line, decideCall(line).effect]).toEqual([line, effect]));
});
