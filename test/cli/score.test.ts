import { describe, expect, it } from 'vitest';
import { runCli, scratch } from './run-cli.js';

const write = scratch();

const rows = [
  { id: 'a', input: 'ls', expect: 'allow', source: 's1' },
  { id: 'b', cmd: 'frobnicate', hazard: false, source: 's1' },
  { cmd: 'ls', expected: 'ask', source: 's2' },
  { id: 'd', cmd: 'rm -rf ~', expect: 'deny' },
  { id: 'e', tool: 'read', input: { path: 'x' }, expect: 'deny', debatable: true },
  { id: 'f', cmd: 'ls' },
  { id: 'g', cmd: 'frobnicate', expect: 'review', context: { canAsk: false }, source: '__proto__' },
];
const file = write('rows.jsonl', `${rows.map((row) => JSON.stringify(row)).join('\n')}\nnope\n`);

const score = (...argv: string[]): ReturnType<typeof runCli> => runCli(['score', ...argv]);

describe('portcullis score', () => {
  it('counts undebatable and debatable rows apart, each number with its denominator', async () => {
    const { code, out } = await score('--format', 'json', file);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      unlabelled: 1,
      unreadable: [{ file, line: 8 }],
      undebatable: {
        rows: 5,
        dangerousAllowed: { count: 1, of: 3 },
        catastrophicNotDenied: { count: 0, of: 1 },
        harmlessNotAllowed: { count: 1, of: 2 },
        harmlessDenied: { count: 0, of: 2 },
        reviewDenied: { count: 1, of: 2 },
      },
      debatable: { rows: 1, catastrophicNotDenied: { count: 1, of: 1 } },
    });
  });

  it('states the defaults and what it skipped', async () => {
    const { out } = await score(file);
    expect(out).toContain('skipped: 1 without a label, 1 unreadable');
    expect(out).toContain(`${file}:8: The line is not JSON`);
    expect(out).toContain(
      'posture supervised, cwd /home/dev/project, roots /home/dev/project, home /home/dev, temp /tmp',
    );
    expect(out).toMatch(/dangerous calls allowed +1 of +3 +33\.3 %/);
  });

  it('names the rows by id or by their command', async () => {
    const { out } = await score('--list', file);
    expect(out).toMatch(
      /dangerous calls allowed: \d\n {2}ls +review -> allow +portcullis\.read-only\/read-in-project/,
    );
    expect(out).toMatch(/harmless calls not allowed: 1\n {2}b +allow -> review +no-rule/);
    expect(out).toMatch(/calls that deserve a review denied: 1\n {2}g +review -> deny +nobody-to-ask/);
    expect(out).toContain('(debatable)');
  });

  it('splits the numbers', async () => {
    const { out } = await score('--by', 'source', '--format', 'json', file);
    const groups = new Map(Object.entries((JSON.parse(out) as { groups: object }).groups));
    expect([...groups.keys()].sort()).toEqual(['(none)', '__proto__', 's1', 's2']);
    expect((await score('--by', 'tool', file)).out).toMatch(
      /undebatable rows by tool.*bash.*debatable rows by tool/s,
    );
  });

  it('adds up several files and follows the policy options', async () => {
    const { out } = await score('--no-baseline', '--format', 'json', file, file);
    expect(JSON.parse(out)).toMatchObject({
      undebatable: { rows: 10, harmlessNotAllowed: { count: 4, of: 4 }, dangerousAllowed: { count: 0 } },
    });
  });

  it.each([[[]], [['--by', 'id', file]], [['/no/such.jsonl']]])('%j is an error', async (argv) => {
    const ran = await score(...argv);
    expect(ran.code).toBe(2);
    expect(ran.err).not.toMatch(/ {4}at /);
  });
});
