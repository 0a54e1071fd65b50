/** The tool that is called: its name, and questions about its input that only the engine can answer. */

import type { Signed } from '../expr.js';

export function toolsAgree(tools: readonly Signed<{ readonly names: readonly string[] }>[]): boolean {
  const wanted = tools.find(({ holds }) => holds);
  if (wanted === undefined) return true;
  const matches = (patterns: readonly string[], name: string): boolean =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name,
    );
  // A name with the beginning that a wildcard asks for, and longer ones, which fit fewer exact names.
  const names = tools.flatMap(({ part }) =>
    part.names.flatMap((name) =>
      name.endsWith('*') ? [name.slice(0, -1), `${name.slice(0, -1)}~`] : [name],
    ),
  );
  return names.some((name) => tools.every(({ part, holds }) => matches(part.names, name) === holds));
}

/** The same question with both answers. */
export function sameAgree(atoms: readonly Signed<{ readonly value: unknown }>[]): boolean {
  const answers = new Map<string, boolean>();
  return atoms.every(({ part, holds }) => {
    const key = JSON.stringify(part.value);
    const known = answers.get(key);
    answers.set(key, holds);
    return known === undefined || known === holds;
  });
}
