/**
 * A plain copy of any value: what JSON could hold, read once. Everything that enters the core passes here, so that
 * getters, proxies, cycles and polluted prototypes are behind us afterwards.
 */

import { fail, ok, type Result } from '../result.js';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export interface PlainError {
  readonly code: 'not-plain' | 'too-deep' | 'too-large' | 'cyclic' | 'threw';
  /** JSON pointer to the value at fault. */
  readonly pointer: string;
  readonly message: string;
}

export interface PlainLimits {
  readonly depth: number;
  /** Values in all: members, items and scalars. */
  readonly values: number;
  /** UTF-16 units of all strings together. */
  readonly text: number;
}

export const PLAIN_LIMITS: PlainLimits = { depth: 64, values: 200_000, text: 20_000_000 };

/** Total, linear in the value up to the limits. Objects in the copy have no prototype. */
export function toPlain(value: unknown, limits: PlainLimits = PLAIN_LIMITS): Result<Plain, PlainError> {
  const state: CopyState = { limits, values: 0, text: 0, open: new Set() };
  try {
    return ok(copy(value, '', 0, state));
  } catch (error) {
    if (error instanceof CopyFault) return fail(error.fault);
    return fail({ code: 'threw', pointer: '', message: 'Reading the value threw an error.' });
  }
}

interface CopyState {
  readonly limits: PlainLimits;
  values: number;
  text: number;
  readonly open: Set<object>;
}

class CopyFault {
  constructor(readonly fault: PlainError) {}
}

function refuse(code: PlainError['code'], pointer: string, message: string): never {
  throw new CopyFault({ code, pointer, message });
}

function copy(value: unknown, pointer: string, depth: number, state: CopyState): Plain {
  state.values += 1;
  if (state.values > state.limits.values) {
    refuse('too-large', pointer, `There are more than ${state.limits.values} values.`);
  }
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : refuse('not-plain', pointer, 'The number is not finite.');
  if (typeof value === 'string') {
    state.text += value.length;
    if (state.text > state.limits.text)
      refuse('too-large', pointer, `There are more than ${state.limits.text} characters.`);
    return value;
  }
  if (typeof value !== 'object') refuse('not-plain', pointer, `A ${typeof value} is not JSON.`);
  if (depth >= state.limits.depth)
    refuse('too-deep', pointer, `It is nested deeper than ${state.limits.depth}.`);
  if (state.open.has(value)) refuse('cyclic', pointer, 'It contains itself.');
  state.open.add(value);
  const made = Array.isArray(value)
    ? copyArray(value, pointer, depth, state)
    : copyObject(value, pointer, depth, state);
  state.open.delete(value);
  return made;
}

function copyArray(value: readonly unknown[], pointer: string, depth: number, state: CopyState): Plain[] {
  const length = value.length;
  if (!Number.isSafeInteger(length) || length > state.limits.values) {
    refuse('too-large', pointer, `There are more than ${state.limits.values} values.`);
  }
  const made: Plain[] = [];
  for (let index = 0; index < length; index += 1)
    made.push(copy(value[index], `${pointer}/${index}`, depth + 1, state));
  return made;
}

function copyObject(
  value: object,
  pointer: string,
  depth: number,
  state: CopyState,
): { readonly [key: string]: Plain } {
  const made: { [key: string]: Plain } = Object.create(null);
  for (const key of Object.keys(value)) {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const member: unknown = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    state.text += key.length;
    made[key] = copy(member, at, depth + 1, state);
  }
  return made;
}

/** A canonical text of a plain value: members sorted, no blanks (RFC 8785 for the values that occur here). */
export function canonicalText(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] as Plain)}`);
  return `{${members.join(',')}}`;
}

const isArray = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** The member at a JSON pointer (RFC 6901); undefined where there is none. */
export function atPointer(value: Plain, pointer: string): Plain | undefined {
  if (pointer === '') return value;
  let at: Plain | undefined = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (at === null || at === undefined || typeof at !== 'object') return undefined;
    at = Object.hasOwn(at, key) ? (at as { readonly [key: string]: Plain })[key] : undefined;
  }
  return at;
}
