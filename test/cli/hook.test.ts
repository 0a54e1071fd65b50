import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { HookAnswer } from '../../src/adapters/claude-code/index.js';
import { readInput } from '../../src/cli/hook-input.js';
import { validateCorpusEntry } from '../../src/generated/validators.js';
import { eventOf, expectWellFormed } from '../adapters/claude-code/support.js';
import { jsonLines, runCli, scratch } from './run-cli.js';

const write = scratch();

type Settings = Parameters<typeof runCli>[1];
type Output = HookAnswer['hookSpecificOutput'] & { readonly err: string };

/** Every answer is one line of JSON and exit status 0. */
async function hook(options: readonly string[], settings: Settings): Promise<Output> {
  const { code, out, err } = await runCli(['hook', 'claude-code', ...options], settings);
  expect(code).toBe(0);
  expect(out).toMatch(/^[^\n]+\n$/);
  return { ...expectWellFormed(JSON.parse(out)).hookSpecificOutput, err };
}

const decided = async (event: unknown, options: readonly string[] = [], env = {}): Promise<Output> =>
  hook(['--home', '/home/dev', ...options], { stdin: JSON.stringify(event), env });

const bash = (command: string, over = {}): object => eventOf('Bash', { command }, over);

/** Only the second witness takes offence at it: see docs/diagnostics.md. */
const DISPUTED = '{ ls; } <<< a';

describe('portcullis hook claude-code', () => {
  it.each([
    ['git status && ls', 'allow'],
    ['frobnicate', 'ask'],
    ['ls && rm -rf ~', 'deny'],
  ])('answers %s by %s', async (command, expected) => {
    const answer = await decided(bash(command));
    expect(answer).toMatchObject({ permissionDecision: expected, err: '' });
  });

  it.each([
    ['Read', { file_path: '/home/dev/project/a.ts' }, 'allow'],
    ['Edit', { file_path: '/home/dev/.bashrc', old_string: 'a', new_string: 'b' }, 'deny'],
    ['mcp__shell__run', { command: 'rm -rf /' }, 'deny'],
    ['Task', { description: 'd', prompt: 'p' }, 'ask'],
  ])('answers %s %j by %s', async (tool, input, expected) => {
    expect((await decided(eventOf(tool, input))).permissionDecision).toBe(expected);
  });

  it('reads shell text with both witnesses, also in the input of another tool', async () => {
    const disagreement = expect.stringContaining('witnesses-disagree');
    for (const event of [bash(DISPUTED), eventOf('mcp__shell__run', { command: DISPUTED })])
      expect(await decided(event)).toMatchObject({ permissionDecisionReason: disagreement });
  });

  it('tells the person the reason, and the agent only the category', async () => {
    const asked = await decided(bash('frobnicate'));
    expect(asked.permissionDecisionReason).toContain('`frobnicate`');
    const denied = await decided(bash('rm -rf ~'));
    expect(denied.permissionDecisionReason).toMatch(/^Denied by policy \(.*\)/);
    expect(denied.permissionDecisionReason).not.toContain('rm -rf');
  });

  it('shows the person no control character of a call, and no more than fits', async () => {
    const { permissionDecisionReason } = await decided(bash("frobnicate '\u001b[2K\u202eallow'"));
    for (const hidden of ['\u001b', '\u202e']) expect(permissionDecisionReason).not.toContain(hidden);
    const path = `/var/${'x'.repeat(100_000)}`;
    const long = await decided(eventOf('Read', { file_path: path }));
    expect(long.permissionDecision).toBe('ask');
    expect(long.permissionDecisionReason.length).toBeLessThanOrEqual(2000);
  });
});

describe('where the call runs', () => {
  const touch = async (file: string, over: object, env = {}): Promise<string> =>
    (await decided(bash(`touch ${file}`, over), [], env)).permissionDecision;

  it('is the directory of the event, which is the root', async () => {
    expect(await touch('/w/app/x', { cwd: '/w/app' })).toBe('allow');
    expect(await touch('x', { cwd: '/w/app' })).toBe('allow');
    expect(await touch('/w/app/x', { cwd: '/w/other' })).toBe('ask');
    expect(await touch('/w/app/x', { cwd: '/w/app/sub/..' })).toBe('allow');
  });

  it('is below CLAUDE_PROJECT_DIR, which stays the root wherever the agent goes', async () => {
    const env = { CLAUDE_PROJECT_DIR: '/w/app' };
    expect(await touch('/w/app/x', { cwd: '/w/app/sub' }, env)).toBe('allow');
    expect(await touch('x', { cwd: '/w/app/sub' }, env)).toBe('allow');
    expect(await touch('x', { cwd: '/w' }, env)).toBe('ask');
    expect(await touch('x', { cwd: '/w/app' }, { CLAUDE_PROJECT_DIR: '' })).toBe('allow');
  });

  it('is unknown where the event does not say: not the directory of the hook', async () => {
    expect(await touch('x', { cwd: undefined })).toBe('ask');
    expect(await touch(`${process.cwd()}/x`, { cwd: undefined })).toBe('ask');
  });

  it('is told more of by --context', async () => {
    const context = write('context.json', { workspace: { roots: ['/r'] } });
    expect((await decided(bash('touch /r/x'), ['--context', context])).permissionDecision).toBe('allow');
  });
});

