/** Paths. */

import fc from 'fast-check';
import type { CompiledPattern } from '../../commands/paths/catalogue.js';
import { EXAMPLE_CONTEXT } from '../../policy/example-context.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import { choice } from './choice.js';

/**
 * The text of a path, as a program or a tool takes it: not quoted for a shell. Covers what is below the workspace of
 * `context()`, above and beside it, the home directory, temporary and system directories, every protected place of the
 * path catalogue that ships, and names that are hard to handle (blanks, dashes, dots, no ASCII).
 *
 * Shrinks to `a`. Limits: POSIX paths only; no NUL, no newline; wildcards of the catalogue become one name.
 */
export function path(): fc.Arbitrary<string> {
  const { system, temporary, entries } = shippedKnowledge().paths(false);
  const { cwd = '/', roots = [], temp = [], home = '/' } = EXAMPLE_CONTEXT.workspace ?? {};
  const below = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
  const among = (folders: readonly string[]): fc.Arbitrary<string> =>
    fc
      .tuple(fc.constantFrom(...folders), below)
      .map(([folder, rest]) => `${folder.replace(/\/$/, '')}/${rest}`);
  const patterns = entries.flatMap((entry) => entry.patterns);
  return choice(
    { weight: 6, arbitrary: below },
    { weight: 2, arbitrary: among([cwd, ...roots]) },
    { weight: 1, arbitrary: among(['..', '../..', '.', './.']) },
    { weight: 1, arbitrary: among(['~', home]) },
    { weight: 1, arbitrary: among([...temp, ...temporary]) },
    { weight: 1, arbitrary: among(system) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...patterns), fc.constantFrom('~', home)).map(instance),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '.',
        '..',
        '/',
        '~',
        '',
        '/dev/null',
        '//a',
        'a/',
        cwd,
        home,
        ...temp,
        ...system,
      ),
    },
  );
}

const name: fc.Arbitrary<string> = choice(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      'src',
      'docs',
      'build',
      'README.md',
      'index.ts',
      '.config',
      'data.json',
      'x_1',
    ),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a b', "it's", '-x', '--', 'é', '漢字', 'a:b', '#a', '$x', '*', 'a=b'),
  },
);

/** A path that the pattern of the catalogue matches. */
function instance([{ start, segments }, home]: readonly [CompiledPattern, string]): string {
  const path = segments.map((segment) => segment.replace(/\*+|\?/g, 'x')).join('/');
  return start === 'home' ? `${home}/${path}` : start === 'root' ? `/${path}` : path;
}
