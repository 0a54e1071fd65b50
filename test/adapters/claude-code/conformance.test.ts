import { describe, it } from 'vitest';
import { answerDecision, answerFailure, readEventText } from '../../../src/adapters/claude-code/index.js';
import { conformance } from '../../../src/testing/index.js';
import { claudeCode } from './harness.js';

describe('the adapter of Claude Code conforms', () => {
  const adapter = { readEvent: readEventText, answerDecision, answerFailure };
  for (const { name, run } of conformance({ adapter, harness: claudeCode })) it(name, run);
});
