/** The part of a rule that a call meets: of each `any` the first alternative that is enough. */

import type { Matcher } from '../generated/types.js';
import { type CompiledRule, compileRule } from '../policy/rule.js';
import { YES } from '../policy/tri.js';
import { commandViews } from '../policy/view.js';
import type { Projector } from '../project/projector.js';
import { viewOf } from './question.js';
import type { Found } from './search.js';

export function clauseMet(
  rule: CompiledRule,
  { call, context }: Found,
  { projector }: { readonly projector: Projector },
): Matcher {
  const view = viewOf(projector.project(call), context);
  const meets = (match: Matcher): boolean => {
    const { matcher, kind } = compileRule(
      { ...rule.rule, match },
      { ...rule, pointer: '' },
      { problems: [] },
    );
    if (view === null) return false;
    return kind === 'call'
      ? matcher.call(view) === YES
      : commandViews(view).some((one) => matcher.command(one) === YES);
  };
  const narrowed = (matcher: Matcher, within: (part: Matcher) => Matcher): Matcher => {
    const { all, any } = matcher;
    if (any !== undefined) {
      const found = any.find((item) => meets(within(item)));
      return found === undefined ? matcher : narrowed(found, within);
    }
    if (all === undefined) return matcher;
    return {
      all: all.reduce<Matcher[]>(
        (items, item, index) =>
          items.with(
            index,
            narrowed(item, (part) => within({ all: items.with(index, part) })),
          ),
        [...all],
      ),
    };
  };
  return narrowed(rule.rule.match, (part) => part);
}
