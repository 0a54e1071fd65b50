/** What a check or a comparison is about: the packs that were named, or a config. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mergeContext } from '../decide/merge-context.js';
import type { Config } from '../generated/types.js';
import { type FileProblem, type JsonFile, readJsonSource } from '../node.js';
import { readConfig } from '../policy/config.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import type { PolicyOptions } from '../policy/policy.js';
import type { Finding } from '../report/finding.js';
import { findingOf } from '../report/from-check.js';
import { jsonPlaces } from '../report/json-place.js';
import { PLAIN, type Strictness, strictnessOf } from '../report/strictness.js';
import { fail, ok, type Result } from '../result.js';
import type { ContextData } from './context.js';
import type { OptionSpecs, Options } from './options.js';
import { UsageError } from './terminal.js';

export const CONFIG_OPTION: OptionSpecs = { config: { type: 'string' } };

/** Where it is looked for, when nothing else is named. */
const CONFIG_FILE = 'portcullis.config.json';

export interface Request {
  /** The file of the config; null: packs were named. */
  readonly config: string | null;
  /** Files, as they are read and shown. */
  readonly packs: readonly string[];
  readonly corpora: readonly string[];
  readonly context: ContextData;
  readonly policy: Pick<PolicyOptions, 'baseline' | 'dangerouslyLift'>;
  readonly strictness: Strictness;
}

/** A config that does not load is a failure with its problems. Throws a UsageError where nothing is named. */
export async function readRequest(options: Options): Promise<Result<Request, readonly Finding[]>> {
  const named = options.text('config');
  const packs = options.operands;
  if (packs.length > 0) {
    if (named !== undefined) throw new UsageError('Packs are named, and --config: it is one or the other.');
    return ok({ config: null, packs, ...WITHOUT_CONFIG });
  }
  const file = named ?? CONFIG_FILE;
  if (named === undefined && !existsSync(file))
    throw new UsageError(`There is no pack to look at, and no ${CONFIG_FILE} here.`);
  const read = await readJsonSource(file);
  return read.ok ? requestOf(read.value, file) : fail([unreadable(read.error)]);
}

/** Also of a config that stands somewhere else than on the disk. */
export function requestOf({ value, text }: JsonFile, file: string): Result<Request, readonly Finding[]> {
  const config = readConfig(value);
  if (config.ok) return ok(fromConfig(config.value, file));
  const places = jsonPlaces(text);
  return fail(config.error.map((problem) => findingOf(problem, { level: 'error', file, places })));
}

export const unreadable = ({ file, ...problem }: FileProblem): Finding =>
  findingOf(problem, { level: 'error', file, places: null });

const WITHOUT_CONFIG = { corpora: [], context: EXAMPLE_CONTEXT, policy: {}, strictness: PLAIN } as const;

function fromConfig(config: Config, file: string): Request {
  const beside = (path: string): string => join(dirname(file), path);
  const { baseline, dangerouslyLift } = config;
  return {
    config: file,
    packs: config.packs.map(beside),
    corpora: (config.corpora ?? []).map(beside),
    context: mergeContext(EXAMPLE_CONTEXT, { ...(config.context ?? {}) }) as ContextData,
    policy: {
      ...(baseline === undefined ? {} : { baseline }),
      ...(dangerouslyLift === undefined ? {} : { dangerouslyLift }),
    },
    strictness: strictnessOf(config.checks),
  };
}
