import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from './invalid-input.mjs';

/**
 * @typedef {object} SchemaFile
 * @property {string} file its name, such as `pack.schema.json`
 * @property {string} typeName from its `title`, or else from its file name: `Pack`
 * @property {any} schema as parsed
 * @property {boolean} constrains whether its root says anything, or it only holds definitions
 */

/**
 * The schemas of a folder, by file name. A folder that is not there has none.
 *
 * @param {string} folder
 * @returns {SchemaFile[]}
 */
export function loadSchemas(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return names.sort().map((file) => {
    const schema = readJson(join(folder, file), `schema/${file}`);
    const typeName = pascalCase(schema.title ?? file.slice(0, -'.schema.json'.length));
    const constrains = Object.keys(schema).some((key) => !INERT_KEYWORDS.has(key));
    return { file, typeName, schema, constrains };
  });
}

/**
 * @param {string} path
 * @param {string} shownAs how a fault names the file
 * @returns {any}
 */
export function readJson(path, shownAs) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new InvalidInput([`${shownAs}: ${error.message}`]);
  }
}

/**
 * What a `$ref` names: a file of schema/ and the entry in its `definitions` or `$defs`, or its root. The folder part
 * of a reference is ignored, so `./word.schema.json` and the same file under any base address are one.
 *
 * @param {string} ref
 * @param {string} from the file that holds it
 * @returns {{ file: string, pointer: string, section: string | undefined, def: string | undefined }}
 */
export function parseRef(ref, from) {
  const [address, pointer = ''] = ref.split('#');
  const file = address === '' ? from : address.slice(address.lastIndexOf('/') + 1);
  if (pointer === '') return { file, pointer, section: undefined, def: undefined };
  const [, section, def] = /^\/(definitions|\$defs)\/([A-Za-z0-9_.-]+)$/.exec(pointer) ?? [];
  if (def === undefined) {
    throw new InvalidInput([
      `schema/${from}: $ref ${ref}: must name a file's root or an entry of its definitions`,
    ]);
  }
  return { file, pointer, section, def };
}

/**
 * A copy of a schema with `change` applied to it and to each schema inside it, innermost first. Only places where a
 * schema can stand are entered, so a property that is called `title` or an enum's value is left alone. `change` also
 * gets the schema as it was before.
 *
 * @param {any} schema
 * @param {(schema: any, before: any) => any} change
 * @returns {any}
 */
export function mapSchema(schema, change) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const within = (value) => mapSchema(value, change);
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (SCHEMA_MAP_KEYWORDS.has(keyword)) {
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, within(inner)])),
      ];
    }
    if (!SCHEMA_KEYWORDS.has(keyword)) return [keyword, value];
    return [keyword, Array.isArray(value) ? value.map(within) : within(value)];
  });
  return change(Object.fromEntries(entries), schema);
}

/**
 * @param {string} text
 * @returns {string}
 */
export function pascalCase(text) {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
}

/** Keywords that no value can break. */
export const ANNOTATIONS = new Set(['title', 'description', 'examples', 'default', 'deprecated', '$comment']);

const INERT_KEYWORDS = new Set([...ANNOTATIONS, '$schema', '$id', 'definitions', '$defs']);

const SCHEMA_MAP_KEYWORDS = new Set([
  'definitions',
  '$defs',
  'properties',
  'patternProperties',
  'dependentSchemas',
]);

const SCHEMA_KEYWORDS = new Set([
  'additionalProperties',
  'allOf',
  'anyOf',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'oneOf',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
