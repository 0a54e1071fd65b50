/** What is wrong with a pack or a context, in the form that every loader reports. */

export type LoadCode =
  | 'schema'
  | 'not-plain'
  | 'too-deep'
  | 'too-large'
  | 'cyclic'
  | 'threw'
  | 'duplicate-rule-id'
  | 'duplicate-pack-id'
  | 'mixed-rule'
  | 'call-rule-allows'
  | 'empty-matcher'
  | 'shipped-unknown'
  | 'fresh-needs-review'
  | 'layer-not-supported'
  | (string & { readonly __pattern?: never });

export interface LoadProblem {
  readonly code: LoadCode;
  /** JSON pointer into the pack. */
  readonly pointer: string;
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  /** UTF-16 offset within the text at the pointer, for patterns. */
  readonly offset?: number;
  /** A call that shows it, as a person reads it. */
  readonly witness?: string;
  /** Id of the pack, where it is known. */
  readonly pack?: string;
}
