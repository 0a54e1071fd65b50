import { describe, expect, it } from 'vitest';
import { type Advice, createAdviser } from '../../../src/analysis/advice/advice.js';
import type { DecisionEffect, Matcher } from '../../../src/generated/types.js';
import { loadPack } from '../../../src/policy/pack.js';
import type { CompiledRule } from '../../../src/policy/rule.js';
import { shipped } from '../../../src/policy/shipped.js';
import { packOf, projector, ruleOf } from '../../support/decisions.js';

type Spec = readonly [DecisionEffect, Matcher];

function rulesOf(specs: readonly Spec[], pack = 'test'): readonly CompiledRule[] {
  const loaded = loadPack(
    packOf(
      specs.map(([effect, match], index) => ruleOf(effect, match, `r${index}`)),
      pack,
    ),
    'user-project',
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.rules;
}

const adviceOn = (specs: readonly Spec[], beside: readonly CompiledRule[] = []): Advice =>
  createAdviser({ projector })(rulesOf(specs), beside);

/** `code pointer: message` of what is said. */
const said = ({ problems, remarks }: Advice): readonly string[] =>
  [...problems, ...remarks].map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);

const READS = { effectsAllIn: ['none', 'list', 'read'] } as const satisfies Matcher;

describe('a rule that no call meets', () => {
  /** What is said of it. */
  const TABLE: readonly (readonly [string, Spec, string])[] = [
    [
      'an effect that the program never has',
      ['deny', { all: [{ program: 'ls' }, { effectsSomeIn: ['delete'] }] }],
      'dead-rule /rules/0/match/all/0: No call is ever held by r0: by the registry, "ls" never has an effect out of delete.',
    ],
    [
      'a program with its directory',
      ['deny', { program: '/bin/rm' }],
      'dead-rule /rules/0/match: No call is ever held by r0: a program is known by its name, without a directory: write "rm".',
    ],
    [
      'a host with its scheme',
      ['deny', { all: [{ sends: true }, { hostsSomeIn: { hosts: ['https://Example.org/x'] } }] }],
      'dead-rule /rules/0/match/all/1: No call is ever held by r0: a host is compared by its name alone, without scheme, user, port and path: write "example.org".',
    ],
    [
      'a class that no path has',
      ['deny', { pathScopesSomeIn: { classes: ['credential'] } }],
      'dead-rule /rules/0/match: No call is ever held by r0: no path is of the class "credential": is it "credentials" that is meant.',
    ],
    [
      'an empty list',
      ['deny', { all: [{ program: 'rm' }, { any: [] }] }],
      'dead-rule /rules/0/match/all/1: No call is ever held by r0: an empty list of matchers is false of everything.',
    ],
    [
      'two programs at once',
      ['deny', { all: [{ program: 'rm' }, { always: true }, { tokens: ['git', 'rm'] }] }],
      'dead-rule /rules/0/match/all/0: No call is ever held by r0: `{"program":"rm"}` and `{"tokens":["git","rm"]}` are never so together.',
    ],
    [
      'a pattern and its opposite',
      [
        'deny',
        {
          all: [
            { argMatches: { index: 0, pattern: '[a-c]+' } },
            { not: { argMatches: { index: 0, pattern: '[a-f]+' } } },
          ],
        },
      ],
      'are never so together.',
    ],
    [
      'the end of a flow that nothing is',
      [
        'deny',
        {
          flow: { from: { program: 'ls' }, to: { all: [{ program: 'cat' }, { effectsSomeIn: ['delete'] }] } },
        },
      ],
      'dead-rule /rules/0/match',
    ],
    [
      'an allow of a program that is not known',
      ['allow', { program: 'frobnicate' }],
      'nothing is known of "frobnicate", so that what it does is `unknown`, an effect that the rule does not name.',
    ],
    [
      'an allow of two programs at once',
      ['allow', { all: [{ program: 'ls' }, { tokens: ['cat'] }] }],
      '`{"program":"ls"}` and `{"tokens":["cat"]}` are never so together.',
    ],
    [
      'an allow that covers less than the command does',
      ['allow', { all: [{ program: 'rm' }, { effectsSomeIn: ['delete'] }] }],
      '`{"effectsSomeIn":["delete"]}` matches always does more than the rule covers',
    ],
  ];

  it.each(TABLE)('%s', (_, spec, expected) => {
    const advice = adviceOn([spec]);
    const dead = said(advice).filter((text) => text.startsWith('dead-rule'));
    expect(dead).toHaveLength(1);
    expect(dead[0]).toContain(expected);
    // A deny that never holds is no protection; an allow that never allows is only of no use.
    expect(advice.problems.length).toBe(spec[0] === 'allow' ? 0 : 1);
  });

  it('is none where some call meets it', () => {
    const specs: Spec[] = [
      ['deny', { all: [{ program: 'rm' }, { effectsSomeIn: ['delete'] }] }],
      ['deny', { program: 'frobnicate' }],
      ['deny', { tool: 'mcp__db__*' }],
      ['review', { hostsSomeIn: { hosts: ['*.example.org', '::1', '10.0.0.1'] } }],
      ['allow', { argv: ['./scripts/test.sh'] }],
      ['deny', { pathScopesSomeIn: { classes: ['home-directory', 'workspace-directory'] } }],
    ];
    expect(said(adviceOn(specs)).filter((text) => text.startsWith('dead'))).toEqual([]);
  });

  it('says which alternatives of a rule never hold', () => {
    const spec: Spec = [
      'deny',
      {
        any: [
          { all: [{ program: ['cat', 'rm'] }, { effectsSomeIn: ['delete'] }] },
          { program: ['/bin/x', 'rm'] },
          { any: [] },
        ],
      },
    ];
    const dead = said(adviceOn([spec])).filter((text) => text.startsWith('dead-alternative'));
    expect(dead.map((text) => text.split(' ')[1]?.slice(0, -1))).toEqual([
      '/rules/0/match/any/0/all/0/program/0',
      '/rules/0/match/any/1/program/0',
      '/rules/0/match/any/2',
    ]);
  });
});

