import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differing, generateAll, type Output, writeAll } from '../../scripts/generate/outputs.mjs';
import { cpuTime } from '../support/cpu-time.js';

type Validator = ((value: unknown) => boolean) & { errors?: { instancePath: string }[] | null };

const DIALECTS = [
  ['http://json-schema.org/draft-07/schema#', 'definitions'],
  ['https://json-schema.org/draft/2020-12/schema', '$defs'],
] as const;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe.each(DIALECTS)('generating from %s', (dialect, section) => {
  const animal = {
    $schema: dialect,
    title: 'Animal',
    description: 'A thing that moves.',
    type: 'object',
    additionalProperties: false,
    required: ['name', 'size'],
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 3 },
      size: { $ref: `shared.schema.json#/${section}/size` },
      young: { description: 'Its own.', type: 'array', items: { $ref: './animal.schema.json' } },
      tags: { $ref: `#/${section}/tags` },
      colour: { enum: ['red', { rgb: [1, 2, 3] }] },
      note: { description: 'Anything.' },
      title: { type: 'string' },
    },
    [section]: { tags: { type: 'array', items: { type: 'string' }, uniqueItems: true } },
  };
  const shared = {
    $schema: dialect,
    title: 'Shared',
    [section]: {
      size: {
        title: 'Size',
        type: 'object',
        discriminator: { propertyName: 'kind' },
        oneOf: [
          {
            title: 'Exact',
            type: 'object',
            additionalProperties: false,
            required: ['kind', 'metres'],
            properties: { kind: { const: 'exact' }, metres: { type: 'number' } },
          },
          {
            title: 'Range',
            type: 'object',
            additionalProperties: false,
            required: ['kind', 'span'],
            properties: { kind: { const: 'range' }, span: { $ref: `#/${section}/span` } },
          },
        ],
      },
      span: { title: 'Span', type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
    },
  };
  const size = { kind: 'exact', metres: 1 };

  beforeEach(() => {
    write('schema/animal.schema.json', animal);
    write('schema/shared.schema.json', shared);
  });

  it('declares each titled schema once and writes out the others', async () => {
    const types = text(await generateAll(root), 'types.ts');
    const declared = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map((match) => match[1]);
    expect(declared.sort()).toEqual(['Animal', 'Exact', 'Range', 'Size', 'Span']);
    expect(types).toContain('size: Size;');
    expect(types).toContain('young?: Animal[];');
    expect(types).toContain('tags?: string[];');
    expect(types).toContain('note?: unknown;');
    expect(types).toContain('export type Span = [number, number];');
  });

  it('gives validators that import nothing and judge as the schema says', async () => {
    const validate = await validator('validateAnimal');
    expect(validate({ name: 'owl', size, young: [{ name: 'a\u{1F989}', size }], title: 'x' })).toBe(true);
    expect(validate({ name: 'cow', size: { kind: 'range', span: [1, 2] }, colour: { rgb: [1, 2, 3] } })).toBe(
      true,
    );
    expect(validate({ name: '\u{1F989}', size })).toBe(false);
    expect(validate({ name: 'owl', size, colour: { rgb: [1, 2] } })).toBe(false);
    expect(validate({ name: 'owl', size, tags: ['__proto__', 'a', '__proto__'] })).toBe(false);
    expect(validate({ name: 'owl', size: { kind: 'range', metres: 1 } })).toBe(false);
    expect(validate({ name: 'owl', size, extra: 1 })).toBe(false);
  });

  it('a polluted Object.prototype changes nothing', async () => {
    const validate = await validator('validateAnimal');
    const inherited = { name: 'owl', size, extra: 1, kind: 'exact', metres: 1, a: 0 };
    const whole = { name: 'owl', size: { kind: 'exact', metres: 1 }, tags: ['a'] };
    const lacking = [
      { size },
      { name: 'owl', size: { kind: 'exact' } },
      { name: 'owl', size: { metres: 1 } },
    ];
    Object.assign(Object.prototype, inherited);
    const verdicts = [whole, ...lacking].map((value) => validate(value));
    for (const key of Object.keys(inherited)) Reflect.deleteProperty(Object.prototype, key);
    expect(verdicts).toEqual([true, false, false, false]);
  });

  it('takes time in proportion to the faults it lists', async () => {
    const validate = await validator('validateAnimal');
    const faults = 200_000;
    const young = Array.from({ length: faults / 2 }, () => ({}));
    const began = cpuTime();
    expect(validate({ name: 'owl', size, young })).toBe(false);
    expect(validate.errors).toHaveLength(faults);
    expect(cpuTime() - began).toBeLessThan(5_000);
  });

  async function validator(name: string): Promise<Validator> {
    writeAll(await generateAll(root));
    const module = await import(join(root, 'src/generated/validators.ts'));
    return module[name];
  }
});

describe('shipped files', () => {
  const pack = { title: 'Pack', type: 'object', required: ['id'], properties: { id: { type: 'string' } } };

  it('holds valid files in order, without their $schema', async () => {
    write('schema/pack.schema.json', pack);
    write('packs/b.json', { $schema: '../schema/pack.schema.json', id: 'b' });
    write('packs/a/x.json', { $schema: '../../schema/pack.schema.json', id: 'it\'s "\u2028"' });
    writeAll(await generateAll(root));
    const { shippedDigest, shippedFiles } = await import(join(root, 'src/generated/shipped.ts'));
    expect(
      shippedFiles.map(({ path, text }: { path: string; text: string }) => [path, JSON.parse(text)]),
    ).toEqual([
      ['packs/a/x.json', { id: 'it\'s "\u2028"' }],
      ['packs/b.json', { id: 'b' }],
    ]);
    expect(shippedDigest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('lists every fault with its file and JSON pointer', async () => {
    write('schema/pack.schema.json', { ...pack, additionalProperties: false });
    write('packs/a.json', { $schema: '../schema/pack.schema.json', id: 1, di: 2 });
    write('packs/b.json', { id: 'b' });
    await expect(generateAll(root)).rejects.toMatchObject({
      problems: [
        expect.stringMatching(/^packs\/a\.json: \/: .*"di"/),
        expect.stringMatching(/^packs\/a\.json: \/id: must be string/),
        expect.stringMatching(/^packs\/b\.json: \/\$schema: /),
      ],
    });
  });
});

it('without schema/ and packs/ writes modules that hold nothing', async () => {
  writeAll(await generateAll(root));
  expect(differing(await generateAll(root))).toEqual([]);
  const { shippedFiles } = await import(join(root, 'src/generated/shipped.ts'));
  expect(shippedFiles).toEqual([]);
});

it.each([
  ['a missing file', { title: 'A', $ref: 'b.schema.json' }, /no file schema\/b\.schema\.json/],
  ['a missing entry', { title: 'A', $ref: '#/$defs/b' }, /no such entry/],
  [
    'an untitled cycle',
    { title: 'A', $ref: '#/$defs/b', $defs: { b: { items: { $ref: '#/$defs/b' } } } },
    /needs a title/,
  ],
  [
    'a name used twice',
    { title: 'A', type: 'object', $defs: { b: { title: 'A', type: 'string' } } },
    /both define/,
  ],
  ['an unknown keyword', { title: 'A', type: 'object', propertys: {} }, /propertys/],
])('refuses %s', async (_, schema, message) => {
  write('schema/a.schema.json', schema);
  await expect(generateAll(root)).rejects.toThrow(message);
});

function write(path: string, data: unknown): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
}

function text(outputs: readonly Output[], name: string): string {
  return outputs.find(({ path }) => path.endsWith(name))?.text ?? '';
}
