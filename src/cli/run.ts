/** Dispatch: from the command line to a command's exit status. */

import { COMMAND_HELP, GENERAL_HELP } from './help.js';
import {
  createTerminal,
  EXIT,
  Failure,
  type Io,
  isSystemError,
  type Terminal,
  UsageError,
} from './terminal.js';
import { version } from './version.js';

export type CommandFunction = (argv: readonly string[], terminal: Terminal) => Promise<number>;

/** Loaded when it is called, so that a decision does not wait for the code of the others. */
const COMMANDS: ReadonlyMap<string, () => Promise<CommandFunction>> = new Map([
  ['decide', async () => (await import('./decide.js')).decideCommand],
  ['hook', async () => (await import('./hook.js')).hookCommand],
  ['shape', async () => (await import('./shape.js')).shapeCommand],
  ['explain', async () => (await import('./explain.js')).explainCommand],
  ['check', async () => (await import('./check.js')).checkCommand],
  ['diff', async () => (await import('./diff.js')).diffCommand],
  ['witness', async () => (await import('./witness.js')).witnessCommand],
  ['replay', async () => (await import('./replay.js')).replayCommand],
  ['near-miss', async () => (await import('./near-miss.js')).nearMissCommand],
  ['suggest', async () => (await import('./suggest.js')).suggestCommand],
  ['score', async () => (await import('./score.js')).scoreCommand],
  ['demo', async () => (await import('./demo.js')).demoCommand],
  ['import', async () => (await import('./import.js')).importCommand],
  ['registry', async () => (await import('./registry.js')).registryCommand],
]);

/** Runs one command line and returns its exit status. Throws nothing. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const terminal = createTerminal(io);
  const name = argv[0] ?? '--help';
  try {
    return await dispatch(name, argv.slice(1), terminal);
  } catch (error) {
    await terminal.err.write(explainFailure(name, error)).catch(() => {});
    return EXIT.failure;
  }
}

async function dispatch(name: string, rest: readonly string[], terminal: Terminal): Promise<number> {
  if (name === '--version' || name === '-V') return say(terminal, version());
  if (name === '--help' || name === '-h') return say(terminal, GENERAL_HELP);
  if (name === 'help') return say(terminal, rest[0] === undefined ? GENERAL_HELP : helpOf(rest[0]));
  const load = COMMANDS.get(name);
  if (load === undefined) throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
  if (asksForHelp(rest)) return say(terminal, helpOf(name));
  return (await load())(rest, terminal);
}

/** Before any `--`: after it, everything is the command that is to be decided. */
function asksForHelp(rest: readonly string[]): boolean {
  const end = rest.indexOf('--');
  const own = end < 0 ? rest : rest.slice(0, end);
  return own.includes('--help') || own.includes('-h');
}

function helpOf(name: string): string {
  const help = COMMAND_HELP.get(name);
  if (help === undefined) throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
  return help;
}

async function say(terminal: Terminal, text: string): Promise<number> {
  await terminal.out.line(text);
  return EXIT.ok;
}

function explainFailure(name: string, error: unknown): string {
  if (error instanceof UsageError) {
    const about = COMMAND_HELP.has(name) ? `portcullis ${name}` : 'portcullis';
    return `${about}: ${error.message}\nSee \`${about} --help\`.\n`;
  }
  if (error instanceof Failure) return error.message === '' ? '' : `${error.message}\n`;
  if (isSystemError(error)) return `portcullis: ${error.message}.\n`;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `portcullis: an internal fault, please report it: ${detail}\n`;
}
