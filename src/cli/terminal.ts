/** The streams a command talks to, and the failures that end it early. */

import { createPaint, type Paint } from './render.js';

type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: { readonly [name: string]: string | undefined };
}

export interface Terminal {
  readonly stdin: Io['stdin'];
  readonly out: Output;
  readonly err: Output;
  readonly env: Io['env'];
}

export const createTerminal = (io: Io): Terminal => ({
  stdin: io.stdin,
  out: new Output(io.stdout, io.env),
  err: new Output(io.stderr, io.env),
  env: io.env,
});

/** A writable stream: a write is done when the reader has room again, and a reader that left is no error. */
export class Output {
  /** The reader has left: nothing more needs to be made for it. */
  closed = false;
  readonly paint: Paint;
  /** Columns of the terminal; undefined where there is none. */
  readonly columns: number | undefined;
  private fault: Error | null = null;

  constructor(
    private readonly stream: Stream,
    env: Io['env'],
  ) {
    this.paint = createPaint(stream, env);
    this.columns = stream.columns;
    stream.on('error', (error: NodeJS.ErrnoException) => this.stop(error));
  }

  async write(text: string): Promise<void> {
    if (this.closed || text === '') return;
    await new Promise<void>((done) => {
      this.stream.write(text, (error?: NodeJS.ErrnoException | null) => {
        if (error != null) this.stop(error);
        done();
      });
    });
    if (this.fault !== null) throw new Failure(`The output cannot be written: ${this.fault.message}.`);
  }

  async line(text: string): Promise<void> {
    await this.write(`${text}\n`);
  }

  private stop(error: NodeJS.ErrnoException): void {
    this.closed = true;
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') this.fault ??= error;
  }
}

export const EXIT = {
  ok: 0,
  rejected: 1,
  failure: 2,
  review: 3,
  deny: 4,
  nothing: 5,
  outputClosed: 141,
} as const;

/** Ends the command with status 2 and this text. An empty text: it has been said already. */
export class Failure extends Error {}

/** The command line is wrong. */
export class UsageError extends Failure {}

/** What the operating system refused: reading a directory, a file that is not there. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
