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

const TESTS = ['test/analysis/', 'test/analysis/compile/', 'test/analysis/domains/']
  .flatMap(filesIn)
  .filter((name) => name.endsWith('.test.ts'));

/** Tests that search for calls or describe thousands of them: seconds for each mutant. */
const SLOW = new Set(
  ['axioms', 'conflict', 'diff', 'exactness', 'floor'].map((name) => `test/analysis/${name}.test.ts`),
);
/** What asks the solver for proofs, and searches where there is none: one file of tests asks it with few calls. */
const ASKING = new Set(analysis(['diff', 'floor', 'overlap']));
const ASKED = 'test/analysis/asked.test.ts';

/** Tests that mutants of the file are put to; `thorough`: all of them. */
export function testsOf(file, { thorough }) {
  if (thorough) return TESTS;
  return TESTS.filter((test) => (ASKING.has(file) ? test === ASKED : test !== ASKED && !SLOW.has(test)));
}
