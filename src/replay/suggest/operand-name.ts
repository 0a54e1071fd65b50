/** Operands as names of files that go by one habit: the same directory, first word and extension. */

import type { CommandFacts, Matcher } from '../../generated/types.js';
import { byText } from '../order.js';

export interface OperandName {
  /** As it is spelled, with its last slash; empty: none. */
  readonly directory: string;
  readonly first: string;
  /** With its dot; empty: none. */
  readonly extension: string;
}

/** `reproduce_issue.py`, `/tmp/test-a.sh`: three letters or more, then anything that is no path. */
const NAME = /^(?<directory>(?:[A-Za-z0-9_./-]*\/)?)(?<first>[A-Za-z]{3,})(?<rest>[A-Za-z0-9_.-]*)$/;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

/** Null: some operand is not decoded, or no such name. */
export function operandNames({ operands, operandsCertain }: CommandFacts): readonly OperandName[] | null {
  const names = operands.map(({ value }) => (value === null ? null : nameOf(value)));
  return operandsCertain && names.every((name) => name !== null) ? names : null;
}

function nameOf(value: string): OperandName | null {
  const { directory = '', first, rest = '' } = NAME.exec(value)?.groups ?? {};
  if (first === undefined || directory.split('/').includes('..')) return null;
  const extension = EXTENSION.exec(rest)?.[0] ?? '';
  return extension === '' && rest.includes('.') ? null : { directory, first, extension };
}

/** So many operands, each with one of the names. */
export function namedOperands(counts: readonly number[], names: readonly OperandName[]): Matcher {
  const pattern = patternOf(names);
  const byCount = counts.map(
    (count): Matcher => ({
      all: [
        { argCount: { min: count, max: count } },
        ...Array.from({ length: count }, (_, index): Matcher => ({ argMatches: { index, pattern } })),
      ],
    }),
  );
  return byCount.length === 1 ? (byCount[0] as Matcher) : { any: byCount };
}

function patternOf(names: readonly OperandName[]): string {
  const all = [...new Set(names.map(patternOfName))].sort(byText);
  return all.length === 1 ? (all[0] as string) : `(?:${all.join('|')})`;
}

const patternOfName = ({ directory, first, extension }: OperandName): string =>
  `${literal(directory)}${first}[A-Za-z0-9_${extension === '' ? '' : '.'}-]*${literal(extension)}`;

const literal = (text: string): string => text.replace(/[.]/g, '\\.');
