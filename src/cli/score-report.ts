/** A score as text. */

import { columns, type Paint, visible } from './render.js';
import type { ListedRow, Score, Tallies } from './score.js';
import { MEASURES, type Tally } from './score-tally.js';

export function renderScore(score: Score, paint: Paint): string {
  return [
    ...heading(score),
    ...SIDES.flatMap((side) => [
      '',
      paint.strong(`${side} rows: ${score.all[side].rows}`),
      ...numbers(score.all[side]),
    ]),
    ...(score.by === null ? [] : splits(score, paint)),
    ...(score.list === null ? [] : listing(score.list, paint)),
  ].join('\n');
}

const SIDES: readonly (keyof Tallies)[] = ['undebatable', 'debatable'];

function heading({ all, unlabelled, unreadable, context, policy, files }: Score): string[] {
  const { cwd, roots, home, temp } = context.workspace ?? {};
  const labelled = all.undebatable.rows + all.debatable.rows;
  const unread = unreadable
    .slice(0, MOST_UNREADABLE)
    .map(({ file, line, error }) => `  ${file}:${line}: ${error}`);
  const more = unreadable.length - unread.length;
  return [
    `${labelled} labelled rows of ${files.join(', ')}; skipped: ${unlabelled} without a label, ${unreadable.length} unreadable`,
    ...unread,
    ...(more > 0 ? [`  and ${more} more`] : []),
    `posture ${context.posture}, cwd ${cwd}, roots ${roots?.join(' ')}, home ${home}, temp ${temp?.join(' ')}`,
    `policy ${policy}`,
  ].map(visible);
}

const MOST_UNREADABLE = 20;

function numbers(tally: Tally): string[] {
  const rows = tally.numbers().map(({ count, of }, index) => {
    const title = (MEASURES[index] as (typeof MEASURES)[number]).title;
    const share = of === 0 ? '' : `${((100 * count) / of).toFixed(1)} %`;
    return [`  ${title}`, `${String(count).padStart(6)} of ${String(of).padStart(6)}`, share.padStart(7)];
  });
  return columns(rows);
}

function splits({ groups, by }: Score, paint: Paint): string[] {
  return SIDES.flatMap((side) => {
    const filled = [...groups].filter(([, tallies]) => tallies[side].rows > 0);
    if (filled.length === 0) return [];
    const rows = filled
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, tallies]) => [
        ...tallies[side].numbers().map(({ count, of }) => (of === 0 ? '-' : `${count}/${of}`)),
        visible(name),
      ]);
    const [head, ...body] = columns([SHORT_TITLES, ...rows]);
    return [
      '',
      paint.strong(`${side} rows by ${by}`),
      paint.faint(`  ${head}`),
      ...body.map((line) => `  ${line}`),
    ];
  });
}

const SHORT_TITLES = [
  'dangerous allowed',
  'catastrophic not denied',
  'harmless not allowed',
  'harmless denied',
  'review denied',
  '',
];

function listing(list: readonly ListedRow[], paint: Paint): string[] {
  return MEASURES.flatMap(({ name, title }) => {
    const rows = list.filter((row) => row.measures.includes(name));
    if (rows.length === 0) return [];
    const lines = columns(
      rows.map((row) => [
        `  ${row.name}`,
        `${row.label} -> ${row.effect}${row.debatable ? ' (debatable)' : ''}`,
        visible(row.by),
      ]),
    );
    return ['', paint.strong(`${title}: ${rows.length}`), ...lines];
  });
}
