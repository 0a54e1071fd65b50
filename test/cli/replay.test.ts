import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ReplayReport } from '../../src/index.js';
import { PLACE, type Ran, runCli, scratch } from './run-cli.js';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CORPUS = at('fixtures/replay-corpus.jsonl');
const write = scratch();

const packOf = (id: string, effect: string, match: object): string =>
  write(`${id}.json`, {
    version: 1,
    id,
    rules: [{ id: 'rule', effect, match, reason: 'For a test.', provenance: { source: 'user-project' } }],
  });

const WIDER = packOf('wider', 'allow', { argv: ['git', 'push'] });
const STRICTER = packOf('stricter', 'review', { program: 'ls' });
const EMPTY = write('empty.jsonl', '');
const LOST = write('lost.jsonl', '{"tool":"bash"\n\n{"cmd":"ls","fidelity":"truncated"}\n');

const replay = (...argv: string[]): Promise<Ran> => runCli(['replay', ...PLACE, ...argv]);
const reportOf = async (...argv: string[]): Promise<ReplayReport> =>
  JSON.parse((await replay('--format', 'json', ...argv)).out) as ReplayReport;

describe('portcullis replay', () => {
  it.each<[string, string[], number]>([
    ['nothing is newly allowed', [CORPUS, '--candidate', STRICTER], 0],
    ['the candidate is the baseline', [CORPUS], 0],
    ['something is newly allowed', [CORPUS, '--candidate', WIDER], 1],
    ['both have the same rule', [CORPUS, '--candidate', WIDER, '--baseline', WIDER], 0],
    ['the baseline allows more', [CORPUS, '--candidate', STRICTER, '--baseline', WIDER], 0],
    ['widening does not count', [CORPUS, '--candidate', WIDER, '--fail-on', 'none'], 0],
    ['tightening counts', [CORPUS, '--candidate', STRICTER, '--fail-on', 'tightening'], 1],
    [
      'either counts',
      [CORPUS, '--candidate', STRICTER, '--fail-on', 'widening', '--fail-on', 'tightening'],
      1,
    ],
    ['a deny is lifted', [CORPUS, '--dangerously-lift', 'portcullis.deny-home-deletion/home-deletion'], 0],
    [
      'loosening counts',
      [
        ...[CORPUS, '--dangerously-lift', 'portcullis.deny-home-deletion/home-deletion'],
        ...['--fail-on', 'loosening'],
      ],
      1,
    ],
    ['the corpus is empty', [EMPTY, '--candidate', STRICTER], 5],
    ['no entry could be replayed', [LOST, '--candidate', STRICTER], 5],
    ['no entry could be replayed, and nothing counts', [LOST, '--fail-on', 'none'], 5],
    ['a part is empty', [EMPTY, '--candidate', STRICTER, '--partial'], 0],
    ['a part widens', [CORPUS, '--candidate', WIDER, '--partial'], 0],
    ['the corpus is not there', [`${CORPUS}.none`], 2],
    ['the pack is not there', [CORPUS, '--candidate', `${WIDER}.none`], 2],
    ['there is no corpus', [], 2],
    ['the shard is none', [CORPUS, '--shard', '3/2'], 2],
    ['the number of jobs is none', [CORPUS, '--jobs', '0'], 2],
    ['the change is none', [CORPUS, '--fail-on', 'all'], 2],
    ['none is not alone', [CORPUS, '--fail-on', 'all', '--fail-on', 'none'], 2],
    ['a part is asked for as text', [CORPUS, '--partial', '--format', 'text'], 2],
    ['stdin is read twice', ['-', '-'], 2],
  ])('where %s', async (_, argv, status) => {
    expect((await replay(...argv)).code).toBe(status);
  });

  it('shows what is newly allowed first, warnings before it, and what was not replayed', async () => {
    const { out } = await replay(CORPUS, '--candidate', WIDER);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^\d+ newly allowed, \d+ unchanged, of \d+ calls, \d+ distinct$/);
    expect(lines[1]).toMatch(
      /^baseline shipped \(\w{12}\), candidate shipped \+ wider \(\w{12}\), posture supervised/,
    );
    expect(lines[2]).toBe(
      'warning not-replayed: 2 of 34 entries could not be replayed; they count for neither policy.',
    );
    expect(lines[3]).toMatch(/^warning redacted: 1 /);
    expect(lines.slice(4, 7)).toEqual([
      expect.stringMatching(/^newly allowed: /),
      '  git push',
      expect.stringMatching(
        /^ {6}review no-rule -> allow wider\/rule; \d+ calls?: .*replay-corpus\.jsonl:5 \(c5, fixture\)$/,
      ),
    ]);
    expect(out).toMatch(/not replayed, not-json: 1 entry, 1 call\n.*replay-corpus\.jsonl:34: It is not JSON/);
    expect(out).toMatch(/not replayed, truncated: 1 entry/);
    expect(out).toContain('observed, by person');
  });

  it('makes what it shows safe for a terminal', async () => {
    const corpus = write('escape.jsonl', JSON.stringify({ cmd: 'frobnicate \u001b[2J' }));
    const { out } = await replay(corpus, '--candidate', STRICTER);
    expect(out).toContain('frobnicate \\u{001b}[2J');
    expect(out).not.toContain('\u001b');
  });

  it('writes Markdown in which no call is markup', async () => {
    const corpus = write('markup.jsonl', JSON.stringify({ cmd: 'git push `` ![x](y) | <b>' }));
    const pack = packOf('pushes', 'deny', { program: 'git' });
    const { out } = await replay(corpus, '--candidate', pack, '--format', 'markdown');
    expect(out).toContain('- ``` git push `` ![x](y) | <b> ```: ');
    expect(out).toContain('## Replay: nothing newly allowed, 1 tightened');
  });

  it('reads stdin, several corpora, and other recordings', async () => {
    const stdin = readFileSync(CORPUS);
    const ran = await runCli(['replay', ...PLACE, '--format', 'json', '--source', CORPUS, '-'], { stdin });
    expect(JSON.parse(ran.out)).toEqual(await reportOf(CORPUS));
    expect((await reportOf(CORPUS, EMPTY, LOST)).counts.entries).toBe(36);
    const commands = write('commands.txt', 'ls\ngit push\n');
    expect((await reportOf('--from', 'commands', commands, '--candidate', WIDER)).counts.widened.calls).toBe(
      1,
    );
  });

  it('writes SARIF with the same exit status', async () => {
    const { out, code } = await replay(CORPUS, '--candidate', WIDER, '--format', 'sarif');
    const [run] = (JSON.parse(out) as { runs: { results: { ruleId: string; level: string }[] }[] }).runs;
    expect(run?.results[0]).toMatchObject({ ruleId: 'newly-allowed', level: 'error' });
    expect(code).toBe(1);
  });

  it('writes one page with the same exit status', async () => {
    const { out, code } = await replay(CORPUS, '--candidate', WIDER, '--format', 'html');
    expect(out).toMatch(
      /^<!doctype html>\n<html lang="en">[\s\S]*<code class="call">git push<\/code>[\s\S]*<\/html>\n$/,
    );
    expect(code).toBe(1);
  });

  it('lists as many changes as it is asked to, and says that there are more', async () => {
    const deny = packOf('no-git', 'deny', { program: 'git' });
    const report = await reportOf(CORPUS, '--candidate', deny, '--list', '2');
    expect(report.changes.newlyDenied.list).toHaveLength(2);
    expect(report.warnings.map(({ code }) => code)).toContain('list-cut');
  });
});

