/** What the codes of findings mean, for the tools that show a description of each. docs/ci.md has the same list. */

/** In a sentence; of a code that is not listed, that it is one. */
export const meaningOf = (code: string): string => CODES.get(code) ?? `A finding of the kind ${code}.`;

export const CODES: ReadonlyMap<string, string> = new Map([
  ['unreadable', 'A file cannot be read.'],
  ['not-json', 'A file is not JSON in UTF-8.'],
  ['schema', 'A file does not fit its JSON Schema.'],
  ['example', 'An example does not match its rule, or a near twin does.'],
  ['meets-floor', 'An allow rule covers a call that the sealed floor holds.'],
  [
    'floor-no-witness',
    'That an allow rule keeps off the floor was not proved, and no call shows that it does not.',
  ],
  ['floor-budget', 'Whether an allow rule keeps off the floor was not decided within the budget.'],
  ['duplicate-pack-id', 'Two packs have one id.'],
  ['duplicate-rule-id', 'Two rules of a pack have one id.'],
  ['allow-without-examples', 'An allow rule has no examples, or no near twins.'],
  ['no-examples', 'A review or deny rule has no examples, or no near twins.'],
  ['dangerous-effect', 'An allow rule names effects that change, run or send something.'],
  ['newly-allowed', 'The change allows a call that was not allowed.'],
  ['newly-allowed-open', 'The change may allow more: neither a proof nor a call was found.'],
  ['newly-reviewed', 'The change holds a call for review that was allowed, or no longer denies one.'],
  ['newly-reviewed-open', 'The change may hold more for review, or deny less.'],
  ['newly-denied', 'The change denies a call that was not denied.'],
  ['newly-denied-open', 'The change may deny more: neither a proof nor a call was found.'],
  ['config-loosened', 'The change makes the check itself less strict.'],
  ['base-does-not-load', 'What the revision holds does not load, and counts as absent there.'],
  ['not-compared', 'The policy does not load, and so was not compared with the revision.'],
  ['looser-than-label', 'A call of a corpus is decided less strictly than its label says.'],
  ['stricter-than-label', 'A call of a corpus is decided more strictly than its label says.'],
  ['no-call', 'A line of a corpus holds no call.'],
  ['no-label', 'Calls of a corpus have no label, and are not decided by the check.'],
  ['named-twice', 'A config names a file twice.'],
  ['options', 'A setting of the policy is not one that there is.'],
]);
