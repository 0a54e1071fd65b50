/** The head of the page: the verdict, the warnings, what was compared, and where to find what. */

import type { ReplayReport } from '../../report.js';
import { CHANGE_TITLES, grouped, heldBy, policyText, verdictText } from '../parts.js';
import { type Markup, markup, nothing } from './markup.js';

export function overview(report: ReplayReport): Markup {
  const { widened, replayed } = report.counts;
  const alarm = widened.calls > 0 || replayed.calls === 0;
  return markup`<header>
<a class="skip" href="#report">Skip to the report</a>
<p class="name">Portcullis replay: recorded calls under two policies</p>
<h1${alarm ? markup` class="widened"` : nothing}>${verdictText(report)}</h1>
${warnings(report)}
${report.configurations.map(compared)}
${parts(report)}
</header>`;
}

function warnings({ warnings }: ReplayReport): Markup {
  if (warnings.length === 0) return nothing;
  const lines = warnings.map(
    ({ code, message }) => markup`<li>${message} <code class="quiet">${code}</code></li>\n`,
  );
  return markup`<section class="warnings" aria-labelledby="warnings"><h2 id="warnings">${warnings.length === 1 ? 'Warning' : 'Warnings'}</h2><ul>
${lines}</ul></section>`;
}

const compared = ({
  baseline,
  candidate,
  posture,
  cwd,
}: ReplayReport['configurations'][number]): Markup => markup`<dl class="facts">
<dt>Baseline</dt><dd>${policyText(baseline)}</dd>
<dt>Candidate</dt><dd>${policyText(candidate)}</dd>
<dt>Posture</dt><dd>${posture}</dd>
<dt>Working directory</dt><dd>${cwd ?? 'unknown'}</dd>
</dl>
`;

interface Part {
  readonly to: string;
  readonly title: string;
  readonly amount: number;
  readonly widened?: boolean;
}

function parts(report: ReplayReport): Markup {
  const { changes, friction, rules, counts } = report;
  const decided: readonly Part[] = [
    ...CHANGE_TITLES.map(({ name, title }) => ({
      to: name,
      title,
      amount: changes[name].total.calls,
      widened: name === 'newlyAllowed',
    })),
    { to: 'transitions', title: 'unchanged', amount: counts.unchanged.calls },
    { to: 'friction', title: 'held for review or denied', amount: heldBy(friction.candidate) },
    { to: 'rules', title: 'rules decided something', amount: rules.candidate.rules.length },
    { to: 'idle', title: 'rules decided nothing', amount: rules.candidate.idle.length },
  ];
  const lost: Part = { to: 'lost', title: 'entries not replayed', amount: counts.notReplayed.entries };
  const links = [...(counts.replayed.calls === 0 ? [] : decided), lost].map(
    ({ to, title, amount, widened }) =>
      markup`<li><a href="#${to}" class="${amount === 0 ? 'zero' : widened === true ? 'widened' : 'some'}"><b class="amount-at-top">${grouped(amount)}</b> ${title}</a></li>\n`,
  );
  return markup`<nav class="parts" aria-label="Parts of the report"><ul>
${links}</ul></nav>`;
}
