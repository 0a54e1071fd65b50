/** `curl -o f … && sh f`: a file that one command writes and a later one reads or runs. */

import type { Access, Command, CommandFacts, PathFact } from '../generated/types.js';
import type { FlowList } from './flow-list.js';
import type { FlowParts } from './flows.js';
import type { Interpretation } from './interpret.js';
import { meaningOf } from './roles.js';

/** Commands count in the order of the shape: what a loop or a function's body reads before a write is not seen. */
export function fileFlows(parts: FlowParts, flows: FlowList): void {
  const { shape, commands, interpretations } = parts;
  const writers = new Map<string, number[]>();
  let setsOptions = false;
  for (const [index, command] of shape.commands.entries()) {
    const facts = commands[index] as CommandFacts;
    const read = interpretations[index] ?? null;
    for (const path of facts.paths) {
      if (!READS.has(path.access)) continue;
      const runs = runsFile(path, read);
      for (const name of path.paths) flows.addAll(writers.get(name) ?? [], { to: index, via: 'file', runs });
    }
    // With `set -C` a redirection overwrites nothing.
    setsOptions ||= command.form === 'simple' && changesShell(facts);
    if (!setsOptions) {
      for (const name of overwrittenBy(command, facts)) {
        const left = writers.get(name)?.filter((one) => !isOver(one, command, parts));
        if (left !== undefined) writers.set(name, left);
      }
    }
    for (const path of facts.paths) {
      if (!WRITES.has(path.access)) continue;
      for (const name of path.paths) {
        const known = writers.get(name);
        if (known === undefined) writers.set(name, [index]);
        else if (known.at(-1) !== index) known.push(index);
      }
    }
  }
}

/** Accesses that carry the file's content on; a move gives it another name. */
const READS: ReadonlySet<Access> = new Set<Access>(['read', 'move', 'execute']);

const WRITES: ReadonlySet<Access> = new Set<Access>(['write', 'append', 'create']);

/** A program or script that is run for certain, or a file that a redirection hands to one that runs its input. */
function runsFile(path: PathFact, read: Interpretation | null): boolean {
  if (path.access === 'execute') return path.possible !== true || read === null || isMeant(path, read);
  if (path.usage !== 'redirect-target' || path.access !== 'read' || read === null) return false;
  return read.stdin !== null || read.uses.some((use) => use.possible !== true && namesDescriptor(use));
}

/** `sh /dev/fd/3 3< f` */
const namesDescriptor = ({ role, word }: Interpretation['uses'][number]): boolean =>
  meaningOf(role).runs === true && /^\/(?:dev\/(?:stdin$|fd\/)|proc\/self\/fd\/)/.test(word.value ?? '');

/** The fact is possible for its directory alone, not since a word may turn out to be an option. */
function isMeant(path: PathFact, read: Interpretation): boolean {
  return read.uses.some(
    ({ possible, role, word }) =>
      possible !== true &&
      (word.value ?? word.text) === path.operand &&
      meaningOf(role).access.includes(path.access),
  );
}

/**
 * Files whose earlier content is gone once the command has run: those that its own redirections truncate, whatever
 * the program does. What a program writes by itself it may fail to write.
 */
function overwrittenBy(command: Command, facts: CommandFacts): readonly string[] {
  const certain = command.operator === 'start' || command.operator === 'sequence';
  if (!certain || command.conditional || command.background) return [];
  return command.redirects.flatMap(({ direction, inherited, target }) => {
    if (direction !== 'write' || inherited || target === null) return [];
    const named = facts.paths.filter(
      ({ usage, access, operand }) =>
        usage === 'redirect-target' && access === 'write' && operand === (target.value ?? target.text),
    );
    const [only] = named;
    const sure = named.length === 1 && only?.possible !== true && only?.below === false;
    return sure && only.paths.length === 1 ? only.paths : [];
  });
}

const changesShell = ({ effects, paths }: CommandFacts): boolean =>
  effects.includes('shell-state') && !paths.some(({ access }) => access === 'cwd');

/** The writer has ended before the command begins: it stands before it in the same shell, and in its foreground. */
function isOver(writer: number, command: Command, { shape, commands }: FlowParts): boolean {
  const one = shape.commands[writer];
  return (
    one !== undefined &&
    one.environment === command.environment &&
    (one.origin === 'source' || one.origin === 'text') &&
    !one.background &&
    commands[writer]?.effects.includes('background') === false
  );
}
