/**
 * Long runs, by hand:
 *
 *     node .oracle/dist/test/oracle/fuzz/main.js --kind nesting --seed 1 --seconds 300
 *
 * `--kind` soup, mutation, nesting, grammar, state, published or all (the seconds are then shared); `--inputs N` ends a kind after N
 * clean texts that ran; `--bash PATH` takes another static bash. Prints a line of JSON for each kind, then each finding,
 * minimised; ends with status 1 where there is one. `--text TEXT` shows what the oracle says of one text instead.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { examine } from '../examine.js';
import { createOracle, type Mode, rootFolder } from '../oracle.js';
import { createReading } from '../reading.js';
import { campaign, GENERATORS, type Kind } from './campaign.js';

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    inputs: { type: 'string', default: '1000000000' },
    servers: { type: 'string', default: '4' },
    text: { type: 'string', multiple: true },
    mode: { type: 'string', default: 'option' },
    bash: { type: 'string' },
  },
});

const servers = Number(values.servers);
const made = await createOracle({ servers, bash: values.bash });
if (!made.available) {
  console.log(`NOTICE: no oracle: ${made.reason}`);
  process.exit(0);
}
const { oracle } = made;
const read = createReading();
if (values.text !== undefined) for (const text of values.text) await show(text);
else await run();
await oracle.close();

async function show(text: string): Promise<void> {
  const mode = values.mode as Mode;
  const reading = read(text);
  console.log(JSON.stringify({ text, ...(await oracle.run(text, { mode })) }));
  const commands = reading.commands.map(({ form, words, redirects }) => [
    form,
    ...words.map((word) => word.value ?? { ...word, span: undefined }),
    ...redirects.map(({ operator, target }) => `${operator} ${target?.value ?? null}`),
  ]);
  console.log(JSON.stringify({ clean: reading.clean, diagnostics: reading.diagnostics, commands }));
  console.log(JSON.stringify(await examine(text, reading, oracle, { mode })));
}

async function run(): Promise<void> {
  const kinds = values.kind === 'all' ? (Object.keys(GENERATORS) as Kind[]) : [values.kind as Kind];
  const inputs = Number(values.inputs);
  const log = join(rootFolder(fileURLToPath(new URL('.', import.meta.url))), '.oracle', 'runs.jsonl');
  for (const kind of kinds) {
    const end = Date.now() + (Number(values.seconds) * 1_000) / kinds.length;
    const tally = await campaign({
      kind,
      seed: Number(values.seed),
      oracle,
      read,
      goOn: ({ ran }) => ran < inputs && Date.now() < end,
      atOnce: servers * 2,
    });
    const { findings, ...figures } = tally;
    console.log(JSON.stringify({ ...figures, findings: findings.length }));
    appendFileSync(log, `${JSON.stringify({ at: new Date().toISOString(), bash: values.bash, ...tally })}\n`);
    for (const finding of findings) console.log(JSON.stringify(finding));
    if (findings.length > 0) process.exitCode = 1;
  }
}
