/** `portcullis shape`: what the projector sees. */

import type { Command, Diagnostic, Shape } from '../generated/types.js';
import { createNodeProjector } from '../node.js';
import { commandLine, decoded, nesting } from './command-text.js';
import { commandText, refuseForLines } from './decide.js';
import { answerLines } from './decide-jsonl.js';
import { FORMAT_OPTION, readOptions } from './options.js';
import { createBriefProjector } from './projector.js';
import { cut, type Paint, visible } from './render.js';
import { EXIT, type Terminal } from './terminal.js';

export async function shapeCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...FORMAT_OPTION, jsonl: { type: 'boolean' } });
  const format = options.format();
  if (options.flag('jsonl')) refuseForLines(options);
  if (options.flag('jsonl')) {
    const many = await createNodeProjector();
    return answerLines(terminal, (row) => shapeRow(many.project(row.call)));
  }
  const projector = await createBriefProjector();
  const shape = projector.project({ tool: 'bash', input: await commandText(options, terminal) });
  await terminal.out.line(
    format === 'json' ? JSON.stringify(shapeRow(shape)) : renderShape(shape, terminal.out.paint),
  );
  return EXIT.ok;
}

export interface ShapeRow {
  /** No diagnostic worse than info. */
  readonly clean: boolean;
  readonly commands: readonly {
    /** Null for a word that is not one value fixed by the text. Empty for every form but `simple`. */
    readonly argv: readonly (string | null)[];
    /** Absent for a simple command. */
    readonly form?: Exclude<Command['form'], 'simple'>;
    readonly redirects: readonly {
      readonly fd: number | null;
      readonly operator: string;
      readonly target: string | null;
    }[];
  }[];
  readonly diagnostics: readonly Pick<Diagnostic, 'code' | 'severity' | 'span'>[];
}

export function shapeRow(shape: Shape): ShapeRow {
  return {
    clean: isClean(shape),
    commands: shape.commands.map(({ form, words, redirects }) => ({
      argv: form === 'simple' ? words.map(decoded) : [],
      ...(form === 'simple' ? {} : { form }),
      redirects: redirects.map(({ fd, operator, target }) => ({
        fd,
        operator,
        target: target === null ? null : decoded(target),
      })),
    })),
    diagnostics: shape.diagnostics.map(({ code, severity, span }) => ({ code, severity, span })),
  };
}

const isClean = (shape: Shape): boolean => shape.diagnostics.every(({ severity }) => severity === 'info');

function renderShape(shape: Shape, paint: Paint): string {
  const lines = nesting(shape).map(({ index, depth }) => {
    const command = shape.commands[index] as Command;
    const mark = depth === 0 ? '' : paint.faint(` [${command.origin} of ${command.parent}]`);
    return `${String(index).padStart(3)}  ${'  '.repeat(depth)}${commandLine(command, shape.tool)}${mark}`;
  });
  const clean = isClean(shape) ? paint.strong('clean') : paint.warn('not clean');
  return [clean, ...lines, ...shape.diagnostics.map((one) => renderDiagnostic(one, shape, paint))].join('\n');
}

export function renderDiagnostic(diagnostic: Diagnostic, shape: Shape, paint: Paint): string {
  const { severity, code, span, message, hint } = diagnostic;
  const source = cut(shape.text.slice(span[0], span[1]), 60);
  const at = source === '' ? '' : ` at ${span[0]}–${span[1]} \`${source}\``;
  const worse = severity === 'info' ? paint.faint(severity) : paint.warn(severity);
  return `${worse} ${code}${at}: ${visible(message)}${hint === undefined ? '' : ` ${visible(hint)}`}`;
}
