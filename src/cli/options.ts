/** Command line options: parsing, and the sets that several commands share. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './terminal.js';

export type OptionSpecs = NonNullable<ParseArgsConfig['options']>;

export const POLICY_OPTIONS: OptionSpecs = {
  policy: { type: 'string', multiple: true },
  'no-baseline': { type: 'boolean' },
  'dangerously-lift': { type: 'string', multiple: true },
  proved: { type: 'string', multiple: true },
  'dangerously-unproved': { type: 'boolean' },
};

export const CONTEXT_OPTIONS: OptionSpecs = {
  posture: { type: 'string' },
  cwd: { type: 'string' },
  home: { type: 'string' },
  context: { type: 'string' },
};

export const FORMAT_OPTION: OptionSpecs = { format: { type: 'string' } };

/** What the command line said. */
export class Options {
  constructor(
    private readonly values: ReadonlyMap<string, unknown>,
    readonly operands: readonly string[],
  ) {}

  text(name: string): string | undefined {
    return this.values.get(name) as string | undefined;
  }

  flag(name: string): boolean {
    return this.values.get(name) === true;
  }

  list(name: string): readonly string[] {
    return (this.values.get(name) as readonly string[] | undefined) ?? [];
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined || (allowed as readonly string[]).includes(value)) return value as T | undefined;
    throw new UsageError(`--${name} must be ${allowed.join(' or ')}, not ${JSON.stringify(value)}.`);
  }

  /** Of at most nine digits, and not below `least`. */
  wholeNumber(name: string, least: 0 | 1 = 1): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if ((least === 0 ? /^\d{1,9}$/ : /^[1-9]\d{0,8}$/).test(text)) return Number(text);
    const wanted = least === 0 ? 'a number' : 'a whole number above 0';
    throw new UsageError(`--${name} must be ${wanted}, not ${JSON.stringify(text)}.`);
  }

  format(): 'text' | 'json' {
    return this.oneOf('format', ['text', 'json']) ?? 'text';
  }
}

/** Throws UsageError for a flag that is not in `specs`, a missing value, or a single-valued option given twice. */
export function readOptions(argv: readonly string[], specs: OptionSpecs): Options {
  const config = {
    args: [...argv],
    options: specs,
    allowPositionals: true,
    strict: true,
    tokens: true,
  } as const;
  let parsed: ReturnType<typeof parseArgs<typeof config>>;
  try {
    parsed = parseArgs(config);
  } catch (error) {
    throw new UsageError(sentence(error));
  }
  const seen = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== 'option' || specs[token.name]?.multiple === true) continue;
    if (seen.has(token.name)) throw new UsageError(`--${token.name} is given twice.`);
    seen.add(token.name);
  }
  return new Options(new Map(Object.entries(parsed.values)), parsed.positionals);
}

function sentence(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ').trim();
  return text.endsWith('.') ? text : `${text}.`;
}