describe('postures', () => {
  it.each([
    [[], 'default', 'touch x', 'allow'],
    [[], 'plan', 'touch x', 'ask'],
    [[], 'plan', 'ls', 'allow'],
    [[], 'bypassPermissions', 'frobnicate', 'ask'],
    [['--posture', 'manual'], 'default', 'touch x', 'ask'],
    [['--posture', 'supervised'], 'plan', 'touch x', 'ask'],
    [['--posture', 'unattended'], 'default', 'frobnicate', 'deny'],
    [['--posture', 'unattended'], 'plan', 'touch x', 'deny'],
    [['--unattended'], 'default', 'touch x', 'allow'],
    [['--unattended'], 'default', 'frobnicate', 'deny'],
    [['--unattended'], 'plan', 'touch x', 'deny'],
  ])('%j in mode %s: %s is answered by %s', async (options, permission_mode, command, expected) => {
    expect((await decided(bash(command, { permission_mode }), options)).permissionDecision).toBe(expected);
  });

  it('knows from a context file that nobody can be asked', async () => {
    for (const [name, content] of [
      ['canask.json', { canAsk: false }],
      ['posture.json', { posture: 'unattended' }],
    ] as const) {
      const options = ['--context', write(name, content)];
      expect((await decided(bash('frobnicate'), options)).permissionDecision).toBe('deny');
      const plan = bash('frobnicate', { permission_mode: 'plan' });
      expect((await decided(plan, options)).permissionDecision).toBe('deny');
    }
  });
});

describe('policy', () => {
  const pack = {
    version: 1,
    id: 'test.frobnicate',
    rules: [
      {
        id: 'frobnicate',
        effect: 'allow',
        match: { argv: ['frobnicate', '--now'] },
        reason: 'Ours.',
        provenance: { source: 'test' },
      },
    ],
  };

  it('takes packs as decide does', async () => {
    const options = ['--policy', write('frobnicate.json', pack)];
    expect((await decided(bash('frobnicate --now'), options)).permissionDecision).toBe('allow');
    expect((await decided(bash('ls'), [...options, '--no-baseline'])).permissionDecision).toBe('ask');
  });
});

const event = JSON.stringify(bash('ls'));

/** What is wrong, the options, what comes in, and what the answer says of it. */
const FAILURES: readonly (readonly [string, readonly string[], Settings, RegExp])[] = [
  ['nothing on stdin', [], { stdin: '' }, /event .* empty/],
  ['a terminal', [], {}, /event .* terminal/],
  ['no JSON', [], { stdin: 'nope' }, /event .* not JSON/],
  ['half an event', [], { stdin: event.slice(0, -9) }, /event .* not JSON/],
  ['another event', [], { stdin: '{"hook_event_name":"Stop"}' }, /event .*PreToolUse/],
  ['no UTF-8', [], { stdin: Uint8Array.of(0x7b, 0xff, 0x7d) }, /event .* UTF-8/],
  ['too much', [], { stdin: new Uint8Array(16 * 1024 * 1024 + 1) }, /event .* longer/],
  [
    'a policy that is not there',
    ['--policy', '/no/such.json'],
    { stdin: event },
    /policy .*\/no\/such\.json/,
  ],
  ['a policy that is none', ['--policy', write('bad.json', '{')], { stdin: event }, /policy .*not-json/],
  ['a context that is not there', ['--context', '/no/such.json'], { stdin: event }, /context .*no\/such/],
  ['a context that is none', ['--context', write('no.json', '{"x":1}')], { stdin: event }, /context .* x\b/],
  ['an unknown posture', ['--posture', 'bold'], { stdin: event }, /no posture "bold"/],
  ['an unknown option', ['--nope'], { stdin: event }, /command line .*--nope/],
  ['an operand', ['frobnicate'], { stdin: event }, /command line .*frobnicate/],
  ['--cwd, which the event gives', ['--cwd', '/'], { stdin: event }, /command line .*--cwd/],
  ['a project that is not absolute', [], { stdin: event, env: { CLAUDE_PROJECT_DIR: 'x' } }, /PROJECT_DIR/],
];

