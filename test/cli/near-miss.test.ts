import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/replay/near-miss/kinds.js';
import '../support/property.js';
import { runCli, scratch } from './run-cli.js';

const write = scratch();
const pack = (id: string, match: unknown, examples: readonly string[]): unknown => ({
  version: 1,
  id,
  rules: [
    {
      id: 'r',
      effect: 'allow',
      match,
      reason: 'R.',
      provenance: { source: 'test' },
      examples: { match: examples },
    },
  ],
});
const narrow = write(
  'narrow.json',
  pack('narrow', { argv: ['bin/report', '--weekly'] }, ['bin/report --weekly']),
);
const wide = write(
  'wide.json',
  pack('wide', { all: [{ program: 'cat' }, { effectsAllIn: ['none', 'read'] }] }, ['cat README.md']),
);
const SMALL = ['--per-rule', '60', '--seeds', '4'];

describe('portcullis near-miss', () => {
  it('lists every kind', async () => {
    const { code, out } = await runCli(['near-miss', '--list']);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').length).toBe(KINDS.length);
    const json = await runCli(['near-miss', '--list', '--format', 'json']);
    expect((JSON.parse(json.out) as { kind: string }[]).map(({ kind }) => kind)).toEqual(
      KINDS.map(({ id }) => id),
    );
  });

  it('exits with 0 where none got through', async () => {
    const { code, out } = await runCli(['near-miss', narrow, ...SMALL]);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, '60 near misses of 1 rules: 0 got through']);
  });

  it('exits with 1 where some did, and shows the smallest', async () => {
    const { code, out } = await runCli(['near-miss', wide, '--kind', 'path-escape', ...SMALL]);
    expect(code).toBe(1);
    expect(out).toContain('got through\n  wide/r path-escape: `cat ');
  });

  it('takes only what NEW adds to OLD', async () => {
    const { code, out } = await runCli([
      'near-miss',
      wide,
      narrow,
      '--against',
      wide,
      '--format',
      'json',
      ...SMALL,
    ]);
    expect(code).toBe(0);
    expect((JSON.parse(out) as { rules: { rule: string }[] }).rules.map(({ rule }) => rule)).toEqual([
      'narrow/r',
    ]);
  });

  it('takes one shipped rule by name', async () => {
    const { code, out } = await runCli([
      'near-miss',
      '--shipped',
      '--rule',
      'trusted-read-only-tool',
      '--kind',
      'trust',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('6 near misses of 1 rules: 0 got through');
  });

  it.each([
    [[], 'There is no pack, and no --shipped.'],
    [['--shipped', '--kind', 'x'], 'There is no kind "x"; see --list.'],
    [['--shipped', '--rule', 'x'], 'There is no allow rule "x" among them.'],
    [['--shipped', '--per-rule', '-1'], "'--per-rule' argument is ambiguous"],
    [['--shipped', '--per-rule=x'], '--per-rule must be a number, not "x".'],
    [['none.json'], 'none.json'],
  ])('%j is refused', async (argv, text) => {
    const { code, err } = await runCli(['near-miss', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(text);
  });
});
