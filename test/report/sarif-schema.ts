/**
 * The part of SARIF 2.1.0 that is written here, each object closed and with the members that the standard requires
 * (OASIS SARIF 2.1.0, sections 3.13 to 3.52). The whole published schema takes its place where SARIF_SCHEMA names a
 * file that holds it.
 */

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const text = { type: 'string' };
const index = { type: 'integer', minimum: -1 };
const positive = { type: 'integer', minimum: 1 };
const closed = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const list = (items: object): object => ({ type: 'array', items });

const message = closed({ text }, ['text']);
const artifactLocation = closed({ uri: { type: 'string' } });
const region = closed(
  { startLine: positive, startColumn: positive, endLine: positive, endColumn: positive },
  ['startLine'],
);
const location = closed({
  physicalLocation: closed({ artifactLocation, region }, ['artifactLocation']),
  logicalLocations: list(closed({ fullyQualifiedName: text, kind: text })),
});
const result = closed(
  {
    ruleId: text,
    ruleIndex: index,
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: list(location),
    properties: { type: 'object' },
  },
  ['message'],
);
const driver = closed(
  {
    name: text,
    version: text,
    rules: list(closed({ id: text, shortDescription: message, help: message }, ['id'])),
  },
  ['name'],
);
const run = closed(
  {
    tool: closed({ driver }, ['driver']),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    artifacts: list(closed({ location: artifactLocation })),
    results: list(result),
  },
  ['tool'],
);
const OURS = closed({ $schema: text, version: { const: '2.1.0' }, runs: list(run) }, ['version', 'runs']);

/** The faults of a SARIF log; none: it is valid. */
export function sarifFaults(log: unknown): readonly unknown[] {
  return validate(log) ? [] : (validate.errors ?? []);
}

const published = process.env.SARIF_SCHEMA;
// It is of draft 4, which for what it uses is read as draft 7 is, its name aside.
const {
  $schema: _,
  id: __,
  ...schema
} = (published === undefined ? OURS : JSON.parse(readFileSync(published, 'utf8'))) as Record<string, unknown>;
const ajv = new Ajv({ strict: false, allErrors: true, logger: false, unicodeRegExp: false });
// Whether a text is a URI reference is what `new URL` is asked in the test.
ajv.addFormat('uri', true);
ajv.addFormat('uri-reference', true);
ajv.addFormat('date-time', true);
const validate = ajv.compile(schema);
