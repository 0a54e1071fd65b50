/** The list of all programs that the registry knows. */

import type { CommandGrammar, Subcommand } from '../generated/types.js';
import { type GrammarFile, namedSubcommands } from './registry-find.js';
import { columns, cut } from './render.js';
import { type Page, wrap } from './wrap.js';

export interface ProgramList {
  readonly programs: readonly ListedProgram[];
  readonly counts: {
    readonly programs: number;
    readonly grammars: number;
    readonly subcommands: number;
    readonly options: number;
  };
}

export interface ListedProgram {
  readonly program: string;
  /** The name under which its grammar stands, where that is another. */
  readonly sameAs?: string;
  readonly summary: string;
  readonly file: string;
}

/** By name, in an order that no locale changes. */
export function listPrograms(files: readonly GrammarFile[]): ProgramList {
  const programs = files
    .flatMap(({ file, grammar }) =>
      grammar.programs.map((program, index) => ({
        program,
        ...(index === 0 ? {} : { sameAs: grammar.programs[0] as string }),
        summary: grammar.summary,
        file,
      })),
    )
    .sort((one, other) => (one.program < other.program ? -1 : 1));
  const bodies = files.flatMap(({ grammar }) => allBodies(grammar));
  return {
    programs,
    counts: {
      programs: programs.length,
      grammars: files.length,
      subcommands: bodies.length - files.length,
      options: bodies.reduce((sum, body) => sum + (body.options?.length ?? 0), 0),
    },
  };
}

export function renderList({ programs, counts }: ProgramList, { width, paint }: Page): string {
  const rows = programs.map(({ program, sameAs, summary }) => [
    program,
    sameAs === undefined ? summary : `as ${sameAs}: ${summary}`,
  ]);
  const total = `${counts.programs} programs in ${counts.grammars} grammars, with ${counts.subcommands} subcommands and ${counts.options} options. Of any other program the effects are unknown, and every call of it is reviewed.`;
  return [
    ...columns(rows).map((line) => cut(line, width)),
    '',
    ...wrap(total, width).map((line) => paint.strong(line)),
  ].join('\n');
}

function allBodies(body: CommandGrammar | Subcommand): (CommandGrammar | Subcommand)[] {
  return [body, ...[...namedSubcommands(body).values()].flatMap(allBodies)];
}
