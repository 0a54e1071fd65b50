import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language, Parser } from 'web-tree-sitter';
import { ItemList } from '../../../src/bash/witness/items.js';
import { loadTreeParser, TreeParser } from '../../../src/bash/witness/tree-sitter.js';
import { WITNESS_BYTES } from '../../support/witness.js';

const NO_LANGUAGE = { types: [], nodeTypeIsNamed: () => false } as unknown as Language;

/** A parser whose answers are given, and what was done with it. */
function scripted(answers: (() => unknown)[]): { parser: Parser; resets: () => number } {
  let resets = 0;
  const parser = {
    parse: () => answers.shift()?.(),
    reset: () => {
      resets += 1;
    },
  } as unknown as Parser;
  return { parser, resets: () => resets };
}

const trap = (): never => {
  throw new WebAssemblyTrap('unreachable');
};

class WebAssemblyTrap extends Error {}

describe('TreeParser', () => {
  it('resets the parser after a parse that gave nothing', () => {
    const { parser, resets } = scripted([() => null]);
    expect(new TreeParser(() => parser, NO_LANGUAGE).read('a')).toBe('failed');
    expect(resets()).toBe(1);
  });

  it('makes another parser after a failure inside wasm', () => {
    let made = 0;
    const reader = new TreeParser(() => {
      made += 1;
      return scripted([trap]).parser;
    }, NO_LANGUAGE);
    expect(reader.read('a')).toBe('failed');
    expect(reader.read('a')).toBe('failed');
    expect(made).toBe(3);
  });

  it('tries again where no other parser could be made', () => {
    const makers = [() => scripted([trap]).parser, trap, trap, () => scripted([() => null]).parser];
    const reader = new TreeParser(() => (makers.shift() ?? trap)(), NO_LANGUAGE);
    for (let text = 0; text < 3; text += 1) expect(reader.read('a')).toBe('failed');
    expect(makers).toHaveLength(0);
  });

  it('frees the tree, also one that it cannot read', () => {
    let freed = 0;
    const tree = (hasError: boolean) => () => ({
      rootNode: { hasError, typeId: 99 },
      delete: () => {
        freed += 1;
      },
    });
    const reader = new TreeParser(() => scripted([tree(true), tree(false)]).parser, NO_LANGUAGE);
    expect(reader.read('a')).toBe('syntax-error');
    // A type of node that is not known.
    expect(reader.read('a')).toBe('refused');
    expect(freed).toBe(2);
  });
});

describe('loadTreeParser', () => {
  it('may be called several times at once', async () => {
    const parsers = await Promise.all([1, 2, 3].map(() => loadTreeParser(WITNESS_BYTES)));
    for (const parser of parsers) expect(parser.read('a "$(b)" c')).toBeInstanceOf(ItemList);
  });

  it('rejects bytes that are no grammar', async () => {
    const grammarWasm = readFileSync(new URL(import.meta.url));
    await expect(loadTreeParser({ ...WITNESS_BYTES, grammarWasm })).rejects.toThrow();
    expect((await loadTreeParser(WITNESS_BYTES)).read('a `b`')).toBeInstanceOf(ItemList);
  });
});
