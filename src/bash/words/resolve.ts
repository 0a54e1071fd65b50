import type { DynamicReason, Word } from '../../generated/types.js';
import { LOOP_VALUES } from '../limits.js';
import { expandBraces } from './brace.js';
import { namesIn } from './constant-values.js';
import { dynamicWord, fieldCount, reasonsOf } from './dynamic.js';
import { type Element, type Field, splitFields } from './fields.js';
import { type Base, opaque, type Piece, type RawWord, type WordUse } from './pieces.js';
import { expandTildes } from './tilde.js';
import { saysEnough } from './typed.js';

/** What is known of variables where a word stands. */
export interface Scope {
  /** The elements that stand for `$name`, or null where its value is not known. */
  readonly lookup: (name: string) => Known | null;
  /** The elements of an array, or null where they are not known. */
  readonly elements: (name: string) => readonly string[] | null;
  /** Whether `"$name"` may be several arguments: a reference to `a[@]`. */
  readonly mayRefer: (name: string) => boolean;
  /** Whether `~` and the variables of places mean what they meant when the shell began. */
  readonly placeKept: (name: string) => boolean;
  readonly defaultIfs: boolean;
}

/** Text, a place with a tail, one of several texts, or one of the files that a glob means. */
export interface Known {
  readonly text: string;
  /** The text is a glob (a loop variable over one). */
  readonly glob?: true;
  /** The text is a pattern of the value (`x-$$`). */
  readonly typed?: true;
  readonly base: Base | null;
  readonly values: readonly string[] | null;
}

/** The words that bash makes of one word of the source: brace expansion, tilde, constants, splitting, globs. */
export function resolveWord(raw: RawWord, scope: Scope): Word[] {
  if (raw.plain !== null) return [plainWord(raw, raw.plain)];
  const braced = expandsBraces(raw.use) ? expandBraces(raw.pieces) : null;
  if (braced === 'many') return [undecoded(raw, 'brace', scope)];
  if (braced === null) return resolvePieces(raw, raw.pieces, scope);
  if (raw.use === 'target' || lengthensName(raw.pieces)) return [undecoded(raw, 'brace', scope)];
  // A word that brace expansion made is no assignment any more: `{x=~,b}` keeps its tilde.
  const element: RawWord = { ...raw, use: 'element' };
  return braced.flatMap((pieces) => resolvePieces(element, pieces, scope));
}

/** `>{a,b}` is an error in bash unless it yields one word. */
function expandsBraces(use: WordUse): boolean {
  return use === 'argument' || use === 'element' || use === 'declaration' || use === 'target';
}

/**
 * Brace expansion comes before a name is read: `$X{a,b}` is `$Xa $Xb`, `{$X,a}b` is `$Xb ab`, `{$,x}HOME` holds `$HOME`,
 * and `$${a,b}` is not expanded at all.
 */
function lengthensName(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, index) => {
    if (piece.kind === 'text') return !piece.quoted && piece.text.includes('$');
    const next = pieces[index + 1];
    const glues = piece.bare || piece.source === '$$';
    if (!glues || piece.quoted || next?.kind !== 'text' || next.quoted) return false;
    return next.text.startsWith('{') || (/^[,}]/.test(next.text) && namesFollow(pieces.slice(index + 1)));
  });
}

/** Whether behind some closing brace a name could go on. */
function namesFollow(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.kind === 'text' && !piece.quoted && /\}[\w{]/.test(piece.text));
}

function resolvePieces(raw: RawWord, pieces: readonly Piece[], scope: Scope): Word[] {
  const { use } = raw;
  const tilded = use === 'document' ? pieces : expandTildes(pieces, use, scope.placeKept('HOME'));
  const fields = splitFields(tilded, raw, scope);
  return fields.map((field) => fieldWord(raw, field, scope));
}

/** A redirection has one target: where bash would make none or several, it reports an error and runs nothing. */
export function resolveTarget(raw: RawWord, scope: Scope): Word {
  const words = resolveWord(raw, scope);
  const [only] = words;
  return words.length === 1 && only !== undefined ? only : undecoded(raw, 'parameter', scope);
}

function plainWord(raw: RawWord, value: string): Word {
  const word: Word = { text: raw.text, span: raw.span, value, fields: 'one', reasons: [] };
  if (raw.quoted) word.quoted = true;
  return word;
}

function undecoded(raw: RawWord, reason: DynamicReason, scope: Scope): Word {
  const { pieces } = raw;
  const elements: Element[] = pieces.flatMap((piece): Element[] =>
    piece.kind === 'expansion' ? [{ kind: 'expansion', piece }] : [],
  );
  elements.push({ kind: 'expansion', piece: opaque(reason, raw.text, false) });
  const fields = raw.use === 'argument' || raw.use === 'element' ? 'many' : 'one';
  const word = dynamicWord(raw, elements, fields, scope);
  delete word.prefix;
  delete word.suffix;
  annotate(word, raw, elements, { constants: [], scope });
  return word;
}

