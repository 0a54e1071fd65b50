import { describe, expect, it } from 'vitest';
import { DETECTION_LINES, detectFormat } from '../../../src/replay/corpus/detect.js';
import { linesOf } from './read.js';

const detect = (text: string): string => {
  const found = detectFormat(linesOf(text));
  return found.ok ? found.value : found.error.slice(0, found.error.indexOf(' Say'));
};

describe('detectFormat', () => {
  it.each([
    ['{"cmd":"ls"}', 'portcullis'],
    ['\n\n{"input":"ls"}', 'portcullis'],
    ['{"tool":"Read","input":{"file_path":"a"}}', 'portcullis'],
    ['{"type":"summary","summary":"x","leafUuid":"u"}', 'claude-code'],
    ['{"type":"user","sessionId":"s","message":{"role":"user","content":"x"}}', 'claude-code'],
    ['{"timestamp":"t","type":"session_meta","payload":{"id":"x"}}', 'codex'],
    ['{"id":"x","timestamp":"2025-05-01T00:00:00Z","instructions":null}', 'codex'],
    ['{"role":"user","content":"x"}\n{"role":"tool","tool_call_id":"1","content":"y"}', 'openai'],
    ['{"messages":[{"role":"assistant","tool_calls":[]}]}', 'openai'],
    ['{"model":"m","input":[{"type":"function_call","name":"x"}]}', 'openai'],
    ['[\n{"role":"assistant",\n"tool_calls":[]}\n]', 'openai'],
    ['{"messages":[{"role":"assistant","content":[{"type":"tool_use"}]}]}', 'anthropic'],
    ['{\n"messages": [\n{"role":"assistant",\n"content":[{"type":"tool_use"}]}]}', 'anthropic'],
    ['[{"role":"user","content":[{"type":"tool_result"}]}]', 'anthropic'],
    ['#1700000000\nls', 'bash-history'],
    [': 1700000000:0;ls', 'zsh-history'],
    ['- cmd: ls\n  when: 1', 'fish-history'],
    ['not json\n{"cmd":"ls"}', 'portcullis'],
  ])('knows %j as %s', (text, format) => {
    expect(detect(text)).toBe(format);
  });

  it.each([
    ['ls\npwd', 'The format is not known.'],
    ['{"role":"user","content":"x"}', 'The format is not known.'],
    ['{}', 'The format is not known.'],
    ['# a comment', 'The format is not known.'],
    ['{"cmd":"ls"}\n{"type":"summary","leafUuid":"u"}', 'It could be portcullis or claude-code.'],
    ['{"role":"assistant","tool_calls":[],"content":[{"type":"tool_use"}]}', 'openai'],
  ])('says of %j: %s', (text, said) => {
    expect(detect(text)).toBe(said);
  });

  it('takes an empty recording for any', () => {
    expect(detectFormat([]).ok).toBe(true);
  });

  it(`says where none of ${DETECTION_LINES} lines is text`, () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ number: index + 1, fault: 'not UTF-8' }));
    expect(detectFormat(lines)).toMatchObject({ ok: false });
  });
});
