/** Suggestions as text: each with what it would newly allow, then what is not suggested and why. */

import { counted } from '../replay/suggest/draft.js';
import type { NotProposed, Proposal, SuggestReport } from '../replay/suggest/report.js';
import { columns, cut, type Paint, visible } from './render.js';

/** Of what is not proposed so many families are shown; `--format json` has all. */
const MOST_SHOWN = 20;
const WIDTH = 100;

/** `written`: the file that holds the pack now; null: none was written. */
export function renderSuggestions(report: SuggestReport, paint: Paint, written: string | null): string {
  const { corpus, proposals } = report;
  return [
    paint.strong(headOf(report)),
    ...(corpus.cut
      ? [paint.warn('There are more reviewed calls than are kept: it rests on a part of them.')]
      : []),
    ...(corpus.lost > 0 ? [paint.warn(`Entries that could not be decided: ${corpus.lost}.`)] : []),
    ...proposals.flatMap((proposal, index) => ['', ...proposalLines(proposal, index + 1, paint)]),
    ...(report.dropped.length === 0
      ? []
      : ['', paint.strong('drafts that did not stand a check'), ...droppedLines(report)]),
    ...(report.notProposed.length === 0
      ? []
      : ['', paint.strong('not proposed'), ...notProposedLines(report.notProposed)]),
    '',
    ...endOf(report, paint, written),
  ].join('\n');
}

function headOf({ corpus }: SuggestReport): string {
  if (corpus.calls === 0) return 'No call was decided.';
  const reviewed = `${corpus.reviewed} of ${counted(corpus.calls, 'call')} are reviewed, ${corpus.distinct} of them distinct`;
  return `${reviewed}.`;
}

function proposalLines(proposal: Proposal, number: number, paint: Paint): readonly string[] {
  const { rule, evidence, saves, takesPart, examples, nearMisses, remarks } = proposal;
  const { calls, distinct, sessions } = evidence;
  const shown = (texts: readonly unknown[] = []): readonly string[] =>
    texts.map((text) => `    ${cut(visible(oneLine(text)), WIDTH)}`);
  return [
    `${number}. ${paint.strong(visible(rule.id))}  saves ${counted(saves.calls, 'review')} by itself, has a part in ${takesPart.calls} of all`,
    `  ${visible(rule.reason)}`,
    `  seen: ${counted(calls, 'reviewed call')}, ${counted(distinct, 'different command')}, ${counted(sessions, 'session')}`,
    `  match: ${visible(JSON.stringify(rule.match))}`,
    '  matches:',
    ...shown(rule.examples?.match),
    '  near twins that it does not match:',
    ...shown(rule.examples?.noMatch),
    `  newly allowed in the corpus: ${counted(saves.distinct, 'distinct call')}`,
    ...examples.map(({ text, calls: times }) => `    ${times} × ${cut(visible(oneLine(text)), WIDTH)}`),
    `  proved off the floor; near misses made: ${nearMisses}, got through: 0`,
    ...remarks.map(({ code, message }) => `  ${paint.warn(code)} ${visible(message)}`),
  ];
}

const oneLine = (text: unknown): string =>
  (typeof text === 'string' ? text : JSON.stringify(text)).replaceAll('\n', '⏎');

const droppedLines = ({ dropped }: SuggestReport): readonly string[] =>
  dropped.map(({ rule, cause, evidence, message }) =>
    visible(
      `  ${rule}: ${cause}, ${counted(evidence.calls, 'reviewed call')}. ${cut(oneLine(message), 2 * WIDTH)}`,
    ),
  );

function notProposedLines(all: readonly NotProposed[]): readonly string[] {
  const rows = all
    .slice(0, MOST_SHOWN)
    .map(({ family, code, detail, calls, example }) =>
      [family, `${code} ${detail}`.trim(), String(calls), cut(oneLine(example), 60)].map(visible),
    );
  const more = all.length - rows.length;
  return [
    ...columns([['family', 'because', 'calls', 'for example'], ...rows]).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more; --format json has all`] : []),
  ];
}

function endOf(report: SuggestReport, paint: Paint, written: string | null): readonly string[] {
  const { corpus, proposals, dropped, together, thresholds, pack } = report;
  const { minCalls, minDistinct, minSessions } = thresholds;
  const floor = dropped.filter(({ cause }) => cause === 'floor').length;
  const evidence = `Evidence that is asked for: ${minCalls} calls, ${minDistinct} different commands, ${counted(minSessions, 'session')}.`;
  if (pack === null) return [paint.strong('Nothing is suggested.'), evidence];
  return [
    paint.strong(
      `${counted(proposals.length, 'proposal')} ${proposals.length === 1 ? 'saves' : 'save'} ${together.calls} of ${counted(corpus.reviewed, 'review')}; ${floor} rejected by the floor.`,
    ),
    evidence,
    written === null
      ? 'Nothing was written; --write FILE writes the pack.'
      : `The pack is in ${visible(written)}.`,
  ];
}
