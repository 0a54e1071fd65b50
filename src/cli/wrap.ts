/** Text in lines of a given width: paragraphs, labelled lines and two columns. */

import { type Paint, visible } from './render.js';

export interface Page {
  readonly width: number;
  readonly paint: Paint;
}

/** Broken at blanks. A word that is longer than the line stays whole, so that it can be copied. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of visible(text).split(' ')) {
    if (line !== '' && length(line) + 1 + length(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** `label  text`, with further lines below the text. Nothing where the text is empty. */
export function labelled(label: string, text: string, { width, paint }: Page): string[] {
  if (text === '') return [];
  const [first, ...more] = wrap(text, width - LABEL);
  return [
    `${paint.strong(label)}${' '.repeat(Math.max(1, LABEL - length(label)))}${first}`,
    ...more.map((line) => `${' '.repeat(LABEL)}${line}`),
  ];
}

/** Two columns, indented. A name that is too long for the first has lines of its own. */
export function paired(pairs: readonly (readonly [string, string])[], { width }: Page): string[] {
  const rows = pairs.map(([name, text]) => [visible(name), text] as const);
  const most = Math.floor(width / 3);
  const column = Math.max(0, ...rows.map(([name]) => length(name)).filter((size) => size <= most));
  const hanging = ' '.repeat(INDENT + column + GAP);
  return rows.flatMap(([name, text]) => {
    const right = text === '' ? [] : wrap(text, width - hanging.length);
    const left = ' '.repeat(INDENT);
    if (length(name) > column)
      return [
        ...wrap(name, width - INDENT).map((line) => left + line),
        ...right.map((line) => hanging + line),
      ];
    return [
      `${left}${name}${' '.repeat(column + GAP - length(name))}${right[0] ?? ''}`.trimEnd(),
      ...right.slice(1).map((line) => hanging + line),
    ];
  });
}

export const indented = (text: string, { width }: Page): string[] =>
  wrap(text, width - INDENT).map((line) => ' '.repeat(INDENT) + line);

const LABEL = 11;
const INDENT = 2;
const GAP = 2;

/** Of text that is visible already. */
const length = (text: string): number => [...text].length;
