/** `portcullis diff`: what a change of packs newly allows, reviews and denies. */

import {
  type Change,
  type ChangeKind,
  diffPolicies,
  type OpenChange,
  type PolicyDiff,
} from '../analysis/diff.js';
import { callText } from '../analysis/floor.js';
import { createNodeProjector, loadPolicyFiles } from '../node.js';
import type { Policy } from '../policy/policy.js';
import { FORMAT_OPTION, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { type Paint, visible } from './render.js';
import { EXIT, Failure, type Terminal, UsageError } from './terminal.js';

export async function diffCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...FORMAT_OPTION });
  const [old, fresh, ...more] = options.operands;
  if (old === undefined || fresh === undefined || more.length > 0)
    throw new UsageError('It compares two policies: OLD and NEW.');
  const [before, after] = [await policyOf(old), await policyOf(fresh)];
  const diff = diffPolicies({ before, after }, { projector: await createNodeProjector() });
  if (diff === undefined) throw new Failure('The policies cannot be compared.');
  await terminal.out.line(
    options.format() === 'json' ? JSON.stringify(diff) : render(diff, terminal.out.paint),
  );
  return diff.nothing['newly-allowed'] ? EXIT.ok : EXIT.rejected;
}

async function policyOf(names: string): Promise<Policy> {
  const files = names === '-' ? [] : names.split(',').filter((name) => name !== '');
  const loaded = await loadPolicyFiles(files, { baseline: true });
  if (loaded.ok) return loaded.value;
  throw new Failure(renderProblems(loaded.error));
}

const KINDS: readonly ChangeKind[] = ['newly-allowed', 'newly-reviewed', 'newly-denied'];

function render(diff: PolicyDiff, paint: Paint): string {
  return KINDS.map((kind) => {
    const title = kind.replace('-', ' ');
    if (diff.nothing[kind]) return `${paint.strong(title)}: nothing, in any call, context and posture`;
    const lines = [
      ...diff.changes.filter((one) => one.kind === kind).map(renderChange),
      ...diff.open.filter((one) => one.kind === kind).map(renderOpen),
    ];
    return [kind === 'newly-allowed' ? paint.warn(title) : paint.strong(title), ...lines].join('\n');
  }).join('\n');
}

const renderChange = ({ rule, cause, call, before, after, postures }: Change): string =>
  visible(`  ${rule} ${cause}: ${callText(call)} was ${before}, is ${after} (${postures.join(', ')})`);

const renderOpen = ({ rule, cause, code }: OpenChange): string =>
  visible(`  ${rule} ${cause}: open (${code}): it may change something; no call was found that shows it`);