describe('a failure is an answer', () => {
  it.each(FAILURES)('%s is asked about', async (_name, options, settings, message) => {
    const answer = await hook(options, settings);
    expect(answer.permissionDecision).toBe('ask');
    expect(answer.permissionDecisionReason).toMatch(/^Portcullis could not decide\. /);
    expect(answer.permissionDecisionReason).toMatch(message);
    expect(`${answer.permissionDecisionReason}${answer.err}`).not.toMatch(/ {4}at |\.[jt]s:\d/);
    expect(answer.err).toMatch(/^portcullis hook: [^\n]+\n$/);
  });

  it.each(FAILURES)('%s is denied where nobody can answer', async (_name, options, settings) => {
    for (const unattended of [['--unattended'], ['--posture=unattended'], ['--posture', 'unattended']]) {
      const answer = await hook([...unattended, ...options], settings);
      expect(answer.permissionDecision).toBe('deny');
      expect(answer.permissionDecisionReason).toMatch(/^Denied by policy \(not-decidable\)\. The /);
    }
  });

  it('so is an input that breaks', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield '{';
      throw Object.assign(new Error('EIO: i/o error, read'), { syscall: 'read' });
    }
    expect(await hook([], { stdin: broken() })).toMatchObject({
      permissionDecision: 'ask',
      permissionDecisionReason: expect.stringContaining('EIO'),
    });
  });

  it('so is an input that does not end, which is let go', async () => {
    let destroyed = false;
    const stdin = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
      destroy: () => {
        destroyed = true;
      },
    };
    await expect(readInput(stdin, 20)).rejects.toThrow('did not end within 20 ms');
    expect(destroyed).toBe(true);
  });

  it('an answer that cannot be written blocks by its exit status', async () => {
    for (const code of ['EPIPE', 'ENOSPC']) {
      const stdout = new Writable({
        write(_chunk, _encoding, done) {
          done(Object.assign(new Error(`write ${code}`), { code }));
        },
      });
      expect((await runCli(['hook', 'claude-code'], { stdin: event, stdout })).code).toBe(2);
    }
  });

  it.each([[[]], [['other']], [['--unattended', 'claude-code']]])(
    '%j names no harness, and blocks by its exit status',
    async (argv) => {
      const ran = await runCli(['hook', ...argv], { stdin: event });
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('claude-code');
    },
  );
});

describe('--record', () => {
  it('appends a line for each decision, without secrets, for the owner alone', async () => {
    const file = write('record.jsonl', '');
    const commands = ['git status', 'rm -rf ~', 'frobnicate --token abc123'];
    for (const command of commands) await decided(bash(command), ['--record', file]);
    const entries = jsonLines(readFileSync(file, 'utf8'));
    expect(entries.map(({ observed }) => (observed as { effect: string }).effect)).toEqual([
      'allow',
      'deny',
      'review',
    ]);
    expect(entries[2]).toMatchObject({
      tool: 'Bash',
      input: { command: 'frobnicate --token REDACTED_1' },
      fidelity: 'redacted',
      observed: { by: 'policy' },
      context: { workspace: { cwd: '/home/dev/project', home: '/home/dev' } },
    });
    for (const entry of entries) expect(validateCorpusEntry(entry)).toBe(true);
  });

  it('makes the file, which nobody else can read', async () => {
    const file = `${write('other', '')}.jsonl`;
    await decided(bash('ls'), ['--record', file]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('changes no answer where it fails, and says so', async () => {
    const directory = `${write('place', '')}.d`;
    mkdirSync(directory);
    for (const file of [directory, '/no/such/place/record']) {
      for (const [command, permissionDecision] of [
        ['git status', 'allow'],
        ['rm -rf ~', 'deny'],
      ]) {
        const answer = await decided(bash(command as string), ['--record', file]);
        expect(answer).toMatchObject({ permissionDecision });
        expect(answer.err).toMatch(/^portcullis hook: The call is not recorded\. E/);
      }
    }
  });

  it('records nothing where there was no decision', async () => {
    const file = write('none.jsonl', '');
    await hook(['--record', file], { stdin: 'nonsense' });
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});
