/** Runs the command line in this process, with streams of the test's own. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { run } from '../../src/cli/run.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Settings {
  /** Undefined: a terminal at which nobody types. */
  readonly stdin?: string | Uint8Array | AsyncIterable<Uint8Array | string>;
  readonly env?: { readonly [name: string]: string };
  readonly terminal?: boolean;
  readonly stdout?: Writable;
}

export async function runCli(argv: readonly string[], settings: Settings = {}): Promise<Ran> {
  const out = new Collector(settings.terminal === true);
  const err = new Collector(false);
  const code = await run(argv, {
    stdin: stdinOf(settings.stdin),
    stdout: settings.stdout ?? out,
    stderr: err,
    env: settings.env ?? {},
  });
  return { code, out: out.text(), err: err.text() };
}

/** In the workspace of the examples, wherever the tests run. */
export const PLACE = ['--cwd', '/home/dev/project', '--home', '/home/dev'];

export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A temporary directory, removed after the tests of the file. Returns a function that writes a file into it. */
export function scratch(): (name: string, content: unknown) => string {
  const directory = mkdtempSync(join(tmpdir(), 'portcullis-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return (name, content) => {
    const file = join(directory, name);
    writeFileSync(
      file,
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
    return file;
  };
}

class Collector extends Writable {
  private readonly chunks: Buffer[] = [];

  constructor(readonly isTTY: boolean) {
    super();
  }

  text(): string {
    return Buffer.concat(this.chunks).toString();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

function stdinOf(stdin: Settings['stdin']): AsyncIterable<Uint8Array | string> & { isTTY?: boolean } {
  async function* chunks(): AsyncGenerator<Uint8Array | string> {
    if (typeof stdin === 'string' || stdin instanceof Uint8Array) yield stdin;
    else if (stdin !== undefined) yield* stdin;
  }
  return Object.assign(chunks(), { isTTY: stdin === undefined });
}
