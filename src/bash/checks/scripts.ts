import type { ParsedScript } from 'unbash';
import type { Span } from '../../generated/types.js';
import { type Source, spanOf } from '../walk/raw.js';
import type { DocumentSpan, Reader } from '../walk/reader.js';

/** The parser recovers from errors and goes on: whatever it says after one is a guess. */
export function checkParseErrors(reader: Reader, source: Source, script: ParsedScript, within: Span): void {
  for (const error of script.errors ?? []) {
    const at = Math.min(error.pos, source.text.length);
    const span = source.fixed ?? (Number.isFinite(at) ? spanOf(source, at, at) : within);
    reader.report('parse-error', 'error', span, `Not valid bash: ${error.message}.`);
  }
}

/**
 * Bash 5.2 prints a substitution anew before it runs it, and a here-document in it swallows what follows:
 *
 *     $(c1 <<E⏎x⏎E⏎c8; c2)      runs `c8 c2`, one command
 *
 * So only blanks may stand between its last line and the end of the substitution.
 */
export function checkNestedHereDocuments(
  reader: Reader,
  source: Source,
  documents: readonly DocumentSpan[],
  scriptEnd: number,
  span: Span,
): void {
  if (documents.length === 0) return;
  const ordered = [...documents].sort((left, right) => left.start - right.start);
  for (let index = 0; index < ordered.length; index += 1) {
    const document = ordered[index] as DocumentSpan;
    const next = ordered[index + 1]?.start ?? scriptEnd;
    if (/^[ \t\n]*$/.test(source.text.slice(document.end, next))) continue;
    reader.report(
      'nested-here-document',
      'error',
      span,
      'Something follows a here-document inside a substitution.',
      'Put the here-document last in the substitution, or outside of it.',
    );
    return;
  }
}

/** `time` and what may stand between it and a compound command. */
const TIMED_COMPOUND =
  /^[$<>]\(\s*time\s+(?:(?:-p|--|!|time)\s+)*(?:[({[]|(?:case|coproc|for|function|if|select|until|while)\b)/;

/**
 * As the first word of a substitution, `time` is no keyword for the bash that looks for the end of it:
 *
 *     c1 $(time case x in x)⏎c2;; esac) a      the substitution ends behind the pattern
 */
export function checkTimedCompound(reader: Reader, text: string, span: Span): void {
  if (!TIMED_COMPOUND.test(text)) return;
  const message = 'A compound command behind `time`, at the beginning of a substitution.';
  reader.report('unmodelled-syntax', 'error', span, message, 'Put `time` in braces.');
}
