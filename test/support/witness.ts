import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Witness } from '../../src/bash/witness/testimony.js';
import type { WitnessBytes } from '../../src/bash/witness/tree-sitter.js';
import { createTreeSitterWitness } from '../../src/bash/witness/witness.js';

const require = createRequire(import.meta.url);

/** The files of the second witness, as bytes. */
export const WITNESS_BYTES: WitnessBytes = {
  runtimeWasm: readFileSync(require.resolve('web-tree-sitter/web-tree-sitter.wasm')),
  grammarWasm: readFileSync(require.resolve('tree-sitter-bash/tree-sitter-bash.wasm')),
};

export const witness: Witness = await createTreeSitterWitness(WITNESS_BYTES);
