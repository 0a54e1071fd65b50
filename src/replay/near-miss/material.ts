/** The material of near misses as shipped, read on first use. */

import { shippedFiles } from '../../generated/shipped.js';
import type { EnvironmentCatalogue, InjectingVariables, NearMissMaterial } from '../../generated/types.js';
import { deepFreeze } from '../../shape/freeze.js';

let cached: NearMissMaterial | undefined;

/** Validated when the package was built. */
export function material(): NearMissMaterial {
  cached ??= deepFreeze(read('packs/near-misses/material.json') as NearMissMaterial);
  return cached;
}

let variables: readonly InjectingVariables[] | undefined;

/** Environment variables that make a program run something, by the catalogue. */
export function injecting(): readonly InjectingVariables[] {
  variables ??= deepFreeze((read('packs/catalog/environment.json') as EnvironmentCatalogue).injecting);
  return variables;
}

const read = (path: string): unknown =>
  JSON.parse(shippedFiles.find((file) => file.path === path)?.text ?? 'null');
