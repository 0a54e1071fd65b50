/**
 * An argument language is a small language inside an argument that can act: sed scripts, awk programs, `test`
 * expressions. Each is one function behind this interface, so that the analysis can treat it as an atom.
 */

import type { Effect, Role } from '../generated/types.js';

export interface LanguageFacts {
  /** What the program text itself does; empty when it only computes. */
  readonly effects: readonly Effect[];
  /** Literal paths that the text names, with the role each has (`write`, `read`, `execute`, …). */
  readonly paths: readonly LanguagePath[];
  /** Literal shell text that the program runs (`sed '1e id'`, `awk 'BEGIN{system("id")}'`). */
  readonly shellTexts: readonly string[];
  /** Why the text could not be proved to do no more than stated; null when it could. */
  readonly unknown: string | null;
}

export interface LanguagePath {
  readonly path: string;
  readonly role: Role;
}

/** Total: any text gets an answer, in time linear in its length. */
export type ArgumentLanguage = (text: string) => LanguageFacts;

export const NOTHING: LanguageFacts = { effects: [], paths: [], shellTexts: [], unknown: null };

export const unknownText = (reason: string, partial: Partial<LanguageFacts> = {}): LanguageFacts => ({
  ...NOTHING,
  ...partial,
  unknown: reason,
});
