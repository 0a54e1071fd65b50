import type { HereDoc, Redirection } from 'unbash';
import type { Flow } from '../../generated/types.js';
import { checkDocument, checkJoinedLines, checkStrippedTabs } from '../checks/documents.js';
import { checkDuplication } from '../checks/redirects.js';
import { checkDecoded } from '../checks/words.js';
import { decodeWord } from '../words/decode.js';
import { stripTabs } from '../words/documents.js';
import { type ExpansionPiece, opaque, type RawWord, textPiece } from '../words/pieces.js';
import { expandPart, type Held, reportPowerful } from './expansions.js';
import { type Place, type RawRedirect, spanOf } from './raw.js';
import { directionOf, type Reader } from './reader.js';
import { readWord } from './words.js';

export function readRedirects(reader: Reader, nodes: readonly Redirection[], place: Place): RawRedirect[] {
  return nodes.map((node) => readRedirect(reader, place, node));
}

export function readRedirect(reader: Reader, place: Place, node: Redirection): RawRedirect {
  const span = spanOf(place.source, node.pos, node.end);
  const { descriptor, operator } = node;
  if (descriptor?.type === 'FileDescriptorVariable') {
    reader.sets(descriptor.name);
    reportPowerful(reader, descriptor.name);
  }
  const fd =
    descriptor === undefined
      ? operator.startsWith('<')
        ? 0
        : 1
      : descriptor.type === 'FileDescriptor'
        ? descriptor.value
        : null;
  const common = { operator, fd, inherited: false, span };
  if (node.type === 'HereDoc') {
    return { ...common, direction: 'here-document', target: readDocument(reader, place, node) };
  }
  const target =
    node.target === undefined
      ? null
      : readWord(reader, place, node.target, node.type === 'HereString' ? 'assignment' : 'target');
  if (node.type === 'HereString') return { ...common, direction: 'here-string', target };
  if (node.target === undefined) {
    reader.report('parse-error', 'error', span, 'A redirection without a target.');
    return { ...common, direction: directionOf(operator), target };
  }
  if (operator !== '>&' && operator !== '<&') return { ...common, direction: directionOf(operator), target };
  const kind = checkDuplication(reader, place, node.target, span);
  // `>&file` is `>file 2>&1`.
  return { ...common, direction: operator === '>&' && kind === 'file' ? 'write' : 'duplicate', target };
}

function readDocument(reader: Reader, place: Place, node: HereDoc): RawWord {
  const { body, delimiter } = node;
  const span = spanOf(place.source, body.pos, body.end);
  const source = place.source.text;
  checkDocument(reader, place, node);
  if (node.closing !== undefined) reader.documents.push({ start: body.pos, end: node.closing.end });
  const tabs = node.operator === '<<-';
  const text = source.slice(body.pos, body.end);
  if (delimiter?.quoted === true) {
    reader.verifyContinuations(place, body.pos, body.end);
    const value = tabs ? stripTabs(text) : text;
    return { text, span, use: 'document', pieces: [textPiece(value, true)], quoted: false, plain: value };
  }
  const decoded = decodeWord({
    text: source,
    pos: body.pos,
    end: body.end,
    parts: body.parts,
    use: 'document',
    loose: true,
    expand: (part, quoted) => expandPart(reader, place, part, quoted),
    verified: (from, to) => reader.verifyContinuations(place, from, to),
  });
  checkDecoded(reader, span, decoded, decoded.flat);
  checkJoinedLines(reader, span, decoded.pieces);
  if (tabs) checkStrippedTabs(reader, span, decoded.pieces);
  const static_ = decoded.pieces.every((piece) => piece.kind === 'text');
  if (!static_ && tabs) {
    return {
      text,
      span,
      use: 'document',
      pieces: [unstripped(decoded.pieces, text)],
      quoted: false,
      plain: null,
    };
  }
  const value = tabs ? stripTabs(decoded.flat) : decoded.flat;
  return {
    text,
    span,
    use: 'document',
    pieces: static_ ? [textPiece(value, true)] : decoded.pieces,
    quoted: false,
    plain: static_ ? value : null,
  };
}

/** `<<-` with expansions: tabs are stripped before they are expanded, so that no part of the value is exact. */
function unstripped(pieces: readonly (ExpansionPiece | { kind: 'text' })[], text: string): ExpansionPiece {
  const held: Held = { nested: [], variables: [] };
  let reason: ExpansionPiece['reason'] = 'undecoded';
  for (const piece of pieces) {
    if (piece.kind !== 'expansion') continue;
    reason = piece.reason;
    held.nested.push(...piece.nested);
    held.variables.push(...piece.variables);
  }
  return { ...opaque(reason, text, true), ...held };
}

export interface Feed {
  readonly command: number;
  readonly via: Flow['via'];
  /** False for `>( )`, which reads what the holder writes. */
  readonly reads: boolean;
}

/** Commands whose output arrives through these redirections, or that read what is written to them. */
export function feedsOf(redirects: readonly RawRedirect[]): Feed[] {
  return redirects.flatMap((redirect) => (redirect.target === null ? [] : wordFeeds(redirect.target)));
}

function wordFeeds(word: RawWord): Feed[] {
  const feeds: Feed[] = [];
  for (const piece of word.pieces) {
    if (piece.kind !== 'expansion') continue;
    const process = piece.reason === 'process';
    for (const command of piece.nested) {
      feeds.push({
        command,
        via: process ? 'process' : 'substitution',
        reads: !process || !piece.source.startsWith('>'),
      });
    }
  }
  return feeds;
}

/** Makes the command just pushed the parent of the commands in its words, and lists what flows between them. */
export function attach(reader: Reader, index: number): void {
  const command = reader.commands[index];
  if (command === undefined) return;
  const feeds: Feed[] = [];
  for (const word of command.words) feeds.push(...wordFeeds(word));
  for (const assignment of command.assignments) {
    if (assignment.value !== null) feeds.push(...wordFeeds(assignment.value));
    for (const element of assignment.elements ?? []) feeds.push(...wordFeeds(element));
  }
  for (const redirect of command.redirects) {
    if (!redirect.inherited && redirect.target !== null) feeds.push(...wordFeeds(redirect.target));
  }
  for (const feed of feeds) {
    const nested = reader.commands[feed.command];
    if (nested !== undefined) nested.parent = index;
    if (feed.reads) reader.flow(feed.command, index, feed.via, command.span);
    else reader.flow(index, feed.command, feed.via, command.span);
  }
}
