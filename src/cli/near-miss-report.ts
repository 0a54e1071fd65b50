/** A report of near misses as text: by kind over all rules, by rule, and what failed. */

import { callText } from '../analysis/floor.js';
import type { Kind } from '../replay/near-miss/kind.js';
import type { Failing, Failure, KindReport, NearMissReport } from '../replay/near-miss/report.js';
import { columns, type Paint, visible } from './render.js';

export const renderKinds = (kinds: readonly Kind[]): string =>
  columns(kinds.map(({ id, family, summary }) => [id, family, summary])).join('\n');

export function renderNearMisses(report: NearMissReport, paint: Paint): string {
  const { rules, seed, perRule } = report;
  const failures = rules.flatMap(({ rule, kinds }) =>
    kinds.flatMap(({ kind, failures: shown }) => shown.map((failure) => ({ rule, kind, failure }))),
  );
  return [
    paint.strong(`near misses, at most ${perRule} of each rule, seed ${seed}`),
    ...byKind(rules.flatMap(({ kinds }) => kinds)),
    '',
    ...columns([
      ['rule', 'seeds', 'twins', 'made', 'got through'],
      ...rules.map(({ rule, seeds, twins, generated, gotThrough }) =>
        [rule, seeds, twins, generated, gotThrough].map(String),
      ),
    ]),
    ...FAILINGS.flatMap(({ failing, title }) => {
      const own = failures.filter(({ failure }) => failure.failing === failing);
      if (own.length === 0) return [];
      const shown = failing === 'got-through' ? paint.warn(title) : paint.strong(title);
      return ['', shown, ...own.map(({ rule, kind, failure }) => renderFailure(`${rule} ${kind}`, failure))];
    }),
    '',
    summaryOf(report, paint),
  ].join('\n');
}

const FAILINGS: readonly { readonly failing: Failing; readonly title: string }[] = [
  { failing: 'got-through', title: 'got through' },
  { failing: 'deny-lost', title: 'a deny was lost' },
  { failing: 'stricter', title: 'an equal spelling is decided more strictly' },
];

function byKind(reports: readonly KindReport[]): readonly string[] {
  const ids = [...new Set(reports.map(({ kind }) => kind))];
  const rows = ids.map((id) => {
    const own = reports.filter(({ kind }) => kind === id);
    const sum = (of: (report: KindReport) => number): string =>
      String(own.reduce((all, one) => all + of(one), 0));
    return [
      id,
      own[0]?.family ?? '',
      sum(({ possible }) => possible),
      sum(({ generated }) => generated),
      sum(({ asExpected }) => asExpected),
      sum(({ gotThrough }) => gotThrough),
      sum(({ denyLost }) => denyLost),
      sum(({ stricter }) => stricter),
    ];
  });
  const head = ['kind', 'family', 'possible', 'made', 'as expected', 'got through', 'deny lost', 'stricter'];
  return columns([head, ...rows]);
}

function renderFailure(
  place: string,
  { expected, effect, by, seed, call, context, shrunk }: Failure,
): string {
  const links = context?.links === undefined ? '' : ` with links ${JSON.stringify(context.links)}`;
  const smaller = callText(shrunk) === callText(call) ? [] : [`    smallest: ${callText(shrunk)}`];
  return [
    `  ${place}: ${callText(call)}${links} is ${effect} (${by}), expected ${expected}`,
    `    from: ${callText(seed)}`,
    ...smaller,
  ]
    .map(visible)
    .join('\n');
}

function summaryOf({ rules }: NearMissReport, paint: Paint): string {
  const made = rules.reduce((all, { generated }) => all + generated, 0);
  const through = rules.reduce((all, { gotThrough }) => all + gotThrough, 0);
  const text = `${made} near misses of ${rules.length} rules: ${through} got through`;
  return through > 0 ? paint.warn(text) : paint.strong(text);
}
