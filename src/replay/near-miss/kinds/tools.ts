/** Calls of other tools with members and facts that change what they are. */

import type { Role } from '../../../generated/types.js';
import { shippedKnowledge } from '../../../policy/shipped.js';
import type { Kind, Miss } from '../kind.js';
import { material } from '../material.js';
import { dangerousValues } from '../roles.js';
import type { Seed, World } from '../seed.js';
import { EMPTY, joined, listed, product, type Space } from '../space.js';

export const TOOL_KINDS: readonly Kind[] = [
  {
    id: 'member',
    family: 'dangerous',
    summary:
      'A member of the input, its own or a further one, names a path that leads out, a host elsewhere or shell text; or asks the guard to be looser.',
    space: (seed) =>
      ofTool(seed, (input) => {
        const { argumentRoles = [], switches = [], tools } = shippedKnowledge().tools;
        // A tool that is described takes no member but those of its description.
        const isDescribed = tools.some(({ names }) => names.includes(seed.call.tool ?? ''));
        const named = isDescribed
          ? []
          : argumentRoles.flatMap(({ names, role }) => names.map((name) => ({ name, role })));
        return joined([
          ...named.map(({ name, role }) =>
            product([valuesOf(role), NESTINGS] as const, (value, nest) =>
              changed(seed, { ...input, ...nest(name, value) }, [value]),
            ),
          ),
          ...Object.keys(input).map((name) => replacedMember(seed, input, name)),
          listed(
            switches.flatMap(({ names, when }) =>
              names.map((name) => changed(seed, { ...input, [name]: when !== 'off' }, [name])),
            ),
          ),
        ]);
      }),
  },
  {
    id: 'trust',
    family: 'dangerous',
    summary: 'What the context says of the tool is taken away, or says that it destroys.',
    space: (seed) => {
      const name = seed.call.tool;
      const fact = name === undefined ? undefined : seed.context.tools?.[name];
      if (seed.text !== null || name === undefined || fact === undefined) return EMPTY;
      const worlds: readonly World[] = [
        { ...seed.context, tools: {} },
        ...[
          { ...fact, trusted: false },
          { ...fact, annotations: {} },
          { ...fact, annotations: { readOnlyHint: false } },
          { ...fact, annotations: { ...fact.annotations, destructiveHint: true } },
          { ...fact, tier: 'exec' as const, annotations: {} },
        ].map((one) => ({ ...seed.context, tools: { ...seed.context.tools, [name]: one } })),
      ];
      return listed(
        worlds.map((context): Miss => ({ call: seed.call, context, expects: 'held', keeps: [] })),
      );
    },
  },
];

type Input = { readonly [member: string]: unknown };

const ofTool = (seed: Seed, make: (input: Input) => Space<Miss>): Space<Miss> => {
  const { input } = seed.call;
  return seed.text !== null || typeof input !== 'object' || input === null || Array.isArray(input)
    ? EMPTY
    : make(input as Input);
};

const changed = (seed: Seed, input: Input, keeps: readonly string[]): Miss => ({
  call: { ...seed.call, input },
  context: seed.context,
  expects: 'held',
  keeps,
});

const valuesOf = (role: Role): readonly string[] =>
  role === 'shell' ? material().payloads.map(({ text }) => text) : dangerousValues(role);

/** Where a member may stand: at the top, deeper, and in a list. */
const NESTINGS: readonly ((name: string, value: string) => Input)[] = [
  (name, value) => ({ [name]: value }),
  (name, value) => ({ options: { [name]: value } }),
  (name, value) => ({ [name]: [value] }),
  (name, value) => ({ [name.toUpperCase()]: value }),
];

/** A member that a tool's own grammar, or its name, gives a role. */
function replacedMember(seed: Seed, input: Input, name: string): Space<Miss> {
  const { tools, argumentRoles = [] } = shippedKnowledge().tools;
  const grammar = tools.find(({ names }) => names.includes(seed.call.tool ?? ''));
  const role =
    grammar?.fields?.find(({ names }) => names.includes(name))?.role ??
    argumentRoles.find(({ names }) => names.includes(name))?.role;
  if (role === undefined) return EMPTY;
  return product([valuesOf(role)] as const, (value) => changed(seed, { ...input, [name]: value }, [value]));
}
