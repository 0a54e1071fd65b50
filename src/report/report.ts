/** What every renderer is given. */

import type { Finding, Level } from './finding.js';

export interface Report {
  /** Of this package. */
  readonly version: string;
  /** What was looked at, in order, with forward slashes: also what there is nothing to say of. */
  readonly subjects: readonly string[];
  readonly findings: readonly Finding[];
}

export const countOf = (findings: readonly Finding[], level: Level): number =>
  findings.filter((finding) => finding.level === level).length;
