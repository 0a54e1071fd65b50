import standaloneCode from 'ajv/dist/standalone/index.js';
import { compiled, createAjv } from './ajv.mjs';
import { selfContained } from './ajv-output.mjs';

/**
 * One module with a validator for each schema whose root constrains anything: `validatePack` for the title `Pack`.
 * It imports nothing at run time, and neither it nor a caller ever compiles a schema.
 *
 * @param {readonly import('./schemas.mjs').SchemaFile[]} schemas
 * @returns {string}
 */
export function generateValidators(schemas) {
  const roots = schemas.filter((schema) => schema.constrains);
  if (roots.length === 0) return `${BANNER}${CONTRACT}`;
  const ajv = createAjv(schemas);
  for (const { file } of roots) compiled(ajv, file);
  const generated = standaloneCode.default(
    ajv,
    Object.fromEntries(roots.map(({ typeName, file }) => [`validate${typeName}`, file])),
  );
  const names = roots.map(({ typeName }) => typeName).sort();
  const imports = `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './types.js';\n`;
  return `${BANNER}${imports}\n${CONTRACT}\n${typed(selfContained(generated))}`;
}

function typed(code) {
  return code.replace(
    /^export const (validate(\w+)) = (\w+);$/gm,
    'export const $1: SchemaValidator<$2> = $3 as any;',
  );
}

const BANNER = `// @ts-nocheck
// Generated from schema/ by scripts/generate.mjs. Do not edit.

`;

const CONTRACT = `export interface SchemaError {
  /** JSON pointer to the value that is at fault. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Leaves the faults of the last value it was given in \`errors\`. Recurses as deeply as the value does. */
export interface SchemaValidator<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}
`;
