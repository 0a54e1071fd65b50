/** Other programs and tools that do the same to what they may not touch. */

import { spelled } from '../../../analysis/search.js';
import type { GrammarBody } from '../../../commands/registry.js';
import type { Role } from '../../../generated/types.js';
import { shippedKnowledge } from '../../../policy/shipped.js';
import { type Kind, type Miss, textMiss } from '../kind.js';
import { material } from '../material.js';
import { dangerousValues, PATH_ROLES } from '../roles.js';
import type { Seed } from '../seed.js';
import { EMPTY, joined, product } from '../space.js';

export const PROGRAM_KINDS: readonly Kind[] = [
  {
    id: 'other-program',
    family: 'dangerous',
    summary:
      'The call is replaced by every program of the registry that takes a path, with a path that leads out.',
    space: (seed) =>
      seed.text === null
        ? EMPTY
        : product([pathTakers(), material().paths] as const, (taker, path) =>
            textMiss(seed, `${taker.before} ${spelled(path)}${taker.after}`, { keeps: [path] }),
          ),
  },
  {
    id: 'other-tool',
    family: 'dangerous',
    summary:
      'The call is replaced by every tool of the registry whose input names paths, addresses or shell text.',
    space: (seed) => joined(toolFields().map((field) => toolSpace(seed, field))),
  },
];

interface Taker {
  readonly before: string;
  readonly after: string;
}

let takers: readonly Taker[] | undefined;

/** Bodies that need exactly one path, or whose first operand is a path. */
function pathTakers(): readonly Taker[] {
  const { registry } = shippedKnowledge();
  takers ??= registry.programs.flatMap((program) => takersOf([program], registry.grammarOf(program)));
  return takers;
}

function takersOf(path: readonly string[], body: GrammarBody | undefined): readonly Taker[] {
  if (body === undefined) return [];
  const slots = body.operands.filter(({ when }) => when === undefined);
  const at = slots.findIndex(({ role, keyed }) => PATH_ROLES.has(role) && keyed === undefined);
  const first = slots.slice(0, Math.max(0, at));
  // What stands before must be data, one word each: else the path might be one of those.
  const isSure =
    at >= 0 && first.every(({ role, count }) => role === 'data' && count !== 'many' && count !== 'some');
  const behind = slots.slice(at + 1).filter(({ count }) => count === undefined || count === 'some');
  const own =
    !isSure || body.language !== undefined
      ? []
      : [
          {
            before: [...path, ...first.map(() => 'x')].join(' '),
            after: behind.map(() => ' a.txt').join(''),
          },
        ];
  const nested = [...body.subcommands].flatMap(([name, child]) =>
    child.name === name ? takersOf([...path, name], child) : [],
  );
  return [...own, ...nested];
}

interface Field {
  readonly tool: string;
  readonly member: string;
  readonly role: Role;
  /** The other members that the tool needs. */
  readonly others: { readonly [member: string]: unknown };
}

let fields: readonly Field[] | undefined;

function toolFields(): readonly Field[] {
  fields ??= shippedKnowledge().tools.tools.flatMap(({ names, fields: own = [], kind, text = [] }) => {
    const others = Object.fromEntries(own.map(({ names: members }) => [members[0] as string, 'x']));
    return names.flatMap((tool): readonly Field[] => [
      ...own.flatMap(({ names: members, role }) => members.map((member) => ({ tool, member, role, others }))),
      ...(kind === 'bash' ? text : [])
        .filter((member) => !member.includes('/'))
        .map((member) => ({ tool, member, role: 'shell' as const, others })),
    ]);
  });
  return fields;
}

function toolSpace(seed: Seed, { tool, member, role, others }: Field) {
  const values = role === 'shell' ? material().payloads.map(({ text }) => text) : dangerousValues(role);
  return product(
    [values] as const,
    (value): Miss => ({
      call: { tool, input: { ...others, [member]: value } },
      context: seed.context,
      expects: 'held',
      keeps: [value],
    }),
  );
}
