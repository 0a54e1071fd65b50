import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_REPORT, mergeAll, mergeReports, readReport } from '../../src/replay/merge.js';
import type { ReplayReport } from '../../src/replay/report.js';
import { canonicalText, type Plain } from '../../src/shape/plain.js';
import { holds } from '../support/property.js';
import { anyItem, anyLimits, CHANGED, entryAt, OTHER, replay, SHIPPED } from './corpora.js';

const text = (report: ReplayReport): string => canonicalText(report as unknown as Plain);

const anyReport = fc
  .record({
    items: fc.array(anyItem, { maxLength: 40 }),
    limits: fc.oneof(fc.constant({}), anyLimits),
    candidate: fc.constantFrom(CHANGED, CHANGED, OTHER, SHIPPED),
  })
  .map(({ items, ...settings }) => replay(items, settings));

describe('reports merge', () => {
  it('associative', () => {
    holds(
      fc.tuple(anyReport, anyReport, anyReport),
      ([a, b, c]) => {
        expect(text(mergeReports(mergeReports(a, b), c))).toBe(text(mergeReports(a, mergeReports(b, c))));
      },
      { runs: 300 },
    );
  });

  it('commutative', () => {
    holds(
      fc.tuple(anyReport, anyReport),
      ([a, b]) => {
        expect(text(mergeReports(a, b))).toBe(text(mergeReports(b, a)));
      },
      { runs: 300 },
    );
  });

  it('identity', () => {
    holds(
      anyReport,
      (a) => {
        expect(text(mergeReports(a, EMPTY_REPORT))).toBe(text(a));
        expect(text(mergeReports(EMPTY_REPORT, a))).toBe(text(a));
      },
      { runs: 300 },
    );
  });

  it('the report of a whole corpus is the merge of the reports of any parts, to the byte', () => {
    holds(
      fc.record({
        items: fc.array(fc.tuple(anyItem, fc.nat(6)), { maxLength: 60 }),
        limits: fc.oneof(fc.constant({}), anyLimits),
      }),
      ({ items, limits }) => {
        const whole = replay(
          items.map(([item]) => item),
          { limits },
        );
        const parts = [0, 1, 2, 3, 4, 5, 6].map((part) =>
          replay(
            items.filter(([, of]) => of === part).map(([item]) => item),
            { limits },
          ),
        );
        expect(JSON.stringify(mergeAll(parts))).toBe(JSON.stringify(whole));
      },
      { runs: 300 },
    );
  });

  it('the order of the entries does not matter', () => {
    holds(
      fc.record({ items: fc.array(anyItem, { maxLength: 40 }), limits: anyLimits, seed: fc.nat() }),
      ({ items, limits, seed }) => {
        const turned = items.map((item, index) => ({ item, at: (index * 7 + seed) % 41 }));
        const other = turned.sort((one, two) => one.at - two.at).map(({ item }) => item);
        expect(text(replay(other, { limits }))).toBe(text(replay(items, { limits })));
      },
      { runs: 200 },
    );
  });
});

describe('readReport', () => {
  it('takes every report for itself, through JSON', () => {
    holds(
      anyReport,
      (report) => {
        expect(readReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, value: report });
      },
      { runs: 200 },
    );
  });

  const sample = replay([entryAt(1, { input: 'ls' }), entryAt(2, { input: 'frobnicate' })]);
  const altered = (change: (report: Record<string, unknown>) => void): unknown => {
    const copy = JSON.parse(JSON.stringify(sample)) as Record<string, unknown>;
    change(copy);
    return copy;
  };

  it.each<[string, unknown, string]>([
    ['null', null, 'not-a-report'],
    ['a list', [], 'not-a-report'],
    ['a text', 'report', 'not-a-report'],
    ['another object', { a: 1 }, 'not-a-report'],
    ['a version alone', { version: 1 }, 'not-a-report'],
    ['another version', altered((one) => Object.assign(one, { version: 2 })), 'other-version'],
    ['a further member', altered((one) => Object.assign(one, { more: 1 })), 'not-as-written'],
    ['no outcomes', altered((one) => Object.assign(one, { outcomes: [] })), 'not-as-written'],
    [
      'a negative number',
      altered((one) => Object.assign(one.counts as object, { calls: -1 })),
      'not-a-report',
    ],
    ['no warnings', altered((one) => Object.assign(one, { warnings: [1] })), 'not-as-written'],
    [
      'widening hidden in the numbers',
      altered((one) => Object.assign(one.counts as object, { widened: { calls: 0, distinct: 0 } })),
      'not-as-written',
    ],
  ])('refuses %s', (_, value, code) => {
    expect(readReport(value)).toMatchObject({ ok: false, error: { code } });
  });

  it('answers for any value', () => {
    holds(
      fc.anything({ withBigInt: true, withNullPrototype: true }),
      (value) => {
        expect(readReport(value).ok).toBe(false);
      },
      { runs: 500 },
    );
  });
});

describe('the empty report', () => {
  it('says that nothing was replayed', () => {
    expect(EMPTY_REPORT.warnings.map(({ code }) => code)).toEqual(['nothing-replayed']);
    expect(EMPTY_REPORT.counts).toMatchObject({ entries: 0, calls: 0, replayed: { calls: 0, distinct: 0 } });
  });
});
