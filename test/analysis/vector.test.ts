import { describe, expect, it } from 'vitest';
import { quoted } from '../../src/analysis/search.js';
import { vectorPowers } from '../../src/analysis/vector.js';
import { describe as describeShape } from '../../src/commands/describe.js';
import type { Context } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';
import { factCalls } from '../support/fact-calls.js';

const knowledge = shippedKnowledge();
const { home: _, ...homeless } = EXAMPLE_CONTEXT.workspace ?? {};

/** Places in which the same words mean other paths. */
const PLACES: readonly Omit<Context, 'policy'>[] = [
  ...['/', '/etc', '/tmp', '/home/dev', '/home/dev/.ssh', '/home/dev/project/.git', '/usr/bin', '/dev'].map(
    (cwd) => ({ ...EXAMPLE_CONTEXT, workspace: { ...EXAMPLE_CONTEXT.workspace, cwd } }),
  ),
  { workspace: homeless },
  {},
];

/** Argument vectors of every program and option that the registry knows. */
const VECTORS: readonly (readonly string[])[] = factCalls().flatMap(({ input }, at) => {
  // Each place and what is there is looked at with one in four.
  if (at % 4 !== 0) return [];
  const [command, ...more] = projector.project({ tool: 'bash', input }).commands;
  const words = command?.words.map(({ value }) => value);
  if (command?.form !== 'simple' || words === undefined || words.includes(null) || more.length > 20)
    return [];
  return [words as string[]];
});

describe('what a command with certain words can be', () => {
  it('is no less than what the engine says of it, wherever it stands', () => {
    expect(VECTORS.length).toBeGreaterThan(1_000);
    const wrong: string[] = [];
    for (const words of VECTORS) {
      const powers = vectorPowers(words);
      if (powers === null) continue;
      const shape = projector.project({ tool: 'bash', input: words.map(quoted).join(' ') });
      for (const place of PLACES) {
        const paths = describeShape(shape, { knowledge, context: place }).facts.commands.flatMap(
          (one) => one.paths,
        );
        for (const exists of [undefined, true, false]) {
          const named = paths.flatMap((fact) => fact.paths).map((path) => [path, { exists }] as const);
          const context = exists === undefined ? place : { ...place, files: Object.fromEntries(named) };
          const { facts } = describeShape(shape, { knowledge, context: context as typeof place });
          const index = shape.commands.findIndex(({ parent }) => parent === null);
          const found = facts.commands[index];
          if (found === undefined) continue;
          const more = [
            ...[...found.effects, ...found.possible].filter((effect) => !powers.effects.has(effect)),
            ...found.paths.map(({ access }) => access).filter((access) => !powers.accesses.has(access)),
            ...(found.network.length > 0 && !powers.talks ? ['a host'] : []),
          ];
          if (more.length > 0)
            wrong.push(`${words.join(' ')} in ${place.workspace?.cwd}: ${more.join(', ')}`);
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
