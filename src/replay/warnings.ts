/** What a person must know before they trust the numbers of a report. */

import type { ReplayReport, ReplayWarning, ReplayWarningCode } from './report.js';

export function warningsOf(report: Omit<ReplayReport, 'warnings'>): readonly ReplayWarning[] {
  const { counts, configurations, changes, friction, limits, sketch } = report;
  const warnings: ReplayWarning[] = [];
  const warn = (code: ReplayWarningCode, message: string): void => {
    warnings.push({ code, message });
  };
  if (counts.replayed.calls === 0)
    warn(
      'nothing-replayed',
      counts.entries === 0
        ? 'The corpus is empty: nothing was replayed, so nothing is shown of the candidate.'
        : `None of the ${counts.entries} entries could be replayed: nothing is shown of the candidate.`,
    );
  const lost = counts.notReplayed;
  if (lost.entries > 0 && counts.replayed.calls > 0)
    warn(
      'not-replayed',
      `${lost.entries} of ${counts.entries} entries could not be replayed; they count for neither policy.`,
    );
  if (counts.redacted.entries > 0)
    warn(
      'redacted',
      `${counts.redacted.entries === 1 ? '1 entry was' : `${counts.redacted.entries} entries were`} redacted: what ran was another text than the one decided here.`,
    );
  for (const { code, entries } of report.remarks)
    warn('remarks', `The reader remarked ${code} of ${entries} calls, which were replayed.`);
  if (configurations.length > 1)
    warn(
      'mixed-configurations',
      `The parts were made under ${configurations.length} configurations (policies, contexts): the numbers mix them.`,
    );
  if (configurations.some(({ baseline, candidate }) => baseline.digest === candidate.digest))
    warn('same-policy', 'The candidate is the same policy as the baseline: nothing can change.');
  for (const [name, { cut, total }] of Object.entries(changes))
    if (cut)
      warn(
        'list-cut',
        `Of ${total.distinct} distinct calls in ${name}, the ${limits.changes} shortest are listed.`,
      );
  if (friction.cut)
    warn(
      'list-cut',
      `There are more than ${limits.families} families of held calls; the first by name are listed.`,
    );
  if (sketch.truncated)
    warn(
      'distinct-estimated',
      `There are more than ${limits.distinct} distinct calls: their numbers are estimates. Numbers of calls are exact.`,
    );
  return warnings;
}
