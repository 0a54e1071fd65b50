import { readFileSync } from 'node:fs';
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
import type { CommandFacts, Effect } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';
import { HAS_CORPORA, SEEN, type Seen } from './described-calls.js';

const knowledge = shippedKnowledge();
const powers = powersOf(knowledge);

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

/** Commands without words, of which the variables are those that the catalogue knows. */
const WORDLESS: readonly string[] = [
  ...['', '[[ -f a && b -nt c ]]', '[[ -v x || -e /etc/passwd ]]', '((x = 1))', 'f() { rm a; }', 'x=$(rm a)'],
  ...['x=(a b)', 'x+=1', '(ls)', '{ ls; }', 'for x in a; do ls; done', 'case a in a) ls;; esac', 'coproc ls'],
  ...catalogueNames().flatMap((name) => [
    `${name}=a`,
    `${name}="$x"`,
    `${name}+=:/tmp/a`,
    `export ${name}=a; x=b`,
  ]),
];

const TARGETS: readonly string[] = [
  ...[
    'a',
    '~/.ssh/id_rsa',
    '/etc/passwd',
    '/dev/sda',
    '.git/hooks/x',
    '"$f"',
    '*',
    '/dev/tcp/a.example/80',
    '&2',
  ].flatMap((target) => ['>', '>>', '<', '<>', '>|', '2>'].map((operator) => `${operator}${target}`)),
  ...['<<< "$(rm a)"', '&'],
];

function catalogueNames(): readonly string[] {
  const file = new URL('../../packs/catalog/environment.json', import.meta.url);
  const names = JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))).match(/"[A-Z][A-Z_0-9]{2,}"/g) ?? [];
  return [...new Set(names.map((name) => name.slice(1, -1)))].filter((_, index) => index % 24 === 0);
}

describe('what the analysis takes for granted of described commands', () => {
  it('is looked at on many', () => {
    expect(SEEN.length).toBeGreaterThan(HAS_CORPORA ? 10_000 : 6_000);
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

  it('what has no words has no more than redirections, variables and tests give it', () => {
    const { effects, accesses } = powers.wordless;
    const texts = WORDLESS.flatMap((text) => ['', ...TARGETS].map((target) => `${text} ${target}`));
    const wrong = texts.flatMap((text) => {
      const shape = projector.project({ tool: 'bash', input: text });
      const { facts } = describeShape(shape, { knowledge, context: EXAMPLE_CONTEXT });
      return facts.commands.flatMap((found, index) => {
        if (shape.commands[index]?.form === 'simple') return [];
        const more = [
          ...[...found.effects, ...found.possible].filter((effect) => !effects.has(effect)),
          ...found.paths.map(({ access }) => access).filter((access) => !accesses.has(access)),
        ];
        return more.map((one) => `${text}: ${one}`);
      });
    });
    expect(texts.length).toBeGreaterThan(500);
    expect(wrong.slice(0, 10)).toEqual([]);
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
