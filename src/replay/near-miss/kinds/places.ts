/** Paths that lead out: in place of the call's own, by another directory, through links, and by redirection. */

import { type Kind, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { isEscape, outerCommands, pathWords, replaced, type Seed } from '../seed.js';
import { EMPTY, joined, product } from '../space.js';

export const PLACE_KINDS: readonly Kind[] = [
  {
    id: 'path-escape',
    family: 'dangerous',
    summary: 'Each path of the call becomes one that leads out: parents, absolute, home, wildcards, quotes.',
    space: (seed) =>
      ofText(seed, (text) => {
        const { paths, spelledPaths } = material();
        return joined(
          pathSpans(seed).map((span) =>
            product([[...paths, ...spelledPaths]] as const, (path) =>
              isEscape(seed, path) ? textMiss(seed, replaced(text, span, path), { keeps: [path] }) : null,
            ),
          ),
        );
      }),
  },
  {
    id: 'moved',
    family: 'dangerous',
    summary: 'The call names relative paths, and runs in another directory.',
    space: (seed) =>
      ofText(seed, (text) => {
        if (!namesRelative(seed)) return EMPTY;
        return product([material().moves] as const, (move) =>
          textMiss(
            seed,
            move.replace('{seed}', () => text),
            { keeps: [move.split('{seed}')[0] as string] },
          ),
        );
      }),
  },
  {
    id: 'link',
    family: 'dangerous',
    summary:
      'A path of the call, or a directory in it, is a link that leads out: by the context, or made just before.',
    space: (seed) =>
      ofText(seed, (text) => {
        const linked = [...new Set(outerCommands(seed).flatMap(linkable))];
        return product([linked, material().places, [false, true]] as const, (path, target, isMade) =>
          isMade
            ? textMiss(seed, `ln -sfn ${target} ${path}; ${text}`, { keeps: [target, path] })
            : textMiss(seed, text, {
                keeps: [path],
                context: { ...seed.context, links: { ...seed.context.links, [path]: target } },
              }),
        );
      }),
  },
  {
    id: 'redirected',
    family: 'dangerous',
    summary: 'Output of the call goes to a place that must not be written, or its input comes from a secret.',
    space: (seed) =>
      ofText(seed, (text) => {
        const { targets, sources } = material();
        const ends = outerCommands(seed).map(({ span: [, end] }) => end);
        const written = product([ends, OUTWARD, targets] as const, (end, operator, target) =>
          !isEscape(seed, target)
            ? null
            : textMiss(seed, replaced(text, [end, end], ` ${operator}${target}`), {
                keeps: [`${operator}${target}`],
              }),
        );
        const read = product([ends, INWARD, sources] as const, (end, operator, source) =>
          !isEscape(seed, source)
            ? null
            : textMiss(seed, replaced(text, [end, end], ` ${operator}${source}`), {
                keeps: [`${operator}${source}`],
              }),
        );
        return joined([written, read]);
      }),
  },
];

const OUTWARD = ['>', '>>', '> ', '>|', '&>', '2>', '>&', '<>', '1>', '3>', '&>>'] as const;
const INWARD = ['<', '< ', '0<'] as const;

const pathSpans = (seed: Seed): readonly (readonly [number, number])[] =>
  outerCommands(seed).flatMap((command) => pathWords(command).map(({ word }) => word.span));

const isRelative = (path: string): boolean => !/^[/~$'"]/.test(path);

const namesRelative = (seed: Seed): boolean =>
  outerCommands(seed).some((command) => pathWords(command).some(({ fact }) => isRelative(fact.operand)));

/** What the call names itself, not the directory in which it works. */
const linkable = (command: ReturnType<typeof outerCommands>[number]): readonly string[] =>
  pathWords(command).flatMap(({ fact }) =>
    fact.paths.length !== 1 || fact.below ? [] : [fact.paths[0] as string],
  );
