import { describe, expect, it } from 'vitest';
import { PLACE, runCli, scratch } from './run-cli.js';

const write = scratch();

const pack = {
  version: 1,
  id: 'test.near',
  rules: [
    {
      id: 'frobnicate-quietly',
      effect: 'allow',
      match: {
        all: [{ program: 'frobnicate' }, { anyArgMatches: { pattern: 'quiet' } }, { noStdoutRedirect: true }],
      },
      reason: 'Quiet.',
      provenance: { source: 'test' },
    },
  ],
};

async function explain(command: string, ...options: string[]): Promise<string> {
  const { out, code, err } = await runCli(['explain', ...PLACE, ...options, '--', command]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

describe('portcullis explain', () => {
  it('shows the decision, commands with their facts, flows, and the rules that match', async () => {
    const out = await explain('cat notes.txt | sudo sh -c "rm -rf ~"');
    expect(out).toMatch(/^DENY portcullis\.floor\//);
    expect(out).toMatch(/\n {2}0 {2}cat notes\.txt\n +effects +read/);
    expect(out).toMatch(/path +notes\.txt -> \/home\/dev\/project\/notes\.txt {2}read {2}writable-project/);
    expect(out).toMatch(/\n +\d+ {6}rm -rf ‹~› \[text of \d+\]/);
    expect(out).toMatch(/\nflows\n {2}0 -> 1 {2}pipe/);
    expect(out).toMatch(/DENY +portcullis\.floor\/protected-places {2}command \d/);
    expect(out).toMatch(/ALLOW +portcullis\.read-only\/read-in-project {2}command 0/);
  });

  it('names the one conjunct that keeps an allow rule from matching', async () => {
    const file = write('near.json', pack);
    const near = await explain('frobnicate loud', '--policy', file);
    expect(near).toContain(
      'test.near/frobnicate-quietly  command 0: but /match/all/1 {"anyArgMatches":{"pattern":"quiet"}}',
    );
    const undecided = await explain('frobnicate "q$X"', '--policy', file);
    expect(undecided).toContain('command 0: but for what is not known /match/all/1');
    const far = await explain('frobnicate loud > f', '--policy', file);
    expect(far).not.toContain('frobnicate-quietly');
  });

  it('says which effects keep a matching allow rule from counting', async () => {
    const out = await explain('frobnicate quiet', '--policy', write('bound.json', pack));
    expect(out).toMatch(/frobnicate-quietly {2}command 0 \(does not count, as it does not name: unknown\)/);
  });

  it('shows diagnostics with their place', async () => {
    expect(await explain('ls "')).toMatch(/\ndiagnostics\n {2}error \S+/);
  });

  it('gives the same as JSON', async () => {
    const value = JSON.parse(await explain('ls', '--format', 'json')) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['decision', 'shape', 'facts', 'nearly']);
  });
});
