/** Simple commands of bash: words of each kind, redirections and assignments around an argument vector. */

import fc from 'fast-check';
import { argv } from './argv.js';
import { choice, seldom } from './choice.js';
import { spaced, spelling } from './quoted.js';
import { asProgram, SPELLINGS } from './spellings.js';

export interface Sizes {
  readonly programs: readonly string[];
  readonly commands: number;
  readonly arguments: number;
}

/** `inner`: texts for substitutions; null for none. */
export function simpleCommand(sizes: Sizes, inner: fc.Arbitrary<string> | null): fc.Arbitrary<string> {
  const vector = argv({ programs: sizes.programs, options: 1, operands: sizes.arguments });
  const program = vector.chain(([name = '', ...words]) =>
    spaced([programWord(name), ...words.map(spelling)]),
  );
  const arg = word(inner);
  const value = word(inner, false);
  const commands = fc
    .tuple(
      seldom(assignment(value).map((text) => `${text} `)),
      program,
      fc.array(arg, { maxLength: sizes.arguments }),
      fc.array(redirection(arg), { maxLength: 1 }),
    )
    .map(([before, command, words, after]) => before + [command, ...words, ...after].join(' '));
  return choice(
    { weight: 12, arbitrary: commands },
    { weight: 1, arbitrary: assignment(value) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('[[ -f a ]]', '[[ $x == a* && -n $y ]]', '(( n = 1 + 2 ))', '> out.txt'),
    },
  );
}

/** The second witness misreads some lines that begin with a backslash, so that there is no such spelling here. */
const programWord = (name: string): fc.Arbitrary<string> =>
  fc
    .constantFrom('plain or single quotes', 'double quotes', "$'…' with octal escapes", 'empty quotes inside')
    .map((kind) => asProgram(name, SPELLINGS.get(kind)?.(name) ?? name));

/**
 * A word as it is written, which may be unknown before the text is run, and none or several arguments. `argument`: a
 * process substitution may stand there.
 */
function word(inner: fc.Arbitrary<string> | null, argument = true): fc.Arbitrary<string> {
  const expansion = fc.constantFrom(
    ...[
      '"$x"',
      '$x',
      '${x}',
      '"${x}/a"',
      'a"$x"b',
      '${x:-a}',
      '"${x:-a}"',
      '${#x}',
      '${x%.ts}',
      '"${x##*/}"',
    ],
    ...['$((1 + 2))', '"$HOME"/a', '~/a', '*.ts', 'src/*', '?', '[a-z]*', '{a,b}', 'a{1..3}', 'src/{a,b}.ts'],
  );
  const plain = choice(
    {
      weight: 3,
      arbitrary: fc.constantFrom('a', 'src/a.ts', "'a b'", '"a b"', 'a\\ b', "$'a\\tb'", '"a\'b"'),
    },
    { weight: 2, arbitrary: expansion },
  );
  if (inner === null) return plain;
  const substitution = choice(
    inner.map((text) => `$(${apart(text)})`),
    inner.map((text) => `"$(${apart(text)})"`),
    inner.map((text) => `a"$(${apart(text)})"b`),
    ...(argument ? [inner.map((text) => `<(${apart(text)})`)] : []),
  );
  return choice({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: substitution });
}

/** `$((` would begin arithmetic; a comment or a `&` would reach over the end. */
const apart = (text: string): string => (text.startsWith('(') ? ` ${text} ` : text);

const assignment = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom('x', 'y', 'NAME'), value).map(([name, text]) => `${name}=${text}`);

const redirection = (target: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  choice(
    fc.constantFrom('2>&1', '2>/dev/null', '>&2', '&>/dev/null', '< /dev/null', '3>&1', '2>&-'),
    fc
      .tuple(
        fc.constantFrom('>', '>>', '<', '2>', '&>', '>|', '<>'),
        fc.constantFrom('a', 'out.txt', '"$x"', '/tmp/a'),
      )
      .map(([operator, file]) => `${operator} ${file}`),
    target.map((text) => `<<< ${text}`),
  );
