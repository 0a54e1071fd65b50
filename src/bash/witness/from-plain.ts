import { isNameChar, isParameterStart } from '../words/characters.js';
import { skipTabs } from './from-walk.js';
import { ITEM, ItemList, redirectKind } from './items.js';

/**
 * A third reading, of the plain part of the language: simple commands joined by `;`, `&`, `&&`, `||`, `|` and
 * newlines, with redirections, here-documents in which nothing is expanded, and words of quoted text, escapes, globs
 * and `$name`. No compound command, no assignment before a program, no parenthesis, backtick, `${`, comment or
 * continued line: there the bounds of words and commands follow from single characters, so that no parser is needed
 * to be sure of them.
 *
 * Null for any text that is not plain. Most commands are, and are read so at a fraction of the cost of a parse.
 */
export function itemsOfPlain(text: string): ItemList | null {
  const reader = new PlainReader(text);
  return reader.read() ? reader.items : null;
}

/** Words that begin or end a compound command, or that lead a pipeline, where a program could stand. */
const RESERVED: ReadonlySet<string> = new Set(
  'if then else elif fi do done case esac while until for in function select time coproc'.split(' '),
);

const BLANK = 1;
const QUOTE = 2;
/** Part of a word anywhere. */
const WORD = 3;
/** Part of a word, but not of a program's name: there it may be a keyword or begin an assignment. */
const ARGUMENT = 4;
const OPERATOR = 5;

const CLASS: Uint8Array = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) if (isNameChar(code)) CLASS[code] = WORD;
for (const [kind, chars] of [
  [BLANK, ' \t'],
  [QUOTE, '\'"\\$'],
  [WORD, './:,+@%-*?~^'],
  [ARGUMENT, '=!{}[]'],
  [OPERATOR, ';&|<>\n'],
] as const) {
  for (const char of chars) CLASS[char.charCodeAt(0)] = kind;
}

interface Document {
  readonly delimiter: string;
  readonly quoted: boolean;
  /** `<<-` */
  readonly tabs: boolean;
}

/** A delimiter in quotes, or of letters and digits. */
const DELIMITER = /'([^'\n]*)'|"([^"$`\\\n]*)"|(\w+)/y;

