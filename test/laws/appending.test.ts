import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandLine, packs, simpleCommand } from '../support/arbitraries.js';
import {
  type Decision,
  decideCall,
  type Policy,
  policyWith,
  SHIPPED,
  STRICTNESS,
} from '../support/decisions.js';
import { holds } from '../support/property.js';

const JOINTS = [' && ', '; ', ' | ', ' || ', ' & ', '\n', ' |& '] as const;
const level = ({ effect }: Decision): number => STRICTNESS[effect];

function neverLowers(
  parts: { readonly first: string; readonly joint: string; readonly added: string },
  policy: Policy,
): void {
  const before = decideCall(parts.first, { policy });
  const after = decideCall(parts.first + parts.joint + parts.added, { policy });
  if (level(after) < level(before))
    expect({ ...parts, effect: after.effect }).toEqual({ ...parts, effect: before.effect });
}

const parts = fc.record({ first: simpleCommand, joint: fc.constantFrom(...JOINTS), added: commandLine });

describe('appending', () => {
  it('a command appended to a call never lowers its effect', () => {
    holds(parts, (one) => neverLowers(one, SHIPPED), { runs: 1_500 });
  });

  it('under random packs too', () => {
    holds(
      fc.tuple(packs, fc.array(parts, { minLength: 5, maxLength: 10 })),
      ([generated, several]) => {
        const policy = policyWith(generated, true);
        for (const one of several) neverLowers(one, policy);
      },
      { runs: 60 },
    );
  });

  it('text that is no bash, or too much of it, does not hide a denied command before it', () => {
    const added = [
      '(',
      ')',
      'if',
      'fi',
      '"',
      "'",
      '`',
      '$(',
      '<<E',
      'x'.repeat(70_000),
      'ls; '.repeat(3_000),
      '\0',
      '\ud800',
      '$((',
    ];
    for (const first of ['rm -rf ~', 'sudo ls', 'cat ~/.ssh/id_rsa']) {
      for (const joint of JOINTS)
        for (const text of added) neverLowers({ first, joint, added: text }, SHIPPED);
    }
  });
});
