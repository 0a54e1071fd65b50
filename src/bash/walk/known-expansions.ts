import type { ParsedScript, Word as ParsedWord, WordPart } from 'unbash';
import { PLACES } from '../words/constants.js';
import type { ExpansionPiece } from '../words/pieces.js';
import type { Reader } from './reader.js';

/**
 * `${{ name.of.value }}`: a template that some other program was to fill in. Bash reads up to the first brace and
 * refuses it when it runs.
 */
export function isPlaceholder(text: string): boolean {
  return /^\$\{\{[^{}$`'"\\<>]*\}$/.test(text);
}

/**
 * What is known of the output of a substitution that is one command of known words (`$(pwd)`, `$(date +%s)`), or a
 * pipeline that ends in one (`$(ls | wc -l)`).
 */
export function outputOf(
  reader: Reader,
  script: ParsedScript | undefined,
): Pick<ExpansionPiece, 'base' | 'yields' | 'outputOf'> {
  const words = plainCommand(reader, script);
  const known = words === null ? null : reader.outputOf(words);
  const [program = null] = words ?? [];
  switch (known) {
    case null:
      return { base: null, yields: null, outputOf: null };
    case 'home':
    case 'cwd':
    case 'temp':
    case 'project':
      return { base: known, yields: null, outputOf: program };
    default:
      return { base: null, yields: known, outputOf: program };
  }
}

/** The words of a substitution that is one command of plain words; a place stands as its name: `$cwd`. */
function plainCommand(reader: Reader, script: ParsedScript | undefined): readonly string[] | null {
  const statement = script?.commands[0];
  if (script?.commands.length !== 1 || statement === undefined || statement.background === true) return null;
  const whole = statement.command;
  const command = whole.type === 'Pipeline' && whole.prefixes.length === 0 ? whole.commands.at(-1) : whole;
  if (command === undefined) return null;
  if (command.type !== 'Command' || command.name === undefined || command.prefix.length > 0) return null;
  const words: string[] = [];
  for (const word of [command.name, ...command.suffix]) {
    const plain = word.type === 'Word' ? plainWord(reader, word) : null;
    if (plain === null) return null;
    words.push(plain);
  }
  return words;
}

function plainWord(reader: Reader, word: ParsedWord): string | null {
  if (/^[A-Za-z0-9_./:%+@,=-]+$/.test(word.text)) return word.text;
  const quoted = /^(?:'([^']*)'|"([^"$`\\]*)")$/.exec(word.text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  const [part] = word.parts ?? [];
  if (word.parts?.length !== 1 || part === undefined) return null;
  const place = placeOf(
    reader,
    part.type === 'DoubleQuoted' && part.parts.length === 1 ? part.parts[0] : part,
  );
  return place === null ? null : `$${place}`;
}

function placeOf(reader: Reader, part: WordPart | undefined): string | null {
  if (part?.type === 'SimpleExpansion') return PLACES.get(part.text.slice(1)) ?? null;
  return part?.type === 'CommandExpansion' ? outputOf(reader, part.script).base : null;
}
