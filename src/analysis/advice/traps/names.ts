/**
 * Names that nothing is known by, most often misspelled: they load, since a harness has tools and a project programs
 * that nobody lists.
 *
 *     program "gti"              is it "git" that is meant
 *     tool "bahs"                is it "bash" that is meant
 *     flagPresent "force"        options begin with a dash
 *     git --frce                 the grammar of git has no such option
 *     forbidPathSegments "a/b"   a segment holds no slash
 */

import type { Knowledge } from '../../../commands/knowledge.js';
import type { Matcher } from '../../../generated/types.js';
import { listOf } from '../../../policy/matchers/types.js';
import { powersOf } from '../../powers.js';
import {
  type Foreign,
  foreignClass,
  foreignHost,
  foreignPath,
  foreignProgram,
  foreignSegment,
  nearest,
  quote,
} from '../../vocabulary.js';
import { placesIn } from '../places.js';
import type { Trap, TrapView } from '../traps.js';

export function nameTraps({ rule, knowledge }: TrapView): readonly Trap[] {
  const programs = rule.programs;
  return placesIn(rule.rule.match).flatMap(({ matcher, pointer }) =>
    namesIn(matcher).flatMap(({ values, at, kind, isList }) =>
      values.flatMap((value, index): readonly Trap[] => {
        const place = `${pointer}${at}${isList ? `/${index}` : ''}`;
        const foreign = FOREIGN[kind]?.(knowledge)(value) ?? null;
        if (foreign !== null)
          return [
            {
              code: 'foreign-value',
              pointer: place,
              message: `${foreign}.`,
              hint: 'As it stands it matches nothing.',
            },
          ];
        const doubt = DOUBTS[kind]?.(value, { knowledge, programs }) ?? null;
        return doubt === null ? [] : [{ code: `unknown-${kind}`, pointer: place, ...doubt }];
      }),
    ),
  );
}

type Kind = 'program' | 'tool' | 'option' | 'host' | 'class' | 'segment' | 'path';

interface Names {
  readonly kind: Kind;
  readonly values: readonly string[];
  /** Within the matcher. */
  readonly at: string;
  /** A list stands there, and no single name. */
  readonly isList: boolean;
}

function namesIn(matcher: Matcher): readonly Names[] {
  const { program, tool, tokens, flagPresent, flagMatches, flagAllowlist, flagValueIn } = matcher;
  const names: Names[] = [];
  const add = (kind: Kind, values: string | readonly string[] | undefined, at: string): void => {
    if (values !== undefined) names.push({ kind, values: listOf(values), at, isList: Array.isArray(values) });
  };
  add('program', program, '/program');
  add('tool', tool, '/tool');
  const [first] = tokens ?? [];
  if (typeof first === 'string') add('program', first, '/tokens/0');
  else add('program', first?.anyOf, '/tokens/0/anyOf');
  add('option', flagPresent, '/flagPresent');
  add('option', flagMatches?.names, '/flagMatches/names');
  add('option', flagAllowlist?.names, '/flagAllowlist/names');
  add('option', flagValueIn?.names, '/flagValueIn/names');
  for (const name of ['hostsAllIn', 'hostsSomeIn'] as const)
    add('host', matcher[name]?.hosts, `/${name}/hosts`);
  for (const name of ['pathScopesAllIn', 'pathScopesNoneIn', 'pathScopesSomeIn'] as const) {
    const value = matcher[name];
    add('class', value?.classes, `/${name}/classes`);
    add('program', value?.programs, `/${name}/programs`);
    add('path', value?.allowExactPaths, `/${name}/allowExactPaths`);
    add('segment', value?.forbidPathSegments, `/${name}/forbidPathSegments`);
  }
  return names;
}

const FOREIGN: { readonly [kind in Kind]?: (knowledge: Knowledge) => Foreign } = {
  program: () => foreignProgram,
  host: () => foreignHost,
  class: foreignClass,
  segment: () => foreignSegment,
  path: () => foreignPath,
};

interface Around {
  readonly knowledge: Knowledge;
  /** Programs that the rule can be about; null: any. */
  readonly programs: ReadonlySet<string> | null;
}

type Doubt = Pick<Trap, 'message' | 'hint'> | null;

const DOUBTS: { readonly [kind in Kind]?: (value: string, around: Around) => Doubt } = {
  program(name, { knowledge: { registry } }) {
    if (registry.grammarOf(name) !== undefined) return null;
    const near = nearest(name, registry.programs);
    // A project has programs of its own.
    if (near === '') return null;
    return {
      message: `Nothing is known of the program ${quote(name)}${near}.`,
      hint: 'If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    };
  },
  tool(name, { knowledge: { tools } }) {
    const known = tools.tools.flatMap(({ names }) => names);
    if (name.endsWith('*') || name.startsWith('mcp__') || known.includes(name)) return null;
    return {
      message: `No harness that is known has a tool ${quote(name)}${nearest(name, known)}.`,
      hint: 'Tool names are compared letter by letter. A tool of your own needs nothing here.',
    };
  },
  option(name, { knowledge, programs }) {
    const known = [...(programs ?? [])].map((program) => powersOf(knowledge).program(program).options);
    if (known.length === 0 || known.includes(null)) return dashless(name);
    const names = known.flatMap((options) => (options ?? []).flatMap((one) => one.names));
    if (names.includes(name)) return null;
    const [program, ...more] = programs ?? [];
    const none =
      more.length === 0 ? `The grammar of ${program} has no` : 'No grammar of these programs has an';
    return {
      message: `${none} option ${quote(name)}${nearest(name, names)}.`,
      hint: 'A command with an option that is not known has the effect `unknown`.',
    };
  },
};

const dashless = (name: string): Doubt =>
  /^[-+]/.test(name)
    ? null
    : {
        message: `${quote(name)} begins with no dash, as options do.`,
        hint: `Write ${quote(name.length === 1 ? `-${name}` : `--${name}`)}, or ask for an operand.`,
      };
