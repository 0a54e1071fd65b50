/** Commands of a shape as lines of text: nesting, decoded words, redirections. */

import type { Command, Redirect, Shape, Word } from '../generated/types.js';
import { visible } from './render.js';

/** What bash passes for a word, where it is one value that the text fixes; else null. */
export const decoded = (word: Word): string | null =>
  word.fields === 'one' && word.base === undefined && word.values === undefined ? word.value : null;

export interface Nested {
  readonly index: number;
  readonly depth: number;
}

/** Every command once, each beneath the one that holds it. */
export function nesting(shape: Shape): Nested[] {
  const children = new Map<number | null, number[]>();
  for (const [index, { parent }] of shape.commands.entries()) {
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [index]);
    else siblings.push(index);
  }
  const order: Nested[] = [];
  const open: Nested[] = (children.get(null) ?? []).map((index) => ({ index, depth: 0 })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { index, depth } = next;
    order.push(next);
    open.push(...(children.get(index) ?? []).map((child) => ({ index: child, depth: depth + 1 })).reverse());
  }
  return order;
}

/** Assignments, words and redirections; a word that is not static stands as in the source, between ‹ and ›. */
export function commandLine(command: Command, tool: string): string {
  const form =
    command.form === 'simple' ? [] : [`(${command.form}${command.form === 'tool' ? ` ${tool}` : ''})`];
  const parts = [
    ...form,
    ...command.assignments.map((one) => {
      const value =
        one.value === null ? `(${(one.elements ?? []).map(showWord).join(' ')})` : showWord(one.value);
      return `${one.name}${one.append ? '+=' : '='}${value}`;
    }),
    ...command.words.map(showWord),
    ...command.redirects.map(showRedirect),
    ...(command.declared?.operands ?? []).map((operand) => `${operand.role}=${showWord(operand.word)}`),
  ];
  const text = parts.join(' ');
  return visible(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

const LONGEST = 2000;

function showRedirect({ fd, operator, target }: Redirect): string {
  const number = fd === null || fd === (operator.startsWith('<') ? 0 : 1) ? '' : String(fd);
  return `${number}${operator}${target === null ? '' : ` ${showWord(target)}`}`;
}

function showWord(word: Word): string {
  const value = decoded(word);
  if (value === null) return `‹${word.text === '' ? '…' : word.text}›`;
  return /^[\p{L}\p{N}_./:=@%+,-]+$/u.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
