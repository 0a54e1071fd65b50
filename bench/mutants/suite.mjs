/** As much of vitest as the tests of the analysis use, so that they run in one process and stop at the first failure. */
import { isDeepStrictEqual } from 'node:util';

/** @type {{ name: string, run: () => unknown }[]} */
let collected = [];

/** Tests that the loading of a file declares. */
export async function collect(loading) {
  collected = [];
  await loading();
  return collected;
}

const names = [];

function describe(name, body) {
  names.push(name);
  body();
  names.pop();
}

describe.each = (rows) => (name, body) => {
  for (const row of rows) describe(titled(name, row), () => body(...valuesOf(row)));
};

const valuesOf = (row) => (Array.isArray(row) ? row : [row]);
const titled = (name, row) => name.replace('%s', String(valuesOf(row)[0]));

function it(name, ...rest) {
  const run = rest.find((one) => typeof one === 'function');
  collected.push({ name: [...names, name].join(' > '), run });
}

it.each = (rows) => (name, run) => {
  for (const row of rows) it(titled(name, row), () => run(...valuesOf(row)));
};

const PLAIN = new Set([null, Object.prototype]);

/** Members that are undefined count as absent, as in `toEqual`. */
const plain = (value) => {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Set) return new Set([...value].map(plain));
  if (value === null || typeof value !== 'object' || !PLAIN.has(Object.getPrototypeOf(value))) return value;
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(members.map(([name, one]) => [name, plain(one)]));
};
const equal = (left, right) => isDeepStrictEqual(plain(left), plain(right));

const MATCHERS = {
  toBe: Object.is,
  toEqual: equal,
  toBeUndefined: (value) => value === undefined,
  toBeNull: (value) => value === null,
  toBeGreaterThan: (value, least) => value > least,
  toBeGreaterThanOrEqual: (value, least) => value >= least,
  toBeLessThan: (value, most) => value < most,
  toMatch: (value, pattern) => (typeof pattern === 'string' ? value.includes(pattern) : pattern.test(value)),
  toBeDefined: (value) => value !== undefined,
  toHaveLength: (value, length) => value.length === length,
  toBeLessThanOrEqual: (value, most) => value <= most,
  toContain: (value, one) => value.includes(one),
  toContainEqual: (value, one) => value.some((other) => equal(other, one)),
  toThrow: (body) => {
    try {
      body();
      return false;
    } catch {
      return true;
    }
  },
};

function expect(value) {
  const checks = (wanted) =>
    Object.fromEntries(
      Object.entries(MATCHERS).map(([name, holds]) => [
        name,
        (...others) => {
          if (holds(value, ...others) !== wanted) throw new Error(`${wanted ? '' : 'not '}${name}`);
        },
      ]),
    );
  return { ...checks(true), not: checks(false) };
}

export const vitest = { describe, it, test: it, expect };
