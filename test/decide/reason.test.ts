import { describe, expect, it } from 'vitest';
import type { Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { decideCall, type Facts, packOf, policyWith, ruleOf } from '../support/decisions.js';

const reasonOf = (match: Matcher, line: string, context: Facts = EXAMPLE_CONTEXT): string =>
  decideCall(line, { policy: policyWith([packOf([ruleOf('allow', match)])]), context }).reason;

describe('the reason that an allow did not count', () => {
  it.each<[string, Matcher, string, readonly string[], readonly string[]]>([
    [
      'an effect',
      { program: 'rm' },
      'rm a',
      ['test/r would allow it, but not with: delete.'],
      ['may turn out', 'beside'],
    ],
    [
      'an effect that a word may add',
      { program: 'rg' },
      'rg x *',
      [
        'test/r would allow it, but a word of it may turn out to be an option (or a file) that adds: ',
        'execute',
      ],
      ['but not with'],
    ],
    [
      'both',
      { program: 'rg' },
      'rg x * > a',
      ['test/r would allow it, but not with: write, and a word of it may turn out to be an option'],
      [],
    ],
    [
      'a vector with something around it',
      { argv: ['psql', 'prod'] },
      'echo x | psql prod',
      ['No rule allows `echo x`'],
      [],
    ],
    [
      'a vector with something before it',
      { any: [{ argv: ['psql', 'prod'] }, { argv: ['cp', 'a', 'b'] }] },
      'cp a b && psql prod',
      [
        'but not beside what else is in the call (another command of the call may change what it finds)',
        'network',
      ],
      ['may turn out'],
    ],
  ])('is %s', (_, match, line, said, unsaid) => {
    const reason = reasonOf(match, line);
    for (const text of said) expect(reason).toContain(text);
    for (const text of unsaid) expect(reason).not.toContain(text);
  });

  it('is not for the agent', () => {
    const policy = policyWith([packOf([ruleOf('allow', { program: 'rg' })])]);
    expect(decideCall('rg x *', { policy }).agent.message).not.toMatch(/option|rg|execute/);
  });
});

describe('a stricter decision than the rules make', () => {
  it('names the ceiling, that nobody can be asked, or both', () => {
    const allow: Matcher = { program: 'ls' };
    const reasons = [
      reasonOf(allow, 'ls', { ceiling: 'review' }),
      reasonOf(allow, 'rm a', { canAsk: false }),
      reasonOf(allow, 'ls', { canAsk: false, ceiling: 'review' }),
    ];
    expect(reasons[0]).toBe('The parent may do no more than this: Rule r. [`ls`]');
    expect(reasons[1]).toMatch(/^Nobody can be asked: No rule allows/);
    expect(reasons[2]).toBe('Nobody can be asked: The parent may do no more than this: Rule r. [`ls`]');
  });
});
