/** Default denies that the caller takes away by name. */

import type { PolicyRequest } from './options.js';
import { optionsProblem } from './options.js';
import type { LoadedPack } from './pack.js';
import type { LoadProblem } from './problem.js';

export interface Lifted {
  readonly packs: readonly LoadedPack[];
  /** Names of the rules that were taken away, sorted. */
  readonly names: readonly string[];
  readonly problems: readonly LoadProblem[];
}

/** Only a deny of a shipped pack outside of the floor can be lifted; any other name is a problem. */
export function liftRules(packs: readonly LoadedPack[], lifted: PolicyRequest['lifted']): Lifted {
  if (lifted.length === 0) return { packs, names: [], problems: [] };
  const problems: LoadProblem[] = [];
  const names = new Set<string>();
  for (const { name, pointer } of lifted) {
    const message = refusal(packs, name);
    if (message === null) names.add(name);
    else problems.push(optionsProblem(pointer, message));
  }
  const kept = packs.map((pack) =>
    pack.layer === 'shipped'
      ? { ...pack, rules: pack.rules.filter(({ rule: { id } }) => !names.has(`${pack.pack.id}/${id}`)) }
      : pack,
  );
  return { packs: kept, names: [...names].sort(), problems };
}

function refusal(packs: readonly LoadedPack[], name: string): string | null {
  const [pack, rule] = packs.flatMap((loaded) =>
    loaded.rules
      .filter(({ rule: { id } }) => `${loaded.pack.id}/${id}` === name)
      .map((found) => [loaded, found] as const),
  )[0] ?? [null, null];
  if (pack === null || rule === null) return `There is no rule ${name} to lift.`;
  if (pack.layer === 'floor') return `${name} is a rule of the floor, which nothing lifts.`;
  if (pack.layer !== 'shipped' || rule.rule.effect !== 'deny') return `${name} is no default deny.`;
  return null;
}