describe('a rule that changes no decision', () => {
  const of = (code: string, specs: readonly Spec[], beside?: readonly CompiledRule[]): readonly string[] =>
    said(adviceOn(specs, beside)).filter((text) => text.startsWith(code));

  it('is shadowed by a stricter one, in whatever order they stand', () => {
    const allow: Spec = ['allow', { tokens: ['git', 'status'] }];
    const deny: Spec = ['deny', { program: 'git' }];
    expect(of('shadowed', [allow, deny])[0]).toContain('r0 never decides: test/r1 holds all that it matches');
    expect(of('shadowed', [deny, allow])[0]).toContain('r1 never decides: test/r0 holds all that it matches');
    expect(of('shadowed', [['review', { tokens: ['git', 'status'] }], deny])).toHaveLength(1);
  });

  it('is shadowed by several together', () => {
    const specs: Spec[] = [
      ['allow', { tokens: ['git', { anyOf: ['status', 'log'] }] }],
      ['deny', { tokens: ['git', 'status'] }],
      ['review', { tokens: ['git', 'log'] }],
      ['deny', { tokens: ['git', 'diff'] }],
    ];
    expect(of('shadowed', specs)[0]).toContain('test/r1, test/r2 hold all');
  });

  it('is redundant beside one that says the same, once', () => {
    const specs: Spec[] = [
      ['allow', { all: [{ program: ['cat', 'head'] }, READS] }],
      ['allow', { all: [{ program: 'cat' }, READS] }],
      ['allow', { all: [READS, { program: 'cat' }] }],
    ];
    expect(of('redundant', specs).map((text) => text.slice(0, 80))).toEqual([
      'redundant-rule /rules/1: r1 changes nothing: test/r0 decides the same on all tha',
      'redundant-rule /rules/2: r2 changes nothing: test/r0 decides the same on all tha',
    ]);
    const twins: Spec[] = [
      ['deny', { program: 'x' }],
      ['deny', { tokens: ['x'] }],
    ];
    expect(of('redundant', twins)).toHaveLength(1);
  });

  it('is redundant where what is shipped says it', () => {
    const { baseline, floor } = shipped();
    const beside = [...floor, ...baseline].flatMap(({ rules }) => rules);
    const specs: Spec[] = [
      [
        'allow',
        {
          all: [
            { program: 'cat' },
            READS,
            { toolKind: 'bash' },
            { pathScopesAllIn: { scopes: ['project'] } },
          ],
        },
      ],
      ['deny', { all: [{ program: 'sudo' }, { effectsSomeIn: ['privilege'] }] }],
    ];
    expect(of('redundant', specs, beside)).toHaveLength(2);
  });

  it('is none of it where some call is decided by the rule alone', () => {
    const specs: Spec[] = [
      ['allow', { all: [{ program: ['cat', 'head'] }, READS] }],
      ['allow', { all: [{ program: ['cat', 'tail'] }, READS] }],
      ['deny', { all: [{ program: 'cat' }, { anyArgMatches: { pattern: '.*secret.*' } }] }],
    ];
    expect(said(adviceOn(specs)).filter((text) => /^(?:shadowed|redundant)/.test(text))).toEqual([]);
  });
});

