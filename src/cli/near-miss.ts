/** `portcullis near-miss`: what an adversary could make of what rules allow. */

import { ruleKey } from '../analysis/diff.js';
import { createNodeProjector, loadPolicyFiles, readJsonFile } from '../node.js';
import { type Policy, partsOf } from '../policy/policy.js';
import type { CompiledRule } from '../policy/rule.js';
import { KINDS } from '../replay/near-miss/kinds.js';
import { nearMisses, PER_RULE } from '../replay/near-miss/near-misses.js';
import { SEEDS } from '../replay/near-miss/seeds.js';
import { renderKinds, renderNearMisses } from './near-miss-report.js';
import { FORMAT_OPTION, type Options, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { EXIT, Failure, type Terminal, UsageError } from './terminal.js';

export async function nearMissCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...FORMAT_OPTION,
    shipped: { type: 'boolean' },
    against: { type: 'string' },
    rule: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    'per-rule': { type: 'string' },
    seed: { type: 'string' },
    seeds: { type: 'string' },
  });
  const format = options.format();
  if (options.flag('list')) {
    const kinds = KINDS.map(({ id, family, summary }) => ({ kind: id, family, summary }));
    await terminal.out.line(format === 'json' ? JSON.stringify(kinds) : renderKinds(KINDS));
    return EXIT.ok;
  }
  const kinds = options.list('kind');
  const wrong = kinds.find((kind) => !KINDS.some(({ id }) => id === kind));
  if (wrong !== undefined) throw new UsageError(`There is no kind ${JSON.stringify(wrong)}; see --list.`);
  if (!options.flag('shipped') && options.operands.length === 0)
    throw new UsageError('There is no pack, and no --shipped.');
  const numbers = {
    perRule: options.wholeNumber('per-rule', 0) ?? PER_RULE,
    seed: options.wholeNumber('seed', 0) ?? 1,
    seeds: options.wholeNumber('seeds', 0) ?? SEEDS,
  };
  const policy = await policyOf(options.operands);
  const report = nearMisses(await rulesOf(options, policy), {
    projector: await createNodeProjector(),
    policy,
    ...numbers,
    ...(kinds.length > 0 ? { kinds } : {}),
  });
  await terminal.out.line(
    format === 'json' ? JSON.stringify(report) : renderNearMisses(report, terminal.out.paint),
  );
  return report.rules.some(({ gotThrough }) => gotThrough > 0) ? EXIT.rejected : EXIT.ok;
}

async function policyOf(files: readonly string[]): Promise<Policy> {
  const loaded = await loadPolicyFiles(files);
  if (loaded.ok) return loaded.value;
  throw new Failure(renderProblems(loaded.error));
}

const rulesIn = (policy: Policy): readonly CompiledRule[] => partsOf(policy)?.rules.all ?? [];

/** Allow rules of the packs that are named, of what is shipped where it is asked for, that OLD does not hold. */
async function rulesOf(options: Options, policy: Policy): Promise<readonly CompiledRule[]> {
  const packs = new Set(await Promise.all(options.operands.map(idOf)));
  const against = options.text('against');
  const old = against === undefined ? [] : against.split(',').filter((file) => file !== '');
  const held = new Set(against === undefined ? [] : rulesIn(await policyOf(old)).map(ruleKey));
  const rules = rulesIn(policy).filter(
    (rule) =>
      rule.rule.effect === 'allow' &&
      (packs.has(rule.pack) || (options.flag('shipped') && rule.layer === 'shipped')) &&
      !held.has(ruleKey(rule)),
  );
  const names = options.list('rule');
  for (const name of names)
    if (!rules.some((rule) => isNamed(rule, name)))
      throw new UsageError(`There is no allow rule ${JSON.stringify(name)} among them.`);
  return names.length === 0 ? rules : rules.filter((rule) => names.some((name) => isNamed(rule, name)));
}

const isNamed = ({ pack, rule }: CompiledRule, name: string): boolean =>
  rule.id === name || `${pack}/${rule.id}` === name;

/** The file was loaded before, so that it is a pack. */
async function idOf(file: string): Promise<string> {
  const read = await readJsonFile(file);
  if (!read.ok) throw new Failure(renderProblems([read.error]));
  return (read.value as { readonly id: string }).id;
}
