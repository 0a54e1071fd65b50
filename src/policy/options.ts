/** What `compilePolicy` was given: each member read once, and checked. */

import { isLayerName, type LayerName } from './layers.js';
import type { LoadProblem } from './problem.js';

export interface PolicyRequest {
  readonly baseline: boolean;
  readonly lifted: readonly { readonly name: string; readonly pointer: string }[];
  readonly packs: readonly { readonly layer: LayerName; readonly value: unknown }[];
  /** With pointers into the options. */
  readonly problems: readonly LoadProblem[];
}

/** More layers, or packs in one layer, are refused. */
export const MOST_PACKS = 10_000;

/** Total. Packs are not looked into. */
export function readPolicyOptions(options: unknown): PolicyRequest {
  const problems: LoadProblem[] = [];
  const packs: { layer: LayerName; value: unknown }[] = [];
  const refuse = (pointer: string, message: string): void => {
    problems.push(optionsProblem(pointer, message));
  };
  const lifted: { name: string; pointer: string }[] = [];
  let baseline = true;
  try {
    const given = options === undefined ? [] : membersOf(options, ['baseline', 'layers', 'dangerouslyLift']);
    if (given === null) refuse('', 'The options are no object.');
    const [chosen = true, layers = [], lifts = []] = given ?? [];
    if (typeof chosen === 'boolean') baseline = chosen;
    else refuse('/baseline', '`baseline` is neither true nor false.');
    for (const [index, value] of itemsOf(layers, '/layers', refuse).entries()) {
      const at = `/layers/${index}`;
      const [layer, list] = membersOf(value, ['layer', 'packs']) ?? [];
      if (!isLayerName(layer) || layer !== 'user-project') {
        problems.push(layerProblem(layer));
        continue;
      }
      for (const pack of itemsOf(list, `${at}/packs`, refuse)) packs.push({ layer, value: pack });
    }
    for (const [index, name] of itemsOf(lifts, '/dangerouslyLift', refuse).entries()) {
      const pointer = `/dangerouslyLift/${index}`;
      if (typeof name === 'string') lifted.push({ name, pointer });
      else refuse(pointer, 'The name of a rule is no text.');
    }
  } catch {
    problems.push({ ...optionsProblem('', 'Reading the options threw an error.'), code: 'threw' });
  }
  return { baseline, lifted, packs, problems };
}

export const optionsProblem = (pointer: string, message: string): LoadProblem => ({
  code: 'options',
  pointer,
  message,
  hint: 'See the types of the function that takes the options.',
});

export const layerProblem = (layer: unknown): LoadProblem => ({
  code: 'layer-not-supported',
  pointer: '',
  message:
    typeof layer === 'string'
      ? `There is no layer ${layer} to load into.`
      : 'A layer has no name that is a text.',
  hint: 'Use user-project.',
});

/** Null where the value is no object. Throws what a getter throws. */
function membersOf(value: unknown, names: readonly string[]): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  // Its own: what a prototype has, somebody else may have put there.
  return names.map((name) =>
    Object.hasOwn(value, name) ? (value as { readonly [name: string]: unknown })[name] : undefined,
  );
}

/** Whether the caller says that a policy with this digest needs no proof. Total: what throws when it is read says no. */
export function isProved(options: unknown, digest: string): boolean {
  try {
    const [proved, dangerouslyUnproved] = membersOf(options, ['proved', 'dangerouslyUnproved']) ?? [];
    return dangerouslyUnproved === true || (Array.isArray(proved) && proved.includes(digest));
  } catch {
    return false;
  }
}

function itemsOf(
  value: unknown,
  pointer: string,
  refuse: (pointer: string, message: string) => void,
): readonly unknown[] {
  if (!Array.isArray(value)) {
    refuse(pointer, 'There is no list here.');
    return [];
  }
  const { length } = value;
  if (!Number.isSafeInteger(length) || length > MOST_PACKS) {
    refuse(pointer, `The list is longer than ${MOST_PACKS}.`);
    return [];
  }
  return Array.from({ length }, (_, index) => value[index] as unknown);
}
