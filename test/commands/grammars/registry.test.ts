/** What holds for every grammar, whatever the program: mistakes that a schema cannot see. */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type {
  CommandGrammar,
  GrammarVariant,
  OperandSlot,
  OptionGrammar,
  Subcommand,
} from '../../../src/generated/types.js';

const ROOT = new URL('../../../', import.meta.url);
const DIRECTORY = new URL('packs/commands/', ROOT);

const grammars: ReadonlyMap<string, CommandGrammar> = new Map(
  readdirSync(DIRECTORY).map((file) => [
    file,
    JSON.parse(readFileSync(new URL(file, DIRECTORY), 'utf8')) as CommandGrammar,
  ]),
);
const programs: ReadonlySet<string> = new Set([...grammars.values()].flatMap((grammar) => grammar.programs));

/** A grammar or one of its subcommands. */
interface Body {
  /** `git stash push`. */
  readonly path: string;
  readonly grammar: CommandGrammar | Subcommand;
  /** Options of the bodies around it that it accepts. */
  readonly inherited: readonly OptionGrammar[];
}

function bodiesOf({ path, grammar, inherited }: Body): readonly Body[] {
  const around = [...(grammar.options ?? []), ...inherited];
  const inner = Object.entries(grammar.subcommands ?? {}).flatMap(([name, subcommand]) =>
    bodiesOf({
      path: `${path} ${name}`,
      grammar: subcommand,
      inherited: subcommand.noGlobals === true ? [] : around,
    }),
  );
  return [{ path, grammar, inherited }, ...inner];
}

const bodies: readonly Body[] = [...grammars].flatMap(([file, grammar]) =>
  bodiesOf({ path: file.replace(/\.json$/, ''), grammar, inherited: [] }),
);

const variantsOf = (body: Body): readonly GrammarVariant[] => body.grammar.variants ?? [];
const optionsOf = (body: Body): readonly OptionGrammar[] => body.grammar.options ?? [];
const slotListsOf = (body: Body): readonly (readonly OperandSlot[])[] => [
  body.grammar.operands ?? [],
  ...variantsOf(body).map((variant) => variant.operands ?? []),
];

/** `path: what` for everything that `findings` lists, over all bodies. */
const faults = (findings: (body: Body) => readonly string[]): readonly string[] =>
  bodies.flatMap((body) => findings(body).map((what) => `${body.path}: ${what}`));

function repeated(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}

describe('the registry', () => {
  it('has each program in one file', () => {
    expect(repeated([...grammars.values()].flatMap((grammar) => grammar.programs))).toEqual([]);
  });

  it('names every file after one of its programs', () => {
    const misnamed = [...grammars].filter(
      ([file, grammar]) => !grammar.programs.includes(file.replace(/\.json$/, '')),
    );
    expect(misnamed.map(([file]) => file)).toEqual([]);
  });

  it('is formatted', () => {
    const biome = new URL('node_modules/@biomejs/biome/bin/biome', ROOT).pathname;
    const run = spawnSync(process.execPath, [biome, 'format', '--vcs-enabled=false', 'packs/commands'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status: run.status, output: run.status === 0 ? '' : run.stderr }).toEqual({
      status: 0,
      output: '',
    });
  });
});

describe('in every body', () => {
  it('each option is spelled once', () => {
    expect(faults((body) => repeated(optionsOf(body).flatMap((option) => option.names)))).toEqual([]);
  });

  it('each subcommand is spelled once', () => {
    const spellings = ({ grammar }: Body): readonly string[] =>
      Object.entries(grammar.subcommands ?? {}).flatMap(([name, { aka = [] }]) => [name, ...aka]);
    expect(faults((body) => repeated(spellings(body)))).toEqual([]);
  });

  it('options begin with a mark', () => {
    const marks = (body: Body): readonly string[] =>
      optionsOf(body)
        .flatMap((option) => option.names)
        .filter((name) => !/^[-+]./.test(name));
    expect(faults(marks)).toEqual([]);
  });

  it('at most one slot of a list takes many words', () => {
    const open = (slot: OperandSlot): boolean =>
      slot.count === 'many' || slot.count === 'some' || slot.role === 'command' || slot.role === 'arguments';
    // Leading assignments end by their form, and a slot that another excludes is not there with it.
    const crowded = (slots: readonly OperandSlot[]): boolean =>
      slots.filter((slot) => open(slot) && slot.role !== 'environment' && slot.when === undefined).length > 1;
    expect(
      faults((body) =>
        slotListsOf(body)
          .filter(crowded)
          .map((slots) => JSON.stringify(slots)),
      ),
    ).toEqual([]);
  });

  it('what follows a slot for a vector is never reached, so there is none', () => {
    const cut = (slots: readonly OperandSlot[]): boolean =>
      slots.slice(0, -1).some((slot) => slot.role === 'command' || slot.role === 'arguments');
    expect(
      faults((body) =>
        slotListsOf(body)
          .filter(cut)
          .map((slots) => JSON.stringify(slots)),
      ),
    ).toEqual([]);
  });

  it('modules are programs of the registry', () => {
    const named = (body: Body): readonly string[] =>
      [...optionsOf(body), ...slotListsOf(body).flat()].flatMap(({ modules = {} }) => Object.values(modules));
    expect(faults((body) => named(body).filter((program) => !programs.has(program)))).toEqual([]);
  });

  it('`until` ends the vector of a command, by one word or a word before it', () => {
    const wrong = ({ value, until }: OptionGrammar): boolean =>
      until !== undefined && (value !== 'command' || !until.every((end) => /^\S+( \S+)?$/.test(end)));
    expect(
      faults((body) =>
        optionsOf(body)
          .filter(wrong)
          .flatMap(({ names }) => names),
      ),
    ).toEqual([]);
  });

  it('conditions speak of options that it has', () => {
    const unknown = (body: Body): readonly string[] => {
      const has = new Set([...optionsOf(body), ...body.inherited].flatMap((option) => option.names));
      const asked = [
        ...variantsOf(body).flatMap(({ when: { any = [], all = [], none = [], value } }) => [
          ...any,
          ...all,
          ...none,
          ...(value === undefined ? [] : [value.name]),
        ]),
        ...slotListsOf(body)
          .flat()
          .flatMap(({ when = [], unless = [] }) => [...when, ...unless]),
      ];
      return asked.filter((name) => !has.has(name));
    };
    expect(faults(unknown)).toEqual([]);
  });

  it('an optional value is one value', () => {
    const wrong = ({ value, optional, more }: OptionGrammar): boolean =>
      optional === true && (value === undefined || more !== undefined);
    expect(
      faults((body) =>
        optionsOf(body)
          .filter(wrong)
          .flatMap(({ names }) => names),
      ),
    ).toEqual([]);
  });
});
