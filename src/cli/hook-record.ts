/** The audit record of a hook: one line for each decision. */

import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { corpusLine } from '../replay/corpus/entry.js';
import { recordOf } from '../replay/corpus/record.js';
import { Failure } from './terminal.js';

/**
 * Appends the decision with the time of now: one write of a whole line to a file that is opened for appending, so that
 * hooks that run at the same time mix no lines on a local file system. A new file is its owner's alone. Throws where it
 * cannot be written; waits for nobody, so that a pipe without a reader is such a case.
 */
export function appendRecord({
  file,
  ...decided
}: { readonly file: string } & Omit<Parameters<typeof recordOf>[0], 'time'>): void {
  const line = Buffer.from(`${corpusLine(recordOf({ ...decided, time: new Date().toISOString() }))}\n`);
  const descriptor = openSync(file, FLAGS, OWNER_ONLY);
  try {
    const written = writeSync(descriptor, line);
    if (written < line.length) throw new Failure(`Only ${written} of ${line.length} bytes were written.`);
  } finally {
    closeSync(descriptor);
  }
}

const { O_APPEND, O_CREAT, O_WRONLY } = constants;
/** Not there on Windows, which has no pipes among its files. */
const O_NONBLOCK = constants.O_NONBLOCK ?? 0;
const FLAGS = O_APPEND | O_CREAT | O_WRONLY | O_NONBLOCK;
const OWNER_ONLY = 0o600;
