import fc from 'fast-check';
import type { Generator } from './random.js';

/** Valid texts from a grammar: they reach deep structure that random tokens never form. */
export function grammar(seed: number): Generator {
  let batch = seed;
  let ready: string[] = [];
  return () => {
    if (ready.length === 0) {
      ready = fc.sample(program, { seed: batch, numRuns: 500 });
      batch += 1_000_003;
    }
    return ready.pop() as string;
  };
}

const among = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

const joined = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((texts) => texts.join(''));

const list = (item: fc.Arbitrary<string>, least: number, most: number, between = ' '): fc.Arbitrary<string> =>
  fc.array(item, { minLength: least, maxLength: most }).map((texts) => texts.join(between));

const name = among('c1', 'c2', 'c3', 'c4', 'echo', 'printf', 'test', ':', 'true', 'false', './p');
const variable = among('x', 'y', 'a', 'HOME', 'PWD', 'i');

const { program }: { readonly program: fc.Arbitrary<string> } = fc.letrec<{
  program: string;
  statement: string;
  command: string;
  word: string;
  part: string;
  quoted: string;
  operand: string;
  redirect: string;
}>((tie) => ({
  program: joined(
    list(tie('statement'), 1, 3, '; ').map((text) => text),
    among('', '', '\n', ' # c9 `', ';'),
  ),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'statement' },
    joined(tie('command')),
    joined(
      tie('command'),
      among(' | ', ' && ', ' || ', '\n', '; ', ' |& ', ' & ', ' |\n', ' &&\n'),
      tie('statement'),
    ),
    joined(among('! ', 'time ', ''), tie('command')),
  ),
  command: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'command' },
    joined(name, fc.constant(' '), list(tie('word'), 0, 4)),
    joined(name, fc.constant(' '), list(fc.oneof(tie('word'), tie('redirect')), 1, 4)),
    joined(variable, among('=', '+='), tie('word'), among('', ' c1 b')),
    joined(fc.constant('( '), tie('statement'), among(' )', '\n)')),
    joined(fc.constant('{ '), tie('statement'), among('; }', '\n}')),
    joined(
      among('if ', 'if ! '),
      tie('statement'),
      among('; then ', '\nthen\n'),
      tie('statement'),
      among('; fi', '; else c4; fi'),
    ),
    joined(
      among('while ', 'until '),
      tie('statement'),
      among('; do ', '\ndo '),
      tie('statement'),
      among('; break; done', '\nbreak\ndone'),
    ),
    joined(
      fc.constant('for x in '),
      list(tie('word'), 1, 3),
      among('; do ', '\ndo\n'),
      tie('statement'),
      among('; done', '; done >o3'),
    ),
    joined(
      fc.constant('case '),
      tie('word'),
      among(' in x) ', ' in (a|b) ', ' in *) '),
      tie('statement'),
      among(';; esac', ' ;& y) c4;; esac', '\nesac'),
    ),
    joined(among('f1() { ', 'function f1 { '), tie('statement'), among('; }; f1 a', '\n}\nf1 "b c"')),
    joined(
      fc.constant('[[ '),
      tie('word'),
      among(' == ', ' != ', ' =~ ', ' -nt ', ' && '),
      tie('word'),
      fc.constant(' ]]'),
    ),
    joined(
      among('c1 <<E\n', 'c2 - <<E a\n', 'c3 <<-E\n'),
      list(tie('quoted'), 0, 3, '\n'),
      fc.constant('\nE'),
    ),
    joined(among("c1 <<'E'\n", 'c2 <<\\E >o1\n'), list(tie('quoted'), 0, 3, '\n'), fc.constant('\nE')),
    joined(fc.constant('a=( '), list(tie('word'), 0, 3), among(' )', '\n)')),
    joined(fc.constant('(( '), among('x = 1', 'i++', '1 < 2'), fc.constant(' ))')),
  ),
  word: joined(
    tie('part'),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: tie('part') }),
  ),
  part: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'part' },
    among('a', 'b', '-n', '--k=v', 'é', '%', '1', 'f', '/w', '.', '@', 'in', 'do', 'a=b'),
    among('*', '?', '[fg]', '~', '{a,b}', '{1..3}', '\\ ', '\\$', '\\\\', '\\"', '\\n', '#', '!'),
    among("'a b'", "''", "'$x'", "'\\'", "$'\\n'", "$'\\x41\\''", "$'\\101'", '$"t"'),
    joined(fc.constant('$'), variable),
    among('"$@"', '$#', '$?', '$1', '${x}', '${#x}', '${a[0]}', '"${a[@]}"', '${x^^}', '${x@Q}', '$$'),
    joined(fc.constant('"'), list(tie('quoted'), 0, 3, ''), fc.constant('"')),
    joined(fc.constant('$('), tie('statement'), fc.constant(')')),
    joined(fc.constant('`'), tie('statement').map(inBackticks), fc.constant('`')),
    joined(fc.constant('<('), tie('statement'), fc.constant(')')),
    joined(among('${x:-', '${x:+', '${x#', '${x%%', '${x/a/', '${x:='), tie('operand'), fc.constant('}')),
    joined(fc.constant('$(('), among('1', 'x', 'i + 1'), among('', ' + $(c4)', ' * 2'), fc.constant('))')),
  ),
  quoted: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'quoted' },
    among(
      'a',
      ' ',
      'b c',
      '#',
      "'",
      '\\"',
      '\\$',
      '\\\\',
      '\\`',
      '*',
      '~',
      '!',
      '{a,b}',
      '\\n',
      'it is',
      '  ',
    ),
    joined(among('$', '${x:-'), variable).map((text) => (text.startsWith('${') ? `${text}}` : text)),
    joined(fc.constant('$('), tie('statement'), fc.constant(')')),
    joined(fc.constant('`'), tie('statement').map(inBackticks), fc.constant('`')),
    joined(among('${x:-', '${y:+', '${x#', '${x/a/'), tie('operand'), fc.constant('}')),
  ),
  operand: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'operand' },
    among('a', '', 'a b', '*', '"b c"', "'d'"),
    tie('part'),
  ),
  redirect: joined(
    among('>', '>>', '<', '2>', '&>', '<>', '>|', '2>>', ' > ', '<<<', '3>'),
    fc.oneof(among('o1', 'o2', '/tmp/o3', 'f', '/dev/null'), tie('word')),
  ),
}));

/** A substitution inside another: its backticks and backslashes need a backslash more. */
function inBackticks(text: string): string {
  return text.replace(/[\\`]/g, '\\$&');
}