describe('portcullis replay merge', () => {
  const partial = async (name: string, ...argv: string[]): Promise<string> =>
    write(name, (await replay('--partial', '--candidate', WIDER, ...argv)).out);

  it.each([1, 2, 7, 64])('%i shards are the whole, to the byte', async (count) => {
    const whole = (await replay('--partial', '--candidate', WIDER, CORPUS)).out;
    const files: string[] = [];
    for (let index = 1; index <= count; index += 1)
      files.push(await partial(`shard-${count}-${index}.json`, '--shard', `${index}/${count}`, CORPUS));
    const merged = await runCli(['replay', 'merge', '--partial', ...files]);
    expect(merged.out).toBe(whole);
  });

  it('parts of a stream are the whole where they say where they begin', async () => {
    const lines = readFileSync(CORPUS, 'utf8').split('\n');
    const parts: string[] = [];
    for (const first of [1, 11, 21, 31]) {
      const argv = [
        '--partial',
        '--candidate',
        WIDER,
        '--source',
        CORPUS,
        '--first-line',
        String(first),
        '-',
      ];
      const stdin = lines.slice(first - 1, first + 9).join('\n');
      parts.push((await runCli(['replay', ...PLACE, ...argv], { stdin })).out);
    }
    const merged = await runCli(['replay', 'merge', '--partial', '-'], { stdin: parts.join('') });
    expect(merged.out).toBe((await replay('--partial', '--candidate', WIDER, CORPUS)).out);
  });

  it('ends as a replay of the whole does', async () => {
    const widened = await partial('widened.json', CORPUS);
    const nothing = await partial('nothing.json', EMPTY);
    expect((await runCli(['replay', 'merge', widened, nothing])).code).toBe(1);
    expect((await runCli(['replay', 'merge', widened, '--fail-on', 'none'])).code).toBe(0);
    expect((await runCli(['replay', 'merge', nothing])).code).toBe(5);
  });

  it('refuses parts that are missing, damaged, or of another comparison', async () => {
    const one = await partial('one.json', CORPUS);
    const other = write('other.json', (await replay('--partial', CORPUS)).out);
    const cut = write('cut.json', readFileSync(one, 'utf8').slice(0, 500));
    const altered = write(
      'altered.json',
      readFileSync(one, 'utf8').replace(/"widened":\{"calls":\d+/, '"widened":{"calls":0'),
    );
    for (const [files, message] of [
      [[one, EMPTY], 'holds no report'],
      [[one, other], 'other policies or another context'],
      [[one, cut], 'not JSON on one line'],
      [[one, altered], 'do not agree'],
      [[one, CORPUS], 'not a report'],
    ] as const) {
      const ran = await runCli(['replay', 'merge', ...files]);
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.err).toContain(message);
    }
    expect((await runCli(['replay', 'merge'])).code).toBe(2);
  });
});

const MAIN = at('dist/cli/main.js');
const BUILT = existsSync(at('dist/cli/replay-worker.js'));

describe.skipIf(!BUILT)('the built command', () => {
  const built = (...argv: string[]) =>
    spawnSync(process.execPath, [MAIN, 'replay', ...PLACE, '--candidate', WIDER, ...argv], {
      encoding: 'utf8',
      timeout: 170_000,
    });

  it('gives the same bytes with three threads as with one', () => {
    const one = built('--format', 'json', CORPUS);
    const three = built('--format', 'json', '--jobs', '3', CORPUS);
    expect(three.stderr).toBe('');
    expect(three.stdout).toBe(one.stdout);
    expect(three.status).toBe(1);
  });

  it('ends with threads where a corpus cannot be read', () => {
    const ran = built('--jobs', '2', CORPUS, `${CORPUS}.none`);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain('cannot be read');
  });
});
