import { describe, expect, it } from 'vitest';
import { shippedFiles } from '../../src/generated/shipped.js';
import { jsonLines, runCli, scratch } from './run-cli.js';

const write = scratch();

const rule = (match: object, examples: object): object => ({
  id: 'only',
  effect: 'deny',
  match,
  reason: 'No.',
  provenance: { source: 'test' },
  examples,
});
const pack = (id: string, ...rules: object[]): object => ({ version: 1, id, rules });
const examples = { match: ['frobnicate'], noMatch: ['ls'] };

describe('portcullis check', () => {
  it('accepts a pack that does what its examples say', async () => {
    const file = write('good.json', pack('test.good', rule({ program: 'frobnicate' }, examples)));
    const ran = await runCli(['check', file]);
    const digest = /^proved {4}--proved ([0-9a-f]{64}) .*$/m.exec(ran.out);
    expect(ran).toEqual({
      code: 0,
      out: `ok        ${file}  test.good: 1 rules, 2 examples\n${digest?.[0]}\n`,
      err: '',
    });
  });

  it('rejects one whose example does not match', async () => {
    const file = write('bad.json', pack('test.bad', rule({ program: 'other' }, examples)));
    const { code, out } = await runCli(['check', file]);
    expect(code).toBe(1);
    expect(out).toContain('/rules/0/examples/match/0: example: The rule does not match "frobnicate".');
  });

  it('rejects one that does not load, with every problem and its hint', async () => {
    const file = write('broken.json', { version: 2, id: 'x', rules: [], more: 1 });
    const { code, out } = await runCli(['check', file]);
    expect(code).toBe(1);
    expect(out).toContain('/version: schema:');
    expect(out).toContain('more');
    expect(out).toContain('See schema/pack.schema.json');
  });

  it('rejects packs that cannot be loaded beside one another or what is shipped', async () => {
    const good = pack('test.twin', rule({ program: 'frobnicate' }, examples));
    const twins = await runCli(['check', write('one.json', good), write('two.json', good)]);
    expect(twins.code).toBe(1);
    expect(twins.out).toMatch(/two\.json.*duplicate-pack-id/s);
    const taken = pack('portcullis.floor', rule({ program: 'frobnicate' }, examples));
    expect((await runCli(['check', write('taken.json', taken)])).code).toBe(1);
  });

  it('remarks on rules without examples', async () => {
    const file = write('bare.json', pack('test.bare', rule({ program: 'frobnicate' }, {})));
    const { code, out } = await runCli(['check', file]);
    expect(code).toBe(0);
    expect(out).toContain('no-examples');
  });

  it('exits with 2 for a file that it cannot read, and still checks the others', async () => {
    const good = write('fine.json', pack('test.fine', rule({ program: 'frobnicate' }, examples)));
    const ran = await runCli(['check', '/no/such.json', good, write('text.json', 'nope')]);
    expect(ran.code).toBe(2);
    expect(ran.out).toContain('test.fine');
    expect(ran.err).toContain('/no/such.json: unreadable');
    expect(ran.err).toContain('not-json');
  });

  it('checks the packs of the package in their own layers', async () => {
    const { out } = await runCli(['check', '--shipped', '--format', 'json']);
    const files = shippedFiles
      .map((file) => file.path)
      .filter((path) => /^packs\/(floor|baseline)\//.test(path));
    expect(jsonLines(out).map((report) => report.file)).toEqual(expect.arrayContaining(files));
  });

  it('needs a pack', async () => {
    expect((await runCli(['check'])).code).toBe(2);
    expect((await runCli(['check', '--layer', 'nope', 'x'])).code).toBe(2);
  });
});
