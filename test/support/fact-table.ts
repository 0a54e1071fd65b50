/** One command for each fact of a grammar, with what the engine makes of it: the registry's own examples. */

import type { GrammarBody } from '../../src/commands/registry.js';
import type { OptionGrammar } from '../../src/generated/types.js';
import { quoted } from '../laws/spelling.js';
import { decideCall } from './decisions.js';
import { allFactsOf } from './facts.js';
import { type BodyAt, plausibleOperands } from './grammar-bodies.js';
import { namesOf, takesNextWord } from './option-spellings.js';

/**
 * A block for a program or subcommand: the call by itself, then each option that changes what the call does or how it
 * is decided, then the options that change neither. Every option that the body lists itself is in it once.
 */
export function factTable(at: BodyAt): string {
  const operands = operandsOf(at);
  const base = outcomeOf([...at.path, ...operands]);
  const changing: string[] = [];
  const idle: string[] = [];
  for (const option of at.own) {
    const words = wordsOf(at.body, option);
    if (words === undefined) continue;
    const line = [...at.path, ...words, ...operands];
    const outcome = outcomeOf(line);
    if (outcome === base) idle.push(words.map(quoted).join(' '));
    else changing.push(rowOf(line, outcome));
  }
  return [
    rowOf([...at.path, ...operands], base),
    ...changing,
    ...(idle.length === 0 ? [] : [`  and so with: ${idle.join(', ')}`]),
  ].join('\n');
}

const rowOf = (words: readonly string[], outcome: string): string =>
  `${words.map(quoted).join(' ')}\n    ${outcome}`;

/** Operands that the body takes, as many as it has roles for. */
function operandsOf({ path, body }: BodyAt): readonly string[] {
  const lists = [...plausibleOperands(body)].reverse();
  return lists.find((list) => !outcomeOf([...path, ...list]).includes('unknown')) ?? lists[0] ?? [];
}

function wordsOf(body: GrammarBody, option: OptionGrammar): readonly string[] | undefined {
  const [first] = namesOf(body, option);
  if (first === undefined) return undefined;
  const name = option.names.find((one) => one.startsWith('--') && body.options.get(one) === option) ?? first;
  if (option.value === undefined) return [name];
  const value = VALUES[option.value] ?? 'V';
  const tail = [
    ...(option.more ?? []).map((_, index) => `MORE${index}`),
    ...(option.until?.[0] === undefined ? [] : [option.until[0].split(' ').at(-1) as string]),
  ];
  if (takesNextWord(option)) return [name, value, ...tail];
  return [
    name.startsWith('--') || body.style.singleDashLong === true ? `${name}=${value}` : `${name}${value}`,
  ];
}

const VALUES: { readonly [role: string]: string } = {
  url: 'http://localhost:8080/a',
  host: 'localhost',
  sed: 's/a/b/',
  awk: '{print $1}',
  jq: '.a',
  shell: 'true',
  posix: 'true',
  command: 'true',
};

/** `allow: read; read a.txt` */
function outcomeOf(words: readonly string[]): string {
  const text = words.map(quoted).join(' ');
  const commands = allFactsOf(text).map(({ effects, paths, hosts, sends }) =>
    [effects.join(' '), ...paths, ...hosts, ...(sends ? ['sends'] : [])].join('; '),
  );
  const { effect, rule } = decideCall(text);
  return `${effect}${rule === null ? '' : ` (${rule})`}: ${commands.join(' | ')}`;
}
