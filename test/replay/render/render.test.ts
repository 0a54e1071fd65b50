import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_REPORT } from '../../../src/replay/merge.js';
import { renderMarkdown } from '../../../src/replay/render/markdown.js';
import { renderText } from '../../../src/replay/render/text.js';
import type { ReplayReport } from '../../../src/replay/report.js';
import { holds } from '../../support/property.js';
import { anyItem, anyLimits, entryAt, replay } from '../corpora.js';

const same = (text: string): string => text;
const textOf = (report: ReplayReport): string =>
  renderText(report, { strong: same, faint: same, warn: same });

const sample = replay([
  entryAt(1, { input: 'frobnicate a', count: 1_200 }),
  entryAt(2, { input: 'frobnicate' }),
  entryAt(3, { input: 'ls' }),
  entryAt(4, { input: 'cat README.md', observed: { effect: 'allow', by: 'person' } }),
  entryAt(5, { input: 'rm ~/notes.txt' }),
  entryAt(6, { input: 'git push', fidelity: 'truncated' }),
]);

describe('a report as text', () => {
  it('begins with the verdict, what was compared and the warnings', () => {
    expect(textOf(sample).split('\n').slice(0, 3)).toEqual([
      '1,201 newly allowed, 1 loosened, 2 tightened, 0 unchanged, of 1,204 calls, 5 distinct',
      expect.stringMatching(
        /^baseline shipped \(\w{12}\), candidate shipped \+ my\.changes \(\w{12}\), posture supervised, cwd \/home\/dev\/project$/,
      ),
      'warning not-replayed: 1 of 6 entries could not be replayed; they count for neither policy.',
    ]);
  });

  it('lists what is newly allowed by how often it was called', () => {
    const lines = textOf(sample).split('\n');
    const at = lines.indexOf('newly allowed: 1,201 calls, 2 distinct');
    expect(lines.slice(at + 1, at + 4)).toEqual([
      '  frobnicate a',
      '      review no-rule -> allow my.changes/allow-frobnicate; 1,200 calls: corpus.jsonl:1',
      expect.stringMatching(/^ {6}was held: No rule allows `frobnicate a`/),
    ]);
  });

  it('shows transitions as a matrix', () => {
    expect(textOf(sample)).toContain(
      [
        '          allow      review  deny',
        '  allow   0          1 (1)   1 (1)',
        '  review  1,201 (2)  0       0',
        '  deny    0          1 (1)   0',
      ].join('\n'),
    );
  });

  it('says how much it leaves out', () => {
    const many = Array.from({ length: 25 }, (_, index) => entryAt(index + 1, { input: `cat f${index}` }));
    expect(textOf(replay(many))).toMatch(
      /newly denied: 25 calls, 25 distinct\n(?: .*\n)+ {2}… 5 more: see --format json/,
    );
  });

  it('lists all of what is newly allowed', () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      entryAt(index + 1, { input: `frobnicate f${index}` }),
    );
    const text = textOf(replay(many));
    for (let index = 0; index < 25; index += 1) expect(text).toContain(`  frobnicate f${index}\n`);
  });

  it('of nothing says that it is nothing', () => {
    expect(textOf(EMPTY_REPORT)).toBe(
      'NOTHING WAS REPLAYED\nwarning nothing-replayed: The corpus is empty: nothing was replayed, so nothing is shown of the candidate.',
    );
  });
});

describe('a report as Markdown', () => {
  it('has the same parts', () => {
    const text = renderMarkdown(sample);
    expect(text.split('\n')[0]).toBe(
      '## Replay: 1,201 newly allowed, 1 loosened, 2 tightened, 0 unchanged, of 1,204 calls, 5 distinct',
    );
    expect(text).toContain(
      '- `frobnicate a`: `review no-rule` → `allow my.changes/allow-frobnicate`; 1,200 calls, `corpus.jsonl:1`',
    );
    expect(text).toContain('| **review** | 1,201 (2) | 0 | 0 |');
    expect(text).toContain('- `truncated`: 1 entry\n  - `corpus.jsonl:6: The recording cut the call.`');
  });
});

describe('whatever the report', () => {
  it('every warning is shown, in text and in Markdown', () => {
    holds(
      fc.tuple(fc.array(anyItem, { maxLength: 40 }), anyLimits),
      ([items, limits]) => {
        const report = replay(items, { limits });
        const [text, markdown] = [textOf(report), renderMarkdown(report)];
        for (const { code, message } of report.warnings) {
          expect(text).toContain(`warning ${code}: ${message}`);
          expect(markdown).toContain(`> **Warning** ${code}: ${message}`);
        }
      },
      { runs: 200 },
    );
  });

  it('nothing of a call reaches the output as a control character', () => {
    holds(
      fc.string({ unit: 'binary', maxLength: 20 }),
      (tail) => {
        const report = replay([
          entryAt(1, { input: `frobnicate ${tail}`, id: tail, source: { name: tail } }),
        ]);
        for (const output of [textOf(report), renderMarkdown(report)])
          expect(output).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u);
      },
      { runs: 200 },
    );
  });
});
