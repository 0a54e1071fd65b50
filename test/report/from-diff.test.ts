import { describe, expect, it } from 'vitest';
import type { Change, ChangeKind, OpenChange, PolicyDiff } from '../../src/analysis/diff.js';
import { findingsOfDiff } from '../../src/report/from-diff.js';

const PACK = { version: 1, id: 'team', rules: [{ id: 'push' }, { id: 'with/slash' }] };
const TEXT = JSON.stringify(PACK, null, 2);
const packs = {
  before: [{ file: 'old.json', value: { ...PACK, rules: [{ id: 'gone' }] } }],
  after: [{ file: 'new.json', value: PACK, text: TEXT }],
};

const change = (kind: ChangeKind, more: Partial<Change> = {}): Change => ({
  kind,
  rule: 'team/push',
  cause: 'added',
  call: { tool: 'bash', input: 'git push' },
  context: {},
  postures: ['supervised'],
  before: 'review',
  after: 'allow',
  ...more,
});
const open = (kind: ChangeKind, cause: 'added' | 'removed'): OpenChange => ({
  kind,
  rule: 'team/push',
  cause,
  code: 'no-witness',
});
const diffOf = (changes: readonly Change[], opens: readonly OpenChange[] = []): PolicyDiff => ({
  nothing: { 'newly-allowed': false, 'newly-reviewed': false, 'newly-denied': false },
  changes,
  open: opens,
});
const findings = (diff: PolicyDiff, widening: 'error' | 'warning' = 'error') =>
  findingsOfDiff(diff, packs, { widening });

describe('levels', () => {
  it.each([
    ['what is newly allowed', diffOf([change('newly-allowed')]), 'error newly-allowed'],
    ['what may be', diffOf([], [open('newly-allowed', 'added')]), 'error newly-allowed-open'],
    [
      'a deny that became a review',
      diffOf([change('newly-reviewed', { before: 'deny', after: 'review' })]),
      'warning newly-reviewed',
    ],
    [
      'an allow that became a review',
      diffOf([change('newly-reviewed', { before: 'allow', after: 'review' })]),
      'note newly-reviewed',
    ],
    [
      'a rule that went, open',
      diffOf([], [open('newly-reviewed', 'removed')]),
      'warning newly-reviewed-open',
    ],
    ['a review that came, open', diffOf([], [open('newly-reviewed', 'added')]), 'note newly-reviewed-open'],
    ['what is newly denied', diffOf([change('newly-denied', { after: 'deny' })]), 'note newly-denied'],
  ])('%s', (_, diff, expected) => {
    expect(findings(diff).map(({ level, code }) => `${level} ${code}`)).toEqual([expected]);
  });

  it('of what is newly allowed is that of a widening', () => {
    const diff = diffOf([change('newly-allowed')], [open('newly-allowed', 'added')]);
    expect(findings(diff, 'warning').map(({ level }) => level)).toEqual(['warning', 'warning']);
  });
});

describe('places', () => {
  it('a rule that came is where it stands, with the call that shows it', () => {
    expect(findings(diffOf([change('newly-allowed')]))[0]).toMatchObject({
      rule: 'team/push',
      file: 'new.json',
      pointer: '/rules/0',
      region: { line: 5, column: 5, endLine: 7, endColumn: 6 },
      witness: '`git push`',
      message: '`git push` was review and is allow (supervised), as the rule team/push was added.',
    });
  });

  it('also one with a slash in its name', () => {
    const [found] = findings(diffOf([change('newly-allowed', { rule: 'team/with/slash' })]));
    expect(found).toMatchObject({ file: 'new.json', pointer: '/rules/1' });
  });

  it('a rule that went is in the file that holds its pack now, or did', () => {
    const gone = diffOf([change('newly-reviewed', { rule: 'team/gone', cause: 'removed' })]);
    expect(findings(gone)[0]).toMatchObject({ file: 'new.json' });
    expect(findings(gone)[0]?.region).toBeUndefined();
    const [alone] = findingsOfDiff(gone, { ...packs, after: [] }, { widening: 'error' });
    expect(alone).toMatchObject({ file: 'old.json' });
  });

  it('a rule of what is shipped has none', () => {
    const [found] = findings(diffOf([change('newly-allowed', { rule: 'portcullis.x/y', cause: 'removed' })]));
    expect(found?.file).toBeUndefined();
  });
});
