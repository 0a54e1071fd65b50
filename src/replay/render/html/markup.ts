/** Markup in which text from outside is text: what stands in a template is written by us, what is put in is escaped. */

import { visible } from '../../../report/visible.js';

/** Made by `markup` only, so that no text of a report is one. */
export class Markup {
  private constructor(readonly text: string) {}

  /** For what was written with the package, such as its style sheet. */
  static trusted(text: string): Markup {
    return new Markup(text);
  }
}

export type MarkupValue = string | number | Markup | readonly Markup[];

/** A value may stand where an element's text does, or in an attribute's double quotes; nowhere else. */
export const markup = (parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup =>
  Markup.trusted(
    parts.map((part, index) => (index === 0 ? part : `${written(values[index - 1] ?? '')}${part}`)).join(''),
  );

/** A block of data, which the browser never runs. Any value comes back from `JSON.parse` of its text as it was. */
export const dataBlock = (id: string, value: unknown): Markup =>
  Markup.trusted(
    `<script type="application/json" id="${id}">${JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );

/** What a person sees of a text: its lines, with what hides or turns writing spelled out in each. */
export const shownLines = (text: string): string => text.split('\n').map(visible).join('\n');

export const nothing: Markup = Markup.trusted('');

function written(value: MarkupValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(shownLines(value));
  return value instanceof Markup ? value.text : value.map(({ text }) => text).join('');
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
