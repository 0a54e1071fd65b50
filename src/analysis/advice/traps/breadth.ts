/**
 * Rules that are wider, or a deny that is narrower, than they look.
 *
 *     allow program npm, run-project and network       every subcommand: `npm publish` is one
 *     allow program git, anyArgMatches "status"        `git push status`, too
 *     deny argv ["git", "push", "--force"]             not `git push --force origin`
 */

import type { Effect, Matcher } from '../../../generated/types.js';
import { compilePattern } from '../../../policy/pattern/index.js';
import { DEFAULT_BOUND } from '../../../policy/rule.js';
import { clausesOf } from '../../clauses.js';
import { quote } from '../../vocabulary.js';
import { placesIn } from '../places.js';
import type { Trap, TrapView } from '../traps.js';

export const breadthTraps = (view: TrapView): readonly Trap[] =>
  view.rule.rule.effect === 'allow' ? [...wholeProgram(view), ...verbAnywhere(view)] : exactVector(view);

/** Nothing but the program and its effects, where one of them does harm. */
function wholeProgram({ rule, knowledge }: TrapView): readonly Trap[] {
  const clauses = clausesOf(rule.rule.match);
  if (rule.programs === null || !clauses.every(({ matcher }) => saysOnlyWho(matcher))) return [];
  const acts = [...(rule.bound ?? [])].filter((effect) => !DEFAULT_BOUND.has(effect));
  const [program = '', ...more] = rule.programs;
  if (acts.length === 0) return [];
  const verbs = [...(knowledge.registry.grammarOf(program)?.subcommands?.keys() ?? [])];
  const example = `: \`${program} ${verbs.slice(0, 3).join(`\`, \`${program} `)}\` and ${verbs.length - 3} more`;
  return [
    {
      code: 'trap-whole-program',
      pointer: clauses[0]?.pointer ?? '/match',
      message: `The rule covers every use of ${more.length === 0 ? quote(program) : `${rule.programs.size} programs`} that has the effects ${list(acts)}${verbs.length > 3 ? example : ''}.`,
      hint: 'Name the subcommands (`tokens`), the options, or the places it is for.',
    },
  ];
}

const list = (effects: readonly Effect[]): string => effects.join(', ');

/** A program, its effects, or how far the context goes. */
function saysOnlyWho(matcher: Matcher): boolean {
  const { program, tokens, effectsAllIn, effectsSomeIn, posture, toolKind, tool, any } = matcher;
  if (any !== undefined) return any.length > 0 && any.every(saysOnlyWho);
  const known = [program, effectsAllIn, effectsSomeIn, posture, toolKind, tool];
  return known.some((value) => value !== undefined) || tokens?.length === 1;
}

/** The name of a subcommand, looked for among all operands. */
function verbAnywhere({ rule, knowledge }: TrapView): readonly Trap[] {
  if (rule.programs === null) return [];
  const verbs = [...rule.programs].flatMap((program) =>
    [...(knowledge.registry.grammarOf(program)?.subcommands?.keys() ?? [])].map((verb) => ({
      program,
      verb,
    })),
  );
  return placesIn(rule.rule.match).flatMap(({ matcher, pointer, wanted }): readonly Trap[] => {
    const source = wanted ? matcher.anyArgMatches?.pattern : undefined;
    const compiled = source === undefined ? null : compilePattern(source);
    if (compiled?.ok !== true) return [];
    const meant = verbs.find(({ verb }) => compiled.value.test(verb));
    const other = verbs.find(({ program, verb }) => program === meant?.program && !compiled.value.test(verb));
    if (meant === undefined || other === undefined) return [];
    return [
      {
        code: 'trap-verb-anywhere',
        pointer: `${pointer}/anyArgMatches/pattern`,
        message: `It looks for the subcommand ${quote(meant.verb)} in any place: \`${other.program} ${other.verb} ${meant.verb}\` matches, too.`,
        hint: `Write \`tokens\`: ["${meant.program}", "${meant.verb}"].`,
      },
    ];
  });
}

/** A deny or review that one more word passes. */
const exactVector = ({ rule }: TrapView): readonly Trap[] =>
  placesIn(rule.rule.match).flatMap(({ matcher, pointer, wanted }): readonly Trap[] => {
    const { argv } = matcher;
    if (argv === undefined || !wanted) return [];
    const line = argv.join(' ');
    return [
      {
        code: 'trap-exact-vector',
        pointer: `${pointer}/argv`,
        message: `It holds ${quote(line)} and nothing else: one more word, as in ${quote(`${line} x`)}, or another order passes it.`,
        hint: 'For what begins so, write `tokens`; for an option in any place, `flagPresent`.',
      },
    ];
  });
