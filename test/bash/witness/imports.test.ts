import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../src/bash/witness/', import.meta.url);

describe('src/bash/witness', () => {
  it('loads web-tree-sitter in one place, and only when it is asked to', () => {
    const imports = readdirSync(folder).flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line.includes("'web-tree-sitter'") && !/^import type |typeof import\(/.test(line)),
    );
    expect(imports.map((line) => line.trim())).toEqual(["const module = await import('web-tree-sitter');"]);
  });
});
