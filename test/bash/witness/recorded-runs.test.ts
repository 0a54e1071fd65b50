import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explains, isArtefact } from '../../support/argv-match.js';
import { isClean, read } from '../../support/bash.js';
import { witness } from '../../support/witness.js';

/** As in ../recorded-runs.test.ts, by both witnesses. Of the largest file a part, since each text is parsed twice. */
const CASES = new URL('../../../../shared/cases/', import.meta.url);
const RUNS_TEXT = /^(?:eval|trap|compgen|mapfile|\.|set -k|PS4=)/;
const GARBLED = /^(?:export|declare) (?:-\w )?a=\(|\$'(?:[^']*\\c|\\x)/;

interface Row {
  readonly input: string;
  readonly bash_runs: readonly (readonly string[])[];
}

function rows(name: string, every: number): Row[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, CASES), 'utf8').split('\n');
  return lines
    .filter((line, index) => line !== '' && index % every === 0)
    .map((line) => JSON.parse(line) as Row);
}

describe.skipIf(!existsSync(CASES))('texts on which both witnesses agree hide nothing that bash ran', () => {
  it.each([
    { name: 'misparses', every: 1, least: 0.6 },
    { name: 'constructs', every: 1, least: 0.7 },
    { name: 'adversarial', every: 10, least: 0.6 },
  ])(
    '$name',
    ({ name, every, least }) => {
      const all = rows(name, every);
      const clean = all.flatMap((row) => {
        const syntax = read(row.input, { witnesses: [witness] });
        return isClean(syntax) ? [{ row, syntax }] : [];
      });
      const hidden = clean.flatMap(({ row, syntax }) => {
        if (RUNS_TEXT.test(row.input) || GARBLED.test(row.input)) return [];
        const unexplained = row.bash_runs.filter(
          (argv) => !isArtefact(argv) && !syntax.commands.some((command) => explains(command, argv)),
        );
        return unexplained.length > 0 ? [{ input: row.input, unexplained }] : [];
      });
      expect(hidden).toEqual([]);
      expect(clean.length / all.length).toBeGreaterThan(least);
    },
    120_000,
  );
});
