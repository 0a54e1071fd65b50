/** Values that nobody means to hand over: what reads them must not throw, and nothing of them is ever allowed. */

import fc from 'fast-check';

const cyclic: { self?: unknown; list?: unknown } = {};
cyclic.self = cyclic;
cyclic.list = [cyclic];

const explode = (): never => {
  throw new Error('Reading this throws.');
};

const throwingProxy: object = new Proxy(
  {},
  {
    get: explode,
    has: explode,
    ownKeys: explode,
    getPrototypeOf: explode,
    getOwnPropertyDescriptor: explode,
  },
);

const revoked: object = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
})();

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

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

export const HOSTILE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['not a number', Number.NaN],
  ['a big integer', 10n],
  ['a symbol', Symbol('x')],
  ['a function', () => 'allow'],
  ['a class', class {}],
  ['a date', new Date(0)],
  ['an array', []],
  ['a sparse array of full length', new Array(4_294_967_295)],
  ['an array of holes', new Array(100)],
  ['an object that says it is long', { length: 1e9 }],
  ['an object that contains itself', cyclic],
  [
    'a throwing getter',
    {
      get effect(): unknown {
        return explode();
      },
      get input(): unknown {
        return explode();
      },
      get rules(): unknown {
        return explode();
      },
    },
  ],
  ['a throwing proxy', throwingProxy],
  ['a revoked proxy', revoked],
  ['a proxy of an array', new Proxy([], { get: explode })],
  [
    'a throwing toString',
    { toString: explode, valueOf: explode, toJSON: explode, [Symbol.toPrimitive]: explode },
  ],
  [
    'members named __proto__',
    JSON.parse('{"__proto__":{"effect":"allow"},"constructor":1,"version":1,"rules":[]}'),
  ],
  ['20,000 arrays deep', nested(20_000, (inner) => [inner])],
  ['20,000 objects deep', nested(20_000, (inner) => ({ rules: inner, not: inner, input: inner }))],
  ['a map', new Map([['effect', 'allow']])],
  ['bytes', new Uint8Array(10)],
  ['a promise', Promise.resolve('allow')],
  ['an error', new Error('x')],
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
