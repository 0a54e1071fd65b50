import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytes, explains, isArtefact } from '../support/argv-match.js';
import { isClean, read } from '../support/bash.js';

/**
 * Texts with what a real bash ran for each, recorded in an empty jail. They are not part of the package: without
 * them these tests are skipped.
 */
const CASES = new URL('../../../shared/cases/', import.meta.url);

interface Row {
  readonly input: string;
  readonly bash_runs: readonly (readonly string[])[];
  readonly files_after?: readonly string[];
}

/**
 * What no reader of the syntax can see: builtins that run text. The commands are listed, and what their words do is
 * for the description of commands to say.
 */
const RUNS_TEXT = /^(?:eval|trap|compgen|mapfile|\.|set -k|PS4=)/;

/** `export a=(…)` is traced without its arguments, and `\c` in `$'…'` collides with the marks of the trace. */
const GARBLED = /^(?:export|declare) (?:-\w )?a=\(|\$'(?:[^']*\\c|\\x)/;

const rows = (name: string): Row[] =>
  readFileSync(new URL(`${name}.jsonl`, CASES), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

describe.skipIf(!existsSync(CASES))('texts read without objection hide nothing that bash ran', () => {
  it.each([
    { name: 'misparses', least: 0.6 },
    { name: 'constructs', least: 0.7 },
    { name: 'adversarial', least: 0.6 },
  ])(
    '$name',
    ({ name, least }) => {
      const all = rows(name);
      const clean = all.flatMap((row) => {
        const syntax = read(row.input);
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
      const unnamed = clean.flatMap(({ row, syntax }) => {
        const targets = syntax.commands.flatMap(({ redirects }) => redirects.map(({ target }) => target));
        const missing = (row.files_after ?? []).filter(
          (file) =>
            !targets.some(
              (target) => target !== null && (target.value === null || bytes(target.value) === file),
            ),
        );
        return missing.length > 0 ? [{ input: row.input, missing }] : [];
      });
      expect(unnamed).toEqual([]);
      // A reader that objected to everything would hide nothing either.
      expect(clean.length / all.length).toBeGreaterThan(least);
    },
    120_000,
  );
});
