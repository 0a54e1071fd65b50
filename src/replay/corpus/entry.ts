/** One line of a corpus as a value. */

import type { CorpusEntry } from '../../generated/types.js';
import { validateCorpusEntry } from '../../generated/validators/CorpusEntry.js';
import { fail, ok, type Result } from '../../result.js';
import { type Plain, toPlain } from '../../shape/plain.js';
import { isMembers } from './members.js';
import type { CorpusProblem } from './problem.js';

/**
 * Total. An entry after schema/corpus.schema.json, whose other members are left out; its `tool` is there. Read as well:
 * `cmd` for `input`, `n` for `count`, a number for `id`, a text for `source` (its `name`).
 */
export function readCorpusEntry(value: unknown, line = 1): Result<CorpusEntry, CorpusProblem> {
  const plain = toPlain(value);
  if (!plain.ok) {
    const code =
      plain.error.code === 'too-large' || plain.error.code === 'too-deep' ? 'too-large' : 'not-an-entry';
    return fail({ code, line, message: at(plain.error.pointer, plain.error.message), hint: HINT });
  }
  const named = withOwnNames(plain.value);
  if (!named.ok) return fail({ code: 'not-an-entry', line, message: named.error, hint: HINT });
  if (validateCorpusEntry(named.value)) return ok(named.value);
  return fail({ code: 'not-an-entry', line, message: firstFault(), hint: HINT });
}

/** The line of a corpus for an entry, without its end: the same for the same entry, however it was made. */
export const corpusLine = (entry: CorpusEntry): string => JSON.stringify(ordered(entry));

const HINT = 'See schema/corpus.schema.json; `portcullis import` writes such lines from other recordings.';

function withOwnNames(value: Plain): Result<object, string> {
  if (!isMembers(value)) return fail('It is not a JSON object.');
  const { cmd, input, n, count, id, source } = value;
  if (input === undefined && cmd === undefined) return fail('There is neither `input` nor `cmd`.');
  if (cmd !== undefined && typeof cmd !== 'string') return fail('/cmd: must be string.');
  // Which of the two ran is not for us to guess.
  if (input !== undefined && cmd !== undefined && input !== cmd)
    return fail('There are both `input` and `cmd`, and they differ.');
  const named: { [name in keyof CorpusEntry]: Plain | undefined } = {
    ...value,
    id: typeof id === 'number' ? String(id) : id,
    tool: value.tool ?? 'bash',
    input: input ?? cmd ?? null,
    source: typeof source === 'string' ? { name: source } : source,
    count: count ?? n,
  };
  return ok(ordered(named));
}

/**
 * The members that are there, in the order in which they are written, in an object without a prototype: one that is
 * missing is missing, whatever others did to Object.prototype.
 */
function ordered(members: { readonly [name in keyof CorpusEntry]: unknown }): object {
  const entry: { [name: string]: unknown } = Object.create(null);
  for (const name of MEMBERS) {
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    if (member !== undefined) entry[name] = member;
  }
  return entry;
}

const MEMBERS = [
  'id',
  'time',
  'session',
  'tool',
  'input',
  'context',
  'observed',
  'source',
  'fidelity',
  'count',
] as const satisfies readonly (keyof CorpusEntry)[];

function firstFault(): string {
  const [error] = validateCorpusEntry.errors ?? [];
  const named = error?.params.additionalProperty ?? error?.params.allowedValues;
  const detail = named === undefined ? '' : ` (${JSON.stringify(named)})`;
  return at(error?.instancePath ?? '', `${error?.message ?? 'it does not fit the schema'}${detail}.`);
}

const at = (pointer: string, message: string): string =>
  pointer === '' ? message : `${pointer}: ${message}`;
