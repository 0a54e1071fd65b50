/** What decides: made alike in this thread and in the others. */

import { createNodeProjector, loadPolicyFiles } from '../node.js';
import type { Policy } from '../policy/policy.js';
import { createReplay, type Replay } from '../replay/replay.js';
import type { ReplayLimits } from '../replay/report.js';
import type { ContextData } from './context.js';
import { renderProblems } from './policy.js';
import { Failure } from './terminal.js';

/** Plain data, so that it can be sent to a thread. */
export interface EngineRequest {
  readonly baseline: readonly string[];
  readonly candidate: readonly string[];
  /** Default denies that the candidate does without. */
  readonly lifted: readonly string[];
  /** Digests of policies of which another thread proved that they keep off the floor. */
  readonly proved: readonly string[];
  readonly context: ContextData;
  readonly limits: Partial<Omit<ReplayLimits, 'text'>>;
}

export interface ReplayPolicies {
  readonly baseline: Policy;
  readonly candidate: Policy;
}

export async function createEngine(request: EngineRequest, policies?: ReplayPolicies): Promise<Replay> {
  const { context, limits } = request;
  const { baseline, candidate } = policies ?? (await loadPolicies(request));
  return createReplay({ projector: await createNodeProjector(), baseline, candidate, context, limits });
}

/** Throws a Failure that lists every problem of every file. */
export async function loadPolicies(
  request: Pick<EngineRequest, 'baseline' | 'candidate' | 'lifted' | 'proved'>,
): Promise<ReplayPolicies> {
  const { baseline, candidate, lifted, proved } = request;
  return {
    baseline: await load(baseline, { dangerouslyLift: [], proved }),
    candidate: await load(candidate, { dangerouslyLift: lifted, proved }),
  };
}

async function load(
  files: readonly string[],
  options: { readonly dangerouslyLift: readonly string[]; readonly proved: readonly string[] },
): Promise<Policy> {
  const loaded = await loadPolicyFiles(files, options);
  if (loaded.ok) return loaded.value;
  throw new Failure(renderProblems(loaded.error));
}
