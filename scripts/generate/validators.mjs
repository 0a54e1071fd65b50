import standaloneCode from 'ajv/dist/standalone/index.js';
import { compiled, createAjv } from './ajv.mjs';
import { selfContained } from './ajv-output.mjs';

/**
 * A module for each schema whose root constrains anything (`validatePack` for the title `Pack`), and one that
 * re-exports them all: a process that decides one call loads only those that it runs. They import nothing at run
 * time, and neither they nor a caller ever compile a schema.
 *
 * @param {readonly import('./schemas.mjs').SchemaFile[]} schemas
 * @returns {{ name: string, text: string }[]}
 */
export function generateValidators(schemas) {
  const roots = schemas.filter((schema) => schema.constrains);
  const ajv = createAjv(schemas);
  for (const { file } of roots) compiled(ajv, file);
  const modules = roots.map(({ typeName, file }) => {
    const generated = standaloneCode.default(ajv, { [`validate${typeName}`]: file });
    const imports = `import type { ${typeName} } from '../types.js';\nimport type { SchemaValidator } from './contract.js';\n`;
    return {
      name: `validators/${typeName}.ts`,
      text: `${BANNER}${imports}\n${typed(selfContained(generated))}`,
    };
  });
  const names = roots.map(({ typeName }) => typeName).sort();
  const exports = names
    .map((name) => `export { validate${name} } from './validators/${name}.js';\n`)
    .join('');
  return [
    { name: 'validators/contract.ts', text: `${NOTICE}${CONTRACT}` },
    ...modules,
    {
      name: 'validators.ts',
      text: `${NOTICE}export type { SchemaError, SchemaValidator } from './validators/contract.js';\n${exports}`,
    },
  ];
}

function typed(code) {
  return code.replace(
    /^export const (validate(\w+)) = (\w+);$/gm,
    'export const $1: SchemaValidator<$2> = $3 as any;',
  );
}

const NOTICE = `// Generated from schema/ by scripts/generate.mjs. Do not edit.

`;
const BANNER = `// @ts-nocheck
${NOTICE}`;

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
