import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../support/property.js';
import { jsonLines, runCli, scratch } from './run-cli.js';

const write = scratch();
const corpus = write(
  'corpus.jsonl',
  Array.from({ length: 20 }, (_, index) => JSON.stringify({ input: `rm reproduce_${index}.py` })).join('\n'),
);
const thin = write('thin.jsonl', `${JSON.stringify({ input: 'rm reproduce_1.py' })}\n`);
const empty = write('empty.jsonl', '');
const FEW = ['--near-misses', '20'];

describe('portcullis suggest', () => {
  it('shows a proposal with what it saves, and writes nothing', async () => {
    const { code, out } = await runCli(['suggest', corpus, ...FEW]);
    expect(code).toBe(0);
    for (const text of [
      '20 of 20 calls are reviewed, 20 of them distinct.',
      '1. allow-rm-by-name  saves 20 reviews by itself, has a part in 20 of all',
      '    1 × rm reproduce_0.py',
      'near misses made: 20, got through: 0',
      '1 proposal saves 20 of 20 reviews; 0 rejected by the floor.',
      'Nothing was written; --write FILE writes the pack.',
    ])
      expect(out).toContain(text);
  });

  it('writes a pack that checks and loads, and never over a file that is there', async () => {
    const file = write('pack.json', 'mine').replace('pack.json', 'suggested.json');
    const { code, out } = await runCli(['suggest', corpus, ...FEW, '--write', file]);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, `The pack is in ${file}.`]);
    const checked = await runCli(['check', file]);
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('suggested: 1 rules')]);
    const decided = await runCli([
      'decide',
      '--policy',
      file,
      '--cwd',
      '/home/dev/project',
      'rm reproduce_9.py',
    ]);
    expect(decided.code).toBe(0);
    const before = readFileSync(file, 'utf8');
    const again = await runCli(['suggest', corpus, ...FEW, '--write', file]);
    expect([again.code, again.err]).toEqual([2, `${file} is there already; it was left as it is.\n`]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('suggests nothing, and writes nothing, on thin evidence', async () => {
    const file = thin.replace('thin.jsonl', 'none.json');
    const { code, out } = await runCli(['suggest', thin, '--write', file]);
    expect(code).toBe(0);
    expect(out).toContain('Nothing is suggested.');
    expect(existsSync(file)).toBe(false);
  });

  it('asks for as much evidence as it is told to', async () => {
    const argv = ['suggest', corpus, ...FEW, '--format', 'json', '--min-calls', '21'];
    const { out } = await runCli(argv);
    const [report] = jsonLines(out);
    expect(report).toMatchObject({ proposals: [], pack: null, thresholds: { minCalls: 21 } });
  });

  it('does not suggest what a pack of the baseline allows', async () => {
    const file = corpus.replace('corpus.jsonl', 'first.json');
    await runCli(['suggest', corpus, ...FEW, '--id', 'first', '--write', file]);
    const { out } = await runCli(['suggest', corpus, ...FEW, '--policy', file]);
    expect(out).toContain('0 of 20 calls are reviewed');
  });

  it.each([
    [['suggest', empty], 5],
    [['suggest'], 2],
    [['suggest', corpus, '--min-calls', '0'], 2],
    [['suggest', corpus, '--from', 'nothing'], 2],
    [['suggest', corpus, '--posture', 'nothing'], 2],
    [['suggest', '/no/such/file'], 2],
  ])('%j exits with %i', async (argv, code) => {
    expect((await runCli(argv)).code).toBe(code);
  });
});
