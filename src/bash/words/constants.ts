import type { Position, RawCommand } from '../walk/raw.js';
import type { Base } from './pieces.js';

/** What a text that runs inside of another may take for granted of the shell around it. */
export interface Kept {
  /** `HOME`, `PWD`, `TMPDIR` and `NUMBERS` as the shell began; `pwd()`: that no function has this name. */
  readonly place: (name: string) => boolean;
  /** Words split on blank, tab and newline. */
  readonly defaultIfs: boolean;
  /** The text runs in the same shell, so that what it makes (an alias) lasts. */
  readonly sameShell?: boolean;
}

/**
 * Variables that the shell sets by itself, reads in a special way, or refuses to set (bash 5.2 manual, section
 * 5.2): an assignment to one of them says little of its value later.
 */
export const SHELL_VARIABLES: ReadonlySet<string> = new Set([
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
