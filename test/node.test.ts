import { describe, expect, it } from 'vitest';
import { createNodeProjector, loadPolicyFiles, readJsonFile } from '../src/node.js';
import { scratch } from './cli/run-cli.js';

const write = scratch();

const pack = (id: string, pattern = 'x'): object => ({
  version: 1,
  id,
  rules: [
    {
      id: 'r',
      effect: 'deny',
      match: { anyArgMatches: { pattern } },
      reason: 'No.',
      provenance: { source: 'test' },
    },
  ],
});

describe('loadPolicyFiles', () => {
  it('loads packs beside the floor, with or without the baseline', async () => {
    const file = write('a.json', pack('test.a'));
    const ids = async (baseline?: boolean): Promise<string[]> => {
      const loaded = await loadPolicyFiles([file], baseline === undefined ? {} : { baseline });
      return loaded.ok ? loaded.value.packs.map((one) => one.id) : [];
    };
    expect(await ids()).toEqual(
      expect.arrayContaining(['portcullis.floor', 'portcullis.read-only', 'test.a']),
    );
    expect(await ids(false)).toEqual(expect.arrayContaining(['portcullis.floor', 'test.a']));
    expect(await ids(false)).not.toContain('portcullis.read-only');
  });

  it('lists every problem of every file with its file', async () => {
    const [missing, broken, pattern, one, two] = [
      '/no/such.json',
      write('broken.json', { version: 1, id: 'x' }),
      write('pattern.json', pack('test.pattern', '(a')),
      write('one.json', pack('test.same')),
      write('two.json', pack('test.same')),
    ];
    const loaded = await loadPolicyFiles([missing, broken, pattern, one, two]);
    expect(!loaded.ok && loaded.error.map(({ file, code }) => [file, code])).toEqual([
      [missing, 'unreadable'],
      [broken, 'schema'],
      [pattern, expect.stringMatching(/./)],
      [two, 'duplicate-pack-id'],
    ]);
    const inPattern = loaded.ok ? undefined : loaded.error[2];
    expect(inPattern).toMatchObject({
      pointer: '/rules/0/match/anyArgMatches/pattern',
      offset: expect.any(Number),
    });
  });
});

describe('readJsonFile', () => {
  it('takes a byte order mark', async () => {
    expect(await readJsonFile(write('bom.json', '\uFEFF{"a":1}'))).toEqual({ ok: true, value: { a: 1 } });
  });

  it.each([
    ['text', 'nope', 'not-json'],
    ['bytes', Uint8Array.of(0x22, 0xff, 0x22), 'not-json'],
  ])('refuses %s', async (_name, content, code) => {
    expect(await readJsonFile(write('bad.json', content))).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses a directory', async () => {
    expect(await readJsonFile('/')).toMatchObject({ ok: false, error: { code: 'unreadable', file: '/' } });
  });
});

describe('createNodeProjector', () => {
  it('projects', async () => {
    const projector = await createNodeProjector();
    expect(projector.project('ls').commands).toHaveLength(1);
  });

  it('reads with both witnesses, also text inside text', async () => {
    const projector = await createNodeProjector();
    for (const text of ['{ a; } <<< b', "sh -c '{ a; } <<< b'", "bash <<'E'\n{ a; } <<< b\nE"]) {
      const codes = projector.project(text).diagnostics.map(({ code }) => code);
      expect(codes, text).toContain('witnesses-disagree');
    }
  });
});
