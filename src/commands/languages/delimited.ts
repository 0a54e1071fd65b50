/**
 * Where a delimited part of a sed or awk program ends. Implementations disagree on a delimiter inside a bracket
 * expression (`s/[/]/x/`), and the one that will run is not known; so a regular expression is read in every way
 * that is in use, and the caller learns whether the readings part.
 */

export interface RegexEnd {
  /** Index of the delimiter for readers that know bracket expressions. */
  readonly end: number;
  /** Index of the delimiter for readers that do not; never beyond `end`. */
  readonly plain: number;
}

export interface DelimitedPart {
  readonly text: string;
  /** Index of the part's first character. */
  readonly from: number;
  /** One character that is no backslash, newline or bracket. */
  readonly delimiter: string;
}

/**
 * Null where no delimiter ends the expression on its line, or where readers that know bracket expressions disagree
 * among themselves. Every character is visited five times at most.
 */
export const regexEnd = (part: DelimitedPart): RegexEnd | null => {
  const plain = readRegex(part, null);
  if (plain < 0) return null;
  const end = readRegex(part, { classes: true, escapes: false });
  if (end < plain) return null;
  for (const reading of OTHER_READINGS) {
    if (readRegex(part, reading) !== end) return null;
  }
  return { end, plain };
};

/**
 * Index of the first delimiter that no backslash precedes; -1 where there is none before a bare newline. A newline
 * after a backslash belongs to the part.
 */
export const plainEnd = ({ text, from, delimiter }: DelimitedPart): number => {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === delimiter) return at;
    if (character === '\n') return -1;
    if (character === '\\') at += 1;
  }
  return -1;
};

interface BracketReading {
  /** `[[:alpha:]]`: the inner bracket does not close the outer one. */
  readonly classes: boolean;
  /** `[\]]`: a backslash takes the next character's meaning also inside brackets (awk, BSD sed). */
  readonly escapes: boolean;
}

const OTHER_READINGS: readonly BracketReading[] = [
  { classes: false, escapes: false },
  { classes: true, escapes: true },
  { classes: false, escapes: true },
];

const readRegex = ({ text, from, delimiter }: DelimitedPart, brackets: BracketReading | null): number => {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === delimiter) return at;
    if (character === '\n') return -1;
    if (character === '\\') {
      at += 1;
      if (text[at] === '\n') return -1;
    } else if (character === '[' && brackets !== null) {
      at = bracketEnd(text, at, brackets);
      if (at < 0) return -1;
    }
  }
  return -1;
};

/** Index of the `]` that closes the bracket expression that opens at `open`; -1 where its line has none. */
const bracketEnd = (text: string, open: number, { classes, escapes }: BracketReading): number => {
  let at = open + 1;
  if (text[at] === '^') at += 1;
  if (text[at] === ']') at += 1;
  for (; at < text.length; at += 1) {
    const character = text[at];
    if (character === ']') return at;
    if (character === '\n') return -1;
    if (character === '\\' && escapes) {
      at += 1;
      if (text[at] === '\n') return -1;
    } else if (character === '[' && classes && CLASS_MARKS.has(text[at + 1] ?? '')) {
      at = classEnd(text, at);
      if (at < 0) return -1;
    }
  }
  return -1;
};

const CLASS_MARKS: ReadonlySet<string> = new Set(['.', ':', '=']);

/** Index of the `]` of `[:name:]`, `[.x.]` or `[=x=]`. */
const classEnd = (text: string, open: number): number => {
  const mark = text[open + 1];
  for (let at = open + 2; at < text.length; at += 1) {
    if (text[at] === '\n') return -1;
    if (text[at] === mark && text[at + 1] === ']') return at + 1;
  }
  return -1;
};

/** A path of that name, where `-` would be taken for a standard stream. */
export const asFile = (name: string): string => (name === '-' ? './-' : name);
