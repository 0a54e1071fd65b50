/** The context of a call: defaults, the command line, a context file, the line's own. */

import { homedir, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { mergeContext } from '../decide/merge-context.js';
import type { Context } from '../generated/types.js';
import { validateContext } from '../generated/validators/Context.js';
import { readJsonFile } from '../node.js';
import { type Policy, partsOf } from '../policy/policy.js';
import { toPlain } from '../shape/plain.js';
import type { Options } from './options.js';
import { renderProblems } from './policy.js';
import type { Members } from './rows.js';
import { Failure, UsageError } from './terminal.js';

export type ContextData = Omit<Context, 'policy'>;

/**
 * The context file merged over --posture, --cwd and --home, merged over `defaults`. Throws where the file is not a
 * context or the posture does not exist.
 */
export async function readContext(
  options: Options,
  { policy, defaults }: { readonly policy: Policy; readonly defaults: ContextData },
): Promise<ContextData> {
  const posture = options.text('posture');
  requirePosture(posture, policy);
  const given = mergeContext(defaults, {
    ...(posture === undefined ? {} : { posture }),
    workspace: givenWorkspace(options),
  });
  const file = options.text('context');
  const context = (file === undefined ? given : mergeContext(given, await readFile(file))) as ContextData;
  requirePosture(context.posture, policy);
  return context;
}

/** Where this process stands: one root, which is the working directory. */
export function localContext(): ContextData {
  const cwd = attempt(() => process.cwd());
  const home = attempt(homedir);
  return {
    posture: 'supervised',
    workspace: {
      ...(cwd === null ? {} : { cwd, roots: [cwd] }),
      temp: [tmpdir()],
      platform: process.platform === 'win32' ? 'windows' : 'posix',
      // A guess by the system's default; --context says otherwise.
      caseFolding: process.platform === 'win32' || process.platform === 'darwin',
      ...(home === null ? {} : { home }),
    },
  };
}

function givenWorkspace(options: Options): Members {
  const [cwd, home] = [options.text('cwd'), options.text('home')];
  return {
    ...(cwd === undefined ? {} : { cwd: resolve(cwd), roots: [resolve(cwd)] }),
    ...(home === undefined ? {} : { home: resolve(home) }),
  };
}

function requirePosture(posture: string | undefined, policy: Policy): void {
  const known = partsOf(policy)?.postures;
  if (posture === undefined || known?.has(posture) === true) return;
  const names = [...(known?.keys() ?? [])].join(', ');
  throw new UsageError(`There is no posture ${JSON.stringify(posture)}. There are: ${names}.`);
}

async function readFile(file: string): Promise<Members> {
  const read = await readJsonFile(file);
  if (!read.ok) throw new Failure(renderProblems([read.error]));
  const problem = { code: 'schema', hint: 'See schema/context.schema.json.', file };
  const plain = toPlain(read.value);
  if (!plain.ok) throw new Failure(renderProblems([{ ...problem, ...plain.error }]));
  if (validateContext(plain.value)) return plain.value as Members;
  const errors = validateContext.errors ?? [];
  throw new Failure(
    renderProblems(
      errors.map(({ instancePath, message, params }) => {
        const detail = params?.additionalProperty ?? params?.allowedValues;
        const named = detail === undefined ? '' : `: ${String(detail)}`;
        return { ...problem, pointer: instancePath, message: `${message ?? ''}${named}.` };
      }),
    ),
  );
}

/** The working directory may be gone, and a home need not exist; both are then not known. */
function attempt(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
