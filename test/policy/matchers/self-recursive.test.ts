import { describe, expect, it } from 'vitest';
import { compileMatcher } from '../../../src/policy/matchers/compile.js';
import { isForkBomb } from '../../naive/flows.js';
import { cpuTime } from '../../support/cpu-time.js';
import { decideCall } from '../../support/decisions.js';
import { callView, type Truth } from './truth-of.js';

const TRUTHS: readonly Truth[] = [false, 'unknown', true];

describe('a function that starts itself over and over', () => {
  it.each<[string, Truth]>([
    [':(){ :|:& };:', true],
    ['f() { f | f; }', true],
    ['f() { f & }', true],
    ['f() { f & f; }', true],
    ['f() { (f &); }', true],
    ['f() { { f; } & }', true],
    ['f() { (f; ls) & }', true],
    ['f() { ls | f & }', true],
    ['f() { coproc f; }', true],
    ['f() { (f) | (f); }', true],
    ['f() { { f; } | { ls; f; }; }', true],
    ['f() { ls | f | wc | f; }', true],
    ['f() { f | tee >(f); }', true],
    ['f() { for i in 1; do f | f; done; }', true],
    ['f() { ls && f | f; }', true],
    ['f() { eval "f | f"; }', true],
    ['if ls; then f() { f | f; }; fi', true],
    ['g() { ls; }; f() { f | f; }; g', true],
    // One stage of a pipeline, and nothing that ends it.
    ['f() { f | cat; }', 'unknown'],
    ['f() { f a | cat; f b | cat; }', 'unknown'],
    ['f() { ls; cat x | f; }', 'unknown'],
    ['f() { (f) | cat; }', 'unknown'],
    ['f() { f | cat && f | cat; }', 'unknown'],
    ['f() { ls "$(f a)" | sed p; }', 'unknown'],
    ['if ls; then f() { f | cat; }; fi', 'unknown'],
    // A tree is walked that way.
    ['walk() { for d in "$1"/*; do [ -d "$d" ] && walk "$d" | sed "s/^/ /"; done; }; walk .', false],
    ['walk() { for d in "$1"/*; do walk "$d" | sed "s/^/ /"; done; }; walk .', false],
    ['f() { [ -d "$1" ] && f "$1" | cat; }', false],
    ['f() { [ -f "$1" ] || ls | f "$1"; }', false],
    ['f() { if ls; then f | cat; fi; }', false],
    ['f() { case $1 in a) f | cat;; esac; }', false],
    ['f() { ls | while read l; do f "$l"; done; }', false],
    ['f() { f a; f b; }', false],
    ['f() { x=$(f a); }', false],
    // Another program of that name, or another place.
    ['ls() { command ls "$@" | head; }; ls', false],
    ['f() { timeout 5 f | cat; }', false],
    ['f() { ls | wc -l; }; f | f', false],
    ['f() { ls; }; f & f', false],
    ['f() { g | g; }; g() { ls; }', false],
    ['f | f', false],
  ])('%s: %s', (line, truth) => {
    const view = callView(line);
    const compiled = compileMatcher({ selfRecursive: true }, '', { problems: [] });
    expect(TRUTHS[compiled.call(view)]).toBe(truth);
    expect(isForkBomb(view.shape)).toBe(truth);
    const { effect, rule } = decideCall(line);
    if (truth === true) expect([effect, rule]).toEqual(['deny', 'fork-bomb']);
    else expect(effect).toBe('review');
  });

  it('thousands of definitions and calls take no time', () => {
    const view = callView(Array(900).fill('f() { f; }').join('; '));
    const compiled = compileMatcher({ selfRecursive: true }, '', { problems: [] });
    const started = cpuTime();
    expect(compiled.call(view)).toBe(0);
    expect(cpuTime() - started).toBeLessThan(1_000);
  });
});
