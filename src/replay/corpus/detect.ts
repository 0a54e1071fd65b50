/** Which recording the first lines are. */

import { fail, ok, type Result } from '../../result.js';
import type { Plain } from '../../shape/plain.js';
import { messagesIn } from './containers.js';
import { CORPUS_FORMATS, type CorpusFormat } from './formats.js';
import { parseLine } from './json-lines.js';
import { isBlank, withoutMark } from './lines.js';
import { isMembers, type Members } from './members.js';
import type { CorpusLine } from './reader.js';
import { callOfItem } from './readers/response-item.js';
import { withoutReturn } from './shell-text.js';

/** How many lines tell the format, where the first do not. */
export const DETECTION_LINES = 64;

/**
 * Total; looks at DETECTION_LINES lines. The error is a sentence that says what to do. Lists of commands and histories
 * without times look alike, and so do conversations without calls: these must be named. A file without a line is
 * whatever one takes it for.
 */
export function detectFormat(lines: readonly CorpusLine[]): Result<CorpusFormat, string> {
  const texts = lines.slice(0, DETECTION_LINES).flatMap((line) => ('text' in line ? [line] : []));
  const written = texts.filter(({ text }) => !isBlank(text));
  const [first] = written;
  if (first === undefined)
    return lines.length === 0
      ? ok('portcullis')
      : fail(`No line of the first ${DETECTION_LINES} is text. ${NAME_IT}`);
  const history = historyOf(withoutReturn(withoutMark(first)));
  if (history !== null) return ok(history);
  const votes = new Set<CorpusFormat>();
  for (const line of written) {
    const value = parseLine(line);
    if (value.ok) for (const format of formatsOf(value.value)) votes.add(format);
  }
  if (votes.size === 0 && /^[[{]/.test(withoutMark(first).trimStart()))
    for (const format of markersIn(written.map(({ text }) => text).join('\n'))) votes.add(format);
  const [format, other] = votes;
  if (format !== undefined && other === undefined) return ok(format);
  const what = format === undefined ? 'The format is not known.' : `It could be ${[...votes].join(' or ')}.`;
  return fail(`${what} ${NAME_IT}`);
}

const NAME_IT = `Say which it is with --from: ${CORPUS_FORMATS.join(', ')}.`;

function historyOf(line: string): CorpusFormat | null {
  if (/^#\d{5,}$/.test(line)) return 'bash-history';
  if (/^: *\d+:\d+;/.test(line)) return 'zsh-history';
  return line.startsWith('- cmd: ') ? 'fish-history' : null;
}

/** What one value of a line tells; often nothing. */
function formatsOf(value: Plain): readonly CorpusFormat[] {
  if (isMembers(value)) {
    if (isCodex(value)) return ['codex'];
    if (isClaudeCode(value)) return ['claude-code'];
    if (isOwn(value)) return ['portcullis'];
  }
  return messagesIn(value).flatMap(apiOf);
}

const isCodex = ({ type, payload, id, timestamp, instructions }: Members): boolean =>
  (isMembers(payload) && typeof type === 'string' && CODEX_TYPES.has(type)) ||
  (type === undefined &&
    typeof id === 'string' &&
    typeof timestamp === 'string' &&
    instructions !== undefined);

const CODEX_TYPES: ReadonlySet<string> = new Set([
  'session_meta',
  'response_item',
  'event_msg',
  'turn_context',
]);

const isClaudeCode = ({ type, sessionId, parentUuid, leafUuid, isSidechain }: Members): boolean =>
  typeof type === 'string' &&
  (typeof sessionId === 'string' ||
    typeof leafUuid === 'string' ||
    parentUuid !== undefined ||
    isSidechain !== undefined);

/** A request of the Responses API has an `input` as well, and names its model. */
const isOwn = ({ cmd, input, model, type, role }: Members): boolean =>
  typeof cmd === 'string' ||
  (input !== undefined && model === undefined && type === undefined && role === undefined);

function apiOf(message: Members): readonly CorpusFormat[] {
  if (Array.isArray(message.tool_calls) || isMembers(message.function_call) || message.role === 'tool')
    return ['openai'];
  if (callOfItem(message) !== null) return ['openai'];
  const blocks = Array.isArray(message.content) ? (message.content as readonly Plain[]) : [];
  const types = blocks.map((block) => (isMembers(block) ? block.type : undefined));
  return types.includes('tool_use') || types.includes('tool_result') ? ['anthropic'] : [];
}

/** In a document over several lines: how the names of members that only one of them has are written. */
const markersIn = (text: string): readonly CorpusFormat[] => [
  ...(/"(?:tool_calls|function_call|custom_tool_call|local_shell_call)"/.test(text)
    ? (['openai'] as const)
    : []),
  ...(/"(?:tool_use|tool_result)"/.test(text) ? (['anthropic'] as const) : []),
];
