import { describe, expect, it } from 'vitest';
import { compilePolicy, decide } from '../../../src/index.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import '../../support/property.js';
import { itemsOf, numbered, projector, type Recorded, suggest } from './corpora.js';

const PROPOSED: readonly (readonly [string, readonly Recorded[], readonly string[]])[] = [
  ['twenty files of one habit are deleted', numbered(20, 'rm reproduce_N.py'), ['allow-rm-by-name']],
  ['nineteen are', numbered(19, 'rm reproduce_N.py'), []],
  ['twenty files without a common name are', numbered(20, 'rm N.py'), []],
  ['one file is deleted ten times', [['rm notes.txt', 10]], ['allow-rm-exactly']],
  ['one file is deleted nine times', [['rm notes.txt', 9]], []],
  ['a task is run ten times', [['make clean', 10]], ['allow-make-exactly']],
  ['a task is run nine times', [['make clean', 9]], []],
  ['five addresses of one host are read twice', numbered(5, 'curl http://example.com/N', 2), ['allow-curl']],
  ['four addresses of one host are', numbered(4, 'curl http://example.com/N', 2), []],
  ['five hosts are read once', numbered(5, 'curl http://exampleN.com/', 2), []],
  ['a call has both', [...numbered(20, 'rm reproduce_N.py && make clean')], []],
  [
    'both are seen alone, too',
    [...numbered(20, 'rm reproduce_N.py'), ['make clean', 10]],
    ['allow-rm-by-name', 'allow-make-exactly'],
  ],
  ['what is allowed already', numbered(30, 'ls N', 5), []],
  ['nothing', [], []],
];

const NOT_PROPOSED: readonly (readonly [string, string, string])[] = [
  ['cat secrets/N.pem', 'never-suggested', 'secret-read'],
  ['python check_N.py', 'agent-code', 'execute'],
  ['frobnicate N', 'not-known', 'unknown'],
  ['touch /opt/N.txt', 'place', 'create system'],
  ['rm "$X"/N.py', 'not-decoded', 'delete unknown'],
  ['curl -d x http://example.com/N', 'sends', 'network'],
  ['./bin/test N', 'no-program', 'simple'],
  ['rm fileN.py', 'thin', ''],
];

describe('what is suggested', () => {
  it.each(PROPOSED)('where %s', (_, recorded, expected) => {
    const report = suggest(itemsOf(recorded));
    expect(report.proposals.map(({ rule }) => rule.id)).toEqual(expected);
    expect(report.pack?.rules.map(({ id }) => id) ?? []).toEqual(expected);
  });

  it.each(NOT_PROPOSED)('%s is not, and says why', (command, code, detail) => {
    const { proposals, notProposed } = suggest(itemsOf(numbered(6, command, 30)), {
      thresholds: { minCalls: 100_000 },
    });
    expect(proposals).toEqual([]);
    expect(notProposed.map((one) => [one.code, one.detail, one.calls])).toEqual([[code, detail, 180]]);
  });

  it('what a rule reviews by name is held, whatever is allowed', () => {
    const pack = {
      version: 1,
      id: 'mine',
      rules: [
        {
          id: 'ask',
          effect: 'review',
          match: { program: 'make' },
          reason: 'R.',
          provenance: { source: 't' },
        },
      ],
    };
    const { proposals, notProposed } = suggest(itemsOf([['make clean', 50]]), {
      baseline: { layers: [{ layer: 'user-project', packs: [pack] }] },
    });
    expect(proposals).toEqual([]);
    expect(notProposed.map(({ code, detail }) => [code, detail])).toEqual([['held', 'mine/ask']]);
  });

  it('code of the agent is, where that is asked for, by the names that were seen', () => {
    const { proposals } = suggest(itemsOf(numbered(20, 'python check_N.py')), { agentCode: true });
    expect(proposals.map(({ rule, remarks }) => [rule.id, remarks.map(({ code }) => code)])).toEqual([
      ['allow-python-by-name', ['agent-supplied']],
    ]);
  });

  it('sessions count where that is asked for', () => {
    const of = (session: (index: number) => string): readonly Recorded[] =>
      numbered(20, 'rm reproduce_N.py').map(([command], index) => [command, 1, session(index)]);
    const thresholds = { minSessions: 2 };
    expect(suggest(itemsOf(of(() => 'one')), { thresholds }).proposals).toEqual([]);
    const two = suggest(itemsOf(of((index) => (index === 0 ? 'one' : 'two'))), { thresholds });
    expect(two.proposals.map(({ evidence }) => evidence)).toEqual([{ calls: 20, distinct: 20, sessions: 2 }]);
  });

  it('one odd call widens nothing', () => {
    const odd: readonly Recorded[] = [
      ['rm -rf src', 3],
      ['rm -f reproduce_1.py', 3],
      ['rm /tmp/reproduce_1.py', 3],
      ['rm reproduce_1.py other.py', 3],
      ['X=1 rm reproduce_1.py', 3],
    ];
    const rows = numbered(20, 'rm reproduce_N.py');
    const [plain, mixed] = [suggest(itemsOf(rows)), suggest(itemsOf([...rows, ...odd]))];
    expect(mixed.proposals.map(({ rule }) => rule.match)).toEqual(
      plain.proposals.map(({ rule }) => rule.match),
    );
    expect(mixed.together).toEqual({ calls: 20, distinct: 20 });
  });

  it('a pack of the same name is told', () => {
    expect(() =>
      suggest([], {
        baseline: {
          layers: [{ layer: 'user-project', packs: [{ version: 1, id: 'suggested', rules: [] }] }],
        },
      }),
    ).toThrow('duplicate-pack-id');
  });
});

describe('the rule for files of one habit', () => {
  const { pack } = suggest(itemsOf(numbered(20, 'rm reproduce_N.py')));
  const policy = compilePolicy({ layers: [{ layer: 'user-project', packs: [pack] }] });

  it.each([
    ['rm reproduce_1.py', 'allow'],
    ['rm reproduce_other.py', 'allow'],
    ['rm reproduce.py', 'allow'],
    ['rm main.py', 'review'],
    ['rm reproduce_1.js', 'review'],
    ['rm src/reproduce_1.py', 'review'],
    ['rm ../reproduce_1.py', 'deny'],
    ['rm -f reproduce_1.py', 'review'],
    ['rm -r reproduce_1.py', 'review'],
    ['rm reproduce_1.py reproduce_2.py', 'review'],
    ['rm reproduce_*.py', 'review'],
    ['rm reproduce_1.py "$(cat x)"', 'review'],
    ['cd /tmp && rm reproduce_1.py', 'review'],
    ['rm reproduce_1.py && rm -rf ~', 'deny'],
  ])('%s: %s', (input, effect) => {
    if (!policy.ok) throw new Error(JSON.stringify(policy.error));
    const shape = projector.project({ tool: 'bash', input });
    expect(decide(shape, { ...EXAMPLE_CONTEXT, policy: policy.value }).effect).toBe(effect);
  });
});
