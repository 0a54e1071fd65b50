/** Total orders by which reports are sorted and cut: by code units, so that they are the same on every machine. */

import type { Place, ReplayCall } from './report.js';

/** Negative: `one` comes first. */
export type Order<T> = (one: T, other: T) => number;

export const byText: Order<string> = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Shorter texts first: they are what a person can read, and a flood of long ones cannot crowd them out. */
export const byCall: Order<ReplayCall> = (one, other) =>
  lengthOf(one) - lengthOf(other) ||
  byText(one.text, other.text) ||
  byText(one.tool, other.tool) ||
  byText(one.context ?? '', other.context ?? '') ||
  byText(one.digest, other.digest);

const lengthOf = (call: ReplayCall): number => call.length ?? call.text.length;

export type MarkedPlace = Place & { readonly message?: string };

export const byPlace: Order<MarkedPlace> = (one, other) =>
  byText(one.source, other.source) ||
  one.line - other.line ||
  byText(one.id ?? '', other.id ?? '') ||
  byText(one.recorded ?? '', other.recorded ?? '') ||
  byText(one.message ?? '', other.message ?? '');
