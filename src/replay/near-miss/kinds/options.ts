/** Options of the call's own program that do more, and options that nobody described. */

import { spelled } from '../../../analysis/search.js';
import type { GrammarBody } from '../../../commands/registry.js';
import type { OptionGrammar } from '../../../generated/types.js';
import type { CompiledRule } from '../../../policy/rule.js';
import { type Kind, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { dangerousValues } from '../roles.js';
import { behind, isEscape, replaced, type SeedCommand } from '../seed.js';
import { joined, listed, product } from '../space.js';

export const OPTION_KINDS: readonly Kind[] = [
  {
    id: 'added-option',
    family: 'dangerous',
    summary:
      'An option of the same program that, by the registry, runs, writes, reads elsewhere, contacts, or has another effect that needs a question.',
    space: (seed, rule) =>
      ofText(seed, (text) =>
        joined(
          seed.commands.map((command) => {
            const options = command.body === undefined ? [] : dangerousOptions(command.body, rule);
            const at = placeIn(command);
            return product([options] as const, (option) =>
              isEscape(seed, option)
                ? textMiss(seed, replaced(text, [at, at], ` ${option}`), { keeps: [option] })
                : null,
            );
          }),
        ),
      ),
  },
  {
    id: 'unknown-option',
    family: 'unknown',
    summary: 'An option that the grammar of the program does not list, in every habit of spelling.',
    space: (seed) =>
      ofText(seed, (text) =>
        joined(
          seed.commands.map((command) => {
            const at = placeIn(command);
            const options = command.body === undefined ? [] : unlisted(command.body);
            return listed(
              options.flatMap((option) => {
                const miss = textMiss(seed, replaced(text, [at, at], ` ${option}`), { keeps: [option] });
                return miss === null ? [] : [miss];
              }),
            );
          }),
        ),
      ),
  },
];

/** Behind the program and its subcommands; at the end, where the first word is special or the order has a meaning. */
function placeIn(command: SeedCommand): number {
  const isLast = command.body?.style.bare === true || (command.body?.operators.size ?? 0) > 0;
  return behind(command, isLast ? command.words.length - 1 : command.opening - 1);
}

const known = new WeakMap<GrammarBody, Map<ReadonlySet<string> | null, readonly string[]>>();

function dangerousOptions(body: GrammarBody, rule: CompiledRule): readonly string[] {
  const byBound = known.get(body) ?? new Map<ReadonlySet<string> | null, readonly string[]>();
  known.set(body, byBound);
  const found = byBound.get(rule.bound) ?? body.optionList.flatMap((option) => dangersOf(option, rule));
  byBound.set(rule.bound, found);
  return found;
}

function dangersOf(option: OptionGrammar, { bound }: CompiledRule): readonly string[] {
  const values = option.value === undefined ? [] : dangerousValues(option.value);
  const byValue = values.flatMap((value) => option.names.map((name) => spelledOption(option, name, value)));
  const added = (option.effects ?? []).filter(
    (effect) => material().effects.includes(effect) && bound?.has(effect) !== true,
  );
  const byEffect =
    added.length === 0 ? [] : option.names.map((name) => spelledOption(option, name, option.value && 'x'));
  return [...new Set([...byValue, ...byEffect])];
}

function spelledOption(option: OptionGrammar, name: string, value: string | undefined): string {
  const more = (option.more ?? []).map(() => ' x').join('');
  if (value === undefined) return `${name}${more}`;
  const attached = option.optional === true || option.attachedOnly === true;
  const joint = !attached ? ' ' : name.length > 2 ? '=' : '';
  const end = option.until === undefined ? '' : ` ${spelled(option.until[0]?.split(' ').at(-1) ?? '')}`;
  return `${name}${joint}${spelled(value)}${more}${end}`;
}

function unlisted(body: GrammarBody): readonly string[] {
  // What is no option is data to these (echo).
  if (body.style.unknown === 'operand') return [];
  const letter = [...'zqjyQZJXKWYkGUMBOHDx'].find((one) => !body.options.has(`-${one}`));
  const long = body.longNames.find((name) => /^--\w.{3,}$/.test(name));
  const all = [
    ...['--zzq-unknown', '--zzq-unknown=x', '--zzq-unknown=a.txt', '---zzq'],
    ...(letter === undefined ? [] : [`-${letter}`, `-${letter}=x`, `-${letter}zq`]),
    ...(long === undefined ? [] : [`${long}-zzq`, `${long.toUpperCase()}`]),
  ];
  return all.filter((option) => !body.options.has(option) && !body.operators.has(option));
}
