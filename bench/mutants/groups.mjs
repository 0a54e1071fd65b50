/** What is mutated, and the tests that have to notice. */
import { readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const filesIn = (folder) =>
  readdirSync(new URL(folder, root))
    .sort()
    .map((name) => `${folder}${name}`);
const analysis = (names) => names.map((name) => `src/analysis/${name}.ts`);

/** `search` finds witnesses, each of which the engine checks: a mutant of it finds fewer, or only takes longer. */
const SEARCH = analysis(['candidates', 'hints', 'question', 'search']);

export const GROUPS = {
  proof: [
    ...filesIn('src/analysis/').filter((name) => name.endsWith('.ts') && !SEARCH.includes(name)),
    ...filesIn('src/analysis/compile/'),
    ...filesIn('src/analysis/domains/'),
  ],
  search: SEARCH,
};

export const TESTS = ['test/analysis/', 'test/analysis/domains/']
  .flatMap(filesIn)
  .filter((name) => name.endsWith('.test.ts'));
