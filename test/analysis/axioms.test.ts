import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EFFECTS_OF_DIRECTION } from '../../src/analysis/domains/hosts.js';
import { EFFECTS_OF_ACCESS } from '../../src/analysis/domains/paths.js';
import { powersOf } from '../../src/analysis/powers.js';
import {
  type Foreign,
  foreignClass,
  foreignHost,
  foreignPath,
  foreignProgram,
} from '../../src/analysis/vocabulary.js';
import { describe as describeShape } from '../../src/commands/describe.js';
import type { CallFacts, CommandFacts, Effect, Shape } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';
import { factCalls } from '../support/fact-calls.js';

const knowledge = shippedKnowledge();
const powers = powersOf(knowledge);

/** Commands of the registry, each with each of its options, of the recorded cases and of what agents ran. */
const CALLS: readonly { readonly tool: string; readonly input: unknown }[] = [
  ...factCalls(),
  ...rowsOf('cases/cases.jsonl', 1),
  ...rowsOf('cases/hazards.jsonl', 1),
  ...rowsOf('corpora/agent-permissive.jsonl', 7),
  ...rowsOf('corpora/labelled-policy.jsonl', 2),
];

function rowsOf(name: string, every: number): readonly { readonly tool: string; readonly input: unknown }[] {
  const file = new URL(`../../../shared/${name}`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => index % every === 0)
    .map((line) => JSON.parse(line) as { cmd?: string; tool?: string; input?: unknown })
    .map(({ cmd, tool, input }) => ({ tool: tool ?? 'bash', input: cmd ?? input }));
}

interface Seen {
  readonly shape: Shape;
  readonly facts: CallFacts;
}

const SEEN: readonly Seen[] = CALLS.map((call) => {
  const shape = projector.project(call);
  return { shape, facts: describeShape(shape, { knowledge, context: EXAMPLE_CONTEXT }).facts };
});

/** The commands of which the axiom is not true, by the text of their call. */
function exceptions(isTrue: (facts: CommandFacts, seen: Seen, index: number) => boolean): readonly string[] {
  return SEEN.flatMap((seen) =>
    seen.facts.commands.flatMap((facts, index) =>
      isTrue(facts, seen, index)
        ? []
        : [`${facts.program ?? seen.shape.tool}: ${seen.shape.text.slice(0, 200)}`],
    ),
  ).slice(0, 10);
}

const has = (facts: CommandFacts, effects: readonly Effect[]): boolean =>
  effects.some((effect) => facts.effects.includes(effect));

describe('what the analysis takes for granted of described commands', () => {
  it('is looked at on many', () => {
    expect(SEEN.length).toBeGreaterThan(10_000);
  });

  it('a program, path, class and host is never one that the vocabulary takes to be foreign', () => {
    const isForeign = (foreign: Foreign, values: readonly (string | null)[]): boolean =>
      values.some((value) => value !== null && foreign(value) !== null);
    expect(
      exceptions(
        ({ program, paths, network }) =>
          !isForeign(foreignProgram, [program]) &&
          !isForeign(
            foreignHost,
            network.map(({ host }) => host),
          ) &&
          !isForeign(
            foreignPath,
            paths.flatMap((fact) => fact.paths),
          ) &&
          !isForeign(
            foreignClass(knowledge),
            paths.flatMap(({ classes }) => classes),
          ),
      ),
    ).toEqual([]);
  });

  it('a path that is certainly used so comes with one of the effects', () => {
    expect(
      exceptions((facts) =>
        facts.paths.every(({ access, possible }) => {
          const effects = EFFECTS_OF_ACCESS[access];
          return possible === true || effects === null || has(facts, effects);
        }),
      ),
    ).toEqual([]);
  });

  it('a program of which nothing is known has the effect unknown', () => {
    const known = (name: string): boolean => knowledge.registry.grammarOf(name) !== undefined;
    expect(
      exceptions(({ program, effects }) => program === null || known(program) || effects.includes('unknown')),
    ).toEqual([]);
  });

  it('a path of a class comes with what every entry of the class adds', () => {
    expect(
      exceptions((facts) =>
        facts.paths.every(
          ({ access, possible, classes }) =>
            possible === true ||
            classes.every((name) =>
              powers
                .uses(name, access)
                .every((effect) => [...facts.effects, ...facts.possible].includes(effect)),
            ),
        ),
      ),
    ).toEqual([]);
  });

  it('a host that is certainly talked to comes with one of the effects, and so does what is sent', () => {
    expect(
      exceptions(
        (facts) =>
          facts.network.every(
            ({ direction, possible }) =>
              possible === true || has(facts, EFFECTS_OF_DIRECTION[direction] ?? []),
          ) &&
          (!facts.sends || has(facts, ['network'])),
      ),
    ).toEqual([]);
  });

  it('a program does nothing that its powers lack', () => {
    expect(
      exceptions((facts) => {
        if (facts.program === null) return true;
        const { effects, accesses } = powers.program(facts.program);
        return (
          [...facts.effects, ...facts.possible].every((effect) => effects.has(effect)) &&
          facts.paths.every(({ access }) => accesses.has(access))
        );
      }),
    ).toEqual([]);
  });

  it('nor does a tool', () => {
    expect(
      exceptions((facts, { shape }, index) => {
        if (shape.commands[index]?.form !== 'tool') return true;
        const { effects, accesses } = powers.kind(shape.kind);
        return (
          [...facts.effects, ...facts.possible].every((effect) => effects.has(effect)) &&
          facts.paths.every(({ access }) => accesses.has(access))
        );
      }),
    ).toEqual([]);
  });

  it('an option is one that the powers list, with its effects, or makes the command unknown', () => {
    expect(
      exceptions((facts) => {
        if (facts.program === null) return true;
        const { options } = powers.program(facts.program);
        const can: ReadonlySet<Effect> = new Set([...facts.effects, ...facts.possible]);
        return facts.options.every(({ known, name, spelling }) =>
          known
            ? options?.some(
                ({ names, effects }) =>
                  (names.includes(name) || names.includes(spelling)) &&
                  effects.every((effect) => can.has(effect)),
              ) === true
            : can.has('unknown'),
        );
      }),
    ).toEqual([]);
  });

  it('only a command with words has operands and options', () => {
    expect(
      exceptions(
        (facts, { shape }, index) =>
          shape.commands[index]?.form === 'simple' || facts.options.length + facts.operands.length === 0,
      ),
    ).toEqual([]);
  });

  it('shell text stands only in tools of kinds that can hold it', () => {
    expect(
      exceptions(
        (_, { shape }, index) =>
          shape.commands[index]?.form !== 'simple' || powers.shellKinds.has(shape.kind),
      ),
    ).toEqual([]);
  });

  it('what runs what it is handed says so by its effects', () => {
    expect(
      exceptions((facts, { facts: call }, index) =>
        call.flows.every(
          ({ to, runs }) =>
            to !== index || !runs || has(facts, ['execute', 'hidden-execute', 'install', 'unknown']),
        ),
      ),
    ).toEqual([]);
  });
});