class PlainReader {
  readonly items: ItemList = new ItemList();
  readonly #text: string;
  #at = 0;
  /** The simple command being read has its program. */
  #named = false;
  /** It has anything at all. */
  #begun = false;
  /** An operator stands before it, so that it must not be missing. */
  #due = false;
  /** Here-documents whose bodies begin on the next line. */
  readonly #documents: Document[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): boolean {
    const text = this.#text;
    while (this.#at < text.length) {
      const kind = CLASS[text.charCodeAt(this.#at)] ?? 0;
      if (kind === BLANK) this.#at += 1;
      else if (kind === OPERATOR) {
        if (!this.#operator()) return false;
      } else if (kind === 0 || !this.#argument()) return false;
    }
    return !this.#due && this.#documents.length === 0;
  }

  #operator(): boolean {
    const text = this.#text;
    const char = text.charAt(this.#at);
    const next = text.charAt(this.#at + 1);
    if (char === '<' || char === '>' || (char === '&' && next === '>')) return this.#redirect(this.#at);
    if (char === '\n') {
      // After an operator the command may follow on a later line.
      if (!this.#due) this.#named = this.#begun = false;
      this.#at += 1;
      return this.#bodies();
    }
    if (!this.#begun) return false;
    const joins = char === '|' || (char === '&' && next === '&');
    this.#at += joins && (next === char || next === '&') ? 2 : 1;
    this.#named = this.#begun = false;
    this.#due = joins;
    return true;
  }

  /** From `start`, where a descriptor may stand before the operator. */
  #redirect(start: number): boolean {
    const text = this.#text;
    const length = text.startsWith('&>>', this.#at)
      ? 3
      : /^(?:>>|>\||>&|<&|&>)/.test(text.substr(this.#at, 2))
        ? 2
        : 1;
    const operator = text.slice(this.#at, this.#at + length);
    this.#at += length;
    const next = text.charAt(this.#at);
    if (operator === '<' && next === '<') return this.#document(start);
    if (operator === '<' && next === '>') return false;
    while (CLASS[text.charCodeAt(this.#at)] === BLANK) this.#at += 1;
    const begin = this.#at;
    if (!this.#word()) return false;
    const target = text.slice(begin, this.#at);
    if (target === '' || ((operator === '>&' || operator === '<&') && !/^(?:\d+|-)$/.test(target)))
      return false;
    this.items.push(redirectKind(operator), start, this.#at);
    this.items.push(ITEM.target, begin, this.#at);
    this.#begun = true;
    this.#due = false;
    return true;
  }

  /** At the second `<` of `<<`. */
  #document(start: number): boolean {
    const text = this.#text;
    const tabs = text.charAt(this.#at + 1) === '-';
    this.#at += tabs ? 2 : 1;
    while (CLASS[text.charCodeAt(this.#at)] === BLANK) this.#at += 1;
    DELIMITER.lastIndex = this.#at;
    const match = DELIMITER.exec(text);
    if (match === null) return false;
    this.#at = DELIMITER.lastIndex;
    const kind = CLASS[text.charCodeAt(this.#at)] ?? 0;
    if (this.#at < text.length && kind !== BLANK && kind !== OPERATOR) return false;
    const delimiter = match[1] ?? match[2] ?? match[3] ?? '';
    this.#documents.push({ delimiter, quoted: match[3] === undefined, tabs });
    this.items.push(redirectKind(tabs ? '<<-' : '<<'), start, this.#at);
    this.#begun = true;
    this.#due = false;
    return true;
  }

  /** At the start of a line: reads the bodies that are due. */
  #bodies(): boolean {
    const text = this.#text;
    for (const { delimiter, quoted, tabs } of this.#documents.splice(0)) {
      const start = this.#at;
      for (let line = start; ; ) {
        if (line > text.length) return false;
        const newline = text.indexOf('\n', line);
        const end = newline < 0 ? text.length : newline;
        const first = tabs ? skipTabs(text, line) : line;
        if (end - first === delimiter.length && text.startsWith(delimiter, first)) {
          if (!quoted && /[\\$`]/.test(text.slice(start, line))) return false;
          this.items.push(ITEM.documentEnd, first, first);
          // The newline after a last delimiter ends the line that is due to be ended, as any other does.
          this.#at = end + 1;
          break;
        }
        line = end + 1;
      }
    }
    return true;
  }

  #argument(): boolean {
    const text = this.#text;
    const start = this.#at;
    if (!this.#word()) return false;
    const next = text.charCodeAt(this.#at);
    if ((next === 60 || next === 62) && isDescriptor(text, start, this.#at)) return this.#redirect(start);
    this.items.push(this.#named ? ITEM.argument : ITEM.program, start, this.#at);
    if (!this.#named && !isProgram(text.slice(start, this.#at))) return false;
    this.#named = true;
    this.#begun = true;
    this.#due = false;
    return true;
  }

  /** Reads on to the end of the word; false where it holds something that is not plain. */
  #word(): boolean {
    const text = this.#text;
    const start = this.#at;
    let open = -1;
    let closed = -1;
    for (; this.#at < text.length; this.#at += 1) {
      const code = text.charCodeAt(this.#at);
      const kind = CLASS[code] ?? 0;
      if (kind === BLANK || kind === OPERATOR) break;
      if (kind === 0 || (kind === QUOTE && !this.#quote(code))) return false;
      if (code === 91) open = this.#at;
      else if (code === 93) closed = this.#at;
    }
    // `a[` may begin a subscript that goes on over blanks, and `{fd}` before `>` is a descriptor.
    if (open > closed && this.#at !== start + 1) return false;
    return text.charAt(this.#at - 1) !== '}' || !/[<>&]/.test(text.charAt(this.#at));
  }

  /** At a quote, backslash or dollar: moves to its last character. */
  #quote(code: number): boolean {
    const text = this.#text;
    const start = this.#at;
    if (code === 39) {
      this.#at = text.indexOf("'", this.#at + 1);
      return this.#at >= 0 && this.#staysOnLine(start);
    }
    if (code === 92) return this.#escape();
    if (code === 36) return this.#parameter();
    for (this.#at += 1; this.#at < text.length; this.#at += 1) {
      const inner = text.charCodeAt(this.#at);
      if (inner === 34) return this.#staysOnLine(start);
      if (inner === 96) return false;
      if (inner === 92 && !this.#escape()) return false;
      if (inner === 36 && !this.#parameter()) return false;
    }
    return false;
  }

  /** Bodies of here-documents begin on the line after, which must not lie inside quotes. */
  #staysOnLine(start: number): boolean {
    return this.#documents.length === 0 || !this.#text.slice(start, this.#at).includes('\n');
  }

  #escape(): boolean {
    this.#at += 1;
    return this.#at < this.#text.length && this.#text.charCodeAt(this.#at) !== 10;
  }

  /** `$name`, `$1`, `$?`; the rest of a name is part of the word in any case. */
  #parameter(): boolean {
    this.#at += 1;
    return isParameterStart(this.#text.charCodeAt(this.#at));
  }
}

function isDescriptor(text: string, start: number, end: number): boolean {
  return /^\d+$/.test(text.slice(start, end));
}

function isProgram(word: string): boolean {
  return word === '[' || !(/[=!{}[\]]/.test(word) || RESERVED.has(word));
}
