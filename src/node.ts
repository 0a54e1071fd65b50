/** What Node adds to the pure core: reading files. `portcullis/node`. */

import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { LoadOptions } from './analysis/load.js';
import { isProved } from './policy/options.js';
import { type LoadedPack, loadPack } from './policy/pack.js';
import { compilePolicy, type Policy, type PolicyOptions } from './policy/policy.js';
import type { LoadProblem } from './policy/problem.js';
import { createProjector, type Projector, type ProjectorOptions } from './project/projector.js';
import { fail, ok, type Result } from './result.js';

/** A load problem with the file it is in. */
export interface FileProblem extends LoadProblem {
  readonly file: string;
}

/** A projector with everything that Node can supply: both witnesses. */
export async function createNodeProjector(
  options: Pick<ProjectorOptions, 'knowledge'> = {},
): Promise<Projector> {
  const [runtimeWasm, grammarWasm] = await Promise.all([
    readWasm('web-tree-sitter/web-tree-sitter.wasm'),
    readWasm('tree-sitter-bash/tree-sitter-bash.wasm'),
  ]);
  return createProjector({ ...options, runtimeWasm, grammarWasm });
}

/** The copy that the build makes; where there is none, as in the sources, that of the package it comes from. */
async function readWasm(file: string): Promise<Uint8Array> {
  try {
    return await readFile(new URL(`wasm/${basename(file)}`, import.meta.url));
  } catch {
    return readFile(createRequire(import.meta.url).resolve(file));
  }
}

/** Loads JSON pack files, as a user-project layer, with what is shipped. Every problem of every file is listed. */
export async function loadPolicyFiles(
  paths: readonly string[],
  options: Pick<LoadOptions, 'baseline' | 'dangerouslyLift' | 'proved' | 'dangerouslyUnproved'> = {},
): Promise<Result<Policy, readonly FileProblem[]>> {
  const problems: FileProblem[] = [];
  const packs: PackFile[] = [];
  for (const file of paths) {
    const read = await readJsonFile(file);
    if (read.ok) packs.push({ file, value: read.value });
    else problems.push(read.error);
  }
  const compiled = compilePackFiles(packs, options);
  if (!compiled.ok) problems.push(...compiled.error);
  else if (packs.length > 0 && !isProved(options, compiled.value.digest)) {
    // Loaded only where there is something to prove: a hook is a process for each call.
    const { unproved } = await import('./analysis/load.js');
    problems.push(...locate(unproved(compiled.value), packs));
  }
  return problems.length > 0 ? fail(problems) : compiled;
}

/** A pack that was read already, from wherever. */
export interface PackFile {
  readonly file: string;
  readonly value: unknown;
}

/** The same of packs that were read already, without the proof. */
export function compilePackFiles(
  packs: readonly PackFile[],
  options: Pick<PolicyOptions, 'baseline' | 'dangerouslyLift'> = {},
): Result<Policy, readonly FileProblem[]> {
  const compiled = compilePolicy({
    ...options,
    layers: [{ layer: 'user-project', packs: packs.map((pack) => pack.value) }],
  });
  return compiled.ok ? compiled : fail(locate(compiled.error, packs));
}

/** Larger files are refused unread: 64 MiB, more than the text a pack may hold. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** A JSON file: what it says, and as it is written, without a byte order mark. */
export interface JsonFile {
  readonly text: string;
  readonly value: unknown;
}

/** The value of a JSON file in UTF-8, with or without a byte order mark. */
export async function readJsonFile(file: string): Promise<Result<unknown, FileProblem>> {
  const read = await readJsonSource(file);
  return read.ok ? ok(read.value.value) : read;
}

/** The same, with the text, for those who say where in it something stands. */
export async function readJsonSource(file: string): Promise<Result<JsonFile, FileProblem>> {
  let bytes: Uint8Array;
  try {
    if ((await stat(file)).size > LARGEST_FILE)
      return refuse(file, 'too-large', `The file has more than ${LARGEST_FILE} bytes.`, 'Split it.');
    bytes = await readFile(file);
  } catch (error) {
    return refuse(file, 'unreadable', `The file cannot be read: ${messageOf(error)}.`, 'Check the path.');
  }
  return parseJson(bytes, file);
}

/** Bytes that were read already, from wherever; `file` is the name that a problem gives them. */
export function parseJson(bytes: Uint8Array, file: string): Result<JsonFile, FileProblem> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return ok({ text, value: JSON.parse(text) as unknown });
  } catch (error) {
    const message = `The file is not JSON: ${messageOf(error)}.`;
    return refuse(file, 'not-json', message, 'Write plain JSON in UTF-8.');
  }
}

const refuse = (
  file: string,
  code: string,
  message: string,
  hint: string,
): { readonly ok: false; readonly error: FileProblem } => fail({ code, pointer: '', message, hint, file });

/** `compilePolicy` knows no files: what a pack holds by itself is found again, the rest by the pack's id. */
function locate(problems: readonly LoadProblem[], packs: readonly PackFile[]): FileProblem[] {
  const located: FileProblem[] = [];
  const loaded: { readonly file: string; readonly pack: LoadedPack }[] = [];
  for (const { file, value } of packs) {
    const result = loadPack(value, 'user-project');
    if (result.ok) loaded.push({ file, pack: result.value });
    else located.push(...result.error.map((problem) => ({ ...problem, file })));
  }
  const key = ({ code, pointer, message }: LoadProblem): string => JSON.stringify([code, pointer, message]);
  const own = new Set(located.map(key));
  const between = problems.filter((problem) => !own.has(key(problem)));
  for (const problem of between) {
    const owner = loaded.findLast((one) => one.pack.pack.id === problem.pack);
    located.push({ ...problem, file: owner?.file ?? '' });
  }
  return located;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