function fieldWord(raw: RawWord, field: Field, scope: Scope): Word {
  const { elements } = field;
  const whole = staticText(elements);
  const placed = whole === null ? placeWord(raw, elements) : null;
  let word: Word;
  if (whole !== null) word = { text: raw.text, span: raw.span, value: whole, fields: 'one', reasons: [] };
  else if (placed !== null) word = placed;
  else {
    const values = combinations(elements);
    word = dynamicWord(raw, elements, values === null ? fieldCount(raw, elements, scope) : 'one', scope);
    if (values !== null) word.values = values;
    const typed = isTyped(elements);
    const glob = typed || word.pattern === true ? globText(elements) : null;
    // `[$$]`: one character, or the text as it is.
    const bracket =
      typed && elements.some((element) => element.kind === 'text' && element.text.includes('['));
    if (glob !== null && !bracket && (!typed || saysEnough(glob))) word.glob = glob;
  }
  annotate(word, raw, elements, { constants: field.variables, scope });
  return word;
}

/** Text, one place, and a tail that is text or a glob: `@$HOME/.netrc`, `~/notes/*.md`. */
function placeWord(raw: RawWord, elements: readonly Element[]): Word | null {
  const at = elements.findIndex((element) => element.kind === 'place');
  const place = elements[at];
  if (place?.kind !== 'place') return null;
  const prefix = staticText(elements.slice(0, at));
  const rest = globText(elements.slice(at + 1));
  const tail = place.tail + (rest ?? '');
  if (prefix === null || rest === null || !isTail(tail)) return null;
  const typed = isTyped(elements);
  const wild = elements.some((element) => element.kind === 'text' && element.glob >= 0);
  if (typed && !saysEnough(tail)) return null;
  // Unquoted, a place whose name holds blanks would split; it is treated as one field all the same.
  const word: Word = {
    text: raw.text,
    span: raw.span,
    value: null,
    base: place.base,
    tail,
    fields: wild ? 'many' : 'one',
    reasons: wild ? [place.piece.reason, 'glob'] : [place.piece.reason],
  };
  if (prefix !== '') word.prefix = prefix;
  if (wild) word.pattern = true;
  if (typed) {
    word.glob = tail;
    word.reasons = reasonsOf(elements);
  }
  return word;
}

const isTyped = (elements: readonly Element[]): boolean => elements.some(({ kind }) => kind === 'typed');

/** The text of elements that are all text or patterns of it, wildcards included, else null. */
function globText(elements: readonly Element[]): string | null {
  let text = '';
  for (const element of elements) {
    if (element.kind === 'text') text += element.text;
    else if (element.kind === 'typed') text += element.pattern;
    else return null;
  }
  return text;
}

function annotate(
  word: Word,
  raw: RawWord,
  elements: readonly Element[],
  { constants, scope }: { readonly constants: readonly string[]; readonly scope: Scope },
): void {
  if (raw.quoted) word.quoted = true;
  const nested = new Set<number>();
  const variables = new Set<string>(constants);
  for (const element of elements) {
    if (element.kind === 'text') continue;
    for (const command of element.piece.nested) nested.add(command);
    for (const name of element.piece.variables) variables.add(name);
    const { indirect } = element.piece;
    if (indirect !== null) for (const name of namesIn(scope.lookup(indirect)) ?? []) variables.add(name);
  }
  if (nested.size > 0) word.nested = [...nested];
  if (variables.size > 0) word.variables = [...variables];
}

function isTail(tail: string): boolean {
  return tail === '' || tail.startsWith('/');
}

/** The text of elements that are all static and without a glob, else null. */
function staticText(elements: readonly Element[]): string | null {
  let text = '';
  for (const element of elements) {
    if (element.kind !== 'text' || element.glob >= 0) return null;
    text += element.text;
  }
  return text;
}

/** Every value of a word whose only unknowns are loop variables; null where there are others or too many. */
function combinations(elements: readonly Element[]): string[] | null {
  let values: string[] = [''];
  for (const element of elements) {
    if (element.kind === 'text' && element.glob < 0) values = values.map((value) => value + element.text);
    else if (element.kind === 'choice') {
      if (values.length * element.values.length > LOOP_VALUES) return null;
      values = values.flatMap((value) => element.values.map((choice) => value + choice));
    } else return null;
  }
  return [...new Set(values)];
}
