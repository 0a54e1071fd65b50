/** Values that nobody means to hand over: what reads them must not throw, and nothing of them is ever allowed. */

import fc from 'fast-check';
import { HOSTILE_VALUES } from '../../src/testing/hostile-values.js';

/** A getter that gives another value each time it is read. */
export const shifting = (): object => {
  let reads = 0;
  return {
    get tool(): unknown {
      reads += 1;
      return reads === 1 ? 'bash' : 'Read';
    },
    get input(): unknown {
      reads += 1;
      return reads < 3 ? 'ls' : 'rm -rf /';
    },
  };
};

/** With two more that those who only wrap the engine need not bear. */
export const HOSTILE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...HOSTILE_VALUES,
  ['a date', new Date(0)],
  ['a sparse array of full length', new Array(4_294_967_295)],
]);

export const anything: fc.Arbitrary<unknown> = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withTypedArray: true,
  withSparseArray: true,
});

const times = (text: string, count: number): string => text.repeat(count);

/** Texts that no reader should trip over. Every one is a diagnostic or a command that is not known. */
export const HOSTILE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['10 MB of one letter', times('a', 10_000_000)],
  ['10 MB of blanks and a command', `${times(' ', 10_000_000)}ls`],
  ['a NUL byte', 'ls \0 src'],
  ['a NUL byte in quotes', "ls '\0'"],
  ['a lone high surrogate', 'ls \ud800'],
  ['a lone low surrogate', 'ls \udc00x'],
  ['carriage returns', 'ls\r\nrm -rf ~\r\n'],
  ['an escape', 'ls \u001b[31m'],
  ['C1 controls', 'ls \u0085 \u009b'],
  ...[
    '$(',
    '(',
    '{ ',
    '`',
    '"$(',
    '${x:-',
    '$((',
    '<(',
    '[[ ',
    '((',
    "$'",
    "'",
    '"',
    '\\',
    'if ',
    'while ',
    'for x in ',
    'case x in a) ',
    'ls && ',
    'ls | ',
    '! ',
    'time ',
    'f() ',
    'f() { ',
    '<<E ',
    '{a,',
    '$[',
    '${',
  ].map((piece): [string, string] => [`20,000 times ${JSON.stringify(piece)}`, times(piece, 20_000)]),
  ...(
    [
      ['$(', ')'],
      ['(', ')'],
      ['{ ', '; }'],
      ['if ', '; then ls; fi'],
      ['"$(', ')"'],
    ] as const
  ).map(([open, close]): [string, string] => [
    `20,000 nested ${open}…${close}`,
    `${times(open, 20_000)}ls${times(close, 20_000)}`,
  ]),
  ['20,000 commands', times('ls; ', 20_000)],
  ['nested shells', nestedShells(14)],
  ['a long brace expansion', `helper ${times('{a,b}', 40)}`],
  ['a long sequence', 'helper {1..1000000000}'],
]);

function nestedShells(levels: number): string {
  let text = 'ls';
  for (let level = 0; level < levels; level += 1) text = `sh -c '${text.replaceAll("'", "'\\''")}'`;
  return text;
}
