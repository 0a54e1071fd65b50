import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateCorpusEntry } from '../../../src/generated/validators.js';
import { detectFormat } from '../../../src/replay/corpus/detect.js';
import { CORPUS_FORMATS, type CorpusFormat } from '../../../src/replay/corpus/formats.js';
import type { CorpusItem, CorpusLine } from '../../../src/replay/corpus/reader.js';
import { redactEntry } from '../../../src/replay/corpus/redact/redact.js';
import { holds } from '../../support/property.js';
import { readLinesAs } from './read.js';

/** Lines that have something to do with some recording, and others. */
const FRAGMENTS = [
  '[',
  ']',
  '{',
  '}',
  '',
  '\0',
  '\uFEFF',
  '\ud800',
  '\r',
  'ls \\',
  '# x',
  '#1772359200',
  ': 1772359200:0;ls \\',
  ': 1:1;',
  '- cmd: ls\\n',
  '- cmd',
  '  when: 1772359200',
  '  when: x',
  '{"cmd":"ls"}',
  '{"cmd":"ls","context":{"workspace":{"cwd":1}}}',
  '{"input":{"__proto__":{"a":1}}}',
  '{"type":"assistant","sessionId":7,"timestamp":"2026-03-01T10:00:00Z","message":{"content":[{"type":"tool_use","id":"a","name":"Bash","input":{}}]}}',
  '{"type":"assistant","message":{"content":[{"type":"tool_use","id":["a"],"name":"Bash","input":"x"},null,{"type":"tool_use"}]}}',
  '{"type":"user","message":{"content":[{"type":"tool_result","tool_use_id":"a","content":[null]}]}}',
  '{"type":"response_item","payload":{"type":"function_call","call_id":"a","name":"shell","arguments":"{"}}',
  '{"type":"response_item","payload":{"type":"function_call_output","call_id":"a","output":7}}',
  '{"type":"local_shell_call","action":{}}',
  '{"messages":[{"role":"assistant","tool_calls":[null,{"function":{"name":"x","arguments":5}}]}]},',
  '{"role":"assistant","content":[{"type":"tool_use","name":"x","input":[]}]},',
  '"role": "assistant",',
  `${'['.repeat(5000)}`,
];

const line: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
);

const recording: fc.Arbitrary<CorpusLine[]> = fc
  .array(fc.oneof({ weight: 9, arbitrary: line }, { weight: 1, arbitrary: fc.constant(null) }), {
    maxLength: 12,
  })
  .map((texts) =>
    texts.map((text, index) =>
      text === null
        ? { number: index + 1, fault: 'The line is not UTF-8.', bytes: '\x83\xa9' }
        : { number: index + 1, text: text.replaceAll('\n', ' ') },
    ),
  );

const format = fc.constantFrom(...CORPUS_FORMATS);

describe('a reader', () => {
  it('reads any lines, and gives only entries after the schema and lines of the recording', () => {
    holds(
      fc.tuple(format, recording),
      ([name, lines]) => {
        for (const item of readLinesAs(name, lines)) {
          const { line } = item;
          expect(line >= 1 && line <= lines.length).toBe(true);
          if ('problem' in item) expect(item.problem.line).toBe(line);
          else {
            // As a corpus holds it.
            const written: unknown = JSON.parse(JSON.stringify(item.entry));
            expect(validateCorpusEntry(written) ? [] : validateCorpusEntry.errors).toEqual([]);
            expect(validateCorpusEntry(JSON.parse(JSON.stringify(redactEntry(item.entry))))).toBe(true);
          }
        }
      },
      { runs: 3000 },
    );
  });

  it('detects without a fault', () => {
    holds(
      recording,
      (lines) => {
        expect(typeof detectFormat(lines).ok).toBe('boolean');
      },
      { runs: 2000 },
    );
  });

  it('tells of every line that could not be had', () => {
    holds(
      fc.tuple(format, recording),
      ([name, lines]) => {
        const faults = lines.filter((one) => 'fault' in one).map(({ number }) => number);
        const told = readLinesAs(name, lines).map((item) => item.line);
        // The bytes of these lines are a character of zsh's history.
        if (name !== 'zsh-history') for (const number of faults) expect(told).toContain(number);
      },
      { runs: 1000 },
    );
  });
});

/** One line of a recording with so many calls in it. */
interface Made {
  readonly text: string;
  readonly calls: number;
}

