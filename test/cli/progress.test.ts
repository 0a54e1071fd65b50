import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../src/cli/progress.js';
import { Output } from '../../src/cli/terminal.js';

function outputOn(terminal: boolean): { readonly output: Output; readonly written: string[] } {
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  return {
    output: new Output(Object.assign(stream, terminal ? { isTTY: true, columns: 80 } : {}), {}),
    written,
  };
}

describe('the progress of a long run', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts lines on a terminal, now and then, and leaves nothing behind', async () => {
    const { output, written } = outputOn(true);
    const progress = createProgress(output);
    progress.seen(500);
    vi.setSystemTime(Date.now() + 300);
    progress.seen(734);
    progress.seen(10);
    await progress.clear();
    expect(written).toEqual(['\r1,234 lines', '\r\u001B[K']);
  });

  it('says nothing where there is no terminal', async () => {
    const { output, written } = outputOn(false);
    const progress = createProgress(output);
    vi.setSystemTime(Date.now() + 1_000);
    progress.seen(5_000);
    await progress.clear();
    expect(written).toEqual([]);
  });
});
