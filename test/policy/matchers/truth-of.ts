/** What a matcher says of a command, as tables write it. */

import { describe } from '../../../src/commands/describe.js';
import type { CommandFacts, Matcher } from '../../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import { compileMatcher } from '../../../src/policy/matchers/compile.js';
import { shippedKnowledge } from '../../../src/policy/shipped.js';
import { type CallView, type CommandView, commandViews } from '../../../src/policy/view.js';
import { type Call, type Facts, projector } from '../../support/decisions.js';

export type Truth = true | false | 'unknown';

const TRUTHS: readonly Truth[] = [false, 'unknown', true];

export function callView(call: Call, context: Facts = EXAMPLE_CONTEXT): CallView {
  const shape = projector.project(typeof call === 'string' ? { tool: 'bash', input: call } : call);
  const { facts, interpretations } = describe(shape, { knowledge: shippedKnowledge(), context });
  return { shape, facts, interpretations, context, posture: 'supervised' };
}

/** Of the last command of the call that no other holds; `facts` replaces some of its facts. */
export function truthOf(
  matcher: Matcher,
  call: Call,
  options: { readonly context?: Facts; readonly facts?: Partial<CommandFacts> } = {},
): Truth {
  const problems: never[] = [];
  const compiled = compileMatcher(matcher, '', { problems });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const outer = commandViews(callView(call, options.context)).filter(
    ({ command }) => command.parent === null,
  );
  const view = outer.at(-1) as CommandView;
  return TRUTHS[compiled.command({ ...view, facts: { ...view.facts, ...options.facts } })] as Truth;
}
