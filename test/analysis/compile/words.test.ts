import { expect, it } from 'vitest';
import type { Atom, RedirectPart } from '../../../src/analysis/atoms.js';
import { formulaOf } from '../../../src/analysis/compile.js';
import { and, is, isNot } from '../../../src/analysis/expr.js';
import { patternLanguage } from '../../../src/analysis/language.js';
import type { Matcher } from '../../../src/generated/types.js';

type Formula = ReturnType<typeof formulaOf>;
const stream = (...values: (number | null)[]) => is<RedirectPart>({ of: 'stream', values: new Set(values) });
const direction = (...values: string[]) => is<RedirectPart>({ of: 'direction', values: new Set(values) });
const appends = direction('append');
const some = (...parts: ReturnType<typeof stream>[]): Formula =>
  is<Atom>({ on: 'some-redirect', test: and(...parts) });
const none = (...parts: ReturnType<typeof stream>[]): Formula =>
  isNot<Atom>({ on: 'some-redirect', test: and(...parts) });

/** A matcher, when it is true, and when it is false. */
const TABLE: readonly (readonly [string, Matcher, Formula, Formula])[] = [
  [
    'no substitution',
    { noSubstitution: true },
    isNot<Atom>({ on: 'substitution' }),
    is<Atom>({ on: 'substitution' }),
  ],
  [
    'output that is not redirected',
    { noStdoutRedirect: true },
    none(stream(1, null), direction('write', 'append', 'read-write')),
    some(stream(1, null), direction('write', 'append', 'read-write')),
  ],
  [
    'the input, which a redirection without a stream may be',
    { redirect: { stream: 'stdin' } },
    some(stream(0)),
    none(stream(0, null)),
  ],
  ['the output', { redirect: { stream: 'stdout' } }, some(stream(1)), none(stream(1, null))],
  ['the errors', { redirect: { stream: 'stderr' } }, some(stream(2)), none(stream(2, null))],
  ['any stream', { redirect: { stream: 'any', append: true } }, some(appends), none(appends)],
  [
    'one that does not append',
    { redirect: { append: false } },
    some({ ...appends, holds: false } as typeof appends),
    none({ ...appends, holds: false } as typeof appends),
  ],
  [
    'a kind',
    { redirect: { targetKind: 'fd' } },
    some(is({ of: 'kind', values: new Set(['fd']) })),
    none(is({ of: 'kind', values: new Set(['fd']) })),
  ],
];

it.each(TABLE)('%s', (_, matcher, whenTrue, whenFalse) => {
  expect(formulaOf(matcher)).toEqual(whenTrue);
  expect(formulaOf(matcher, false)).toEqual(whenFalse);
});

it('a target', () => {
  const target = is<RedirectPart>({ of: 'target', text: patternLanguage('a') });
  expect(formulaOf({ redirect: { target: 'a' } })).toEqual(some(target));
  expect(formulaOf({ redirect: { target: 'a' } }, false)).toEqual(none(target));
});
