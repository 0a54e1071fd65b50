/**
 * What the policies of other projects expect, where ours disagrees the costly way round: what they refuse and we
 * allow, what they allow and we deny. Every such row is read and listed, with the reason for its kind in
 * `docs/differences.md`. The rows themselves are not part of the package: without them the first half is skipped.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.js';

const CORPUS = fileURLToPath(new URL('../../../shared/corpora/labelled-policy.jsonl', import.meta.url));
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Kind {
  readonly kind: string;
  readonly title: string;
  readonly rows: readonly { readonly cmd: string; readonly source: string }[];
}
type Direction = 'allowed' | 'denied';

const listed = JSON.parse(read('fixtures/policy-differences.json')) as Readonly<
  Record<Direction, readonly Kind[]>
>;
/** As `score --list` and the page show a command: on one line. */
const oneLine = (cmd: string): string => cmd.replaceAll('\n', '\\n');
const commandsOf = (direction: Direction): string[] =>
  listed[direction].flatMap(({ rows }) => rows.map(({ cmd }) => oneLine(cmd))).sort();

describe.skipIf(!existsSync(CORPUS))('rows that disagree the costly way round', () => {
  let list: readonly { readonly measures: readonly string[]; readonly name: string }[] = [];
  beforeAll(async () => {
    const { out } = await runCli(['score', '--list', '--format', 'json', CORPUS]);
    ({ list } = JSON.parse(out));
  }, 300_000);
  const counted = (measure: string): string[] =>
    list.flatMap(({ measures, name }) => (measures.includes(measure) ? [oneLine(name)] : [])).sort();

  it('refused there and allowed here: read, and listed with a kind', () => {
    expect(counted('dangerousAllowed')).toEqual(commandsOf('allowed'));
  });

  it('allowed there and denied here: read, and listed with a kind', () => {
    expect(counted('harmlessDenied')).toEqual(commandsOf('denied'));
  });

  it('each stands in the corpus as it is listed', () => {
    const rows = new Set(
      readFileSync(CORPUS, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const { cmd, source, expected } = JSON.parse(line);
          return JSON.stringify([cmd, source, expected === 'allow']);
        }),
    );
    for (const direction of ['allowed', 'denied'] as const)
      for (const { cmd, source } of listed[direction].flatMap((kind) => kind.rows))
        expect(rows, cmd).toContain(JSON.stringify([cmd, source, direction === 'denied']));
  });
});

describe('the page says why, kind by kind and row by row', () => {
  const page = read('docs/differences.md');
  const section = page.slice(page.indexOf('## From the policies of other projects'));

  it.each([...listed.allowed, ...listed.denied])('$title', ({ title, rows }) => {
    const start = section.indexOf(`**${title}**: ${rows.length} rows`);
    expect(start).toBeGreaterThan(-1);
    const [, block] = /```text\n(.*?)\n```/s.exec(section.slice(start)) ?? [];
    expect(block?.split('\n')).toEqual(rows.map(({ cmd }) => oneLine(cmd)));
  });

  it('states how many there are', () => {
    expect(section).toContain(`${commandsOf('allowed').length} that they refuse and we allow`);
    expect(section).toContain(`${commandsOf('denied').length} that they allow and we deny`);
  });
});
