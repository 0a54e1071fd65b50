/** For tables about grammars: what a command line does, in a form that is short to write down. */

import { describe } from '../../src/commands/describe.js';
import type { CommandFacts } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { createUnvetoedProjector } from '../../src/project/projector.js';

export interface ShortFacts {
  readonly program: string | null;
  readonly subcommands: readonly string[];
  /** Sorted. */
  readonly effects: readonly string[];
  /** `access path` with the working directory's prefix left out, in order; `access ?` for one that is not known. */
  readonly paths: readonly string[];
  /** `direction host`. */
  readonly hosts: readonly string[];
  readonly sends: boolean;
  readonly notes: readonly string[];
  readonly transparent: boolean;
}

const projector = createUnvetoedProjector();

/** Of every command of the line, nested ones included, in the order of the shape. */
export function allFactsOf(text: string): readonly ShortFacts[] {
  const shape = projector.project({ tool: 'bash', input: text });
  const { facts } = describe(shape, { knowledge: shippedKnowledge(), context: EXAMPLE_CONTEXT });
  return facts.commands.map(short);
}

/** Of the first command that no other holds. */
export function factsOf(text: string): ShortFacts {
  const shape = projector.project({ tool: 'bash', input: text });
  const { facts } = describe(shape, { knowledge: shippedKnowledge(), context: EXAMPLE_CONTEXT });
  const at = shape.commands.findIndex((command) => command.parent === null);
  return short(facts.commands[at] as CommandFacts);
}

function short(facts: CommandFacts): ShortFacts {
  const cwd = '/home/dev/project/';
  return {
    program: facts.program,
    subcommands: facts.subcommands,
    effects: [...facts.effects].sort(),
    paths: facts.paths.map((fact) => {
      const path = fact.paths[0] ?? '?';
      return `${fact.access} ${path === cwd.slice(0, -1) ? '.' : path.startsWith(cwd) ? path.slice(cwd.length) : path}`;
    }),
    hosts: facts.network.map((fact) => `${fact.direction} ${fact.host ?? '?'}`),
    sends: facts.sends,
    notes: facts.notes.map((note) => note.message),
    transparent: facts.transparent,
  };
}
