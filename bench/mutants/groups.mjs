/** What is mutated, and the tests that have to notice. */
import { readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const filesIn = (folder, end = '.ts') =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => `${folder}${name}`);
const analysis = (names) => names.map((name) => `src/analysis/${name}.ts`);
const tests = (names) => names.map((name) => `test/analysis/${name}.test.ts`);

/** `search` finds witnesses, each of which the engine checks: a mutant of it finds fewer, or only takes longer. */
const SEARCH = analysis(['candidates', 'hints', 'question', 'search']);
/** What authors are told beside the proofs; it asks the solver, and decides nothing itself. */
const ADVICE = ['src/analysis/advice/', 'src/analysis/advice/traps/'].flatMap((folder) => filesIn(folder));

export const GROUPS = {
  proof: [
    ...filesIn('src/analysis/').filter((name) => !SEARCH.includes(name)),
    ...filesIn('src/analysis/compile/'),
    ...filesIn('src/analysis/domains/'),
  ],
  advice: ADVICE,
  search: SEARCH,
};

const TESTS = ['', 'compile/', 'domains/', 'advice/', 'advice/traps/'].flatMap((folder) =>
  filesIn(`test/analysis/${folder}`, '.test.ts'),
);

/** What asks the solver for proofs, and searches where there is none, has tests of its own that ask with few calls. */
const OWN = new Map([
  ...analysis(['diff', 'floor', 'overlap']).map((file) => [file, tests(['asked'])]),
  ...['clause-met', 'load', 'domains/urls'].map((name) => [
    `src/analysis/${name}.ts`,
    tests([name === 'domains/urls' ? 'urls' : name]),
  ]),
  ...[...ADVICE, 'src/analysis/clauses.ts'].map((file) => [
    file,
    TESTS.filter((test) => test.startsWith('test/analysis/advice/')),
  ]),
]);
/** Tests that search for calls or describe thousands of them: seconds for each mutant. */
const SLOW = new Set([
  ...tests(['axioms', 'conflict', 'diff', 'exactness', 'floor', 'urls', 'vector']),
  ...[...OWN.values()].flat(),
]);

/** Tests that mutants of the file are put to; `thorough`: all of them. */
export function testsOf(file, { thorough }) {
  if (thorough) return TESTS;
  return OWN.get(file) ?? TESTS.filter((test) => !SLOW.has(test));
}
