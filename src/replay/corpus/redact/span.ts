/** A part of a text that is secret: from `start` up to `end`, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
