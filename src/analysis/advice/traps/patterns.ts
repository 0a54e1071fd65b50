/**
 * Patterns that mean something else than they look like: they match a whole argument, and are regular expressions.
 *
 *     anyArgMatches "secret"      only the argument `secret`, not `my-secret.txt`
 *     argMatches "src/*"          `src` and any number of slashes, not what is below src
 *     argMatches "push --force"   no word of a command holds two
 *     input "npm test.*"          the whole command line: `npm test; curl x | sh`, too
 */

import type { Matcher } from '../../../generated/types.js';
import { compilePattern, type PatternNode, parsePattern } from '../../../policy/pattern/index.js';
import { commonText, patternLanguage } from '../../language.js';
import { quote } from '../../vocabulary.js';
import { placesIn } from '../places.js';
import type { Trap, TrapView } from '../traps.js';

export function patternTraps({ rule, knowledge }: TrapView): readonly Trap[] {
  const lines = new Set(
    knowledge.tools.tools.flatMap(({ kind, text }) => (kind === 'bash' ? (text ?? []) : [])),
  );
  return placesIn(rule.rule.match).flatMap(({ matcher, pointer, wanted }): readonly Trap[] => {
    const { source, at } = patternOf(matcher) ?? { source: null, at: '' };
    if (source === null) return [];
    const place = `${pointer}${at}`;
    if (matcher.input !== undefined)
      return rule.rule.effect === 'allow' && wanted && lines.has(matcher.input.pointer.slice(1))
        ? acrossOperators(source, place)
        : [];
    return [
      ...globs(source, place),
      ...severalWords(source, place),
      ...(rule.rule.effect !== 'allow' && matcher.anyArgMatches !== undefined
        ? wholeArgument(source, place)
        : []),
    ];
  });
}

function patternOf({
  argMatches,
  anyArgMatches,
  redirect,
  input,
}: Matcher): { source: string; at: string } | null {
  if (argMatches !== undefined) return { source: argMatches.pattern, at: '/argMatches/pattern' };
  if (anyArgMatches !== undefined) return { source: anyArgMatches.pattern, at: '/anyArgMatches/pattern' };
  if (redirect?.target !== undefined) return { source: redirect.target, at: '/redirect/target' };
  return input?.pattern === undefined ? null : { source: input.pattern, at: '/input/pattern' };
}

/** One literal text, where a deny most often means every argument that holds it. */
function wholeArgument(source: string, pointer: string): readonly Trap[] {
  const text = literalText(source);
  if (text === null || text.length < 2) return [];
  return [
    {
      code: 'trap-whole-argument',
      pointer,
      message: `A pattern matches an argument as a whole: this one sees ${quote(text)}, and not ${quote(`my-${text}.txt`)} or ${quote(`${text}/x`)}.`,
      hint: `If every argument that holds it is meant, write ${quote(`.*${source}.*`)}.`,
    },
  ];
}

function literalText(source: string): string | null {
  const parsed = parsePattern(source);
  if (!parsed.ok) return null;
  const items = parsed.value.kind === 'sequence' ? parsed.value.items : [parsed.value];
  const points = items.map((item) => (item.kind === 'literal' ? item.codePoint : null));
  return points.includes(null) ? null : String.fromCodePoint(...(points as number[]));
}

/** `x/*`, `x:*`, `x *`: a repeated separator is seldom meant. */
function globs(source: string, pointer: string): readonly Trap[] {
  const parsed = parsePattern(source);
  const star = parsed.ok ? nodesOf(parsed.value).find(isRepeatedSeparator) : undefined;
  if (star === undefined) return [];
  const part = source.slice(star.start, star.end);
  return [
    {
      code: 'trap-glob',
      pointer,
      message: `${quote(part)} in a pattern is a ${NAMES[part[0] ?? ''] ?? 'separator'} any number of times, and not a wildcard.`,
      hint: `Any text is \`.*\`: write ${quote(`${source.slice(0, star.start)}${part.slice(0, -1)}.*${source.slice(star.end)}`)}.`,
    },
  ];
}

const NAMES: { readonly [char: string]: string } = { '/': 'slash', ':': 'colon', ' ': 'blank' };

const isRepeatedSeparator = (node: PatternNode): boolean =>
  node.kind === 'repeat' &&
  node.min === 0 &&
  node.max === null &&
  node.item.kind === 'literal' &&
  NAMES[String.fromCodePoint(node.item.codePoint)] !== undefined;

function nodesOf(node: PatternNode): readonly PatternNode[] {
  if (node.kind === 'sequence') return [node, ...node.items.flatMap(nodesOf)];
  if (node.kind === 'alternation') return [node, ...node.alternatives.flatMap(nodesOf)];
  if (node.kind === 'repeat') return [node, ...nodesOf(node.item)];
  return node.kind === 'group' ? [node, ...nodesOf(node.body)] : [node];
}

/** Only the shell's own splitting makes words: a pattern that needs a blank and an option, or an operator, sees neither. */
function severalWords(source: string, pointer: string): readonly Trap[] {
  const found = /(\S+) +(--?\w[\w-]*|&&|\\?\|\\?\||;)/.exec(source);
  if (found === null) return [];
  return [
    {
      code: 'trap-several-words',
      pointer,
      message: `A pattern sees one argument at a time: ${quote(found[0])} are several words${/\w$/.test(found[0]) ? '' : ', and an operator is none'}.`,
      hint: 'Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    },
  ];
}

/** A rule that matches the text of a call matches what is appended to it, too. */
function acrossOperators(source: string, pointer: string): readonly Trap[] {
  const compiled = compilePattern(source);
  const language = { part: patternLanguage(source), holds: true };
  const start = commonText([language], { left: 50_000 });
  if (!compiled.ok || typeof start !== 'string') return [];
  const longer = APPENDED.map((tail) => `${start}${tail}`).find((text) => compiled.value.test(text));
  if (longer === undefined) return [];
  return [
    {
      code: 'trap-across-operators',
      pointer,
      message: `The pattern sees the whole command line: it matches ${quote(longer)}, and the rule then covers each command of it.`,
      hint: 'Match the command, not the text: `tokens`, `program`, `argMatches` see one command at a time.',
    },
  ];
}

const APPENDED = ['; ls', ' ; ls', ' && ls', ' | cat', ' x; ls', ' x && ls'] as const;
