/** The tool that is called: its name, and questions about its input that only the engine can answer. */

import type { Budget, Signed } from '../expr.js';
import { commonText, type Language } from '../language.js';

export function toolsAgree(tools: readonly Signed<{ readonly name: Language }>[], budget: Budget): boolean {
  const names = tools.map(({ part, holds }) => ({ part: part.name, holds }));
  return names.length === 0 || commonText(names, budget) !== null;
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
