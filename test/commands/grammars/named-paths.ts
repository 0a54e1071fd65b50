import type { ShortFacts } from '../../support/facts.js';

/**
 * The paths that a command names. What obeys the directory it runs in (the project's tasks, git) has that directory
 * as a fact of its own, after all others about directories; tables leave it out, and one test is about it.
 */
export function namedPaths(facts: ShortFacts): readonly string[] {
  if (!facts.effects.some((effect) => effect === 'run-project' || effect.startsWith('vcs-')))
    return facts.paths;
  const own = facts.paths.findLastIndex((path) => path.startsWith('cwd '));
  return facts.paths.filter((_, index) => index !== own);
}
