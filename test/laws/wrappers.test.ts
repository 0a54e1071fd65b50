import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { argumentVector, growingPacks } from '../support/arbitraries.js';
import { decideCall, type Policy, policyWith, SHIPPED, STRICTNESS } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { isRefused } from './holes.js';
import { quoted } from './spelling.js';

const TRANSPARENT = [
  'timeout 5',
  'timeout -k 1 5s',
  'env',
  'command',
  'nice',
  'nice -n 5',
  'time',
  'time -p',
  'stdbuf -oL',
  'ionice',
  'timeout 5 nice env',
];

const within = (wrapper: string, text: string): string => `${wrapper} ${text}`;
const shell = (text: string): string => quoted(text);
/** What runs the command among other things, or as somebody else, or elsewhere. */
const OTHERS: ReadonlyMap<string, (text: string) => string> = new Map([
  ...[
    'sudo',
    'doas',
    'xargs',
    'xargs -n1',
    'nohup',
    'setsid',
    'exec',
    'watch',
    'strace',
    'env A=1',
    'env -i',
    'find . -maxdepth 0 -exec',
  ].map((wrapper): [string, (text: string) => string] => [
    wrapper,
    (text) => within(wrapper, wrapper.includes('-exec') ? `${text} \\;` : text),
  ]),
  ['bash -c', (text) => `bash -c ${shell(text)}`],
  ['sh -c', (text) => `sh -c ${shell(text)}`],
  ['env bash -c', (text) => `env bash -c ${shell(text)}`],
  ['eval', (text) => `eval ${shell(text)}`],
  ['a shell in a shell', (text) => `sh -c ${shell(`bash -c ${shell(text)}`)}`],
  ['a here-string', (text) => `bash <<< ${shell(text)}`],
  ['a here-document', (text) => `sh <<'END'\n${text}\nEND`],
  ['a subshell', (text) => `(${text})`],
  ['a group', (text) => `{ ${text}; }`],
  ['a substitution', (text) => `echo "$(${text})"`],
  ['a process substitution', (text) => `cat <(${text})`],
  ['a condition', (text) => `if ${text}; then :; fi`],
  ['a branch', (text) => `if true; then ${text}; fi`],
  ['a loop', (text) => `for i in 1 2; do ${text}; done`],
  ['a function', (text) => `f() { ${text}; }; f`],
  ['the background', (text) => `${text} &`],
  ['a negation', (text) => `! ${text}`],
  ['a pipeline', (text) => `true | ${text}`],
  ['a variable', (text) => `V=1 && ${text}`],
]);

/** Programs of the shell itself: what `env cd` runs is another program. */
const BUILTINS = ['cd', 'export', 'eval', 'echo', 'printf', 'pwd', 'true', 'test', 'exec', 'kill'];

/** Wrappers that lack their command are refused by themselves; `;` and `{}` are punctuation to find. */
const commands = argumentVector.filter(
  ([program = '', ...words]) =>
    shippedKnowledge().registry.grammarOf(program)?.transparent !== true &&
    !words.some((word) => word === ';' || word === '+' || word.includes('{}')),
);
const external = commands.filter(([program = '']) => !BUILTINS.includes(program));
const lineOf = (vector: readonly string[]): string => vector.map(quoted).join(' ');

function compareAll(text: string, policy: Policy): void {
  const bare = decideCall(text, { policy }).effect;
  for (const wrapper of TRANSPARENT) {
    const { effect } = decideCall(within(wrapper, text), { policy });
    expect([wrapper, text, effect]).toEqual([wrapper, text, bare]);
  }
}

/** xargs adds words: what is certain of a command is not certain beneath it, and what lacks an operand gets one. */
const ADDING = ['xargs', 'xargs -n1'];

function atLeastAsStrict(text: string, policy: Policy): void {
  const bare = STRICTNESS[decideCall(text, { policy }).effect];
  for (const [name, wrap] of OTHERS) {
    const { effect } = decideCall(wrap(text), { policy });
    const least = !ADDING.includes(name) ? bare : isRefused(text) ? 0 : Math.min(bare, STRICTNESS.review);
    expect([name, wrap(text), STRICTNESS[effect] >= least]).toEqual([name, wrap(text), true]);
  }
}

describe('transparent wrappers decide as their command', () => {
  it('the registry says that they are', () => {
    const { registry } = shippedKnowledge();
    const names = new Set(TRANSPARENT.map((wrapper) => wrapper.split(' ')[0] as string));
    for (const name of names) expect([name, registry.grammarOf(name)?.transparent]).toEqual([name, true]);
  });

  it('under the shipped policy', () => {
    holds(external, (vector) => compareAll(lineOf(vector), SHIPPED), { runs: 80 });
  });

  it('under random packs, as far as no rule is about the wrapper', () => {
    const allows = growingPacks.map((generated) =>
      generated.map((pack) => ({ ...pack, rules: pack.rules.filter(({ effect }) => effect === 'allow') })),
    );
    holds(
      fc.tuple(allows, external),
      ([generated, vector]) => compareAll(lineOf(vector), policyWith(generated, true)),
      { runs: 80 },
    );
  });
});

describe('other wrappers decide at least as strictly', () => {
  it('under the shipped policy', () => {
    holds(commands, (vector) => atLeastAsStrict(lineOf(vector), SHIPPED), { runs: 80 });
  });

  it('under random packs', () => {
    holds(
      fc.tuple(growingPacks, commands),
      ([generated, vector]) => atLeastAsStrict(lineOf(vector), policyWith(generated, true)),
      { runs: 60 },
    );
  });
});
