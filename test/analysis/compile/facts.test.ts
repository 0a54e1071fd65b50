import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HostPart } from '../../../src/analysis/atoms.js';
import { ALL_EFFECTS } from '../../../src/analysis/compile/facts.js';
import { formulaOf } from '../../../src/analysis/compile.js';
import { hostAgrees } from '../../../src/analysis/domains/hosts.js';
import { possible } from '../../../src/analysis/elements.js';
import { type Expr, is, isNot } from '../../../src/analysis/expr.js';
import type { HostsSomeIn } from '../../../src/generated/types.js';
import { shippedKnowledge } from '../../../src/policy/shipped.js';

it('every effect of the schema is one that the analysis knows', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../../schema/effects.schema.json', import.meta.url), 'utf8'),
  );
  expect([...ALL_EFFECTS].sort()).toEqual([...schema.definitions.effect.enum].sort());
});

describe('a host of which a part is not known', () => {
  const unknown: Expr<HostPart> = isNot({ of: 'known' });
  const bare: Expr<HostPart> = isNot({ of: 'has-scheme' });
  const named: Expr<HostPart> = is({ of: 'known' });
  /** The matcher, the host, whether it may be one that makes it true, and one that keeps it from being false. */
  const TABLE: readonly (readonly [string, HostsSomeIn, readonly Expr<HostPart>[], boolean, boolean])[] = [
    ['unknown, of the class dynamic', { classes: ['dynamic'] }, [unknown], true, true],
    ['unknown, of another class', { classes: ['public'] }, [unknown], false, true],
    ['unknown, by a name', { classes: ['dynamic'], hosts: ['a.com'] }, [unknown], false, true],
    ['unknown, in any direction', { direction: ['fetch'] }, [unknown], false, true],
    ['without a scheme, by a scheme', { schemes: ['http'] }, [named, bare], false, false],
    ['unknown and without a scheme, by a scheme', { schemes: ['http'] }, [unknown, bare], false, true],
  ];

  it.each(TABLE)('%s', (_, value, host, isTrue, isNotFalse) => {
    const inside = formulaOf({ hostsSomeIn: value });
    const outside = formulaOf({ hostsSomeIn: value }, false);
    const agree = hostAgrees(() => true, shippedKnowledge().hosts);
    const may = (formula: ReturnType<typeof formulaOf>): boolean =>
      formula.kind === 'part' &&
      formula.part.on === 'some-host' &&
      possible([formula.part.test, ...host], agree);
    expect([may(inside), may(outside)]).toEqual([isTrue, isNotFalse]);
  });
});
