/** An awk program under the reader's eye, and what was learnt from it so far. */

import type { Effect } from '../../generated/types.js';
import type { LanguagePath } from '../language.js';
import type { AwkToken } from './awk-tokens.js';

/** What stands between a pair of brackets. The outermost frame is the program itself. */
export interface Frame {
  readonly kind: 'block' | 'control' | 'group' | 'subscript';
  /** A `print` has begun: `>` and `|` send its output elsewhere. */
  printing: boolean;
  /** A `getline` has been read: `<` names its file. */
  reading: boolean;
}

export interface Program {
  readonly tokens: readonly AwkToken[];
  readonly functions: ReadonlySet<string>;
  readonly frames: Frame[];
  readonly effects: Set<Effect>;
  readonly paths: LanguagePath[];
  readonly shellTexts: string[];
  /** The first doubt. Reading goes on after it, for the sake of rules that deny. */
  unknown: string | null;
}

export const openFrame = (kind: Frame['kind']): Frame => ({ kind, printing: false, reading: false });

export const doubt = (program: Program, reason: string, effect?: Effect): void => {
  program.unknown ??= reason;
  if (effect !== undefined) program.effects.add(effect);
};

export const isOperator = (token: AwkToken | undefined, text: string): boolean =>
  token?.kind === 'operator' && token.text === text;

/** An operand is missing before the newline, so that some awk may read on. */
export const continuesLine = (token: AwkToken | undefined): boolean =>
  token?.kind === 'operator' && !CLOSED_BEFORE_NEWLINE.has(token.text);

const CLOSED_BEFORE_NEWLINE: ReadonlySet<string> = new Set([')', ']', '{', '}', ';', '++', '--']);
