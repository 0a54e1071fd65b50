import type { Command, Word } from '../../src/generated/types.js';

/**
 * Whether an argument vector that bash ran is one that a command of ours allows: static words must be equal, an
 * unknown word stands for one argument with its prefix and suffix, or, where it may be several, for any number.
 * The recorded arguments are bytes, one per character.
 */
export function explains(command: Command, argv: readonly string[]): boolean {
  const { words } = command;
  const known = new Map<number, boolean>();
  const from = (word: number, argument: number): boolean => {
    const key = word * 10_000 + argument;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = decide(word, argument);
    known.set(key, result);
    return result;
  };
  const decide = (word: number, argument: number): boolean => {
    const template = words[word];
    if (template === undefined) return argument === argv.length;
    if (template.fields === 'one') {
      const value = argv[argument];
      return value !== undefined && fits(template, value) && from(word + 1, argument + 1);
    }
    for (let end = argument; end <= argv.length; end += 1) {
      if (from(word + 1, end)) return true;
    }
    return false;
  };
  return command.form === 'simple' && from(0, 0);
}

function fits(word: Word, value: string): boolean {
  if (word.value !== null) return value === bytes(word.value);
  if (word.values !== undefined) return word.values.some((one) => value === bytes(one));
  if (word.base !== undefined) return word.glob !== undefined || value.endsWith(bytes(word.tail ?? ''));
  return value.startsWith(bytes(word.prefix ?? '')) && value.endsWith(bytes(word.suffix ?? ''));
}

function isControl(char: string): boolean {
  const code = char.charCodeAt(0);
  return (code < 32 && code !== 9 && code !== 10) || code === 127;
}

export function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** Records of the trace that are no commands, or that the trace garbles. */
export function isArtefact(argv: readonly string[]): boolean {
  const [program] = argv;
  if (program === undefined) return true;
  if (argv.some((argument) => [...argument].some(isControl))) return true;
  return (
    /^\w*\[/.test(program) ||
    ['printf', 'case', 'return', 'c9'].includes(program) ||
    /COPROC/.test(argv.join(' '))
  );
}
