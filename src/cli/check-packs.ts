/** Checks packs, each by itself and beside the others, against the floor and what is shipped. */

import { type Advice, createAdviser } from '../analysis/advice/advice.js';
import { shippedFiles } from '../generated/shipped.js';
import { createNodeProjector } from '../node.js';
import { type CheckReport, checkPack } from '../policy/check.js';
import type { LayerName } from '../policy/layers.js';
import { type LoadedPack, loadPack } from '../policy/pack.js';
import { compilePolicy } from '../policy/policy.js';
import type { LoadProblem } from '../policy/problem.js';
import type { CompiledRule } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import type { CheckedPack } from '../report/from-check.js';
import type { Result } from '../result.js';

/** A pack that is to be checked. */
export interface PackSource {
  readonly file: string;
  readonly layer: LayerName;
  readonly value: unknown;
  /** As it is written, where it comes from a file of the user's. */
  readonly text?: string;
}

const SHIPPED_LAYERS: readonly (readonly [string, LayerName])[] = [
  ['packs/floor/', 'floor'],
  ['packs/baseline/', 'shipped'],
];

/** The packs inside this package, each in its own layer. */
export const shippedPacks = (): PackSource[] =>
  SHIPPED_LAYERS.flatMap(([folder, layer]) =>
    shippedFiles
      .filter((file) => file.path.startsWith(folder))
      .map((file) => ({ file: file.path, layer, value: JSON.parse(file.text) as unknown })),
  );

/** One report for each, in their order. `onRule` is told how many rules have been looked at. */
export async function checkPacks(
  sources: readonly PackSource[],
  onRule?: (done: number) => void,
): Promise<readonly CheckedPack[]> {
  // A shipped pack that does not load leaves no policy to try examples with: that is then all there is to say.
  const packs = sources.map(({ value, layer }) => loadPack(value, layer));
  const broken = sources.flatMap((source, index) => {
    const loaded = packs[index];
    if (source.layer === 'user-project' || loaded === undefined || loaded.ok) return [];
    return [{ ...NOT_LOADED, source, problems: loaded.error }];
  });
  if (broken.length > 0) return broken;
  const projector = await createNodeProjector();
  const advise = createAdviser({ projector, ...(onRule === undefined ? {} : { onRule }) });
  const seen = new Map<string, string>();
  return sources.map((source, index) => {
    const { layer, value } = source;
    const report = checkPack(value, { projector, layer });
    const earlier = report.pack === null ? undefined : seen.get(report.pack);
    const loaded = packs[index];
    const advice = loaded?.ok === true ? advise(loaded.value.rules, besides(loaded.value, packs)) : NO_ADVICE;
    const problems = [...report.problems, ...clashes(report, { layer, value, earlier }), ...advice.problems];
    const remarks = [...report.remarks, ...advice.remarks];
    if (report.pack !== null) seen.set(report.pack, source.file);
    return { ...report, ok: report.ok && problems.length === 0, problems, remarks, source };
  });
}

const NO_ADVICE: Advice = { problems: [], remarks: [] };

/** The rules of every other pack: what is shipped, and what is checked along with it. */
function besides(
  { pack }: LoadedPack,
  checked: readonly Result<LoadedPack, unknown>[],
): readonly CompiledRule[] {
  const { floor, baseline } = shipped();
  const packs = new Map([...floor, ...baseline].map((one) => [one.pack.id, one]));
  for (const one of checked) if (one.ok) packs.set(one.value.pack.id, one.value);
  packs.delete(pack.id);
  return [...packs.values()].flatMap(({ rules }) => rules);
}

const NOT_LOADED = { ok: false, pack: null, rules: 0, examples: 0, remarks: [] } as const;

/** A pack that loads by itself may still not load beside what is shipped, or beside the others that were named. */
function clashes(
  report: CheckReport,
  { layer, value, earlier }: Pick<PackSource, 'layer' | 'value'> & { readonly earlier: string | undefined },
): LoadProblem[] {
  if (report.pack === null || layer !== 'user-project') return [];
  const compiled = compilePolicy({ layers: [{ layer, packs: [value] }] });
  const problems = compiled.ok ? [] : [...compiled.error];
  if (earlier !== undefined) {
    problems.push({
      code: 'duplicate-pack-id',
      pointer: '/id',
      message: `${earlier} is called ${report.pack} too.`,
      hint: 'Give each pack its own id.',
      pack: report.pack,
    });
  }
  return problems;
}
