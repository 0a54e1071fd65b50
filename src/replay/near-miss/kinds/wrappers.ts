/** Programs that run other programs, by the registry: around a payload, and those with a power of their own around the call. */

import type { GrammarBody } from '../../../commands/registry.js';
import type { OperandSlot, OptionGrammar, Role } from '../../../generated/types.js';
import { shippedKnowledge } from '../../../policy/shipped.js';
import { fill } from '../fill.js';
import { type Kind, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { outerCommands, replaced } from '../seed.js';
import { joined, product } from '../space.js';

export const WRAPPER_KINDS: readonly Kind[] = [
  {
    id: 'wrapper',
    family: 'dangerous',
    summary:
      'Every program of the registry that runs another one, behind the call, with a payload; and around the call those that give it more power.',
    space: (seed) =>
      ofText(seed, (text) => {
        const { payloads } = material();
        const plain = payloads.filter(({ text: payload }) => /^[\w ./:=~-]+$/.test(payload));
        const around = product([wrappers(), plain] as const, (wrapper, payload) =>
          textMiss(seed, `${text}; ${fill(wrapper.text, { payload: payload.text })}`, {
            keeps: [payload.text],
          }),
        );
        const starts = outerCommands(seed).map(({ span: [start] }) => start);
        const strong = wrappers().filter(
          ({ isStrong, text: template }) => isStrong && template.endsWith('{payload}'),
        );
        const over = product([starts, strong] as const, (start, wrapper) => {
          const prefix = wrapper.text.replace('{payload}', '');
          return textMiss(seed, replaced(text, [start, start], prefix), { keeps: [prefix] });
        });
        return joined([over, around]);
      }),
  },
];

interface Wrapper {
  /** With `{payload}`, or `{payload*}` where it is shell text. */
  readonly text: string;
  /** Its effects are ones that nothing may have without a question. */
  readonly isStrong: boolean;
}

let cached: readonly Wrapper[] | undefined;

function wrappers(): readonly Wrapper[] {
  const { registry } = shippedKnowledge();
  cached ??= registry.programs.flatMap((program) => bodyWrappers([program], registry.grammarOf(program)));
  return cached;
}

function bodyWrappers(path: readonly string[], body: GrammarBody | undefined): readonly Wrapper[] {
  if (body === undefined) return [];
  const dangerous = new Set<string>(material().effects);
  const isStrong = body.effects.some((effect) => dangerous.has(effect));
  const begin = path.join(' ');
  const required = body.operands.filter(
    ({ when, count }) => when === undefined && (count === undefined || count === 'some'),
  );
  const at = required.findIndex(({ role }) => RUNS.has(role));
  const before = required.slice(0, Math.max(0, at)).map(sampleOf);
  const own =
    at < 0
      ? []
      : [{ text: [begin, ...before, placed((required[at] as OperandSlot).role)].join(' '), isStrong }];
  const others = required.filter((_, index) => index !== at).map(sampleOf);
  const byOption = body.optionList.flatMap((option) => optionWrapper(begin, option, others));
  const nested = [...body.subcommands].flatMap(([name, child]) =>
    child.name === name ? bodyWrappers([...path, name], child) : [],
  );
  return [...own, ...byOption, ...nested];
}

function optionWrapper(
  begin: string,
  { names, value, until, optional, attachedOnly }: OptionGrammar,
  operands: readonly string[],
): readonly Wrapper[] {
  if (value === undefined || !RUNS.has(value)) return [];
  const [name] = names as [string];
  const attached = optional === true || attachedOnly === true;
  const joint = !attached ? ' ' : name.length > 2 ? '=' : '';
  const end = until === undefined ? '' : ` \\${until[0] as string}`;
  const option = `${name}${joint}${placed(value)}${end.includes(' +') ? ' {} +' : end}`;
  return [
    {
      text: [begin, ...(until === undefined ? [option, ...operands] : [...operands, option])].join(' '),
      isStrong: false,
    },
  ];
}

const RUNS: ReadonlySet<Role> = new Set<Role>(['command', 'shell', 'shell-here', 'posix', 'zsh']);

/** An argument vector as it stands, shell text in quotes. */
const placed = (role: Role): string => (role === 'command' ? '{payload}' : '{payload*}');

const sampleOf = ({ role, values, targets }: OperandSlot): string =>
  values?.[0] ?? targets?.[0] ?? (role === 'data' ? '5' : role === 'host' ? 'localhost' : 'a.txt');
