/** --policy, --no-baseline and --dangerously-lift: the policy of a command. */

import { type FileProblem, loadPolicyFiles } from '../node.js';
import type { Policy } from '../policy/policy.js';
import type { LoadProblem } from '../policy/problem.js';
import type { Options } from './options.js';
import { visible } from './render.js';
import { Failure } from './terminal.js';

/** Throws a Failure that lists every problem of every file. */
export async function loadPolicy(options: Options): Promise<Policy> {
  const loaded = await loadPolicyFiles(options.list('policy'), {
    baseline: !options.flag('no-baseline'),
    dangerouslyLift: options.list('dangerously-lift'),
    proved: options.list('proved'),
    dangerouslyUnproved: options.flag('dangerously-unproved'),
  });
  if (loaded.ok) return loaded.value;
  throw new Failure(renderProblems(loaded.error));
}

type Problem = LoadProblem & Partial<Pick<FileProblem, 'file'>>;

/** File, JSON pointer, code, message; then the hint, once for a run of problems that share it. */
export function renderProblems(problems: readonly Problem[], indent = ''): string {
  return problems
    .map((problem, index) => {
      const shared = problems[index + 1]?.hint === problem.hint;
      return `${indent}${renderProblem(problem)}${shared ? '' : `\n${indent}    ${visible(problem.hint)}`}`;
    })
    .join('\n');
}

function renderProblem({ file, pointer, offset, code, message }: Problem): string {
  const at = `${pointer}${offset === undefined ? '' : ` (offset ${offset})`}`;
  const place = [file, at, code].filter((part) => part !== undefined && part !== '').join(': ');
  return visible(`${place}: ${message}`);
}
