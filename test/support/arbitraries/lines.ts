/** Bash command lines built from pieces that the grammars know, and calls to other tools. */

import fc from 'fast-check';
import type { GrammarBody } from '../../../src/commands/registry.js';
import { shippedKnowledge } from '../../../src/policy/shipped.js';
import type { Call } from '../decisions.js';
import { OPERANDS, PLAIN, PROGRAMS, STATIC_OPERANDS, TEXTS, WRAPPERS } from './vocabulary.js';

const { registry } = shippedKnowledge();

/** As written: may be undecoded, several words, or a path anywhere. */
export const operand: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 1, arbitrary: fc.constantFrom(...OPERANDS) },
);

/** The value of one argument, not its spelling. */
export const staticOperand: fc.Arbitrary<string> = fc.constantFrom(...STATIC_OPERANDS);

const program: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<string>(...PROGRAMS) },
  { weight: 2, arbitrary: fc.constantFrom(...registry.programs) },
  { weight: 1, arbitrary: fc.constantFrom('helper', './run.sh', '/usr/bin/ls', '/tmp/x', '"$X"', '$X') },
);

/** Options of the program as its grammar spells them, mostly with what they need. */
function options(body: GrammarBody | undefined): fc.Arbitrary<string[]> {
  const listed = body === undefined ? [] : [...body.options];
  const stray = fc.constantFrom('-x', '--frobnicate', '--out=f', '-rf', '--', '-', '-n5', '"-$X"');
  if (listed.length === 0) return fc.array(stray, { maxLength: 1 });
  const known = fc
    .tuple(fc.constantFrom(...listed), operand, fc.boolean())
    .map(([[name, option], value, glue]) => {
      if (option.value === undefined) return name;
      if (name.startsWith('--'))
        return glue && option.attachedOnly !== true ? `${name} ${value}` : `${name}=${value}`;
      return glue ? `${name}${value}` : `${name} ${value}`;
    });
  return fc.array(fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: stray }), {
    maxLength: 2,
  });
}

const argumentsOf = (name: string): fc.Arbitrary<string[]> => {
  const body = registry.grammarOf(name);
  const children = body === undefined ? [] : [...body.subcommands.keys()];
  const plain = (of: GrammarBody | undefined): fc.Arbitrary<string[]> =>
    fc.tuple(options(of), fc.array(operand, { maxLength: 2 })).map(([first, rest]) => [...first, ...rest]);
  if (children.length === 0) return plain(body);
  return fc
    .constantFrom(...children)
    .chain((child) => plain(body?.subcommands.get(child)).map((rest) => [child, ...rest]));
};

const redirect = fc
  .tuple(fc.constantFrom('>', '>>', '<', '2>', '&>', '<<<'), operand)
  .map(([operator, target]) => `${operator} ${target}`);
const assignment = fc.constantFrom('NODE_ENV=test', 'FOO=1', 'LD_PRELOAD=./x.so', 'PAGER=cat', 'A="$X"');

const seldom = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text });

export const simpleCommand: fc.Arbitrary<string> = program.chain((name) =>
  fc
    .tuple(
      seldom(assignment),
      argumentsOf(name),
      seldom(redirect),
      seldom(fc.constantFrom<string>(...WRAPPERS)),
    )
    .map(([before, words, after, wrapper]) =>
      [before, wrapper, name, ...words, after].filter((part) => part !== '').join(' '),
    ),
);

/** A program that the grammars know with static arguments: values, not spellings. */
export const argumentVector: fc.Arbitrary<string[]> = fc
  .constantFrom(...PROGRAMS)
  .chain((name) =>
    fc
      .tuple(argumentsOf(name), fc.array(staticOperand, { maxLength: 2 }))
      .map(([words, rest]) => [
        name,
        ...words.flatMap((word) => word.split(' ')).filter((word) => /^[\w./=:@,+-]+$/.test(word)),
        ...rest,
      ]),
  );

const compound = (list: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    list.map((one) => `(${one})`),
    list.map((one) => `{ ${one}; }`),
    fc.tuple(list, list).map(([one, other]) => `if ${one}; then ${other}; fi`),
    fc.tuple(list, list).map(([one, other]) => `while ${one}; do ${other}; done`),
    list.map((one) => `for X in a b; do ${one}; done`),
    list.map((one) => `f() { ${one}; }; f`),
    list.map((one) => `echo "$(${one})"`),
    list.map((one) => `cat <(${one})`),
    list.map((one) => `X=$(${one})`),
    list.map((one) => `bash -c '${one.replaceAll("'", "'\\''")}'`),
    list.map((one) => `case x in a) ${one};; esac`),
    list.map((one) => `${one} &`),
  );

function lists(depth: number): fc.Arbitrary<string> {
  const inner = depth === 0 ? simpleCommand : lists(depth - 1);
  const joined = fc
    .tuple(inner, fc.constantFrom(' && ', ' || ', '; ', ' | ', '\n'), inner)
    .map(([left, operator, right]) => left + operator + right);
  return fc.oneof(
    { weight: 5, arbitrary: simpleCommand },
    { weight: 3, arbitrary: joined },
    { weight: depth === 0 ? 1 : 2, arbitrary: compound(inner) },
    { weight: depth === 0 ? 1 : 0, arbitrary: fc.constantFrom(...TEXTS) },
  );
}

export const commandLine: fc.Arbitrary<string> = lists(2);

const path = fc.constantFrom(
  'src/a.ts',
  '/home/dev/project/README.md',
  '/etc/hosts',
  '../x',
  '.env',
  '~/.bashrc',
);

export const toolCall: fc.Arbitrary<Exclude<Call, string>> = fc.oneof(
  path.map((file_path) => ({ tool: 'Read', input: { file_path } })),
  path.map((file_path) => ({ tool: 'Write', input: { file_path, content: 'x' } })),
  commandLine.map((command) => ({ tool: 'Bash', input: { command } })),
  fc
    .tuple(fc.constantFrom('mcp__db__query', 'mcp__fs__read', 'frobnicate', 'WebFetch'), path, commandLine)
    .map(([tool, at, command]) => ({
      tool,
      input: { path: at, q: 'x', command, url: 'https://example.com/' },
    })),
);

export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 5, arbitrary: commandLine },
  { weight: 1, arbitrary: toolCall },
);
