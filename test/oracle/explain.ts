import type { Command, Word } from '../../src/generated/types.js';
import type { RanCommand } from './log.js';

/** Directories of the jail that `cd` can reach. */
const FOLDERS = '(?:/|//|/w|/tmp|/dev|//w|//tmp|//dev)';

/** Places as they are in the jail: it has no TMPDIR and no repository. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['home', '/w'],
  ['cwd', `(?:${FOLDERS}|/[^\\x00]*)`],
  ['temp', '[^\\x00]*'],
  ['project', '[^\\x00]*'],
]);

/** Builtins that run the rest of their words as a command. */
const RUNNERS: ReadonlySet<string> = new Set(['command', 'builtin']);

/** The trace shows `declare a=(x)` as `declare a` and an assignment. */
const DECLARERS: ReadonlySet<string> = new Set(['declare', 'typeset', 'local', 'export', 'readonly']);

/** Whether one of the commands is what bash ran: static words are equal, others allow what they say they allow. */
export function isExplained(ran: RanCommand, commands: readonly Command[]): boolean {
  return commands.some((command) => {
    if (command.form !== 'simple') return false;
    if (matches(command.words, ran)) return true;
    for (let index = 0; RUNNERS.has(command.words[index]?.value ?? ''); ) {
      index += 1;
      while (/^-(?:[pvV]+|-)$/.test(command.words[index]?.value ?? '')) index += 1;
      if (matches(command.words.slice(index), ran)) return true;
    }
    return false;
  });
}

/** Whether a redirection that writes names this file. */
export function isNamed(file: string, commands: readonly Command[]): boolean {
  const moved = commands.some(({ words }) => ['cd', 'pushd', 'popd'].includes(words[0]?.value ?? ''));
  const name = file.slice(file.lastIndexOf('/') + 1);
  return commands.some(({ redirects }) =>
    redirects.some(({ direction, target }) => {
      if (target === null || direction === 'read' || direction.startsWith('here-')) return false;
      const { value, values, base, prefix, suffix } = target;
      const known = value === null ? values : [value];
      if (known !== undefined) {
        return known.some((path) => {
          const written = bytes(path);
          return moved ? written.endsWith(name) : resolve(written) === file;
        });
      }
      if (base !== undefined) return true;
      return prefix === undefined || moved || resolve(bytes(prefix)) === '/w' || startsAlike(file, prefix)
        ? suffix === undefined || file.endsWith(bytes(suffix).replace(/^.*\//, ''))
        : false;
    }),
  );
}

function startsAlike(file: string, prefix: string): boolean {
  const written = bytes(prefix);
  if (/(?:^|\/)\.{0,2}(?:\/|$)/.test(written.replace(/^\//, ''))) return true;
  return file.startsWith(written.startsWith('/') ? written : `/w/${written}`);
}

/** Lexically, from the jail's working directory. */
function resolve(path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `/w/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function matches(words: readonly Word[], { argv, from }: RanCommand): boolean {
  const declares = from === 'trace' && DECLARERS.has(argv[0] ?? '');
  const known = new Map<number, boolean>();
  const rest = (word: number, argument: number): boolean => {
    const key = word * 10_000 + argument;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = decide(word, argument);
    known.set(key, result);
    return result;
  };
  const decide = (at: number, argument: number): boolean => {
    const word = words[at];
    if (word === undefined) return argument === argv.length;
    if (word.fields === 'one') {
      const value = argv[argument];
      if (value !== undefined && fits(word, value) && rest(at + 1, argument + 1)) return true;
      if (!declares || !word.reasons.includes('array')) return false;
      const name = word.text.slice(0, word.text.search(/\+?=/));
      return rest(at + 1, argument) || (value === name && rest(at + 1, argument + 1));
    }
    for (let end = argument; end <= argv.length; end += 1) {
      if (rest(at + 1, end)) return true;
      if (end < argv.length && !fits(word, argv[end] as string)) return false;
    }
    return false;
  };
  return rest(0, 0);
}

function fits(word: Word, value: string): boolean {
  if (word.value !== null) return value === bytes(word.value);
  if (word.values !== undefined) return word.values.some((one) => value === bytes(one));
  if (word.base !== undefined) {
    const tail =
      word.pattern === true || word.glob !== undefined
        ? globPattern(bytes(word.tail ?? ''))
        : literal(bytes(word.tail ?? ''));
    return new RegExp(`^${literal(bytes(word.prefix ?? ''))}${PLACES.get(word.base)}${tail}$`, 's').test(
      value,
    );
  }
  if (word.glob !== undefined) {
    const glob = bytes(word.glob);
    return value === glob || new RegExp(`^${globPattern(glob)}$`, 's').test(value);
  }
  const prefix = bytes(word.prefix ?? '');
  const suffix = bytes(word.suffix ?? '');
  return value.length >= prefix.length + suffix.length && value.startsWith(prefix) && value.endsWith(suffix);
}

/** Every wildcard as if it were unquoted, a bracket expression as any character. */
function globPattern(glob: string): string {
  let pattern = '';
  for (let index = 0; index < glob.length; index += 1) {
    const char = glob[index] as string;
    const close = char === '[' ? closingBracket(glob, index) : -1;
    if (glob.startsWith('**/', index)) {
      // With globstar also no directory at all.
      pattern += '(?:.*/)?';
      index += 2;
    } else if (char === '*') pattern += '.*';
    else if (char === '?') pattern += '.';
    else if (close > 0) {
      pattern += `(?:.|${literal(glob.slice(index, close + 1))})`;
      index = close;
    } else pattern += literal(char);
  }
  return pattern;
}

/** Of a bracket expression, with classes such as `[:alnum:]` in it; -1 where it has no end. */
function closingBracket(glob: string, open: number): number {
  let index = open + 2;
  while (index < glob.length && glob[index] !== ']') {
    const inner = glob[index - 1] === '[' && glob[index] === ':' ? glob.indexOf(':]', index) : -1;
    index = inner < 0 ? index + 1 : inner + 2;
  }
  return index < glob.length ? index : -1;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** As the oracle reports: the bytes of UTF-8, one per character. */
export function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
