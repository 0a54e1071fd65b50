/** The commands of the written-down facts: each program and subcommand with each of its options. */

import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../commands/facts/', import.meta.url);

export function factCalls(): readonly { readonly tool: string; readonly input: string }[] {
  return readdirSync(FOLDER).flatMap((name) => linesOf(readFileSync(new URL(name, FOLDER), 'utf8')));
}

function linesOf(text: string): readonly { readonly tool: string; readonly input: string }[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  return lines.map((input) => ({ tool: 'bash', input }));
}
