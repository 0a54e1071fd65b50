/** What came of a run: figures by file and operator, the survivors by place, and what the list of equivalents lacks. */

const LEAST = 0.95;

const keyOf = ({ file, operator, original, mutated, nth }) =>
  JSON.stringify([file, operator, original, mutated, nth ?? 1]);

/** `excused`: mutants that change nothing that is promised, each with the reason. */
export function summaryOf({ results, generated, excused, files }) {
  const reasons = new Map(excused.map((one) => [keyOf(one), one.reason]));
  const exists = new Set(generated.map(keyOf));
  const equivalent = results.filter(({ mutant, killed }) => !killed && reasons.has(keyOf(mutant)));
  const survivors = results.filter(({ mutant, killed }) => !killed && !reasons.has(keyOf(mutant)));
  const killed = results.filter((one) => one.killed);
  const rate = killed.length / Math.max(1, killed.length + survivors.length);
  const stale = excused.filter((one) => files.includes(one.file) && !exists.has(keyOf(one)));
  const refuted = killed.filter(({ mutant }) => reasons.has(keyOf(mutant)));
  return {
    ...{ generated: generated.length, run: results.length, killed: killed.length, rate },
    unending: killed.filter(({ by }) => by.startsWith('no end') || by.startsWith('the process')).length,
    equivalent: equivalent.length,
    survivors: survivors.map(({ mutant: { source, ...place }, spent }) => ({ ...place, spent })),
    stale,
    refuted: refuted.map(({ mutant: { source, ...place }, by }) => ({ ...place, by })),
    byFile: tally(results, reasons, ({ file }) => file),
    byOperator: tally(results, reasons, ({ operator }) => operator),
    byTest: countOf(killed.map(({ by }) => by.split(': ')[0])),
    isGood: rate >= LEAST && stale.length === 0 && refuted.length === 0,
  };
}

function tally(results, reasons, nameOf) {
  const rows = new Map();
  for (const { mutant, killed } of results) {
    const row = rows.get(nameOf(mutant)) ?? { killed: 0, survived: 0, equivalent: 0 };
    row[killed ? 'killed' : reasons.has(keyOf(mutant)) ? 'equivalent' : 'survived'] += 1;
    rows.set(nameOf(mutant), row);
  }
  return Object.fromEntries(rows);
}

function countOf(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, left], [, right]) => right - left));
}

export function printReport(summary, describe) {
  for (const one of summary.survivors) console.log(`survived  ${describe(one)}`);
  for (const one of summary.stale)
    console.log(`no such mutant  ${one.file} ${one.operator}: ${one.original}`);
  for (const one of summary.refuted) console.log(`not equivalent  ${describe(one)}, by ${one.by}`);
  for (const rows of [summary.byFile, summary.byOperator])
    for (const [name, { killed, survived, equivalent }] of Object.entries(rows))
      console.log(`${name.padEnd(40)} ${killed} killed, ${survived} survived, ${equivalent} equivalent`);
  const { generated, run, killed, unending, equivalent, survivors, rate } = summary;
  console.log(
    `${generated} mutants, ${run} run: ${killed} killed (${unending} by time), ${equivalent} equivalent, ` +
      `${survivors.length} survive: ${(100 * rate).toFixed(1)} %`,
  );
}
