/**
 * A report as one page for a browser: it needs no network and no other file, and all of it can be read without its
 * script, which filters and sorts. Nothing of the report is markup, and a policy in the page lets no other script or
 * style run than the two that come with this package.
 */

import { PAGE_SCRIPT, PAGE_STYLE } from '../../generated/replay-page.js';
import type { ReplayReport } from '../report.js';
import { changes } from './html/changes.js';
import { filter } from './html/filter.js';
import { friction } from './html/friction.js';
import { idle } from './html/idle.js';
import { PAGE_LIMITS } from './html/limits.js';
import { Markup, markup, nothing } from './html/markup.js';
import { overview } from './html/overview.js';
import { lost, observed } from './html/recording.js';
import { rules } from './html/rules.js';
import type { Section } from './html/section.js';
import { transitions } from './html/transitions.js';
import { grouped, verdictText } from './parts.js';

/** No line break at the end. The same report, the same text. */
export function renderHtml(report: ReplayReport): string {
  const decided = report.counts.replayed.calls > 0;
  const sections: readonly Section[] = decided
    ? [...changes(report), friction(report), rules(report), idle(report), observed(report), lost(report)]
    : [lost(report)];
  const entries = sections.flatMap((section) => section.entries);
  return markup`${Markup.trusted('<!doctype html>')}
<html lang="en">
${head(report)}
<body>
${overview(report)}
${decided ? filter(report, entries) : nothing}
<main id="report" tabindex="-1">
${decided ? transitions(report) : nothing}
${sections.map(({ body }) => body)}
</main>
${footer(report)}
<script type="module">${Markup.trusted(PAGE_SCRIPT.text)}</script>
</body>
</html>`.text;
}

const POLICY = [
  "default-src 'none'",
  `script-src '${PAGE_SCRIPT.hash}'`,
  `style-src '${PAGE_STYLE.hash}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const head = (report: ReplayReport): Markup => markup`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Replay: ${verdictText(report)}</title>
<style>${Markup.trusted(PAGE_STYLE.text)}</style>
</head>`;

const footer = ({ limits }: ReplayReport): Markup => {
  const { changes, families, rules, text, whole, markup: markupLength } = PAGE_LIMITS;
  return markup`<footer>
<p class="keyboard"><kbd>/</kbd> search, <kbd>Esc</kbd> clear it, <kbd>j</kbd> <kbd>k</kbd> or arrows to the next and previous change, <kbd>Enter</kbd> open it.</p>
<noscript><p>Search, filter and keys need script. Everything is on the page all the same.</p></noscript>
<p>A distinct call is a tool, its input and its own context. The report lists ${grouped(limits.changes)} changes of each kind, the shortest, and ${grouped(limits.places)} places of each; “recorded in” filters by the places that are listed. Of these the page lists every newly allowed call, and of other kinds the ${grouped(changes)} recorded most often; ${grouped(families)} families; ${grouped(rules)} rules; and of each kind of change what ${grouped(markupLength)} characters of markup hold. Newly allowed calls are whole up to ${grouped(whole)} characters together; any other text is cut after ${grouped(text)}. Where a limit was met, it is said there.</p>
</footer>`;
};
