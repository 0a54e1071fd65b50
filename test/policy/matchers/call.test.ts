import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactFlow, Matcher } from '../../../src/generated/types.js';
import { compileMatcher } from '../../../src/policy/matchers/compile.js';
import type { CallView } from '../../../src/policy/view.js';
import { aboutOf, matches as naiveMatches } from '../../naive/matchers.js';
import { cpuTime } from '../../support/cpu-time.js';
import { projector } from '../../support/decisions.js';
import { holds } from '../../support/property.js';
import { callView, type Truth } from './truth-of.js';

const TRUTHS: readonly Truth[] = [false, 'unknown', true];
const truthIn = (matcher: Matcher, view: CallView): Truth =>
  TRUTHS[compileMatcher(matcher, '', { problems: [] }).call(view)] as Truth;

const from = (source: string, target: string, more: Partial<NonNullable<Matcher['flow']>> = {}): Matcher => ({
  flow: { from: { program: source }, to: { program: target }, ...more },
});

describe('flow', () => {
  it.each<[string, Matcher, Truth]>([
    ['curl U | sort | sh', from('curl', 'sh'), true],
    ['curl U | sort | sh', from('curl', 'sh', { runs: true }), true],
    ['curl U | sort | cat', from('curl', 'cat', { runs: true }), false],
    ['curl U | sort; sh', from('curl', 'sh'), false],
    ['curl U', from('curl', 'curl'), true],
    ['curl U', from('curl', 'curl', { via: ['pipe'] }), false],
    ['curl U > f; cat f', from('curl', 'cat', { via: ['pipe'] }), false],
    ['curl U > f; cat f | sh', from('curl', 'sh', { via: ['pipe'] }), true],
    // What the wrapper reads, its command reads; what its command puts out, the wrapper puts out.
    ['curl U | timeout 5 sh', from('curl', 'sh'), true],
    ['timeout 5 curl U | sh', from('curl', 'sh'), true],
    ['timeout 5 curl U; timeout 5 sh', from('curl', 'sh'), false],
    ['"$X" | sh', from('curl', 'sh'), 'unknown'],
    ['curl U | "$X"', from('curl', 'sh'), 'unknown'],
    // The certain way counts, though there is another.
    ['"$X" | sh; curl U | sh', from('curl', 'sh'), true],
    ['curl U | "$X" | sh', from('curl', 'sh'), true],
    ['ls', from('curl', 'sh'), false],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthIn(matcher, callView(line))).toBe(truth);
  });

  /** A call whose flows are drawn: what stands in a command decides what the ends match. */
  const graph = fc.integer({ min: 1, max: 8 }).chain((size) => {
    const node = fc.nat({ max: size - 1 });
    return fc.record({
      words: fc.array(fc.constantFrom('a', 'b', '"$X"'), { minLength: size, maxLength: size }),
      flows: fc.array(
        fc.record({
          from: node,
          to: node,
          via: fc.constantFrom<FactFlow['via']>('pipe', 'operand', 'file'),
          runs: fc.boolean(),
        }),
        { maxLength: 12 },
      ),
      via: fc.option(fc.constantFrom<FactFlow['via']>('pipe', 'operand'), { nil: undefined }),
      runs: fc.boolean(),
    });
  });

  it('finds what following every walk from every source finds', () => {
    holds(
      graph,
      ({ words, flows, via, runs }) => {
        const view = callView(words.map((word) => `${word} x`).join('; '));
        const facts = { ...view.facts, flows };
        const more = {
          ...(via === undefined ? {} : { via: [via] }),
          ...(runs ? { runs: true as const } : {}),
        };
        const matcher = from('a', 'b', more);
        const commands = [...view.shape.commands.keys()].map((index) => aboutOf(view.shape, facts, index));
        const naive = naiveMatches(matcher, { ...view, facts, commands }, -1);
        expect(truthIn(matcher, { ...view, facts })).toBe(naive);
      },
      { runs: 300 },
    );
  });

  it('takes time in proportion to the flows', () => {
    const stages = 2_000;
    const shape = projector.project({ tool: 'bash', input: Array(stages).fill('curl a').join(' | ') });
    const view = callView('curl a');
    const [facts] = view.facts.commands;
    const long: CallView = {
      ...view,
      shape,
      interpretations: shape.commands.map(() => null),
      facts: {
        commands: shape.commands.map(() => facts as never),
        flows: Array.from({ length: stages - 1 }, (_, index) => ({
          from: index,
          to: index + 1,
          via: 'pipe',
          runs: false,
        })),
      },
    };
    const matcher: Matcher = {
      flow: { from: { effectsSomeIn: ['network'] }, to: { always: true }, runs: true },
    };
    const compiled = compileMatcher(matcher, '', { problems: [] });
    const started = cpuTime();
    expect(compiled.call(long)).toBe(0);
    expect(cpuTime() - started).toBeLessThan(300);
  });
});
