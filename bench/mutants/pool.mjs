/** Processes that run mutants, and are replaced where a mutant never ends or takes the process with it. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/** A test may take this many times as long as on the code as it is, and so many milliseconds more. */
const SLOWER = 20;
const GRACE = 15_000;
const LOADING = 600_000;
/** Heap of a process: a mutant that fills it is as good as one that never ends. */
const HEAP = '--max-old-space-size=1200';

/**
 * `testsOf`: the files of tests that mutants of a file are put to.
 * @returns for each mutant, in their order, `{ mutant, killed, by, why }`
 */
export async function killAll(mutants, testsOf, { jobs }) {
  const files = [...new Set(mutants.flatMap(({ file }) => testsOf(file)))];
  const first = new Worker(files);
  const times = await first.run({ mutant: { files }, tests: null }, () => LOADING);
  if (times.failed !== undefined) throw new Error(`The tests fail on the code as it is: ${times.failed}`);
  const tests = ordered(times.done);
  const limits = new Map(tests.map(({ file, name, ms }) => [`${file}: ${name}`, GRACE + SLOWER * ms]));
  console.error(
    `${tests.length} tests, ${(tests.reduce((sum, { ms }) => sum + ms, 0) / 1_000).toFixed(1)} s`,
  );
  const results = [];
  const left = mutants.map((mutant, index) => ({ mutant, index }));
  const line = async (worker) => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const start = performance.now();
      const own = new Set(testsOf(next.mutant.file));
      const job = { mutant: next.mutant, tests: tests.filter(({ file }) => own.has(file)) };
      const answer = await worker.run(job, (at) => limits.get(at) ?? GRACE);
      const by =
        answer.failed === undefined ? (answer.done?.test ?? null) : `${answer.failed} in ${answer.at}`;
      const spent = Math.round(performance.now() - start);
      results[next.index] = { mutant: next.mutant, killed: by !== null, by, why: answer.done?.why, spent };
      if (results.filter(Boolean).length % 100 === 0)
        console.error(`${results.filter(Boolean).length} of ${mutants.length}`);
    }
    worker.stop();
  };
  const others = Array.from({ length: jobs - 1 }, () => new Worker(files));
  await Promise.all([first, ...others].map(line));
  return results;
}

/** Quick ones first, so that most mutants are killed by them. */
function ordered(times) {
  const rank = ({ ms }) => (ms < 30 ? 0 : ms < 300 ? 1 : 2);
  return times.filter(({ index }) => index >= 0).sort((left, right) => rank(left) - rank(right));
}

class Worker {
  constructor(files) {
    this.files = files;
  }

  start() {
    this.child = spawn(process.execPath, [HEAP, WORKER], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(JSON.parse(line)));
    const { child } = this;
    child.on(
      'exit',
      () => child === this.child && this.answer?.({ failed: 'the process ended', at: this.at }),
    );
  }

  hear({ at, done }) {
    if (at !== undefined) this.expect(at);
    if (done !== undefined) this.answer?.({ done });
  }

  expect(at) {
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.answer?.({ failed: 'no end', at }), this.limitOf(at));
  }

  /** A new process loads all tests before it gets anything to do: what imports what is known from then on. */
  async run(job, limitOf) {
    if (this.child === undefined) {
      this.start();
      await this.ask({ mutant: { files: this.files }, tests: [] }, () => LOADING);
    }
    return this.ask(job, limitOf);
  }

  ask(job, limitOf) {
    this.limitOf = limitOf;
    return new Promise((resolve) => {
      this.answer = (answer) => {
        clearTimeout(this.timer);
        this.answer = undefined;
        if (answer.failed !== undefined) this.stop();
        resolve(answer);
      };
      this.expect('the start');
      this.child.send(job);
    });
  }

  stop() {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
