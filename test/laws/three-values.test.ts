import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInputs } from '../../src/decide/check.js';
import type { Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compileMatcher } from '../../src/policy/matchers/compile.js';
import { MAYBE, type Tri, YES } from '../../src/policy/tri.js';
import { commandViews } from '../../src/policy/view.js';
import { matcherNamed } from '../support/arbitraries.js';
import { projector, SHIPPED } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { hole, isRefused } from './holes.js';

/** What a matcher says of the first command that stands in the text itself. */
function truthOf(matcher: Matcher, line: string): Tri {
  const checked = checkInputs(projector.project({ input: line }), { ...EXAMPLE_CONTEXT, policy: SHIPPED });
  if (!checked.ok) throw new Error(checked.error.verdict.message);
  const view = commandViews(checked.value.view).find(
    ({ command }) => command.parent === null && command.form === 'simple',
  );
  if (view === undefined) throw new Error(`No command in ${line}.`);
  return compileMatcher(matcher, '', { problems: [] }).command(view);
}

/** Where a word that is not decoded makes the answer unknown whenever a value of it could change the answer. */
const EXACT = [
  ...['program', 'tokens', 'argv', 'arg0In', 'argAt', 'argMatches', 'argCount', 'flagCount'],
  ...['envAssignmentNameIn', 'envAssignmentCount', 'noStdoutRedirect', 'redirect'],
];

function keeps(names: readonly string[], changes: (before: Tri, after: Tri) => boolean): void {
  holds(
    fc.tuple(hole, matcherNamed(names)),
    ([{ open, filled }, matcher]) => {
      const before = truthOf(matcher, open);
      if (before === MAYBE || isRefused(filled)) return;
      const after = truthOf(matcher, filled);
      expect({ open, filled, before, after, wrong: changes(before, after) }).toMatchObject({ wrong: false });
    },
    { runs: 800 },
  );
}

describe('three values', () => {
  it('what is true or false of a command with an undecoded word is so for every value of the word', () => {
    keeps(EXACT, (before, after) => before !== after);
  });

  it('an allow-list of options that is true of it stays true', () => {
    keeps(['flagAllowlist'], (before, after) => before === YES && after !== YES);
  });

  // A word before it may take the option or the operand as its value: `find "$X" -readable` with X=-ipath.
  it.fails('an option that is there is there for every value of a word before it', () => {
    expect(truthOf({ flagPresent: '-readable' }, 'find "$X" -readable')).toBe(MAYBE);
  });
  it.fails('an operand that is there is there for every value of a word before it', () => {
    expect(truthOf({ anyArgMatches: { pattern: 'a' } }, 'kill --list $X -p a')).toBe(MAYBE);
  });
});
