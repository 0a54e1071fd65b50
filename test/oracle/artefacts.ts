import type { RanCommand } from './log.js';

/** Something that the oracle reports and bash did not run, or that this jail does otherwise than a real machine. */
export interface Artefact {
  readonly name: string;
  readonly why: string;
}

interface TextArtefact extends Artefact {
  readonly inText: RegExp;
}

interface ReportArtefact extends Artefact {
  is(ran: RanCommand, text: string): boolean;
}

/** Texts that are not run at all. */
export const TEXT_ARTEFACTS: readonly TextArtefact[] = [
  {
    name: 'tampering',
    why: 'The text names a part of the oracle: its handler, its variables, its descriptors, or PS4, which garbles the trace.',
    inText: /command_not_found|BASH_XTRACEFD|ORACLE_OUTCOME|PS4|\b25[12]\b|prelude/,
  },
  {
    name: 'absent program',
    why: 'The text takes the output of a program of which the registry knows what it prints by its path, and which the jail lacks.',
    inText: /\/s?bin\/(?:pwd|git)\b/,
  },
  {
    name: 'redefined builtin',
    why: 'The text defines a function with the name of a builtin that the handler itself uses.',
    inText: /\b(?:builtin|set|return|printf)\s*\(\s*\)|\bfunction\s+(?:builtin|set|return|printf)\b/,
  },
];

/** Reports that are not counted. */
export const REPORT_ARTEFACTS: readonly ReportArtefact[] = [
  {
    name: 'locale',
    why: "The jail has the C locale alone, where bash leaves `\\uABCD` in `$'…'` as it is; in UTF-8 it is a character.",
    is: (_, text) => /\\[uU][\dA-Fa-f]/.test(text),
  },
  {
    name: 'coprocess',
    why: 'The trace shows a coprocess as a command with its name as the program.',
    is: ({ argv, from }, text) =>
      from === 'trace' &&
      (argv[0] === 'COPROC' || [...text.matchAll(/coproc\s+(\w+)/g)].some(([, name]) => name === argv[0])),
  },
];

export function textArtefact(text: string): Artefact | null {
  return TEXT_ARTEFACTS.find(({ inText }) => inText.test(text)) ?? null;
}

export function reportArtefact(ran: RanCommand, text: string): Artefact | null {
  return REPORT_ARTEFACTS.find((artefact) => artefact.is(ran, text)) ?? null;
}
