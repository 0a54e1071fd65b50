import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiled, createAjv } from './ajv.mjs';
import { InvalidInput } from './invalid-input.mjs';
import { readJson } from './schemas.mjs';

/**
 * A module that holds every JSON file of packs/, each valid under the schema that its `$schema` member names. That
 * member is for editors and is dropped.
 *
 * @param {string} root the repository
 * @param {readonly import('./schemas.mjs').SchemaFile[]} schemas
 * @returns {string}
 */
export function generateShipped(root, schemas) {
  const ajv = createAjv(schemas);
  const known = new Set(schemas.map(({ file }) => file));
  const problems = [];
  const entries = [];
  for (const path of jsonFiles(root, 'packs')) {
    const { $schema, ...data } = readJson(join(root, path), path);
    const schemaFile = typeof $schema === 'string' ? $schema.slice($schema.lastIndexOf('/') + 1) : undefined;
    if (schemaFile === undefined || !known.has(schemaFile)) {
      problems.push(`${path}: /$schema: must name a file of schema/, not ${JSON.stringify($schema)}`);
      continue;
    }
    problems.push(...faults(compiled(ajv, schemaFile), data).map((fault) => `${path}: ${fault}`));
    entries.push(entry(path, data));
  }
  if (problems.length > 0) throw new InvalidInput(problems);
  const digest = createHash('sha256').update(entries.join('')).digest('hex');
  return `${HEADER}
/** Digest of all of them: a policy's digest covers what the package knows, too. */
export const shippedDigest: string = '${digest}';

export const shippedFiles: readonly ShippedFile[] = [
${entries.join('')}];
`;
}

/** Paths relative to `root` with forward slashes, in an order that no locale changes. */
function jsonFiles(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  const found = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.isDirectory()) return jsonFiles(root, path);
    return item.name.endsWith('.json') ? [path] : [];
  });
  return found.sort();
}

function faults(validate, data) {
  if (validate(data)) return [];
  return validate.errors.map(({ instancePath, message, params }) => {
    const named =
      params.additionalProperty ?? params.unevaluatedProperty ?? params.allowedValues ?? params.tagValue;
    const detail = named === undefined ? '' : ` (${JSON.stringify(named)})`;
    return `${instancePath === '' ? '/' : instancePath}: ${message}${detail}`;
  });
}

/**
 * As text, to be parsed when it is asked for: of several hundred grammars a call needs two or three. A grammar's
 * programs stand outside its text, so that it can be found without being parsed.
 */
function entry(path, data) {
  const programs = Array.isArray(data.programs) ? `, programs: ${JSON.stringify(data.programs)}` : '';
  return `  { path: ${JSON.stringify(path)}${programs}, text: ${JSON.stringify(JSON.stringify(data))} },\n`;
}

const HEADER = `// Generated from packs/ by scripts/generate.mjs. Do not edit.

export interface ShippedFile {
  /** Relative to the package, with forward slashes: \`packs/floor/files.json\`. */
  readonly path: string;
  /** Of a command grammar: the programs it is for. */
  readonly programs?: readonly string[];
  /** JSON. */
  readonly text: string;
}
`;
