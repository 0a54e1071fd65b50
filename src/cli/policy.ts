/** --policy and --no-baseline: the policy of a command. */

import { type FileProblem, loadPolicyFiles } from '../node.js';
import type { Policy } from '../policy/policy.js';
import type { LoadProblem } from '../policy/problem.js';
import type { Options } from './options.js';
import { visible } from './render.js';
import { Failure } from './terminal.js';

/** Throws a Failure that lists every problem of every file. */
export async function loadPolicy(options: Options): Promise<Policy> {
  const loaded = await loadPolicyFiles(options.list('policy'), { baseline: !options.flag('no-baseline') });
  if (loaded.ok) return loaded.value;
  throw new Failure(loaded.error.map(renderProblem).join('\n'));
}

/** File, JSON pointer, code, message; then the hint. */
export function renderProblem(problem: LoadProblem & Partial<Pick<FileProblem, 'file'>>): string {
  const { file, pointer, offset, code, message, hint } = problem;
  const at = `${pointer}${offset === undefined ? '' : ` (offset ${offset})`}`;
  const place = [file, at, code].filter((part) => part !== undefined && part !== '').join(': ');
  return `${visible(place)}: ${visible(message)}\n    ${visible(hint)}`;
}
