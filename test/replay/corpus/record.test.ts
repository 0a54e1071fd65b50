import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/decide/decide.js';
import { validateCorpusEntry } from '../../../src/generated/validators.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import { recordOf } from '../../../src/replay/corpus/record.js';
import { projector, SHIPPED } from '../../support/decisions.js';

const record = (input: unknown, tool?: string): ReturnType<typeof recordOf> => {
  const call = { input, ...(tool === undefined ? {} : { tool }) };
  const context = { ...EXAMPLE_CONTEXT, policy: SHIPPED };
  const decision = decide(projector.project(call), context);
  return recordOf({ call, context, decision, time: '2026-03-01T10:00:00.000Z' });
};

describe('recordOf', () => {
  it('is an entry with what policy said, and without the policy itself', () => {
    const entry = record({ command: 'rm -rf ~' }, 'Bash');
    expect(entry).toEqual({
      time: '2026-03-01T10:00:00.000Z',
      tool: 'Bash',
      input: { command: 'rm -rf ~' },
      context: EXAMPLE_CONTEXT,
      observed: {
        effect: 'deny',
        by: 'policy',
        rule: 'protected-places',
        pack: 'portcullis.floor',
        digest: SHIPPED.digest,
      },
    });
    expect(validateCorpusEntry(JSON.parse(JSON.stringify(entry)))).toBe(true);
  });

  it('names no rule where none decided', () => {
    expect(record('frobnicate').observed).toEqual({ effect: 'review', by: 'policy', digest: SHIPPED.digest });
  });

  it('holds no secret', () => {
    expect(record('export API_TOKEN=abc123')).toMatchObject({
      input: 'export API_TOKEN=REDACTED_1',
      fidelity: 'redacted',
    });
  });

  it.each([[undefined], [() => 1], [new Proxy({}, { ownKeys: () => assert() })]])(
    'of an input that is not plain is marked',
    (input) => {
      const entry = record(input);
      expect(entry).toMatchObject({ fidelity: 'truncated', observed: { effect: 'review' } });
      expect(validateCorpusEntry(JSON.parse(JSON.stringify(entry)))).toBe(true);
    },
  );
});

const assert = (): never => {
  throw new Error('Reading this throws.');
};
