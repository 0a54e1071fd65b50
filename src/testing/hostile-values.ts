/** Values that nobody means to hand over: what reads them must not throw, and nothing of them is ever allowed. */

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

/** By what they are called. Shared between all who ask: nobody may change them. */
export const HOSTILE_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['not a number', Number.NaN],
  ['a big integer', 10n],
  ['a symbol', Symbol('x')],
  ['a function', () => 'allow'],
  ['a class', class {}],
  ['an array', []],
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
