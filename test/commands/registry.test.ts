import { expect, it } from 'vitest';
import { interpret } from '../../src/commands/interpret.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';

it('grammars that an interpretation leads to are frozen: every call of the process shares them', () => {
  for (const line of ['sort -o a b', 'git -C a log -3', 'find . -exec rm {} \\;', 'pwd']) {
    const [command] = projector.project({ tool: 'bash', input: line }).commands.slice(-1);
    const { options, output } = interpret(command?.words ?? [], shippedKnowledge().registry);
    const values: unknown[] = [output, ...options.map(({ grammar }) => grammar)];
    for (const value of values) {
      if (typeof value !== 'object' || value === null) continue;
      expect(Object.isFrozen(value)).toBe(true);
      values.push(...Object.values(value));
    }
  }
});