const MAKERS: readonly (readonly [CorpusFormat, (id: string, kind: number) => Made])[] = [
  [
    'portcullis',
    (id, kind) => ({ text: kind === 0 ? `{"id":"${id}"}` : JSON.stringify({ id, cmd: 'ls' }), calls: 1 }),
  ],
  [
    'claude-code',
    (id, kind) => {
      const block = { type: 'tool_use', id, ...(kind === 0 ? {} : { name: 'Bash', input: { command: id } }) };
      const result = { type: 'tool_result', tool_use_id: id, content: 'ok' };
      const content = kind === 1 ? [block, { ...block, id: `${id}-2` }] : [block];
      const text = JSON.stringify({ type: 'assistant', message: { content } });
      return kind === 2
        ? { text: JSON.stringify({ type: 'user', message: { content: [block, result] } }), calls: 1 }
        : { text, calls: content.length };
    },
  ],
  [
    'codex',
    (id, kind) => {
      const item = {
        type: 'function_call',
        call_id: id,
        arguments: '{}',
        ...(kind === 0 ? {} : { name: 'shell' }),
      };
      return { text: JSON.stringify({ type: 'response_item', payload: item }), calls: 1 };
    },
  ],
  [
    'openai',
    (id, kind) => {
      const call = { id, function: kind === 0 ? {} : { name: 'bash', arguments: `{"command":"${id}"}` } };
      return {
        text: JSON.stringify({ role: 'assistant', tool_calls: [call, { ...call, id: `${id}-2` }] }),
        calls: 2,
      };
    },
  ],
  [
    'anthropic',
    (id, kind) => ({
      text: JSON.stringify({
        messages: [
          {
            role: 'assistant',
            content: [{ type: 'tool_use', id, ...(kind === 0 ? {} : { name: 'x', input: {} }) }],
          },
        ],
      }),
      calls: 1,
    }),
  ],
  ['commands', (id, kind) => ({ text: kind === 0 ? `a\0${id}` : id, calls: 1 })],
  ['zsh-history', (id, kind) => ({ text: kind === 0 ? `: 1:0;a\0${id}` : `: 1:0;${id}`, calls: 1 })],
  ['fish-history', (id, kind) => ({ text: kind === 0 ? `x${id}` : `- cmd: ${id}`, calls: 1 })],
];

/** Entries, and what problems stand for; of an outcome that is lost no call is. */
const accounted = (items: readonly CorpusItem[]): number =>
  items.reduce(
    (sum, item) =>
      sum + ('entry' in item ? 1 : item.problem.code === 'lost-outcome' ? 0 : (item.problem.count ?? 1)),
    0,
  );

describe('nothing is dropped without a word', () => {
  it.each(MAKERS)('%s: entries and problems account for every call', (name, make) => {
    holds(
      fc.array(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 3 })), { maxLength: 20 }),
      (calls) => {
        const made = calls.map(([id, kind]) => make(`n${id}`, kind));
        const lines = made.map(({ text }, index) => ({ number: index + 1, text }));
        expect(accounted(readLinesAs(name, lines))).toBe(made.reduce((sum, one) => sum + one.calls, 0));
      },
      { runs: 500 },
    );
  });
});

describe('hostile recordings', () => {
  const MEGABYTES = 10 * 1024 * 1024;
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const TEXTS: readonly (readonly [string, string])[] = [
    ['a long line', 'a'.repeat(MEGABYTES)],
    ['blanks', ' '.repeat(MEGABYTES)],
    ['NUL', '\0'.repeat(MEGABYTES)],
    ['backslashes', '\\'.repeat(MEGABYTES)],
    ['200,000 levels', `{"input":${deep}}`],
    ['200,000 levels of a list', deep],
    ['a list that never ends', '['.repeat(200_000)],
    ['lone surrogates', JSON.stringify({ cmd: '\ud800' }).repeat(100)],
    ['names of secrets', JSON.stringify({ cmd: 'token='.repeat(100_000) })],
    ['names of secrets with quotes', JSON.stringify({ cmd: `token="token='`.repeat(60_000) })],
    ['options of secrets', JSON.stringify({ cmd: '--token token:'.repeat(60_000) })],
    ['beginnings of keys', JSON.stringify({ cmd: '-----BEGIN X PRIVATE KEY-----'.repeat(20_000) })],
    ['beginnings of tokens', JSON.stringify({ cmd: 'ghp_'.repeat(200_000) })],
    ['addresses', JSON.stringify({ cmd: 'a://b:'.repeat(100_000) })],
    ['headers', JSON.stringify({ cmd: `"Cookie: a`.repeat(60_000) })],
    ['marks of a cut', JSON.stringify({ cmd: '<truncated '.repeat(100_000) })],
  ];

  it.each(TEXTS)('%s: every reader ends, and so does taking out secrets', (_name, text) => {
    for (const name of CORPUS_FORMATS) {
      const lines = [
        { number: 1, text },
        { number: 2, text: '{"cmd":"ls"}' },
      ];
      for (const item of readLinesAs(name, lines)) if ('entry' in item) redactEntry(item.entry);
    }
  });
});
