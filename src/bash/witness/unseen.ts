import { parse } from 'unbash';
import type { Word } from '../../generated/types.js';
import { decodeWord } from '../words/decode.js';
import type { ExpansionPart } from '../words/parts.js';
import { opaque, type RawWord } from '../words/pieces.js';
import { resolveWord } from '../words/resolve.js';
import type { ItemList } from './items.js';
import { NO_VALUES } from './signature.js';
import type { LeadingReading, UnseenCommand } from './testimony.js';
import { keyOf, vectorsOf } from './vectors.js';

/**
 * The commands that only the second reader sees, with their words decoded by our decoder. `ours` is null where the
 * leading reader's positions are not known: then all of them are listed.
 */
export function unseenCommands(
  ours: ItemList | null,
  theirs: ItemList,
  { text, offset, limits }: LeadingReading,
): UnseenCommand[] {
  const known = new Set(ours === null ? [] : vectorsOf(ours).map(keyOf));
  const unseen = vectorsOf(theirs).filter((vector) => !known.has(keyOf(vector)));
  let left = limits.words;
  const commands: UnseenCommand[] = [];
  for (const vector of unseen.slice(0, limits.commands)) {
    left -= vector.length;
    if (left < 0) break;
    const words = vector.flatMap(({ start, end }) => decode(text, start, end, offset));
    const first = vector[0]?.start ?? 0;
    const last = vector[vector.length - 1]?.end ?? first;
    commands.push({ span: [first + offset, last + offset], words });
  }
  return commands;
}

/** Expansions inside the word are found by parsing it as an argument on its own; where that fails it is undecoded. */
function decode(text: string, start: number, end: number, offset: number): Word[] {
  const spelled = text.slice(start, end);
  const word = `${PROGRAM}${spelled}`;
  const common = { text: spelled, span: [start + offset, end + offset] as [number, number], quoted: false };
  const unknown: RawWord = {
    ...common,
    use: 'argument',
    pieces: [opaque('undecoded', spelled, false)],
    plain: null,
  };
  const [statement] = parse(word).commands;
  const node = statement?.command.type === 'Command' ? statement.command.suffix[0] : undefined;
  if (node?.type !== 'Word' || node.pos !== PROGRAM.length || node.end !== word.length)
    return resolveWord(unknown, NO_VALUES);
  const decoded = decodeWord({
    text: word,
    pos: node.pos,
    end: node.end,
    parts: node.parts,
    use: 'argument',
    loose: false,
    expand: (part, quoted) => ({
      ...opaque(reasonOf(part), part.text, quoted),
      many: part.text.includes('@'),
    }),
    verified: () => {},
  });
  if (decoded.fault !== null) return resolveWord(unknown, NO_VALUES);
  return resolveWord({ ...unknown, pieces: decoded.pieces, quoted: decoded.quoted }, NO_VALUES);
}

const PROGRAM = ': ';

function reasonOf(part: ExpansionPart): Word['reasons'][number] {
  switch (part.type) {
    case 'CommandExpansion':
      return 'command';
    case 'ProcessSubstitution':
      return 'process';
    case 'ArithmeticExpansion':
      return 'arithmetic';
    case 'ExtendedGlob':
      return 'glob';
    default:
      return 'parameter';
  }
}
