import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInputs } from '../../src/decide/check.js';
import type { Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compileMatcher } from '../../src/policy/matchers/compile.js';
import { MAYBE, type Tri } from '../../src/policy/tri.js';
import { commandViews } from '../../src/policy/view.js';
import { commandMatcher } from '../support/arbitraries.js';
import { projector, SHIPPED } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { hole } from './holes.js';

/** What a matcher says of the first command that stands in the text itself. */
function truthOf(matcher: Matcher, line: string): Tri {
  const checked = checkInputs(projector.project({ input: line }), { ...EXAMPLE_CONTEXT, policy: SHIPPED });
  if (!checked.ok) throw new Error(checked.error.message);
  const view = commandViews(checked.value.view).find(
    ({ command }) => command.parent === null && command.form === 'simple',
  );
  if (view === undefined) throw new Error(`No command in ${line}.`);
  return compileMatcher(matcher, '', { problems: [] }).command(view);
}

describe('three values', () => {
  it('what is true or false of a command with an undecoded word is so for every value of the word', () => {
    holds(
      fc.tuple(hole, commandMatcher),
      ([{ open, filled }, matcher]) => {
        const before = truthOf(matcher, open);
        if (before === MAYBE) return;
        expect({ open, filled, truth: truthOf(matcher, filled) }).toEqual({ open, filled, truth: before });
      },
      { runs: 3_000 },
    );
  }, 60_000);
});
