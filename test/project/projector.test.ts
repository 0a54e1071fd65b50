import { describe, expect, it } from 'vitest';
import { createProjector, createUnvetoedProjector } from '../../src/project/projector.js';
import { WITNESS_BYTES } from '../support/witness.js';

const TEXT = '{ a; } <<< b';
const codes = ({ diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] }): string[] =>
  diagnostics.map(({ code }) => code);

describe('createProjector', () => {
  it('reads with both witnesses where the bytes are given', async () => {
    const projector = await createProjector(WITNESS_BYTES);
    expect(codes(projector.project(TEXT))).toEqual(['witnesses-disagree']);
    expect(codes(projector.project('a `b` c'))).toEqual([]);
  });

  it('is the unvetoed projector without them', async () => {
    expect(codes((await createProjector()).project(TEXT))).toEqual([]);
    expect(codes(createUnvetoedProjector().project(TEXT))).toEqual([]);
  });

  it('rejects one of the two, and bytes that are none', async () => {
    const { runtimeWasm, grammarWasm } = WITNESS_BYTES;
    await expect(createProjector({ runtimeWasm })).rejects.toThrow(TypeError);
    await expect(createProjector({ grammarWasm })).rejects.toThrow(TypeError);
    await expect(createProjector({ runtimeWasm, grammarWasm: new Uint8Array(8) })).rejects.toThrow();
  });
});
