import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArguments, parseTrace, type RanCommand } from './log.js';

/** How bash gets the text. `syntax`: nothing runs, only `ok` means something. */
export type Mode = 'option' | 'file' | 'input' | 'syntax';

export interface RunOptions {
  readonly mode?: Mode;
  /** What commands answer, a run for each: see PRELUDE in server.c. Default 0, 1 and 2. */
  readonly outcomes?: readonly number[];
  /** For each run, of the wall clock. Default 600. */
  readonly milliseconds?: number;
  /** Of each log. Default 64 KiB. */
  readonly logBytes?: number;
}

/** The union over all outcomes. */
export interface Run {
  readonly ran: readonly RanCommand[];
  /** Absolute paths of files that were made, or written to, in the jail. Its working directory is `/w`. */
  readonly files: readonly string[];
  /** A run was ended for its time or its log: what it would still have done is not here. */
  readonly killed: boolean;
  /** The last run ended with status 0. */
  readonly ok: boolean;
}

export interface Oracle {
  run(text: string, options?: RunOptions): Promise<Run>;
  close(): Promise<void>;
}

export type OracleResult =
  | { readonly available: true; readonly oracle: Oracle }
  | { readonly available: false; readonly reason: string };

/** Where `build.mjs` puts the server and the static bash. */
const BUILT: string = join(rootFolder(fileURLToPath(new URL('.', import.meta.url))), '.oracle');

/**
 * Starts the oracle, or says why there is none on this machine. `servers` requests run at once. `bash`: another static
 * bash than the one that `build.mjs` fetches.
 */
export async function createOracle(
  options: { readonly servers?: number; readonly bash?: string | undefined } = {},
): Promise<OracleResult> {
  const program = join(BUILT, 'server');
  const bash = options.bash ?? join(BUILT, 'bash-static');
  if (!existsSync(program) || !existsSync(bash)) {
    return { available: false, reason: 'it is not built: run `node test/oracle/build.mjs`' };
  }
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
  for (let index = 0; index < (options.servers ?? 1); index += 1) {
    const jail = join(folder, String(index));
    mkdirSync(jail);
    const server = new Server([program, bash, jail]);
    servers.push(server);
    const problem = await server.started;
    if (problem !== null) {
      await close();
      return { available: false, reason: problem };
    }
  }
  let next = 0;
  const run = (text: string, how: RunOptions = {}): Promise<Run> => {
    const server = servers[next % servers.length] as Server;
    next += 1;
    return server.run(text, how);
  };
  // The first request shows whether a jail can be made at all.
  const probe = await run('probe a', { outcomes: [0] });
  if (probe.ran[0]?.argv.join(' ') !== 'probe a') {
    await close();
    return { available: false, reason: servers[0]?.complaint() || 'its first run gave nothing' };
  }
  return { available: true, oracle: { run, close } };
}

const MODES: readonly Mode[] = ['option', 'file', 'input', 'syntax'];

class Server {
  readonly started: Promise<string | null>;
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #waiting: { readonly outcomes: number; readonly done: (run: Run) => void }[] = [];
  #received: Buffer = Buffer.alloc(0);
  #ready = false;
  #complaint = '';

  constructor(command: readonly string[]) {
    this.#process = spawn(command[0] as string, command.slice(1), { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#process.stderr?.on('data', (data: Buffer) => {
      this.#complaint += data.toString();
    });
    this.#process.stdin?.on('error', () => undefined);
    this.#ended = new Promise((resolve) => {
      this.#process.on('exit', () => resolve());
      this.#process.on('error', () => resolve());
    });
    this.started = new Promise((resolve) => {
      this.#process.stdout?.on('data', (data: Buffer) => {
        this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
        if (!this.#ready) {
          this.#ready = true;
          this.#received = this.#received.subarray(1);
          resolve(null);
        }
        this.#answer();
      });
      void this.#ended.then(() => {
        resolve(this.complaint() || 'its server ended');
        for (const { done } of this.#waiting.splice(0)) done(NOTHING);
      });
    });
  }

  complaint(): string {
    return this.#complaint.trim();
  }

  run(text: string, options: RunOptions): Promise<Run> {
    const outcomes = options.outcomes ?? [0, 1, 2];
    const bytes = Buffer.from(text, 'utf8');
    const head = Buffer.alloc(14 + outcomes.length);
    head.writeUInt32LE(bytes.length, 0);
    head.writeUInt32LE(options.milliseconds ?? 600, 4);
    head.writeUInt32LE(options.logBytes ?? 65_536, 8);
    head[12] = MODES.indexOf(options.mode ?? 'option');
    head[13] = outcomes.length;
    head.set(outcomes, 14);
    return new Promise((done) => {
      if (this.#process.exitCode !== null) {
        done(NOTHING);
        return;
      }
      this.#waiting.push({ outcomes: outcomes.length, done });
      this.#process.stdin?.write(Buffer.concat([head, bytes]));
    });
  }

  async close(): Promise<void> {
    this.#process.stdin?.end();
    await this.#ended;
  }

  #answer(): void {
    for (;;) {
      if (this.#received.length < 4) return;
      const length = this.#received.readUInt32LE(0);
      if (this.#received.length < 4 + length) return;
      const body = this.#received.subarray(4, 4 + length);
      const request = this.#waiting.shift();
      request?.done(length === 0 ? NOTHING : unionOf(body, request.outcomes));
      this.#received = this.#received.subarray(4 + length);
    }
  }
}

const NOTHING: Run = { ran: [], files: [], killed: true, ok: false };

function unionOf(body: Buffer, outcomes: number): Run {
  const ran = new Map<string, RanCommand>();
  const files = new Set<string>();
  let killed = false;
  let ok = false;
  let at = 0;
  const part = (): string => {
    const length = body.readUInt32LE(at);
    at += 4 + length;
    return body.toString('latin1', at - length, at);
  };
  for (let index = 0; index < outcomes; index += 1) {
    const status = body.readInt32LE(at);
    at += 4;
    if (status === -1) killed = true;
    ok = status === 0;
    for (const command of [...parseArguments(part()), ...parseTrace(part())]) {
      const key = command.argv.join('\0');
      if (!ran.has(key)) ran.set(key, command);
    }
    for (const file of part().split('\0')) if (file !== '') files.add(file);
  }
  return { ran: [...ran.values()], files: [...files].sort(), killed, ok };
}

/** The repository, seen from a source file or from its compiled copy below `.oracle/`. */
export function rootFolder(from: string): string {
  let folder = from;
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = join(folder, '..');
    if (parent === folder) return from;
    folder = parent;
  }
  return folder;
}
