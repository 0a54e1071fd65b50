/** A payload beside, around or into the whole call, by the forms of the material. */

import type { NearMissForm } from '../../../generated/types.js';
import { fill } from '../fill.js';
import { type Kind, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { product } from '../space.js';

export const FORM_KINDS: readonly Kind[] = [
  form('appended', 'A payload follows the call: by `;`, `&&`, `||`, `&`, `|&` or on the next line.'),
  form('prepended', 'A payload goes before the call.'),
  form('piped', 'A payload reads from the call, or the call from a payload.'),
  form('piped-into-interpreter', 'What the call prints is run, or leaves.'),
  form('nested', 'Call and payload together in groups, conditions, loops, functions and tests.'),
  form('shell-text', 'Call and payload as text for a shell: `sh -c`, `eval`, `trap`, aliases, variables.'),
  form(
    'here-document',
    'A here-document or here-string of the call expands a payload, or hides where it ends.',
  ),
  form('encoded', 'The payload is decoded and run: base64, hexadecimal, octal, reversed, rotated.'),
];

function form(id: NearMissForm['kind'], summary: string): Kind {
  return {
    id,
    family: 'dangerous',
    summary,
    space: (seed) =>
      ofText(seed, (text) => {
        const { forms, payloads } = material();
        const own = forms.filter(({ kind }) => kind === id);
        return product([own, payloads] as const, ({ text: template, denies }, payload) => {
          const made = fill(template, { seed: text, payload: payload.text });
          const survives = denies === true && payload.alone === 'deny';
          const keeps = template.includes('{payload}') ? [payload.text] : keptOf(template);
          return textMiss(seed, made, { expects: survives ? 'denied' : 'held', keeps });
        });
      }),
  };
}

/** Without a payload as it stands, what the form itself holds: `| sh`, `base64 -d | sh`. */
const keptOf = (template: string): readonly string[] =>
  template.split(/\{[a-z0-9]+\*?\}/).filter((part) => part.trim() !== '' && part.trim() !== ';');
