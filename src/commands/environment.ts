/** Environment variables by the catalogue: harmless, injecting, or not known. */

import type { Effect, EnvironmentCatalogue, Role } from '../generated/types.js';

export interface VariableMeaning {
  readonly kind: 'harmless' | 'injecting' | 'unknown';
  readonly effects: readonly Effect[];
  /** What its value is, where it is more than data (`PAGER` is shell text). */
  readonly role: Role | null;
  /** What kind of value runs something that nobody looks for there. */
  readonly hides: 'shell' | 'temporary' | null;
}

export interface Environment {
  /** Every effect that setting some variable has. */
  readonly effects: ReadonlySet<Effect>;
  /** `value`: what it is set to, where that is known. */
  meaningOf(name: string, value?: string | null): VariableMeaning;
}

const UNKNOWN: VariableMeaning = { kind: 'unknown', effects: ['unknown'], role: null, hides: null };
const HARMLESS: VariableMeaning = { kind: 'harmless', effects: [], role: null, hides: null };

export function compileEnvironment(catalogue: EnvironmentCatalogue): Environment {
  const names = new Map<string, VariableMeaning>();
  const prefixes: [string, VariableMeaning][] = [];
  for (const group of catalogue.harmless) {
    for (const name of group.names) names.set(name, HARMLESS);
    for (const prefix of group.prefixes) prefixes.push([prefix, HARMLESS]);
  }
  for (const group of catalogue.injecting) {
    const meaning: VariableMeaning = {
      kind: 'injecting',
      effects: group.effects,
      role: group.role ?? null,
      hides: group.hides ?? null,
    };
    for (const name of group.names) names.set(name, meaning);
    for (const prefix of group.prefixes) prefixes.push([prefix, meaning]);
  }
  const safe = new Map<
    string,
    { readonly words: ReadonlySet<string>; readonly meaning: VariableMeaning }[]
  >();
  for (const { names: list, words, effects = [] } of catalogue.safe) {
    const one = { words: new Set(words), meaning: { ...HARMLESS, effects } };
    for (const name of list) safe.set(name, [...(safe.get(name) ?? []), one]);
  }
  return {
    effects: new Set([...catalogue.injecting, ...catalogue.safe].flatMap((group) => group.effects ?? [])),
    meaningOf(name, value = null) {
      if (value !== null) {
        const parts = value.split(/[ \t]+/).filter((part) => part !== '');
        const found = safe.get(name)?.find(({ words }) => parts.every((part) => isOneOf(part, words)));
        if (found !== undefined) return found.meaning;
      }
      const exact = names.get(name);
      if (exact !== undefined) return exact;
      const longest = prefixes
        .filter(([prefix]) => name.startsWith(prefix))
        .sort(([a], [b]) => b.length - a.length)[0];
      return longest?.[1] ?? UNKNOWN;
    },
  };
}

/** `#` stands for a run of digits. */
const isOneOf = (part: string, words: ReadonlySet<string>): boolean =>
  !part.includes('#') && (words.has(part) || words.has(part.replace(/\d+/g, '#')));
