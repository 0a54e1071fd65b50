/**
 * Chromium by its DevTools protocol over a pipe: no port is opened, and no package is needed. Where there is none on
 * the path, `CHROMIUM` is null.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

export const CHROMIUM: string | null =
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((file) => existsSync(file)) ?? null;

type Params = { readonly [name: string]: unknown };
// biome-ignore lint/suspicious/noExplicitAny: what the protocol answers is checked by what the tests expect of it.
type Answer = any;
type Listener = (method: string, params: Answer) => void;

export interface Browser {
  /** A page of this text, loaded from a file; closed with the browser. */
  open(html: string, options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly script?: boolean;
  readonly print?: boolean;
}

export interface Page {
  /** Everything the page said, threw, asked for beside itself, or was forbidden. */
  readonly remarks: string[];
  /** The value of an expression in the page, as JSON carries it. */
  value(expression: string): Promise<Answer>;
  /** Keys one after another: a character, or a name such as `Enter`. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** A picture, as PNG. */
  picture(): Promise<Buffer>;
}

export async function startChromium(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'portcullis-page-'));
  const child = spawn(
    CHROMIUM ?? 'chromium',
    [
      '--headless',
      '--remote-debugging-pipe',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      `--user-data-dir=${join(folder, 'profile')}`,
      // As root, as in a container, Chromium starts without its sandbox only; it loads nothing but our own files.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const connection = connect(child);
  let pages = 0;
  return {
    async open(html, options = {}) {
      pages += 1;
      const file = join(folder, `page-${pages}.html`);
      writeFileSync(file, html);
      return openPage(connection, pathToFileURL(file).href, options);
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await connection.send('Browser.close').catch(() => child.kill());
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Connection {
  send(method: string, params?: Params, session?: string): Promise<Answer>;
  listen(session: string, listener: Listener): void;
}

/** Messages are JSON, each ended by a NUL. */
function connect(child: ChildProcess): Connection {
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  const listeners = new Map<string, Listener>();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (chunk: string) => {
    const messages = `${rest}${chunk}`.split('\0');
    rest = messages.pop() ?? '';
    for (const text of messages) {
      const { id, result, error, method, params, sessionId } = JSON.parse(text);
      if (id === undefined) listeners.get(sessionId)?.(method, params);
      else if (error === undefined) waiting.get(id)?.resolve(result);
      else waiting.get(id)?.reject(new Error(JSON.stringify(error)));
    }
  });
  // That it ended is said below, to whoever waits for an answer.
  child.on('error', () => {});
  input.on('error', () => {});
  output.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium ended.'));
  });
  return {
    send(method, params = {}, sessionId) {
      last += 1;
      const id = last;
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    listen: (session, listener) => listeners.set(session, listener),
  };
}

async function openPage(connection: Connection, url: string, options: PageOptions): Promise<Page> {
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: Params = {}): Promise<Answer> =>
    connection.send(method, params, sessionId);
  const remarks: string[] = [];
  const asked = new Map<string, number>();
  const loaded = new Promise<void>((resolve) => {
    connection.listen(sessionId, (method, params) => {
      if (method === 'Page.loadEventFired') resolve();
      if (method === 'Runtime.consoleAPICalled') remarks.push(`console: ${JSON.stringify(params.args)}`);
      if (method === 'Runtime.exceptionThrown')
        remarks.push(`thrown: ${JSON.stringify(params.exceptionDetails)}`);
      if (method === 'Log.entryAdded') remarks.push(`${params.entry.source}: ${params.entry.text}`);
      if (method === 'Network.requestWillBeSent' && params.request.url !== url)
        asked.set(params.requestId, remarks.push(`request: ${params.request.url}`) - 1);
      // It is announced before the policy of the page stops it.
      const stopped = method === 'Network.loadingFailed' && params.blockedReason === 'csp';
      const at = stopped ? asked.get(params.requestId) : undefined;
      if (at !== undefined) remarks[at] = remarks[at]?.replace('request:', 'stopped:') ?? '';
    });
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`);
  const { width = 1200, height = 900, scheme = 'light', script = true, print = false } = options;
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await send('Emulation.setEmulatedMedia', {
    media: print ? 'print' : 'screen',
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });
  await send('Emulation.setScriptExecutionDisabled', { value: !script });
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await send('Page.navigate', { url });
  await loaded;
  return {
    remarks,
    async value(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
    async press(...keys) {
      for (const key of keys) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', ...keyEvent(key) });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', ...keyEvent(key) });
      }
    },
    async type(text) {
      await send('Input.insertText', { text });
    },
    async picture() {
      return Buffer.from((await send('Page.captureScreenshot', { format: 'png' })).data, 'base64');
    },
  };
}

const CODES: { readonly [key: string]: number } = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ArrowUp: 38,
  ArrowDown: 40,
};

/** What a keyboard sends; the text of a key is what makes it act. */
const keyEvent = (key: string): Params =>
  key.length === 1
    ? { key, text: key }
    : { key, code: key, windowsVirtualKeyCode: CODES[key], ...(key === 'Enter' ? { text: '\r' } : {}) };
