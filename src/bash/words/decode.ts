import type { WordPart } from 'unbash';
import { readAnsi } from './ansi.js';
import { isMeta, isNameChar, isNameStart, isParameterStart } from './characters.js';
import type { Decoded, DecodeFault } from './decoded.js';
import { collectExpansions, type ExpansionPart } from './parts.js';
import { type ExpansionPiece, type Piece, textPiece, type WordUse } from './pieces.js';
import { isInvisible } from './unicode.js';

/**
 * Our own reading of one word: quote removal by the rules of bash, over the source text, with the bounds of
 * substitutions taken from the leading parser (a substitution may hold a here-document with a lone quote, so no
 * quote counter can find its end). Everything else the parser says of the word is checked against this reading.
 */
export interface DecodeRequest {
  readonly text: string;
  readonly pos: number;
  readonly end: number;
  readonly parts: readonly WordPart[] | undefined;
  readonly use: WordUse;
  /** Operators and blanks are text here: the right side of `=~`. */
  readonly loose: boolean;
  readonly expand: (part: ExpansionPart, quoted: boolean) => ExpansionPiece;
  /** Told of stretches in which a continued line is read beyond doubt. */
  readonly verified: (from: number, to: number) => void;
}

export function decodeWord(request: DecodeRequest): Decoded {
  return new Decoder(request).run();
}

class Decoder {
  readonly #text: string;
  readonly #end: number;
  readonly #loose: boolean;
  readonly #document: boolean;
  readonly #expand: DecodeRequest['expand'];
  readonly #verified: DecodeRequest['verified'];
  readonly #dynamic: ExpansionPart[] = [];
  readonly #pieces: Piece[] = [];
  #next = 0;
  #index: number;
  #flat = '';
  #quoted = false;
  #fault: DecodeFault | null = null;

