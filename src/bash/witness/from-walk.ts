import type { RawAssignment, RawCommand, RawRedirect } from '../walk/raw.js';
import type { RawWord } from '../words/pieces.js';
import { ITEM, ItemList, redirectKind } from './items.js';

/**
 * The leading reader's commands in normal form. Null where some stand in a text whose positions do not map back
 * (escaped backticks). `offset` is what was added to their spans.
 */
export function itemsOfWalk(commands: readonly RawCommand[], text: string, offset: number): ItemList | null {
  const listing = new Listing(text, offset);
  for (const command of commands) {
    if (command.place.source.fixed !== null) return null;
    listing.command(command);
  }
  return listing.items;
}

class Listing {
  readonly items: ItemList = new ItemList();
  readonly #text: string;
  readonly #offset: number;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  command(command: RawCommand): void {
    const { form, words, assignments, redirects, declared, loop } = command;
    if (loop !== null) this.#loop(command);
    else
      for (const one of assignments) this.#assignment(one, form === 'simple' ? ITEM.prefix : ITEM.assignment);
    if (form === 'simple') {
      for (let index = 0; index < words.length; index += 1) {
        this.#word(index === 0 ? ITEM.program : ITEM.argument, words[index] as RawWord);
      }
      for (const one of declared) this.#elements(one, ITEM.element);
    } else if (form === 'function' && words[0] !== undefined) this.#word(ITEM.functionName, words[0]);
    for (const redirect of redirects) if (!redirect.inherited) this.#redirect(redirect);
  }

  #loop({ span, assignments }: RawCommand): void {
    const start = span[0] - this.#offset;
    this.items.push(ITEM.loop, start, start);
    for (const one of assignments) this.#elements(one, ITEM.loopWord);
  }

  #assignment(assignment: RawAssignment, kind: number): void {
    this.#span(kind, assignment.span);
    this.#elements(assignment, ITEM.element);
  }

  /** Without a list, `for` runs over the parameters: that word stands nowhere in the text. */
  #elements({ elements }: RawAssignment, kind: number): void {
    for (const word of elements ?? []) if (word.span[1] > word.span[0]) this.#word(kind, word);
  }

  #redirect({ operator, direction, span, target }: RawRedirect): void {
    if (direction === 'here-document') {
      this.#span(redirectKind(operator), span);
      if (target === null) return;
      const end = skipTabs(this.#text, target.span[1] - this.#offset);
      this.items.push(ITEM.documentEnd, end, end);
      return;
    }
    this.#span(redirectKind(operator), span);
    if (target !== null) this.#word(ITEM.target, target);
  }

  #word(kind: number, word: RawWord): void {
    this.#span(kind, word.span);
  }

  #span(kind: number, span: readonly [number, number]): void {
    this.items.push(kind, span[0] - this.#offset, span[1] - this.#offset);
  }
}

/** `<<-`: tabs may stand before the closing delimiter. */
export function skipTabs(text: string, at: number): number {
  let index = at;
  while (text.charCodeAt(index) === 9) index += 1;
  return index;
}
