/** The policy as a git revision has it. */

import { compilePackFiles, type FileProblem, parseJson } from '../node.js';
import { loadPack } from '../policy/pack.js';
import type { Policy } from '../policy/policy.js';
import type { Finding } from '../report/finding.js';
import type { ReadPack } from '../report/from-diff.js';
import { loosened, type Strictness, strictest, strictnessOf } from '../report/strictness.js';
import type { Revision } from './git.js';
import { type Request, requestOf } from './request.js';
import { Failure } from './terminal.js';

export interface Base {
  /** As it was asked for. */
  readonly revision: string;
  readonly policy: Policy;
  readonly packs: readonly ReadPack[];
  /** What the check is judged by: the stricter of then and now. */
  readonly strictness: Strictness;
  /** What of the revision does not load, and where the check itself became less strict. */
  readonly findings: readonly Finding[];
}

/**
 * The packs that the config names at the revision, or, where there is none, those that are named now; with the
 * settings of then. What does not load there decided nothing there, and counts as absent.
 */
export async function readBase(now: Request, revision: Revision): Promise<Base> {
  const findings: Finding[] = [];
  const broken = ({ file, pointer, message }: Pick<FileProblem, 'file' | 'pointer' | 'message'>): void => {
    findings.push({ ...BROKEN, file, pointer, message: `At ${revision.name}: ${message}` });
  };
  const then = await requestAt(now, revision, broken);
  const packs: ReadPack[] = [];
  for (const file of then.packs) {
    const pack = await packAt(file, revision, broken);
    if (pack !== null) packs.push(pack);
  }
  const compiled = compilePackFiles(packs, then.policy);
  if (!compiled.ok) compiled.error.forEach(broken);
  const strictness = strictest(then.strictness, now.strictness);
  for (const message of now.config === null ? [] : lessStrict(then, now, revision))
    findings.push({ ...LOOSENED, level: strictness.widening, file: now.config ?? '', message });
  return {
    revision: revision.name,
    policy: compiled.ok ? compiled.value : shippedAlone(),
    packs: compiled.ok ? packs : [],
    strictness,
    findings,
  };
}

const BROKEN = {
  level: 'warning',
  code: 'base-does-not-load',
  hint: 'It counts as absent there: everything that it allows now is newly allowed.',
} as const;

/** Sentences on what the config of now no longer fails for, or no longer looks at. */
const lessStrict = (then: Request, now: Request, { name }: Revision): readonly string[] => [
  ...loosened(then.strictness, now.strictness).map(
    (respect) =>
      `The config makes ${WORDS[respect]} a warning. At ${name} that is an error, by which this change is judged.`,
  ),
  ...then.corpora
    .filter((file) => !now.corpora.includes(file))
    .map((file) => `The config no longer names the corpus ${file}, as it does at ${name}.`),
];

const LOOSENED = {
  code: 'config-loosened',
  hint: 'Have it accepted by somebody who may widen the policy.',
} as const;

const WORDS: { readonly [respect in keyof Strictness]: string } = {
  widening: 'what a change newly allows',
  allowWithoutExamples: 'an allow rule without examples',
  warnings: 'every warning',
};

type Broken = (problem: Pick<FileProblem, 'file' | 'pointer' | 'message'>) => void;

async function requestAt(now: Request, revision: Revision, broken: Broken): Promise<Request> {
  if (now.config === null) return now;
  // Settings that loosen are then new, too.
  const without: Request = { ...now, policy: {}, strictness: strictnessOf() };
  const bytes = await revision.read(now.config);
  if (bytes === null) return without;
  const parsed = parseJson(bytes, now.config);
  if (!parsed.ok) {
    broken(parsed.error);
    return without;
  }
  const request = requestOf(parsed.value, now.config);
  if (request.ok) return request.value;
  for (const { message, pointer = '' } of request.error) broken({ file: now.config, pointer, message });
  return without;
}

async function packAt(file: string, revision: Revision, broken: Broken): Promise<ReadPack | null> {
  const bytes = await revision.read(file);
  if (bytes === null) return null;
  const parsed = parseJson(bytes, file);
  if (!parsed.ok) {
    broken(parsed.error);
    return null;
  }
  const loaded = loadPack(parsed.value.value, 'user-project');
  if (loaded.ok) return { file, ...parsed.value };
  for (const problem of loaded.error) broken({ ...problem, file });
  return null;
}

function shippedAlone(): Policy {
  const compiled = compilePackFiles([]);
  if (compiled.ok) return compiled.value;
  throw new Failure('What this package ships does not load.');
}
