/** portcullis.config.json, as `check` and `diff --base` take it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowRule, denyRule, packOf, repository } from './repository.js';
import { runCli } from './run-cli.js';

const { write, remove, commit, git } = repository();
const PUSH = allowRule('push', 'git', 'push');
const { examples: _, ...BARE } = PUSH as { readonly examples: object };
const NO_MORE = denyRule('no-more', 'frobnicate');

const HOOKS = new URL('../../.pre-commit-hooks.yaml', import.meta.url);
const CONFIG = 'portcullis.config.json';
const config = (more: object = {}): object => ({ version: 1, packs: ['policy/team.json'], ...more });

const check = (...more: readonly string[]) => runCli(['check', ...more]);

describe('portcullis check with a config', () => {
  it('is what a check without operands reads', async () => {
    write(CONFIG, config());
    write('policy/team.json', packOf('team', NO_MORE));
    const ran = await check();
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^ok {8}policy\/team\.json {2}team: 1 rules, 2 examples\n/);
  });

  it('may stand elsewhere: its paths are relative to its folder', async () => {
    write('policy/check.json', config({ packs: ['team.json'] }));
    write('policy/team.json', packOf('team', NO_MORE));
    expect((await check('--config', 'policy/check.json')).code).toBe(0);
  });

  it('fails for an allow rule without examples, where a check of the pack alone remarks on it', async () => {
    write(CONFIG, config());
    write('policy/team.json', packOf('team', BARE));
    const ran = await check();
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('problems\n    /rules/0: allow-without-examples: push has no examples.');
    const alone = await check('policy/team.json');
    expect(alone.code).toBe(0);
    expect(alone.out).toContain('remarks\n    /rules/0: allow-without-examples');
  });

  it('accepts it where the config says so, in a name that warns', async () => {
    write(CONFIG, config({ checks: { dangerouslyAcceptAllowsWithoutExamples: true } }));
    write('policy/team.json', packOf('team', BARE));
    expect((await check()).code).toBe(0);
    write(CONFIG, config({ checks: { dangerouslyAcceptAllowsWithoutExamples: true, failOnWarnings: true } }));
    expect((await check()).code).toBe(1);
  });

  it('reports every problem of a config with pointer and sentence', async () => {
    write(CONFIG, {
      version: 2,
      packs: ['/etc/passwd'],
      posture: 'x',
      checks: { failOnWarnings: 'yes' },
      layer: 'floor',
    });
    const ran = await check('--format', 'annotations');
    expect(ran.code).toBe(2);
    expect(ran.out.split('\n').map((line) => line.replace(/^.*,title=portcullis |%0A.*$/g, ''))).toEqual([
      'schema::must NOT have additional properties: posture.',
      'schema::must be equal to constant.',
      'schema::must match pattern "^[^/\\\\]".',
      'schema::must be equal to one of the allowed values: user-project.',
      'schema::must be boolean.',
      '',
    ]);
    expect(ran.out).toContain('file=portcullis.config.json,line=8,endLine=8,col=5,endColumn=28,');
    expect((await check()).out).toContain('portcullis.config.json:8:5: schema: must be boolean.');
  });

  it.each([
    ['is not JSON', '{', /not-json/],
    ['names a file twice', config({ packs: ['a.json', 'a.json'] }), /config\.json:5:5: named-twice/],
    ['lifts a rule that there is not', config({ dangerouslyLift: ['x/y'] }), /options: .*x\/y/],
    ['names a pack that is not there', config({ packs: ['gone.json'] }), /gone\.json: unreadable/],
    ['names a corpus that is not there', config({ corpora: ['gone.jsonl'] }), /unreadable: gone\.jsonl/],
  ])('rejects one that %s', async (_case, content, said) => {
    write(CONFIG, content);
    write('policy/team.json', packOf('team', NO_MORE));
    write('a.json', packOf('a', NO_MORE));
    const ran = await check();
    expect(ran.code).toBeGreaterThan(0);
    expect(ran.out + ran.err).toMatch(said);
  });

  it('needs a pack or a config, and not both', async () => {
    expect((await check()).err).toContain('There is no pack to look at, and no portcullis.config.json here.');
    expect((await check('--config', 'a.json', 'b.json')).code).toBe(2);
    const ran = await check('--config', 'a.json');
    expect(ran.code).toBe(2);
    expect(ran.out).toContain('a.json: unreadable');
  });
});

describe('corpora', () => {
  const calls = [
    { cmd: 'ls', expect: 'allow' },
    { cmd: 'ls', expect: 'review' },
    { cmd: 'frobnicate', expect: 'review' },
    { cmd: 'ls -l', hazard: true, debatable: true },
    { cmd: 'frobnicate', hazard: true },
    { cmd: 'ls' },
  ];

  it('are decided where they are labelled', async () => {
    write(CONFIG, config({ corpora: ['calls.jsonl'] }));
    write('policy/team.json', packOf('team', NO_MORE));
    write('calls.jsonl', [...calls.map((call) => JSON.stringify(call)), 'nope', ''].join('\n'));
    const { code, out } = await check('--format', 'annotations');
    expect(code).toBe(1);
    expect(out.split('\n')).toHaveLength(6);
    expect(out).toMatch(/::error file=calls\.jsonl,line=2,[^:]*looser-than-label::`ls` is labelled review/);
    expect(out).toMatch(
      /::warning file=calls\.jsonl,line=3,[^:]*stricter-than-label::`frobnicate` is labelled/,
    );
    expect(out).toMatch(
      /::notice file=calls\.jsonl,line=4,[^:]*looser-than-label::`ls -l` is labelled hazard/,
    );
    expect(out).toMatch(/::error file=calls\.jsonl,line=7,[^:]*no-call::The line is not JSON/);
    expect(out).toMatch(/::notice file=calls\.jsonl,title=portcullis no-label::1 calls have no label/);
  });

  it('are decided in the context of the config', async () => {
    write('policy/team.json', packOf('team', NO_MORE));
    write('calls.jsonl', '{"cmd":"touch /srv/app/x","expect":"allow"}\n');
    const corpora = ['calls.jsonl'];
    write(CONFIG, config({ corpora, checks: { failOnWarnings: true } }));
    expect((await check()).code).toBe(1);
    const workspace = { cwd: '/srv/app', roots: ['/srv/app'] };
    write(CONFIG, config({ corpora, checks: { failOnWarnings: true }, context: { workspace } }));
    expect((await check()).code).toBe(0);
  });

  it('list the first hundred of a kind, and count the rest', async () => {
    write(CONFIG, config({ corpora: ['calls.jsonl'] }));
    write('policy/team.json', packOf('team', NO_MORE));
    write('calls.jsonl', '{"cmd":"ls","expect":"deny"}\n'.repeat(130));
    const { out } = await check();
    expect(out.match(/looser-than-label: `ls`/g)).toHaveLength(100);
    expect(out).toContain('looser-than-label: 30 more of this kind are not listed.');
  });
});

it.each(
  [...readFileSync(HOOKS, 'utf8').matchAll(/^ {2}entry: portcullis (.*)$/gm)].map(([, entry = '']) => entry),
)('the hook for pre-commit that runs `%s` passes what is right, and stops what widens', async (entry) => {
  write(CONFIG, config());
  write('policy/team.json', packOf('team', NO_MORE));
  commit();
  expect((await runCli(entry.split(' '))).code).toBe(0);
  write('policy/team.json', packOf('team', NO_MORE, BARE));
  expect((await runCli(entry.split(' '))).code).toBe(1);
});

describe('portcullis diff --base with a config', () => {
  const diff = (...more: readonly string[]) => runCli(['diff', '--base', 'HEAD', ...more]);

  it('sees a pack that the config no longer names', async () => {
    write(CONFIG, config({ packs: ['policy/team.json', 'policy/more.json'] }));
    write('policy/team.json', packOf('team', denyRule('other', 'other')));
    write('policy/more.json', packOf('more', NO_MORE));
    commit();
    write(CONFIG, config());
    expect((await diff()).out).toContain('more/no-more removed: `frobnicate');
  });

  it('sees a setting that loosens the policy', async () => {
    write(CONFIG, config());
    write('policy/team.json', packOf('team', NO_MORE));
    commit();
    write(CONFIG, config({ dangerouslyLift: ['portcullis.deny-home-deletion/home-deletion'] }));
    expect((await diff()).out).toContain('portcullis.deny-home-deletion/home-deletion removed');
  });

  it('compares the packs where the revision has no config', async () => {
    write('policy/team.json', packOf('team', NO_MORE));
    commit();
    write(CONFIG, config());
    expect((await diff()).code).toBe(0);
    write('policy/team.json', packOf('team', NO_MORE, PUSH));
    expect((await diff()).code).toBe(1);
  });

  it('judges a change by the config before it, where that is stricter', async () => {
    write(CONFIG, config());
    write('policy/team.json', packOf('team', NO_MORE));
    commit();
    write(CONFIG, config({ checks: { dangerouslyAcceptWidening: true } }));
    const loosened = await diff('--format', 'annotations');
    expect(loosened.code).toBe(1);
    expect(loosened.out).toMatch(/::error file=portcullis\.config\.json,[^:]*config-loosened::/);
    commit();
    write('policy/team.json', packOf('team', NO_MORE, PUSH));
    const accepted = await diff('--format', 'annotations');
    expect(accepted.code).toBe(0);
    expect(accepted.out).toMatch(/::warning [^:]*newly-allowed team\/push::/);
  });

  it('tells of a corpus that is no longer looked at', async () => {
    write(CONFIG, config({ corpora: ['calls.jsonl'] }));
    write('policy/team.json', packOf('team', NO_MORE));
    write('calls.jsonl', '{"cmd":"ls","expect":"allow"}\n');
    commit();
    write(CONFIG, config());
    const ran = await diff();
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('The config no longer names the corpus calls.jsonl, as it does at HEAD.');
  });

  it('needs the packs that the config names', async () => {
    write(CONFIG, config());
    write('policy/team.json', packOf('team', NO_MORE));
    commit();
    remove('policy/team.json');
    const ran = await diff();
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('policy/team.json: unreadable');
    git('checkout', '--quiet', '--', '.');
    expect((await diff()).code).toBe(0);
  });
});
