import type { Language, Parser, Tree } from 'web-tree-sitter';
import { itemsOfTree } from './from-tree.js';
import type { ItemList } from './items.js';
import { type Roles, rolesOf } from './roles.js';

/** The parser's runtime and the compiled grammar, as bytes. */
export interface WitnessBytes {
  readonly runtimeWasm: Uint8Array;
  readonly grammarWasm: Uint8Array;
}

/** How the tree of a text came out: its normal form, or why there is none. */
export type TreeReading = ItemList | 'syntax-error' | 'refused' | 'failed';

/**
 * The module `web-tree-sitter` holds one runtime for the whole process; two that are made at the same time mix up
 * their memories. So there is one load, shared by all; the bytes of the first call are those that count.
 */
let loading: Promise<typeof import('web-tree-sitter')> | null = null;

async function loadRuntime(runtimeWasm: Uint8Array): Promise<typeof import('web-tree-sitter')> {
  const module = await import('web-tree-sitter');
  // The bytes are given, so the name is never looked up; without it the runtime makes a URL of its own place.
  await module.Parser.init({ wasmBinary: runtimeWasm, locateFile: (name: string) => name });
  return module;
}

/** A parser that is ready; rejects where the bytes are no runtime or no grammar. */
export async function loadTreeParser({ runtimeWasm, grammarWasm }: WitnessBytes): Promise<TreeParser> {
  loading ??= loadRuntime(runtimeWasm);
  try {
    const { Parser, Language } = await loading;
    const language = await Language.load(grammarWasm);
    return new TreeParser(() => new Parser().setLanguage(language), language);
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Parses text after text. Nothing of one text outlives its reading, whatever goes wrong in it. */
export class TreeParser {
  readonly #make: () => Parser;
  readonly #roles: Roles;
  /** Null after a failure inside wasm that a new parser did not outlive. */
  #parser: Parser | null;
  /** Held for ever: the runtime frees a parser that is collected, and to free one that failed could fail again. */
  readonly #broken: Parser[] = [];

  constructor(make: () => Parser, language: Language) {
    this.#make = make;
    this.#roles = rolesOf(language);
    this.#parser = make();
  }

  read(text: string): TreeReading {
    let tree: Tree | null = null;
    try {
      this.#parser ??= this.#make();
      tree = this.#parser.parse(text);
      if (tree === null) {
        // Without this the next parse would go on with this text.
        this.#parser.reset();
        return 'failed';
      }
      const root = tree.rootNode;
      // Errors make flat trees of any width and guesses of what stands between them: they are never walked.
      if (root.hasError) return 'syntax-error';
      return itemsOfTree(root, text, this.#roles) ?? 'refused';
    } catch {
      this.#replace();
      return 'failed';
    } finally {
      release(tree);
    }
  }

  /** After a trap or an abort the parser's own state is unknown: it is left behind, and a new one is made. */
  #replace(): void {
    if (this.#parser !== null) this.#broken.push(this.#parser);
    this.#parser = null;
    try {
      this.#parser = this.#make();
    } catch {
      // The next text tries again.
    }
  }
}

function release(tree: Tree | null): void {
  try {
    tree?.delete();
  } catch {
    // The memory of a runtime that failed; nothing more can be done about it.
  }
}
