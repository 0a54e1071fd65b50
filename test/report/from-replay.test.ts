import { describe, expect, it } from 'vitest';
import { EMPTY_REPORT } from '../../src/replay/merge.js';
import { CODES } from '../../src/report/codes.js';
import { findingsOfReplay } from '../../src/report/from-replay.js';
import { entryAt, replay } from '../replay/corpora.js';

const report = replay([
  entryAt(1, { input: 'frobnicate', count: 3 }),
  entryAt(2, { input: 'ls' }),
  entryAt(3, { input: 'cat a' }),
  entryAt(4, { input: 'rm ~/notes.txt' }),
  entryAt(5, { input: 'git push', fidelity: 'truncated' }),
  { source: '-', line: 9, entry: { input: 'frobnicate b' } },
]);

describe('what a replay shows, as findings', () => {
  it('is each changed call where it was recorded, each warning, and what was not replayed', () => {
    const findings = findingsOfReplay(report, new Set(['newlyAllowed', 'newlyDenied']));
    expect(
      findings.map(({ level, code, witness, region, file }) => [level, code, witness, file, region?.line]),
    ).toEqual([
      ['error', 'newly-allowed', 'frobnicate', 'corpus.jsonl', 1],
      ['error', 'newly-allowed', 'frobnicate b', undefined, undefined],
      ['warning', 'newly-reviewed', 'rm ~/notes.txt', 'corpus.jsonl', 4],
      ['note', 'newly-reviewed', 'ls', 'corpus.jsonl', 2],
      ['error', 'newly-denied', 'cat a', 'corpus.jsonl', 3],
      ['warning', 'not-replayed', undefined, undefined, undefined],
      ['note', 'entry-not-replayed', undefined, 'corpus.jsonl', 5],
    ]);
    expect(findings[0]).toMatchObject({
      message: 'frobnicate, recorded 3 times, was review no-rule and is allow my.changes/allow-frobnicate.',
      rule: 'my.changes/allow-frobnicate',
    });
    expect(findings.filter(({ code }) => !CODES.has(code))).toEqual([]);
  });

  it('nothing is an error, since it shows nothing', () => {
    expect(findingsOfReplay(EMPTY_REPORT, new Set())).toMatchObject([
      { level: 'error', code: 'nothing-replayed' },
    ]);
  });
});
