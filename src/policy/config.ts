/** The config of the checker, from the value of its file. */

import type { Config } from '../generated/types.js';
import { validateConfig } from '../generated/validators/Config.js';
import { fail, ok, type Result } from '../result.js';
import { toPlain } from '../shape/plain.js';
import type { LoadProblem } from './problem.js';
import { schemaProblems } from './schema-problems.js';

/** Total. Every problem is listed, with a pointer into the value. No file is looked at. */
export function readConfig(value: unknown): Result<Config, readonly LoadProblem[]> {
  const plain = toPlain(value);
  if (!plain.ok) return fail([{ ...plain.error, hint: HINT }]);
  if (!validateConfig(plain.value)) return fail(schemaProblems(validateConfig, HINT));
  const config = plain.value as unknown as Config;
  const repeated = [...repeats(config.packs, '/packs'), ...repeats(config.corpora ?? [], '/corpora')];
  return repeated.length > 0 ? fail(repeated) : ok(config);
}

const HINT = 'See schema/config.schema.json and docs/ci.md.';

/** A file that is named twice would be two packs of one id, or calls that count twice. */
function repeats(files: readonly string[], pointer: string): LoadProblem[] {
  return files.flatMap((file, index) =>
    files.indexOf(file) === index
      ? []
      : [
          {
            code: 'named-twice',
            pointer: `${pointer}/${index}`,
            message: `${file} is named twice.`,
            hint: 'Name each file once.',
          },
        ],
  );
}
