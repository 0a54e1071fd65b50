import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argumentVector, packs } from '../support/arbitraries.js';
import {
  type Decision,
  decideCall,
  type Policy,
  policyWith,
  SHIPPED,
  STRICTNESS,
} from '../support/decisions.js';
import { holds } from '../support/property.js';
import { quoted, SPELLINGS } from './spelling.js';

const spelled = fc.array(fc.constantFrom(...SPELLINGS.keys()), { minLength: 12, maxLength: 12 });
const blanks = fc.constantFrom(' ', '  ', '\t', ' \\\n');
const isClean = ({ diagnostics }: Decision): boolean =>
  diagnostics.every(({ severity }) => severity === 'info');

function compare(parts: { readonly plain: string; readonly other: string }, policy: Policy): void {
  const plain = decideCall(parts.plain, { policy });
  const other = decideCall(parts.other, { policy });
  const both = { ...parts, effects: [plain.effect, other.effect] };
  expect({ ...both, holds: STRICTNESS[other.effect] >= STRICTNESS[plain.effect] }).toEqual({
    ...both,
    holds: true,
  });
  if (isClean(plain) && isClean(other))
    expect({ ...both, rule: other.rule, effect: other.effect }).toEqual({
      ...both,
      rule: plain.rule,
      effect: plain.effect,
    });
}

const pair = fc.tuple(argumentVector, spelled, blanks).map(([vector, names, blank]) => ({
  plain: vector.map(quoted).join(' '),
  other: vector.map((value, index) => (SPELLINGS.get(names[index] ?? '') ?? quoted)(value)).join(blank),
}));

describe('quoting', () => {
  it('another spelling of the same arguments is never more permissive, and equal where both are clean', () => {
    holds(pair, (one) => compare(one, SHIPPED), { runs: 600 });
  });

  it('under random packs too', () => {
    holds(
      fc.tuple(packs, fc.array(pair, { minLength: 5, maxLength: 10 })),
      ([generated, pairs]) => {
        const policy = policyWith(generated, true);
        for (const one of pairs) compare(one, policy);
      },
      { runs: 50 },
    );
  });

  it('arguments that a brace expansion spells out are the same arguments', () => {
    const plain = argumentVector.filter(
      (vector) => vector.length > 1 && vector.every((word) => /^[\w./@:+-]+$/.test(word)),
    );
    holds(
      plain,
      (vector) => {
        const [program, ...rest] = vector;
        compare({ plain: vector.join(' '), other: `{${vector.join(',')}}` }, SHIPPED);
        if (rest.length > 1)
          compare({ plain: vector.join(' '), other: `${program} {${rest.join(',')}}` }, SHIPPED);
      },
      { runs: 300 },
    );
  });

  it('so are those that a variable holds', () => {
    holds(
      argumentVector,
      ([program = 'ls', first = '', ...rest]) => {
        const tail = rest.map(quoted).join(' ');
        const other = `V=${quoted(first)}; ${program} "$V" ${tail}`;
        const plain = decideCall(`V=1; ${program} ${quoted(first)} ${tail}`);
        expect([other, STRICTNESS[decideCall(other).effect] >= STRICTNESS[plain.effect]]).toEqual([
          other,
          true,
        ]);
      },
      { runs: 400 },
    );
  });
});
