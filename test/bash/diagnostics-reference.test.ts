import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createNodeProjector } from '../../src/node.js';
import { createUnvetoedProjector } from '../../src/project/projector.js';

interface Row {
  readonly code: string;
  readonly severity: string;
  readonly example: string;
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Rows of the tables of docs/diagnostics.md whose first cell is one of the codes. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const code = /^`([a-z]+(?:-[a-z]+)+)`$/.exec(cells[1] ?? '')?.[1];
    return code === undefined ? [] : [{ code, severity: cells[2] ?? '', example: cells[3] ?? '' }];
  });
}

/** `⏎` a newline, `\u0007` a character by its number, `3 × a` repeated; parts in code, joined by a plus. */
function textOf(example: string): string {
  const parts = [...example.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
  const raw = parts.map((part) => {
    const repeated = /^(\d+) × (.+)$/s.exec(part);
    return repeated === null ? part : (repeated[2] as string).repeat(Number(repeated[1]));
  });
  return raw
    .join('')
    .replaceAll('⏎', '\n')
    .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const rows = rowsOf(read('docs/diagnostics.md'));
const schema = JSON.parse(read('schema/diagnostic.schema.json')) as {
  readonly properties: { readonly code: { readonly enum: readonly string[] } };
};

describe('docs/diagnostics.md', () => {
  const alone = createUnvetoedProjector();

  it('has every code of the schema and no other', () => {
    const codes = [...new Set(rows.map(({ code }) => code))];
    expect(codes.toSorted()).toEqual(schema.properties.code.enum.toSorted());
  });

  it.each(rows)('$code ($severity): $example', async (row) => {
    const projector = row.code === 'witnesses-disagree' ? await createNodeProjector() : alone;
    const text = textOf(row.example);
    const shape = projector.project(text.startsWith('{"tool"') ? JSON.parse(text) : text);
    const found = shape.diagnostics.map(({ code, severity }) => ({ code, severity }));
    expect(found).toContainEqual({ code: row.code, severity: row.severity });
    // An example with other doubts in it would explain nothing.
    expect([...new Set(found.map(({ code }) => code))]).toEqual([row.code]);
  });
});
