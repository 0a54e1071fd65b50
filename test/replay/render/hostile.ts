/** Reports in which a text stands wherever one from outside can. */

import type { ChangeList, ReplayReport } from '../../../src/replay/report.js';
import { entryAt, replay } from '../corpora.js';

export const HOSTILE_TEXTS: readonly string[] = [
  '</script>',
  '<script>window.ran = true</script>',
  '</code></summary></details><img src=x onerror="window.ran = true">',
  '<!--',
  '--><script>window.ran = true</script>',
  ']]>',
  '<![CDATA[',
  '</style><style>*{display:none}</style>',
  '</title><h1>NOTHING WAS REPLAYED</h1>',
  '" onfocus="window.ran = true" autofocus x="',
  "' style='display:none'",
  '&lt;b&gt; &amp; &#x3c; &notin; &',
  'a\u2028b\u2029c',
  'a\u202ecod.exe\u202c',
  'a\u0000b\u001b[2Jc\rd\te',
  '\nfirst\n\nthird\n',
  '\ud800 lone \udc00',
  '${`x`} {{constructor}}',
  'javascript:window.ran=true',
  '\u{1f469}\u200d\u{1f4bb} é e\u0301',
  '<plaintext>',
  '<template><p>',
];

const sample = replay([
  entryAt(1, { input: 'frobnicate a', id: 'x', source: { name: 'agent' } }),
  entryAt(2, { input: 'ls' }),
  entryAt(3, { input: 'cat README.md', observed: { effect: 'allow', by: 'person' } }),
  entryAt(4, { input: 'git push', fidelity: 'truncated' }),
]);

/** Each string of a report that is not a word of the format is this one. */
export function hostileReport(text: string): ReplayReport {
  const { changes, configurations, friction, rules, notReplayed, observed } = sample;
  const call = { tool: 'bash', text, context: text, digest: text };
  const place = { source: text, line: 1, id: text, recorded: text };
  const hostile = <T extends { readonly effect: string }>(outcome: T): T => ({
    ...outcome,
    rule: text,
    reason: text,
  });
  const changed = Object.entries<ChangeList>({ ...changes }).map(([name, list]) => [
    name,
    {
      ...list,
      list: list.list.map(({ before, after, ...one }) => ({
        ...one,
        call,
        before: hostile(before),
        after: hostile(after),
        places: [place],
      })),
    },
  ]);
  const side = ({
    rules,
    codes,
    idle,
  }: ReplayReport['rules']['candidate']): ReplayReport['rules']['candidate'] => ({
    rules: rules.map((rule) => ({ ...rule, rule: text })),
    codes,
    idle: idle.map((rule) => ({ ...rule, rule: text })),
  });
  return {
    ...sample,
    changes: Object.fromEntries(changed) as ReplayReport['changes'],
    configurations: configurations.map((one) => ({ ...one, posture: text, cwd: text })),
    warnings: [{ code: 'redacted', message: text }],
    friction: {
      ...friction,
      families: friction.families.map((family) => ({
        ...family,
        tool: text,
        program: text,
        subcommands: [text],
        options: [text],
        by: [{ by: text, calls: 1 }],
        example: call,
      })),
    },
    rules: { baseline: side(rules.baseline), candidate: side(rules.candidate) },
    notReplayed: notReplayed.map((one) => ({ ...one, code: text, places: [{ ...place, message: text }] })),
    observed: observed.map((one) => ({ ...one, by: text })),
  };
}
