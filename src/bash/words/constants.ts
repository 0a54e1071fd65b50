import type { Position, RawCommand } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import type { Base } from './pieces.js';

/** What a constant variable holds: text, or a known place and what follows it. */
export interface ConstantValue {
  readonly text: string;
  readonly base: Base | null;
}

/** What a text that runs inside of another may take for granted of the shell around it. */
export interface Kept {
  /** `$HOME`, `~`, `$PWD`, `$TMPDIR` keep the values with which the shell began, `NUMBERS` theirs. */
  readonly places: ReadonlySet<string>;
  /** Words split on blank, tab and newline. */
  readonly defaultIfs: boolean;
}

/**
 * What is taken for granted about the variables of the text while its words are resolved. It is first assumed as
 * wide as the syntax permits; commands that may assign (`read`, `export`, …) then take names away until nothing
 * changes. That is sound: the first command that broke an assumption would have been run with all words as assumed.
 */
export interface Assumptions extends Kept {
  /** Names set once in the whole text: by an assignment whose value holds from then on, or by one `for`. */
  readonly trusted: Set<string>;
  readonly places: Set<string>;
  defaultIfs: boolean;
  /** Names that may be references to elements of an array; null stands for any name. Starts empty, and grows. */
  readonly references: Set<string | null>;
}

/**
 * Variables that the shell sets by itself, reads in a special way, or refuses to set (bash 5.2 manual, section
 * 5.2): an assignment to one of them says little of its value later.
 */
const SHELL_VARIABLES: ReadonlySet<string> = new Set([
  '_',
  'BASH',
  'BASHOPTS',
  'BASHPID',
  'BASH_ALIASES',
  'BASH_ARGC',
  'BASH_ARGV',
  'BASH_ARGV0',
  'BASH_CMDS',
  'BASH_COMMAND',
  'BASH_COMPAT',
  'BASH_ENV',
  'BASH_EXECUTION_STRING',
  'BASH_LINENO',
  'BASH_REMATCH',
  'BASH_SOURCE',
  'BASH_SUBSHELL',
  'BASH_VERSINFO',
  'BASH_VERSION',
  'COLUMNS',
  'COMP_CWORD',
  'COMP_KEY',
  'COMP_LINE',
  'COMP_POINT',
  'COMP_TYPE',
  'COMP_WORDBREAKS',
  'COMP_WORDS',
  'COMPREPLY',
  'COPROC',
  'DIRSTACK',
  'EPOCHREALTIME',
  'EPOCHSECONDS',
  'EUID',
  'FUNCNAME',
  'GROUPS',
  'HISTCMD',
  'HOSTNAME',
  'HOSTTYPE',
  'IFS',
  'LINENO',
  'LINES',
  'MACHTYPE',
  'MAPFILE',
  'OLDPWD',
  'OPTARG',
  'OPTERR',
  'OPTIND',
  'OSTYPE',
  'PIPESTATUS',
  'POSIXLY_CORRECT',
  'PPID',
  'PWD',
  'RANDOM',
  'READLINE_ARGUMENT',
  'READLINE_LINE',
  'READLINE_MARK',
  'READLINE_POINT',
  'REPLY',
  'SECONDS',
  'SHELLOPTS',
  'SHLVL',
  'SRANDOM',
  'UID',
]);

export const PLACES: ReadonlyMap<string, Base> = new Map([
  ['HOME', 'home'],
  ['PWD', 'cwd'],
  ['TMPDIR', 'temp'],
]);

/** Variables that bash gives a number as long as nothing assigns to them (manual, section 5.2). */
export const NUMBERS: ReadonlySet<string> = new Set([
  'BASHPID',
  'EPOCHSECONDS',
  'EUID',
  'LINENO',
  'PPID',
  'RANDOM',
  'SECONDS',
  'SRANDOM',
  'UID',
]);

export function initialAssumptions(reader: Reader, kept: Kept | undefined): Assumptions {
  const trusted = new Set<string>();
  const places = new Set<string>();
  const references = new Set<string | null>();
  if (reader.anyAssigned) return { trusted, places, defaultIfs: false, references };
  for (const place of [...PLACES.keys(), ...NUMBERS]) {
    if (!reader.setters.has(place) && kept?.places.has(place) !== false) places.add(place);
  }
  for (const [name, count] of reader.setters) {
    if (count === 1 && !SHELL_VARIABLES.has(name)) trusted.add(name);
  }
  return {
    trusted,
    places,
    defaultIfs: kept?.defaultIfs !== false && !reader.setters.has('IFS'),
    references,
  };
}

/**
 * Whether this command is an assignment whose value every later word sees: alone, in the call's own shell, sure
 * to run. After `&&` it holds for the rest of that run only (see `holdsFor`).
 */
export function isLastingAssignment(command: RawCommand): boolean {
  const { place } = command;
  return (
    command.form === 'assignment' &&
    command.loop === null &&
    command.redirects.length === 0 &&
    place.environment === 0 &&
    !place.conditional &&
    !place.repeated &&
    !place.background &&
    place.operator !== 'or'
  );
}

/** Whether the value that `setter` assigned is what the words of `command` see. */
export function holdsFor(setter: RawCommand, command: Position): boolean {
  if (setter.finishedAt >= command.startedAt) return false;
  if (setter.place.operator !== 'and') return true;
  // `a && X=1 && use`: the use runs only if the assignment did.
  const run = setter.place.runs[setter.place.runs.length - 1];
  return run !== undefined && command.place.runs.includes(run);
}
