/** `portcullis registry`: what is known of a program, and from where. */

import { FORMAT_OPTION, readOptions } from './options.js';
import { type Entry, findEntry, grammarFiles, type Missing } from './registry-find.js';
import { listPrograms, renderList } from './registry-list.js';
import { renderEntry, renderMissing } from './registry-text.js';
import { EXIT, type Terminal } from './terminal.js';

export async function registryCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...FORMAT_OPTION, json: { type: 'boolean' } });
  const json = options.format() === 'json' || options.flag('json');
  const page = { width: Math.max(NARROWEST, terminal.out.columns ?? WIDTH), paint: terminal.out.paint };
  const say = (value: unknown, text: () => string): Promise<void> =>
    terminal.out.line(json ? JSON.stringify(value) : text());
  if (options.operands.length === 0) {
    const list = listPrograms(grammarFiles());
    await say(list, () => renderList(list, page));
    return EXIT.ok;
  }
  const found = findEntry(options.operands);
  if ('near' in found) {
    await say(missingData(found), () => renderMissing(found, page));
    return EXIT.rejected;
  }
  await say(entryData(found), () => renderEntry(found, page));
  return EXIT.ok;
}

/** Where there is no terminal; the help has about this width. */
const WIDTH = 100;
const NARROWEST = 40;

/** The grammar as it is applied: with the options and habits that a subcommand takes from those around it. */
const entryData = ({ called, path, otherNames, file, source, own, inherited, style }: Entry): unknown => ({
  known: true,
  called,
  name: path,
  otherNames,
  file,
  grammar: { ...own, source, style, options: [...(own.options ?? []), ...inherited] },
});

const missingData = ({ called, parent, near }: Missing): unknown => ({
  known: false,
  called,
  missing: parent === null ? 'program' : 'subcommand',
  near,
});
