import { describe, expect, it } from 'vitest';
import { runCli, scratch } from './run-cli.js';

const write = scratch();
const calls = [
  '{"cmd":"ls"}',
  '{"cmd":"cat <<E\\nx\\nE"}',
  '{"tool":"Read","input":{"file_path":"/etc/shadow"}}',
  'x',
];
const file = write('calls.jsonl', calls.join('\n'));

describe('portcullis demo', () => {
  it('shows one line a call and the counts', async () => {
    const { code, out } = await runCli(['demo', file]);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^ALLOW {3}bash +ls +portcullis\.read-only\/read-in-project +It only reads/);
    expect(lines[1]).toMatch(/^\w+ +bash +cat <<E\\nx\\nE/);
    expect(lines[2]).toMatch(/^(REVIEW|DENY) +Read +\/etc\/shadow/);
    expect(lines.slice(0, 3).every((line) => line.length <= 160)).toBe(true);
    expect(out).toMatch(/\n3 calls: \d allowed, \d for review, \d denied, 1 unreadable lines\n$/);
  });

  it('reads stdin where no file is named', async () => {
    expect((await runCli(['demo'], { stdin: '{"cmd":"ls"}' })).out).toContain('1 calls: 1 allowed');
    expect((await runCli(['demo'])).code).toBe(2);
    expect((await runCli(['demo', file, file])).code).toBe(2);
  });
});
