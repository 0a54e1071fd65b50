/** JSON in any of the ways in which it is logged: a value a line, one list, or one object over several lines. */

import { JsonLines, parseLine, parseText, type Take } from './json-lines.js';
import { JsonList } from './json-list.js';
import { DOCUMENT_LIMIT } from './limits.js';
import { isBlank, withoutMark } from './lines.js';
import { problemItem, tooLong, unreadable } from './problems.js';
import type { CorpusItem, CorpusLine, CorpusReader } from './reader.js';

/**
 * The first line decides: a value by itself begins lines of values; `[` a list, which is read element by element; `{`
 * an object, which is kept whole, up to DOCUMENT_LIMIT. A first line that breaks off is no object where the second is
 * one by itself.
 */
export class JsonDocuments implements CorpusReader {
  private reader: CorpusReader | null = null;

  constructor(private readonly take: Take) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if (this.reader === null) {
      if ('text' in line && isBlank(line.text)) return [];
      this.reader = this.readerFor(line);
    }
    return this.reader.push(line);
  }

  end(): readonly CorpusItem[] {
    return this.reader?.end() ?? [];
  }

  private readerFor(line: CorpusLine): CorpusReader {
    if ('fault' in line || parseLine(line).ok) return new JsonLines(this.take);
    const first = withoutMark(line).trimStart()[0];
    if (first === '[') return new JsonList(this.take);
    return first === '{' ? new JsonObject(this.take) : new JsonLines(this.take);
  }
}

class JsonObject implements CorpusReader {
  private lines: (CorpusLine & { readonly text: string })[] = [];
  private length = 0;
  private first = 0;
  /** Set where the text turns out to be lines of values. */
  private values: JsonLines | null = null;

  constructor(private readonly take: Take) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if (this.values !== null) return this.values.push(line);
    if (this.first === 0) this.first = line.number;
    if ('fault' in line) return [problemItem(unreadable(line))];
    if (this.lines.length === 1 && isObject(line)) return this.asLines(line);
    this.length += line.text.length + 1;
    if (this.length > DOCUMENT_LIMIT) this.lines = [];
    else if (!isBlank(line.text)) this.lines.push(line);
    return [];
  }

  end(): readonly CorpusItem[] {
    if (this.values !== null) return this.values.end();
    const { first, length, lines } = this;
    if (length > DOCUMENT_LIMIT) return [problemItem(tooLong(first, 'The document'))];
    const value = parseText(lines.map(withoutMark).join('\n'), first);
    if (value.ok) return this.take(value.value, first);
    const code = value.error.code === 'not-json' ? 'half-written' : value.error.code;
    return [problemItem({ ...value.error, code, hint: HINT })];
  }

  private asLines(line: CorpusLine): readonly CorpusItem[] {
    this.values = new JsonLines(this.take);
    return [...this.lines, line].flatMap((one) => this.values?.push(one) ?? []);
  }
}

const isObject = (line: CorpusLine & { readonly text: string }): boolean => {
  const value = line.text.trimStart().startsWith('{') ? parseLine(line) : null;
  return value?.ok === true;
};

const HINT = 'The document was not read: it is not whole, or it is damaged.';
