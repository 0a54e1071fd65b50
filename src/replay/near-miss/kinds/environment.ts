/** Variables that make a program run something, set for the call. */

import type { InjectingVariables } from '../../../generated/types.js';
import { type Kind, ofText, textMiss } from '../kind.js';
import { injecting, material } from '../material.js';
import { outerCommands, replaced } from '../seed.js';
import { product } from '../space.js';

export const ENVIRONMENT_KINDS: readonly Kind[] = [
  {
    id: 'environment',
    family: 'dangerous',
    summary:
      'A variable that injects code, by the catalogue of variables, before each command, by `env`, or exported first.',
    space: (seed) =>
      ofText(seed, (text) => {
        const starts = outerCommands(seed).map(({ span: [start] }) => start);
        return product([starts, FORMS, assignments()] as const, (start, form, assignment) =>
          textMiss(
            seed,
            replaced(
              text,
              [start, start],
              form.replace('{}', () => assignment),
            ),
            {
              keeps: [assignment],
            },
          ),
        );
      }),
  },
];

/** Spellings of bash itself and of the programs that POSIX has for it. */
const FORMS = ['{} ', 'env {} ', 'export {}; ', 'declare -x {}; ', 'A=1 {} '] as const;

let cached: readonly string[] | undefined;

const assignments = (): readonly string[] => {
  const dangerous = new Set<string>(material().effects);
  const groups = injecting().filter(({ effects }) => effects.some((effect) => dangerous.has(effect)));
  cached ??= groups.flatMap((group) =>
    [...group.names, ...group.prefixes.map((prefix) => `${prefix}X`)].flatMap((name) =>
      valuesOf(group).map((value) => `${name}=${value}`),
    ),
  );
  return cached;
};

const valuesOf = ({ role }: InjectingVariables): readonly string[] =>
  (material().values[role ?? 'execute'] ?? material().values.execute ?? [])
    .slice(0, 2)
    .map((value) => (value.includes(' ') ? `'${value}'` : value));
