/** The faults that a generated validator found, as problems for people. */

import type { SchemaValidator } from '../generated/validators/contract.js';
import type { LoadProblem } from './problem.js';

/** More problems than these are counted, not listed. */
const MOST_PROBLEMS = 100;

/** Of the value that the validator refused last. */
export function schemaProblems(validate: SchemaValidator<unknown>, hint: string): LoadProblem[] {
  const errors = validate.errors ?? [];
  const listed = errors.slice(0, MOST_PROBLEMS).map(
    (error): LoadProblem => ({
      code: 'schema',
      pointer: error.instancePath,
      message: `${error.message ?? 'It does not fit the schema'}${detail(error.params)}.`,
      hint,
    }),
  );
  if (errors.length <= MOST_PROBLEMS) return listed;
  const rest = errors.length - MOST_PROBLEMS;
  return [
    ...listed,
    {
      code: 'schema',
      pointer: '',
      message: `${rest} more problems are not listed.`,
      hint: 'Mend these first.',
    },
  ];
}

function detail(params: Readonly<Record<string, unknown>> | undefined): string {
  const extra = params?.additionalProperty ?? params?.missingProperty ?? params?.allowedValues;
  return extra === undefined ? '' : `: ${Array.isArray(extra) ? extra.join(', ') : String(extra)}`;
}
