/** What the checker of packs reports, as findings. */

import type { CheckReport } from '../policy/check.js';
import type { LoadProblem } from '../policy/problem.js';
import { atPointer, type Plain } from '../shape/plain.js';
import type { Finding, Level } from './finding.js';
import { type JsonPlaces, jsonPlaces } from './json-place.js';

/** The report on a pack, with what was checked. */
export interface CheckedPack extends CheckReport {
  readonly source: {
    readonly file: string;
    readonly value: unknown;
    /** Without it, a finding has no region. */
    readonly text?: string;
  };
}

/** Problems are errors; the level of a remark goes by its code. In the order of the reports. */
export function findingsOfChecks(reports: readonly CheckedPack[]): readonly Finding[] {
  return reports.flatMap(({ source, problems, remarks }) => {
    const places = source.text === undefined ? null : jsonPlaces(source.text);
    const finding = (level: Level, problem: LoadProblem): Finding =>
      findingOf(problem, { level, file: source.file, value: source.value, places });
    return [
      ...problems.map((problem) => finding('error', problem)),
      ...remarks.map((remark) => finding(levelOfRemark(remark.code), remark)),
    ];
  });
}

/** A remark that is not listed is a warning. */
export const levelOfRemark = (code: string): Level => REMARKS.get(code) ?? 'warning';

const REMARKS: ReadonlyMap<string, Level> = new Map([
  ['dangerous-effect', 'note'],
  ['no-examples', 'note'],
  ['agent-supplied', 'note'],
  ['redundant-rule', 'note'],
]);

/** A problem of any loader. `value`: what its pointer points into; `places`: those of its text. */
export function findingOf(
  problem: LoadProblem,
  {
    level,
    file,
    value,
    places,
  }: {
    readonly level: Level;
    readonly file: string;
    readonly value?: unknown;
    readonly places: JsonPlaces | null;
  },
): Finding {
  const { code, pointer, message, hint, witness } = problem;
  const region = code === 'not-json' ? places?.faultRegion : places?.regionOf(pointer);
  const rule = ruleAt(pointer, value);
  return {
    level,
    code,
    message,
    hint,
    file,
    pointer,
    ...(region === undefined ? {} : { region }),
    ...(witness === undefined ? {} : { witness }),
    ...(rule === undefined || problem.pack === undefined ? {} : { rule: `${problem.pack}/${rule}` }),
  };
}

/** The id of the rule that a pointer into a pack points into. `value` is JSON that was read from a file. */
function ruleAt(pointer: string, value: unknown): string | undefined {
  const at = /^\/rules\/\d+/.exec(pointer)?.[0];
  const id = at === undefined ? undefined : atPointer(value as Plain, `${at}/id`);
  return typeof id === 'string' ? id : undefined;
}
