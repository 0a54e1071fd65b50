import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../src/commands/interpret.js';
import type { GrammarBody } from '../../src/commands/registry.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { decideCall } from '../support/decisions.js';
import {
  BODIES,
  type BodyAt,
  GRAMMARS,
  lineOfWords,
  OTHER_NAMES,
  permutes,
  plausibleOperands,
} from '../support/grammar-bodies.js';
import { holds } from '../support/property.js';
import { isUnknown, unknownOptions } from '../support/unknown-options.js';
import { quoted } from './spelling.js';

const { registry } = shippedKnowledge();

/** Programs that take an option they do not know for data, and that are allowed: they print or ignore it, or a script gets it. */
const PRINTED_OR_IGNORED = new Set([
  ...['echo', 'expr', 'true', 'false', ':', 'test', '[', 'git rev-parse'],
  ...['pnpm test', 'pnpm start', 'pnpm build', 'yarn run', 'yarn test', 'yarn start', 'yarn build'],
  ...['list', 'print', 'print-cache', 'print-disabled', 'blame', 'dumpstate', 'managername', 'manageruid'],
  ...['managerpid', 'hostinfo', 'resolveport', 'procinfo', 'plist', 'version', 'help', 'error', 'variant'],
]);

/** A command without an unknown option, and where one may be put in. */
interface Base {
  readonly at: BodyAt;
  readonly words: readonly string[];
  /** After the program, after each subcommand, and after each operand where options may stand there. */
  readonly places: readonly { readonly index: number; readonly reader: GrammarBody }[];
}

const BASES: readonly Base[] = [...BODIES, ...OTHER_NAMES].flatMap((at) =>
  plausibleOperands(at.body).map((operands) => {
    const { path, chain, body } = at;
    const words = [...path, ...operands];
    // Behind the first operand of a program that does not permute, and behind a subcommand's name, it is data.
    const last = permutes(body) && body.subcommands.size === 0 ? words.length : path.length;
    const places = words.slice(0, last).map((_, index) => ({
      index: index + 1,
      reader: chain[Math.min(index, path.length - 1)] as GrammarBody,
    }));
    return { at, words, places };
  }),
);

const inserted = (words: readonly string[], index: number, text: string): readonly string[] => [
  ...words.slice(0, index),
  text,
  ...words.slice(index),
];
const textOf = (words: readonly string[]): string => words.map(quoted).join(' ');
const nameOf = ({ path }: BodyAt): string =>
  path[0] === 'launchctl' ? path.slice(1).join(' ') : path.join(' ');
const isAllowed = (words: readonly string[]): boolean => decideCall(textOf(words)).effect === 'allow';
const isKnown = (words: readonly string[]): boolean => interpret(lineOfWords(words), registry).known;
const isData = (reader: GrammarBody): boolean => reader.style.unknown === 'operand';

describe('an unknown option', () => {
  it('has all grammars to stand in, and many of their commands are allowed without it', () => {
    expect([GRAMMARS, new Set(BODIES.map(({ path }) => path[0])).size]).toEqual([GRAMMARS, GRAMMARS]);
    expect([GRAMMARS > 400, BODIES.length > 2_000, BASES.length > 4_000]).toEqual([true, true, true]);
    const bare = BASES.filter(({ words }, index) => index % 20 === 0 && isAllowed(words));
    expect(bare.length).toBeGreaterThan(40);
  });

  it('makes the command unknown, in every spelling and wherever the program reads it', () => {
    const known: string[] = [];
    for (const { words, places } of BASES)
      for (const { index, reader } of places.filter((place) => !isData(place.reader)))
        for (const { habit, text } of unknownOptions(reader)) {
          const line = inserted(words, index, text);
          if (isKnown(line)) known.push(`${habit}: ${textOf(line)}`);
        }
    expect(known).toEqual([]);
  });

  // Deciding takes a thousand times as long as interpreting: two spellings a command, and the places by turns.
  it('is never allowed, save by programs that print or ignore it, or hand it to a script', () => {
    const allowed: string[] = [];
    for (const [turn, { at, words, places }] of BASES.entries())
      for (const step of [0, 5]) {
        const place = places[(turn + step) % places.length] as Base['places'][0];
        const options = unknownOptions(place.reader);
        const line = inserted(words, place.index, options[(turn + step) % options.length]?.text as string);
        const isIgnored = isData(place.reader) && PRINTED_OR_IGNORED.has(nameOf(at));
        // It prints whatever it does not know.
        if (nameOf(at).startsWith('git rev-parse')) continue;
        if (!isIgnored && isAllowed(line)) allowed.push(textOf(line));
      }
    expect(allowed).toEqual([]);
  });

  const READ = BASES.filter(({ places }) => places.some(({ reader }) => !isData(reader)));
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghiklmnoprstuvwxyzADEFILNRSTV019-='),
    maxLength: 7,
  });

  it('may have any letters, and stand among other unknown ones', () => {
    const option = fc.tuple(fc.constantFrom('-', '--'), letters, fc.nat()).map(([dash, text, place]) => ({
      text: `${dash}${text}`,
      place,
    }));
    holds(
      // An index, not the base itself: a counterexample would print whole grammars.
      fc.tuple(fc.nat(READ.length - 1), fc.array(option, { minLength: 1, maxLength: 3 })),
      ([base, options]) => {
        const { words, places } = READ[base] as Base;
        let line = words;
        let put = false;
        // From the back, so that the places of those before it stay what they are.
        const sorted = options
          .map(({ text, place }) => ({ text, ...(places[place % places.length] as Base['places'][0]) }))
          .filter(({ text, reader }) => !isData(reader) && isUnknown(reader, text))
          .sort((one, other) => other.index - one.index);
        for (const { text, index } of sorted) {
          line = inserted(line, index, text);
          put = true;
        }
        fc.pre(put);
        expect([textOf(line), isKnown(line)]).toEqual([textOf(line), false]);
      },
      { runs: 8_000 },
    );
  });
});

describe('words that look like unknown options and are none', () => {
  const leaves = BODIES.filter(({ body }) => body.subcommands.size === 0);
  const operandsOf = (words: readonly string[]): readonly (string | null)[] =>
    interpret(lineOfWords(words), registry).operands.map(({ value }) => value);

  it('after -- they are operands, where -- ends the options', () => {
    for (const { path } of leaves.filter(({ body }) => body.style.endOfOptions !== false && !isData(body)))
      expect([path, operandsOf([...path, '--', '-zzq', '--zzq', 'a'])]).toEqual([
        path,
        ['-zzq', '--zzq', 'a'],
      ]);
  });

  it('also where what is not known is an operand', () => {
    expect(operandsOf(['expr', '--', '1', '+', '1'])).toEqual(['1', '+', '1']);
  });

  it('where -- does not end the options, it is an operand, an option with a meaning of its own, or unknown', () => {
    const own = leaves.filter(({ body }) => body.style.endOfOptions === false && !body.options.has('--'));
    for (const { path } of own) {
      const line = [...path, '--', 'a'];
      expect([line, !isKnown(line) || operandsOf(line).includes('--')]).toEqual([line, true]);
    }
  });

  it('after the first operand they are operands, where programs do not permute', () => {
    for (const { path } of leaves.filter((at) => !permutes(at.body) && at.body.style.bare !== true)) {
      const found = operandsOf([...path, 'a', '-zzq', '--zzq']);
      expect([path, found]).toEqual([path, ['a', '-zzq', '--zzq']]);
    }
  });
});
