/** What a replay shows, as findings: each changed call where it was recorded, and every warning. */

import { outcomeText, callText as textOf } from '../replay/render/parts.js';
import type { ChangedCall, Place, ReplayChanges, ReplayReport } from '../replay/report.js';
import type { Finding, Level } from './finding.js';

/** Changes in `failing` are errors. Newly allowed first; the lists are as long as the report's, and a warning says so. */
export function findingsOfReplay(
  report: ReplayReport,
  failing: ReadonlySet<keyof ReplayChanges>,
): readonly Finding[] {
  const changes = KINDS.flatMap(({ name, code, level }) =>
    report.changes[name].list.map((change) =>
      findingOf(change, { code, level: failing.has(name) ? 'error' : level }),
    ),
  );
  const warnings = report.warnings.map(
    ({ code, message }): Finding => ({
      level: code === 'nothing-replayed' ? 'error' : 'warning',
      code,
      message,
    }),
  );
  const lost = report.notReplayed.flatMap(({ code, places }) =>
    places.map(
      (place): Finding => ({
        level: 'note',
        code: 'entry-not-replayed',
        message: `${code}: ${place.message}`,
        ...placed(place),
      }),
    ),
  );
  return [...changes, ...warnings, ...lost];
}

const KINDS: readonly {
  readonly name: keyof ReplayChanges;
  readonly code: string;
  readonly level: Level;
}[] = [
  { name: 'newlyAllowed', code: 'newly-allowed', level: 'warning' },
  { name: 'newlyAskable', code: 'newly-reviewed', level: 'warning' },
  { name: 'newlyReviewed', code: 'newly-reviewed', level: 'note' },
  { name: 'newlyDenied', code: 'newly-denied', level: 'note' },
];

function findingOf(
  { call, before, after, calls, places }: ChangedCall,
  { code, level }: { readonly code: string; readonly level: Level },
): Finding {
  const text = textOf(call);
  const rule = after.rule ?? before.rule;
  const times = calls === 1 ? '' : `, recorded ${calls} times,`;
  return {
    level,
    code,
    message: `${text}${times} was ${outcomeText(before)} and is ${outcomeText(after)}.`,
    witness: text,
    ...(rule === null ? {} : { rule }),
    ...(places[0] === undefined ? {} : placed(places[0])),
  };
}

/** Standard input is no file that a person could open. */
const placed = ({ source, line }: Place): Pick<Finding, 'file' | 'region'> =>
  source === '-' ? {} : { file: source, region: { line, column: 1, endLine: line + 1, endColumn: 1 } };
