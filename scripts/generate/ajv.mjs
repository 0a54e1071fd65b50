import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { InvalidInput } from './invalid-input.mjs';
import { ANNOTATIONS, mapSchema, parseRef } from './schemas.mjs';

/**
 * An Ajv for draft 2020-12, or for draft 7 where all files say so, that holds every schema under its file name.
 *
 * `ownProperties`: a member that a value merely inherits is not there, whatever became of Object.prototype.
 *
 * @param {readonly import('./schemas.mjs').SchemaFile[]} schemas
 * @returns {Ajv | Ajv2020}
 */
export function createAjv(schemas) {
  const older = schemas.every(({ schema }) => schema.$schema === OLDER_DIALECT);
  const ajv = new (older ? Ajv : Ajv2020)({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    // A definition is then one function, where Ajv would repeat the code of a short one wherever it is used.
    inlineRefs: false,
    ownProperties: true,
    strict: true,
  });
  for (const { file, schema } of schemas) {
    const bare = mapSchema(schema, (inner) => withoutNotes(inner, file));
    ajv.addSchema({ ...withRepeatsShared(bare), $id: file });
  }
  return ajv;
}

/**
 * The compiled validator of one schema.
 *
 * @param {Ajv | Ajv2020} ajv
 * @param {string} file
 * @returns {import('ajv').ValidateFunction}
 */
export function compiled(ajv, file) {
  try {
    const validate = ajv.getSchema(file);
    if (validate !== undefined) return validate;
  } catch (error) {
    throw new InvalidInput([`schema/${file}: ${error.message}`]);
  }
  throw new InvalidInput([`schema/${file}: no such schema`]);
}

/** Annotations would only make the generated code larger; references become relative to the file names. */
function withoutNotes(schema, from) {
  const kept = Object.entries(schema).filter(
    ([key]) => !ANNOTATIONS.has(key) && key !== '$id' && key !== '$schema',
  );
  const bare = Object.fromEntries(kept);
  if (bare.$ref === undefined) return bare;
  const { file, pointer } = parseRef(bare.$ref, from);
  return { ...bare, $ref: file === from ? `#${pointer}` : `${file}#${pointer}` };
}

/** What a schema says more than once becomes a definition, hence one function. */
function withRepeatsShared(schema) {
  const counts = new Map();
  mapSchema(schema, (_, before) => {
    const text = JSON.stringify(before);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  const shared = new Map();
  const rest = mapSchema(schema, (inner, before) => {
    const text = JSON.stringify(before);
    if (counts.get(text) === 1 || text.length < WORTH_A_FUNCTION) return inner;
    if (!shared.has(text)) shared.set(text, [`shared-${shared.size}`, inner]);
    return { $ref: `#/definitions/${shared.get(text)[0]}` };
  });
  return { ...rest, definitions: { ...rest.definitions, ...Object.fromEntries(shared.values()) } };
}

/** In characters of JSON. A call is about as long as the check of a type. */
const WORTH_A_FUNCTION = 40;

const OLDER_DIALECT = 'http://json-schema.org/draft-07/schema#';