  constructor(request: DecodeRequest) {
    this.#text = request.text;
    this.#index = request.pos;
    this.#end = request.end;
    this.#loose = request.loose;
    this.#document = request.use === 'document';
    this.#expand = request.expand;
    this.#verified = request.verified;
    if (request.parts !== undefined) collectExpansions(request.parts, this.#dynamic);
  }

  run(): Decoded {
    if (this.#document) this.#double(false);
    else this.#unquoted();
    const skipped = this.#dynamic[this.#next];
    // The parser sees an expansion where we see none: still walk it, so that its commands are listed.
    if (skipped !== undefined) {
      this.#failed('expansion', skipped.pos);
      for (; this.#next < this.#dynamic.length; this.#next += 1) {
        this.#pieces.push(this.#expand(this.#dynamic[this.#next] as ExpansionPart, false));
      }
    }
    return { pieces: this.#pieces, flat: this.#flat, quoted: this.#quoted, fault: this.#fault };
  }

  #unquoted(): void {
    const text = this.#text;
    let start = this.#index;
    const flush = (): void => {
      if (this.#index > start) this.#push(text.slice(start, this.#index), false);
    };
    while (this.#index < this.#end) {
      const code = text.charCodeAt(this.#index);
      if (this.#startsExtendedGlob()) {
        flush();
        this.#expansion(false);
        start = this.#index;
      } else if (code === 39 || code === 34 || code === 92 || code === 36 || code === 96) {
        flush();
        this.#special(code);
        start = this.#index;
      } else if ((code === 60 || code === 62) && text.charCodeAt(this.#index + 1) === 40) {
        flush();
        this.#expansion(false);
        start = this.#index;
      } else {
        if (isMeta(code) && !this.#loose) this.#failed('boundary', this.#index);
        if (code > 127 && isInvisible(code)) this.#failed('invisible', this.#index);
        this.#index += 1;
      }
    }
    flush();
  }

  #special(code: number): void {
    if (code === 39) this.#single();
    else if (code === 34) {
      this.#index += 1;
      this.#double(true);
    } else if (code === 92) this.#backslash();
    else if (code === 36) this.#dollar(false);
    else this.#expansion(false);
  }

  #single(): void {
    const close = this.#text.indexOf("'", this.#index + 1);
    if (close < 0 || close >= this.#end) {
      this.#failed('quote', this.#index);
      this.#index = this.#end;
      return;
    }
    this.#push(this.#text.slice(this.#index + 1, close), true);
    this.#verified(this.#index, close);
    this.#index = close + 1;
  }

  #backslash(): void {
    if (this.#index + 1 >= this.#end) {
      this.#failed('quote', this.#index);
      this.#index = this.#end;
      return;
    }
    if (this.#text.charCodeAt(this.#index + 1) === 10) this.#continuation();
    else this.#push(this.#text.charAt(this.#index + 1), true);
    this.#index += 2;
  }

  /**
   * A continued line outside quotes is refused, save at the end of a word where the next line begins with a blank:
   * `docker run\⏎  --rm`.
   */
  #continuation(): void {
    let index = this.#index;
    while (this.#text.charCodeAt(index) === 92 && this.#text.charCodeAt(index + 1) === 10) index += 2;
    const next = this.#text.charCodeAt(index);
    if (index === this.#end && (next === 32 || next === 9)) this.#verified(this.#index, this.#end);
    else this.#failed('continuation', this.#index);
  }

  /** Text in double quotes, or, with `closes` false, the body of a here-document. */
  #double(closes: boolean): void {
    const text = this.#text;
    const before = this.#pieces.length;
    let start = this.#index;
    const flush = (): void => {
      if (this.#index > start) this.#push(text.slice(start, this.#index), true);
    };
    while (this.#index < this.#end) {
      const code = text.charCodeAt(this.#index);
      if (code === 34 && closes) {
        flush();
        if (this.#pieces.length === before) this.#push('', true);
        this.#index += 1;
        this.#quoted = true;
        return;
      }
      if (code === 92) {
        flush();
        const next = text.charCodeAt(this.#index + 1);
        if (next === 10) {
          if (this.#endsWithBareDollar()) this.#failed('continuation', this.#index);
          this.#verified(this.#index, this.#index + 2);
          this.#index += 2;
          start = this.#index;
        } else if (next === 36 || next === 96 || next === 92 || (next === 34 && closes)) {
          start = this.#index + 1;
          this.#index += 2;
        } else {
          start = this.#index;
          this.#index += 1;
        }
      } else if (code === 36) {
        flush();
        this.#dollar(true);
        start = this.#index;
      } else if (code === 96) {
        flush();
        this.#expansion(true);
        start = this.#index;
      } else this.#index += 1;
    }
    this.#index = Math.min(this.#index, this.#end);
    flush();
    if (closes) this.#failed('quote', this.#end);
  }

  /** A continuation just after `$` or `$name` could go on with the name: bash joins the lines before it reads. */
  #endsWithBareDollar(): boolean {
    if (this.#text.charCodeAt(this.#index - 1) === 36) return true;
    const last = this.#pieces[this.#pieces.length - 1];
    return last?.kind === 'expansion' && last.bare;
  }

  #dollar(quoted: boolean): void {
    const next = this.#index + 1 < this.#end ? this.#text.charCodeAt(this.#index + 1) : 0;
    if (next === 39 && !quoted) {
      const ansi = readAnsi(this.#text, this.#index + 2, this.#end);
      if (ansi.end < 0) {
        this.#failed('quote', this.#index);
        this.#index = this.#end;
        return;
      }
      if (!ansi.exact) this.#failed('bytes', this.#index);
      this.#push(ansi.value, true);
      this.#index = ansi.end;
    } else if (next === 34 && !quoted) {
      // Locale translation: the C locale and every locale without a catalogue leave the text as it is.
      this.#index += 2;
      this.#double(true);
    } else if (next === 40 || next === 123 || next === 91) this.#expansion(quoted);
    else if (isParameterStart(next)) this.#simple(quoted);
    else {
      if (next === 92 && this.#text.charCodeAt(this.#index + 2) === 10)
        this.#failed('continuation', this.#index);
      this.#push('$', quoted);
      this.#index += 1;
    }
  }

  /** `$x`: we find the end of the name ourselves. */
  #simple(quoted: boolean): void {
    let end = this.#index + 2;
    if (isNameStart(this.#text.charCodeAt(this.#index + 1))) {
      while (end < this.#end && isNameChar(this.#text.charCodeAt(end))) end += 1;
    }
    const part = this.#dynamic[this.#next];
    if (part?.type !== 'SimpleExpansion' || part.pos !== this.#index || part.end !== end) {
      this.#failed('expansion', this.#index);
    }
    this.#expansion(quoted);
  }

  #expansion(quoted: boolean): void {
    const part = this.#dynamic[this.#next];
    if (part === undefined || part.pos !== this.#index || part.end > this.#end || part.end <= part.pos) {
      this.#failed('expansion', this.#index);
      this.#push(this.#text.charAt(this.#index), quoted);
      this.#index += 1;
      return;
    }
    if (part.type === 'ProcessSubstitution' && quoted) this.#failed('expansion', this.#index);
    this.#next += 1;
    this.#pieces.push(this.#expand(part, quoted));
    this.#flat += this.#text.slice(part.pos, part.end);
    this.#index = part.end;
  }

  #startsExtendedGlob(): boolean {
    const part = this.#dynamic[this.#next];
    return part?.type === 'ExtendedGlob' && part.pos === this.#index;
  }

  #push(text: string, quoted: boolean): void {
    this.#flat += text;
    if (quoted && !this.#document) this.#quoted = true;
    this.#pieces.push(textPiece(text, quoted));
  }

  #failed(kind: DecodeFault['kind'], at: number): void {
    this.#fault ??= { kind, at };
  }
}
