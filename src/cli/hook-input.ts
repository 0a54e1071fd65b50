/** The event on a hook's standard input. */

import { LINE_LIMIT, readAll } from './lines.js';
import { Failure, type Io } from './terminal.js';

/** Harnesses write the event at once; and they run the call when the hook takes longer than they wait. */
const PATIENCE_MS = 5_000;

/** The whole of it. Throws where nothing comes, it does not end, or it is not text. */
export async function readInput(stdin: Io['stdin'], patience: number = PATIENCE_MS): Promise<string> {
  if (stdin.isTTY === true) throw new Failure('Standard input is a terminal.');
  const { promise: expired, cancel } = deadline(patience);
  try {
    const text = await Promise.race([readAll(stdin), expired]);
    if (text === null) throw new Failure(`It is longer than ${LINE_LIMIT} bytes.`);
    return text;
  } catch (error) {
    // What is still to come would keep the process from ending.
    (stdin as { destroy?: () => void }).destroy?.();
    if (error instanceof TypeError) throw new Failure('It is not UTF-8.');
    throw error;
  } finally {
    cancel();
  }
}

function deadline(milliseconds: number): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_, reject) => {
    const expire = (): void => reject(new Failure(`Standard input did not end within ${milliseconds} ms.`));
    timer = setTimeout(expire, milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
