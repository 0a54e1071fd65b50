import { compile } from 'json-schema-to-typescript';
import { InvalidInput } from './invalid-input.mjs';
import { ANNOTATIONS, mapSchema, parseRef, pascalCase } from './schemas.mjs';

/**
 * One TypeScript module with a type for each schema's root and for each definition that has a `title`, each declared
 * once. A definition without a title is written out where it is used.
 *
 * Every type is compiled by itself, with its references replaced by the names of the types they stand for: a compiler
 * that follows references copies what it meets twice, and names the copies `Word1`, `Word2`.
 *
 * @param {readonly import('./schemas.mjs').SchemaFile[]} schemas
 * @returns {Promise<string>}
 */
export async function generateTypes(schemas) {
  const parts = [];
  for (const [typeName, { schema }] of namedTypes(schemas))
    parts.push(await compile(schema, typeName, OPTIONS));
  const code = parts.map((part) => part.trim()).join('\n\n');
  failOnSharedNames(code);
  return `${BANNER}\n${code === '' ? 'export {};' : code}\n`;
}

/** Every named schema, ready to compile. Two files may hold the same one if they agree on it. */
function namedTypes(schemas) {
  const files = new Map(schemas.map((schema) => [schema.file, schema]));
  const types = new Map();
  const add = (typeName, { $defs, definitions, title, ...schema }, file, where) => {
    const ready = compilable(schema, { file, files, open: [] });
    const before = types.get(typeName);
    if (before === undefined) types.set(typeName, { schema: ready, where });
    else if (JSON.stringify(before.schema) !== JSON.stringify(ready)) {
      throw new InvalidInput([`${before.where} and ${where} both define a type ${typeName}`]);
    }
  };
  for (const { file, typeName, schema, constrains } of schemas) {
    if (constrains) add(typeName, schema, file, `schema/${file}`);
    for (const section of ['definitions', '$defs']) {
      for (const [name, def] of Object.entries(schema[section] ?? {})) {
        if (def.title !== undefined)
          add(pascalCase(def.title), def, file, `schema/${file}#/${section}/${name}`);
      }
    }
  }
  return types;
}

/**
 * A schema as the compiler reads it: references resolved, tuples in the older spelling, and an array a tuple only
 * where its length is fixed. `place.open` holds the untitled definitions that are being written out.
 */
function compilable(schema, place) {
  return mapSchema(schema, ({ $id, $schema, $ref, ...inner }) => {
    const { minItems, maxItems, prefixItems, ...rest } = inner;
    if (minItems !== undefined && minItems === maxItems) Object.assign(rest, { minItems, maxItems });
    if (prefixItems !== undefined)
      Object.assign(rest, { items: prefixItems, additionalItems: rest.items ?? true });
    if ($ref !== undefined) return joined(referenced($ref, place), rest);
    return Object.keys(rest).every((key) => ANNOTATIONS.has(key)) ? { ...rest, tsType: 'unknown' } : rest;
  });
}

function referenced($ref, { file: from, files, open }) {
  const { file, section, def } = parseRef($ref, from);
  const target = files.get(file);
  if (target === undefined) throw new InvalidInput([`schema/${from}: $ref ${$ref}: no file schema/${file}`]);
  if (def === undefined) return { tsType: target.typeName };
  const schema = target.schema[section]?.[def];
  if (schema === undefined) throw new InvalidInput([`schema/${from}: $ref ${$ref}: no such entry`]);
  if (schema.title !== undefined) return { tsType: pascalCase(schema.title) };
  const key = `${file}#/${section}/${def}`;
  if (open.includes(key)) throw new InvalidInput([`schema/${key}: refers to itself, so it needs a title`]);
  return compilable(schema, { file, files, open: [...open, key] });
}

/** What stands beside a reference: notes describe the place where it stands, anything else narrows it. */
function joined(target, beside) {
  const onlyNotes = Object.keys(beside).every(
    (key) => ANNOTATIONS.has(key) || key === 'unevaluatedProperties',
  );
  return onlyNotes && beside.title === undefined ? { ...target, ...beside } : { allOf: [target, beside] };
}

function failOnSharedNames(code) {
  const names = [...code.matchAll(/^export (?:interface|type) (\w+)/gm)].map((match) => match[1]);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) {
    throw new InvalidInput(twice.map((name) => `schema/: an inner title repeats the type name ${name}`));
  }
}

const BANNER = `// Generated from schema/ by scripts/generate.mjs. Do not edit.
`;

const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  unknownAny: true,
  style: {
    printWidth: 110,
    singleQuote: true,
    semi: true,
    tabWidth: 2,
    trailingComma: 'all',
    endOfLine: 'lf',
  },
};
