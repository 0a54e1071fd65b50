/** From a tool call to a shape. */

import { type BashOptions, readBash } from '../bash/read.js';
import type { Witness } from '../bash/witness/testimony.js';
import { createTreeSitterWitness } from '../bash/witness/witness.js';
import { interpret } from '../commands/interpret.js';
import type { Knowledge } from '../commands/knowledge.js';
import { literalWord } from '../commands/words.js';
import type { Diagnostic, KnownOutput, Shape } from '../generated/types.js';
import { shippedKnowledge } from '../policy/shipped.js';
import { brandShape } from '../shape/brand.js';
import { type Plain, toPlain } from '../shape/plain.js';
import { Assembler } from './assemble.js';
import { projectTool } from './tool.js';
import { findTool } from './tools.js';

/** What a harness hands over. `input` of a bash call may be the command itself. */
export interface ToolCall {
  /** Default `bash`. */
  readonly tool?: string;
  readonly input: unknown;
}

export interface ProjectorOptions {
  /** Default: what the package ships. */
  readonly knowledge?: Knowledge;
  /**
   * Bytes of `web-tree-sitter.wasm` and `tree-sitter-bash.wasm`, for the second witness: both or neither. One runtime
   * serves the whole process; that of the first projector stays.
   */
  readonly runtimeWasm?: Uint8Array;
  readonly grammarWasm?: Uint8Array;
}

export interface Projector {
  /** Total: any value gives a shape; what cannot be read is in its diagnostics. */
  project(call: unknown): Shape;
}

/**
 * With the bytes of the second witness, each bash text is read by two parsers that must agree; without them this is
 * `createUnvetoedProjector`. Rejects where only one is given or they are not what they should be. Asynchronous since
 * wasm is compiled here; projecting itself is synchronous.
 */
export async function createProjector(options: ProjectorOptions = {}): Promise<Projector> {
  const { runtimeWasm, grammarWasm } = options;
  if (runtimeWasm === undefined && grammarWasm === undefined) return createUnvetoedProjector(options);
  if (runtimeWasm === undefined || grammarWasm === undefined)
    throw new TypeError('The second witness needs both runtimeWasm and grammarWasm.');
  return projector(options, [await createTreeSitterWitness({ runtimeWasm, grammarWasm })]);
}

/** The projector without the second witness, for runtimes that cannot load wasm. */
export function createUnvetoedProjector(options: Pick<ProjectorOptions, 'knowledge'> = {}): Projector {
  return projector(options, []);
}

function projector(options: Pick<ProjectorOptions, 'knowledge'>, witnesses: readonly Witness[]): Projector {
  const knowledge = options.knowledge ?? shippedKnowledge();
  const reading: BashOptions = {
    assigners: knowledge.registry.assigners,
    outputOf: outputs(knowledge),
    witnesses,
  };
  return { project: (call) => brandShape(project(call, knowledge, reading)) };
}

function project(call: unknown, knowledge: Knowledge, reading: BashOptions): Shape {
  const plain = toPlain(call);
  if (!plain.ok) return unreadable('bash', `The call cannot be read: ${plain.error.message}`);
  const read = readCall(plain.value);
  if (read === null) return unreadable('unknown', 'The call is not an object with a tool and an input.');
  const found = findTool({ name: read.tool, input: read.input, registry: knowledge.tools });
  const assembler = new Assembler(knowledge, (text, around) => readBash(text, { ...reading, around }));
  const text = projectTool({ found, input: read.input, assembler, knowledge });
  return {
    version: 1,
    kind: found.kind,
    tool: found.name,
    text,
    ...(typeof read.input === 'string' && found.kind === 'bash' ? {} : { input: read.input }),
    environments: assembler.environments,
    commands: assembler.commands,
    flows: assembler.flows,
    diagnostics: assembler.diagnostics,
  };
}

/** What the registry says a command prints. */
const outputs =
  (knowledge: Knowledge) =>
  (words: readonly string[]): KnownOutput | null => {
    const { output, uses } = interpret(words.map(literalWord), knowledge.registry);
    // `git -C elsewhere rev-parse …` speaks of another place.
    return uses.every(({ role }) => role === 'data') ? output : null;
  };

function readCall(value: Plain): { readonly tool: string; readonly input: Plain } | null {
  if (typeof value === 'string') return { tool: 'bash', input: value };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const call = value as { readonly [key: string]: Plain };
  const tool = call.tool === undefined ? 'bash' : call.tool;
  if (typeof tool !== 'string' || !('input' in call)) return null;
  return { tool, input: call.input as Plain };
}

function unreadable(tool: string, message: string): Shape {
  const diagnostic: Diagnostic = { code: 'input-not-text', severity: 'error', span: [0, 0], message };
  return {
    version: 1,
    kind: 'unknown',
    tool,
    text: '',
    environments: [{ parent: null, kind: 'main', chain: 0 }],
    commands: [],
    flows: [],
    diagnostics: [diagnostic],
  };
}
