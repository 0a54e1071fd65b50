import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootFolder } from '../oracle.js';

/** The data beside the repository; it is not part of it, and everything works without. */
const SHARED: string = join(rootFolder(fileURLToPath(new URL('.', import.meta.url))), '..', 'shared');

/** A member of each row of a file of JSON lines; nothing where there is no such file. */
function column(path: string, member: string): string[] {
  const file = join(SHARED, path);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as Record<string, unknown>)[member])
    .filter((text) => typeof text === 'string');
}

/** Commands that agents and people wrote, short enough to be run often. */
export function realCommands(): string[] {
  const names = ['agent-permissive', 'nl2bash', 'tldr', 'gha-run', 'dockerfile-run', 'makefile-recipes'];
  const all = names.flatMap((name) => column(`corpora/${name}.jsonl`, 'cmd'));
  all.push(
    ...column('corpora/torture-permissive.jsonl', 'cmd'),
    ...column('corpora/labelled-policy.jsonl', 'cmd'),
  );
  return all.filter((text) => text.length <= 600 && /[|&;<>()$`"'\\{}\n*[\]]/.test(text));
}

/** Constructs that were made to be hard to read. */
export function hardConstructs(): string[] {
  const names = ['constructs', 'misparses'];
  return names.flatMap((name) => column(`cases/${name}.jsonl`, 'input')).filter((text) => text.length <= 200);
}
