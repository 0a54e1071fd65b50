/** What is held for review or denied, by what the calls do. */

import type { FrictionFamily, ReplayReport } from '../../report.js';
import { callText, causesText, familiesByWeight, familyText, grouped, heldBy, plural } from '../parts.js';
import { bar, legend } from './bar.js';
import { PAGE_LIMITS, short } from './limits.js';
import { type Markup, markup } from './markup.js';
import { leftOut, type Section, shownNote } from './section.js';

export function friction({ friction: { baseline, candidate, families } }: ReplayReport): Section {
  const ordered = familiesByWeight(families);
  const shown = ordered.slice(0, PAGE_LIMITS.families);
  const most = shown.reduce(
    (amount, family) => Math.max(amount, heldBy(family.candidate), heldBy(family.baseline)),
    0,
  );
  const held = `${grouped(candidate.reviewed)} reviewed, ${grouped(candidate.denied)} denied`;
  const was = `was ${grouped(baseline.reviewed)}, ${grouped(baseline.denied)}`;
  const body = markup`<section id="friction" aria-labelledby="friction-title">
<h2 id="friction-title">Friction <small>${held} (${was}), in ${plural(ordered.length, 'family', 'families')}</small></h2>
${leftOut(shown.length, plural(ordered.length, 'family', 'families'), ordered.length - shown.length)}${shownNote('family')}
<div class="scroll" role="region" aria-labelledby="friction-title" tabindex="0"><table data-list="family">
<caption>Calls that the candidate holds, by program, subcommands and options.${legend('plain', 'reviewed')} ${legend('strong', 'denied')} ${legend('was', 'held by the baseline')}</caption>
<thead><tr><th scope="col" class="number">calls</th><th scope="col" class="number">was</th><th scope="col">family, who holds it, its shortest call</th><th scope="col" class="bars"><span class="spoken">drawn</span></th></tr></thead>
<tbody>
${shown.map((family) => row(family, most))}</tbody></table></div>
</section>
`;
  return {
    body,
    entries: shown.map((family) => ({
      calls: heldBy(family.candidate),
      rules: family.by.map(({ by }) => by),
    })),
  };
}

function row(family: FrictionFamily, most: number): Markup {
  const { candidate, baseline, example } = family;
  const drawn = bar([{ amount: candidate.reviewed }, { amount: candidate.denied, strong: true }], {
    whole: most,
    was: heldBy(baseline),
  });
  return markup`<tr class="entry"><td class="number">${grouped(heldBy(candidate))}</td><td class="number quiet">${grouped(heldBy(baseline))}</td><th scope="row"><code>${short(familyText(family))}</code><span class="beside">by ${short(causesText(family), EXAMPLE)}</span><span class="beside mono">${short(callText(example), EXAMPLE)}</span></th><td class="bars">${drawn}</td></tr>
`;
}

/** Units of an example: it shows what is meant, and the family is what counts. */
const EXAMPLE = 200;