describe('an allow rule that meets the floor', () => {
  const SUDO: Spec = ['allow', { all: [{ program: 'sudo' }, { effectsAllIn: ['privilege'] }] }];
  const limits = { steps: 200_000, calls: 0 };

  it('is a problem with its place in the pack', () => {
    const { problems } = createAdviser({ projector, limits })(
      rulesOf([['deny', { program: 'ls' }], SUDO]),
      [],
    );
    expect(problems.map(({ code, pointer, pack }) => [code, pointer, pack])).toEqual([
      ['floor-no-witness', '/rules/1/match', 'test'],
    ]);
  });

  it('is looked at after those before it, which is told rule by rule, over all packs', () => {
    const told: number[] = [];
    const adviser = createAdviser({ projector, limits, onRule: (done) => told.push(done) });
    adviser(rulesOf([['deny', { program: 'ls' }], SUDO]), []);
    adviser(rulesOf([['deny', { program: 'cat' }]]), []);
    expect(told).toEqual([1, 2, 3]);
  });
});

describe('a trap', () => {
  /** `code pointer`, and a part of what is said. */
  const TABLE: readonly (readonly [Spec, string, string])[] = [
    [
      ['deny', { anyArgMatches: { pattern: 'secret' } }],
      'trap-whole-argument /rules/0/match/anyArgMatches/pattern',
      '"my-secret.txt"',
    ],
    [
      ['deny', { argMatches: { index: 0, pattern: 'src/*' } }],
      'trap-glob /rules/0/match/argMatches/pattern',
      'a slash any number of times',
    ],
    [
      ['deny', { all: [{ program: 'npm' }, { argMatches: { index: 1, pattern: 'test:*' } }] }],
      'trap-glob /rules/0/match/all/1/argMatches/pattern',
      'a colon any number of times',
    ],
    [
      ['deny', { argMatches: { index: 0, pattern: 'push --force' } }],
      'trap-several-words /rules/0/match/argMatches/pattern',
      'one argument at a time',
    ],
    [
      [
        'allow',
        { all: [{ tool: 'Bash' }, { input: { pointer: '/command', pattern: 'npm test.*' } }, READS] },
      ],
      'trap-across-operators /rules/0/match/all/1/input/pattern',
      '"npm test; ls"',
    ],
    [
      ['allow', { all: [{ program: 'npm' }, { effectsAllIn: ['none', 'read', 'run-project'] }] }],
      'trap-whole-program /rules/0/match/all/0',
      'every use of "npm"',
    ],
    [
      ['allow', { all: [{ program: 'git' }, { anyArgMatches: { pattern: 'status' } }] }],
      'trap-verb-anywhere /rules/0/match/all/1/anyArgMatches/pattern',
      ' status` matches, too',
    ],
    [
      ['deny', { argv: ['git', 'push', '--force'] }],
      'trap-exact-vector /rules/0/match/argv',
      '"git push --force x"',
    ],
    [['deny', { program: 'gti' }], 'unknown-program /rules/0/match/program', 'is it "git" that is meant'],
    [['deny', { tool: 'Bsah' }], 'unknown-tool /rules/0/match/tool', 'is it "Bash" that is meant'],
    [
      ['deny', { all: [{ program: 'git' }, { flagPresent: ['--force', '--frce'] }] }],
      'unknown-option /rules/0/match/all/1/flagPresent/1',
      'no option "--frce": is it "--force" that is meant',
    ],
    [['deny', { flagPresent: 'force' }], 'unknown-option /rules/0/match/flagPresent', 'begins with no dash'],
    [
      ['deny', { pathScopesNoneIn: { scopes: ['system'], forbidPathSegments: ['a/b'] } }],
      'foreign-value /rules/0/match/pathScopesNoneIn/forbidPathSegments/0',
      'holds no slash',
    ],
    [
      ['deny', { pathScopesSomeIn: { scopes: ['system'], allowExactPaths: ['src/x'] } }],
      'foreign-value /rules/0/match/pathScopesSomeIn/allowExactPaths/0',
      'absolute',
    ],
  ];

  it.each(TABLE)('%j', (spec, place, part) => {
    const found = said(adviceOn([spec])).filter((text) => text.startsWith(`${place}:`));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(part);
  });

  it('is seen in no shipped rule', () => {
    const { floor, baseline } = shipped();
    const packs = [...floor, ...baseline];
    const adviser = createAdviser({ projector });
    const all = packs.flatMap((pack) =>
      said(
        adviser(
          pack.rules,
          packs.filter((one) => one !== pack).flatMap(({ rules }) => rules),
        ),
      ),
    );
    expect(all.filter((text) => !text.startsWith('unknown-program'))).toEqual([]);
  });

  it('is none where the rule says what it looks like', () => {
    const specs: Spec[] = [
      ['deny', { anyArgMatches: { pattern: '.*secret.*' } }],
      ['deny', { argMatches: { index: 0, pattern: 'src/.*' } }],
      ['allow', { all: [{ tokens: ['npm', 'test'] }, { effectsAllIn: ['none', 'run-project'] }] }],
      ['deny', { tool: ['mcp__db__drop', 'Bash'] }],
      ['deny', { all: [{ program: 'find' }, { flagPresent: '-delete' }] }],
      ['deny', { program: 'frobnicate' }],
    ];
    const traps = said(adviceOn(specs)).filter((text) => /^(?:trap|unknown|foreign)/.test(text));
    expect(traps).toEqual([]);
  });
});

describe('programs that the agent supplies', () => {
  const supplied = (match: Matcher): readonly string[] =>
    said(adviceOn([['allow', match]])).filter((text) => text.startsWith('agent-supplied'));

  it('are told of where the rule covers them, with a call', () => {
    const [told] = supplied({ all: [{ program: 'python3' }, { effectsAllIn: ['none', 'read', 'execute'] }] });
    expect(told).toMatch(/covers programs that the agent itself may supply, as in `python3/);
    expect(supplied({ all: [{ program: 'sleep' }, { effectsAllIn: ['none', 'background'] }] })).toHaveLength(
      1,
    );
  });

  it('are none where no effect that the rule names runs one', () => {
    expect(supplied({ all: [{ program: 'python3' }, READS] })).toEqual([]);
    expect(
      supplied({ all: [{ tokens: ['npm', 'test'] }, { effectsAllIn: ['none', 'run-project'] }] }),
    ).toEqual([]);
  });
});
