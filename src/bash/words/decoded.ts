import type { Piece } from './pieces.js';

/** What our own decoder makes of a word. */
export interface Decoded {
  readonly pieces: readonly Piece[];
  /** The text after quote removal, with expansions as spelled: what the leading parser calls `value`. */
  readonly flat: string;
  readonly quoted: boolean;
  readonly fault: DecodeFault | null;
}

export interface DecodeFault {
  readonly kind: 'boundary' | 'expansion' | 'quote' | 'continuation' | 'invisible' | 'bytes';
  readonly at: number;
}
