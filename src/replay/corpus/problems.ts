/** The problems that several readers find. */

import { DOCUMENT_LIMIT } from './limits.js';
import type { CorpusProblem } from './problem.js';
import type { CorpusItem, CorpusLine } from './reader.js';

export const problemItem = (problem: CorpusProblem): CorpusItem => ({ line: problem.line, problem });

/** A line that could not be had. */
export const unreadable = (line: CorpusLine & { readonly fault: string }): CorpusProblem => ({
  code: 'line-unreadable',
  line: line.number,
  message: line.fault,
  hint: 'It was not read; the lines around it were.',
});

export const notText = (line: number): CorpusProblem => ({
  code: 'not-text',
  line,
  message: 'It holds a NUL character, so it is no text that a shell would read.',
  hint: 'Check that the file is a recording, and that --from names its format.',
});

/** `what` begins the sentence: "The command". */
export const tooLong = (line: number, what: string): CorpusProblem => ({
  code: 'too-large',
  line,
  message: `${what} is longer than ${DOCUMENT_LIMIT} characters.`,
  hint: 'It was not read. Split the recording.',
});

/** Something that is a call by its type and cannot be read as one. */
export const malformedCall = (line: number, message: string): CorpusProblem => ({
  code: 'malformed-call',
  line,
  message,
  hint: 'Check that --from names the format, and that the recording is whole.',
});
