import type { Diagnostic, Span } from '../generated/types.js';
import type { BashLimits } from './limits.js';

/** Checks on the bare text that need no parser. All are errors; only those in `fatal` keep the text from being read. */
export interface Prefilter {
  readonly diagnostics: readonly Diagnostic[];
  readonly fatal: boolean;
  /** Where it is fatal: the length of the lines at the beginning that can be read all the same. */
  readonly lines: number;
  /** Positions of backslashes that continue a line and are glued to what precedes them. */
  readonly glued: readonly number[];
}

/** Brackets open at once beyond which the text is not handed to the parser. Counted without regard to quotes. */
const OPEN_BRACKETS = 1_000;

/** `<<` on one line beyond which the text is not handed to the parser: it reads their bodies in quadratic time. */
const DOCUMENTS_ON_A_LINE = 100;

export function prefilter(text: string, limits: BashLimits): Prefilter {
  if (text.length > limits.textLength) {
    const message = `The text has ${text.length} code units; more than ${limits.textLength} are not read.`;
    const lines = linesUpTo(text, limits.textLength);
    return {
      diagnostics: [failure('input-too-long', [0, text.length], message)],
      fatal: true,
      lines,
      glued: [],
    };
  }
  const diagnostics: Diagnostic[] = [];
  let control = -1;
  let surrogate = -1;
  let open = 0;
  let deepest = 0;
  let fatal = false;
  let lines = text.length;
  const glued: number[] = [];
  let documents = 0;
  let mostDocuments = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 40 || code === 123 || code === 91) {
      open += 1;
      if (open > deepest) deepest = open;
      if (open === OPEN_BRACKETS + 1) lines = Math.min(lines, linesUpTo(text, index));
    } else if (code === 41 || code === 125 || code === 93) {
      if (open > 0) open -= 1;
    } else if (code === 60) {
      if (text.charCodeAt(index + 1) === 60) documents += 1;
      if (documents > mostDocuments) mostDocuments = documents;
      if (documents === DOCUMENTS_ON_A_LINE + 1) lines = Math.min(lines, linesUpTo(text, index));
    } else if (code < 32 || (code >= 127 && code < 160)) {
      if (code !== 10 && code !== 9 && control < 0) control = index;
      if (code === 10) {
        documents = 0;
        if (isGlued(text, index)) glued.push(index - 1);
      }
    } else if (code >= 0xd800 && code <= 0xdfff) {
      const low = text.charCodeAt(index + 1);
      if (code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) index += 1;
      else if (surrogate < 0) surrogate = index;
    }
  }
  if (control >= 0) {
    const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
    const message = `The control character U+${code} is read differently by different shells.`;
    diagnostics.push(failure('input-control-character', [control, control + 1], message));
  }
  if (surrogate >= 0) {
    const message = 'Half a surrogate pair: the text is no valid Unicode.';
    diagnostics.push(failure('input-surrogate', [surrogate, surrogate + 1], message));
  }
  if (endsWithBackslash(text)) {
    const span: Span = [text.length - 1, text.length];
    diagnostics.push(failure('glued-continuation', span, 'The text ends with a backslash.'));
  }
  if (deepest > OPEN_BRACKETS) {
    fatal = true;
    const message = `More than ${OPEN_BRACKETS} brackets are open at once.`;
    diagnostics.push(failure('nesting-too-deep', [0, text.length], message));
  }
  if (mostDocuments > DOCUMENTS_ON_A_LINE) {
    fatal = true;
    const message = `More than ${DOCUMENTS_ON_A_LINE} here-documents on one line.`;
    diagnostics.push(failure('work-limit', [0, text.length], message));
  }
  return { diagnostics, fatal, lines, glued };
}

/** The length of the whole lines among the first `length` units. */
function linesUpTo(text: string, length: number): number {
  return text.lastIndexOf('\n', length - 1) + 1;
}

/** `\⏎` after anything but a blank, a newline or the beginning. */
function isGlued(text: string, newline: number): boolean {
  if (text.charCodeAt(newline - 1) !== 92) return false;
  let index = newline - 2;
  if (index < 0) return false;
  // `\\⏎` is an escaped backslash and a plain newline.
  let backslashes = 1;
  while (index >= 0 && text.charCodeAt(index) === 92) {
    backslashes += 1;
    index -= 1;
  }
  if (backslashes % 2 === 0) return false;
  const code = text.charCodeAt(newline - 2);
  return !(code === 32 || code === 9 || code === 10);
}

function endsWithBackslash(text: string): boolean {
  let count = 0;
  while (text.charCodeAt(text.length - 1 - count) === 92) count += 1;
  return count % 2 === 1;
}

function failure(code: Diagnostic['code'], span: Span, message: string): Diagnostic {
  return { code, severity: 'error', span, message };
}
