/** What a rule can say of one described command, in parts that each domain decides by itself. */

import type { Access, Effect, InputMatcher, McpMatcher, PathFact, Scope } from '../generated/types.js';
import type { Expr } from './expr.js';
import type { Language } from './language.js';

export type Atom =
  /** The program is one of these. */
  | { readonly on: 'program'; readonly names: ReadonlySet<string> }
  /** A command of bash text with words, not a tool's call, an assignment or a function. */
  | { readonly on: 'simple' }
  /** The command that a call to another tool is by itself, beside those of shell text in its input. */
  | { readonly on: 'own' }
  /** The word at an index, global options left out. */
  | { readonly on: 'token'; readonly index: number; readonly values: ReadonlySet<string> }
  | { readonly on: 'vector'; readonly words: readonly string[] }
  | { readonly on: 'operand'; readonly index: number; readonly text: Language }
  | { readonly on: 'some-operand'; readonly text: Language }
  | { readonly on: 'count'; readonly of: Counted; readonly min: number; readonly max: number }
  | { readonly on: 'some-option'; readonly test: Expr<OptionPart> }
  | { readonly on: 'some-variable'; readonly test: Expr<VariablePart> }
  | { readonly on: 'some-redirect'; readonly test: Expr<RedirectPart> }
  /** Some effect is one of these. */
  | { readonly on: 'some-effect'; readonly effects: ReadonlySet<Effect> }
  | { readonly on: 'some-path'; readonly test: Expr<PathPart> }
  | { readonly on: 'some-host'; readonly test: Expr<HostPart> }
  | { readonly on: 'sends' }
  | { readonly on: 'substitution' }
  | { readonly on: 'tool'; readonly name: Language }
  | { readonly on: 'kind'; readonly values: ReadonlySet<string> }
  | { readonly on: 'tier'; readonly values: ReadonlySet<string> }
  | { readonly on: 'posture'; readonly values: ReadonlySet<string> }
  | { readonly on: 'input'; readonly value: InputMatcher }
  | { readonly on: 'mcp'; readonly value: McpMatcher };

export type Counted = 'operands' | 'options' | 'variables';

/** Of one path fact. */
export type PathPart =
  | { readonly of: 'access'; readonly values: ReadonlySet<Access> }
  | { readonly of: 'usage'; readonly values: ReadonlySet<PathFact['usage']> }
  | { readonly of: 'scope'; readonly values: ReadonlySet<Scope> }
  /** Of a fact whose scope is not known: what it has unless it is a protected place. */
  | { readonly of: 'otherwise'; readonly values: ReadonlySet<Scope> }
  /** Every path of the fact is one of these. */
  | { readonly of: 'exact'; readonly values: ReadonlySet<string> }
  | { readonly of: 'class'; readonly values: ReadonlySet<string> }
  | { readonly of: 'segment'; readonly values: ReadonlySet<string> };

/** Of one network fact. `known`: its host is known. */
export type HostPart =
  | { readonly of: 'class'; readonly values: ReadonlySet<string> }
  | { readonly of: 'direction'; readonly values: ReadonlySet<string> }
  | { readonly of: 'scheme'; readonly values: ReadonlySet<string> }
  | { readonly of: 'has-scheme' }
  | { readonly of: 'known' }
  | { readonly of: 'host'; readonly values: ReadonlySet<string> };

/** Of one option: any name of it, the listed ones and its spelling. */
export type OptionPart =
  | { readonly of: 'name'; readonly values: ReadonlySet<string> }
  | { readonly of: 'prefix'; readonly values: ReadonlySet<string> }
  /** A bundle that no grammar lists, with (`some`) or of nothing but (`every`) these. */
  | { readonly of: 'bundle'; readonly letters: ReadonlySet<string>; readonly all: boolean }
  | { readonly of: 'value'; readonly values: ReadonlySet<string> }
  | { readonly of: 'has-value' };

export interface VariablePart {
  readonly of: 'name';
  readonly text: Language;
}

/** Of one redirection. `stream` is the one it names; null, where it does not. */
export type RedirectPart =
  | { readonly of: 'stream'; readonly values: ReadonlySet<number | null> }
  | { readonly of: 'kind'; readonly values: ReadonlySet<string> }
  | { readonly of: 'direction'; readonly values: ReadonlySet<string> }
  | { readonly of: 'target'; readonly text: Language };
