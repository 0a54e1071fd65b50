/** Each case of the suite fails for an adapter that has the fault it is about: a suite that passes all finds nothing. */

import { describe, expect, it } from 'vitest';
import { answerDecision, answerFailure, readEventText } from '../../src/adapters/claude-code/index.js';
import type { Decision } from '../../src/generated/types.js';
import { validateDecision } from '../../src/generated/validators.js';
import { sampleDecision } from '../../src/testing/conformance/sample-decisions.js';
import { type Adapter, conformance, type Harness, type Subject } from '../../src/testing/index.js';
import { claudeCode } from '../adapters/claude-code/harness.js';

const sound: Adapter = { readEvent: readEventText, answerDecision, answerFailure };
const answer = (permissionDecision: string, permissionDecisionReason: string): unknown => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason },
});

const failing = (adapter: Partial<Adapter>, harness: Partial<Harness> = {}): string[] => {
  const subject: Subject = { adapter: { ...sound, ...adapter }, harness: { ...claudeCode, ...harness } };
  return conformance(subject)
    .filter(({ run }) => throws(run))
    .map(({ name }) => name);
};

function throws(run: () => void): boolean {
  try {
    run();
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message.length).toBeLessThan(5_000);
    return true;
  }
}

/** As the sound one, with the call changed. */
const reading =
  (change: (call: { tool?: string; input: unknown }, text: string) => unknown): Adapter['readEvent'] =>
  (text) => {
    const read = readEventText(text);
    if (!read.ok) return read;
    return { ok: true, value: { ...read.value, call: change(read.value.call, text) as never } };
  };

/** As the sound one, where this reads nothing. */
const alsoReading =
  (isRead: (text: string) => boolean): Adapter['readEvent'] =>
  (text) => {
    const read = readEventText(text);
    return !read.ok && isRead(text)
      ? { ok: true, value: { call: { tool: 'Bash', input: { command: 'ls' } } } }
      : read;
  };

const effectOf = (decision: unknown): unknown => {
  try {
    return (decision as { effect?: unknown } | null | undefined)?.effect;
  } catch {
    return undefined;
  }
};

const answering =
  (change: (sound: string, decision: unknown, canAsk: boolean) => unknown): Adapter['answerDecision'] =>
  (decision, { canAsk }) =>
    change(JSON.stringify(answerDecision(decision, { canAsk })), decision, canAsk);

let calls = 0;

/** The fault, the adapter that has it, and every case that then fails. */
const FAULTS: readonly (readonly [string, Partial<Adapter>, readonly string[]])[] = [
  [
    'the input is trimmed',
    {
      readEvent: reading(({ tool, input }) => ({
        tool,
        input: JSON.parse(JSON.stringify(input).replace(/" | "/g, '"')),
      })),
    },
    ['an event is read as the call that it announces, to the letter'],
  ],
  [
    'line ends are made alike',
    {
      readEvent: reading(({ tool, input }) => ({
        tool,
        input: JSON.parse(JSON.stringify(input).replaceAll('\\r', '')),
      })),
    },
    ['an event is read as the call that it announces, to the letter'],
  ],
  [
    'the first event that was read is remembered',
    {
      readEvent: (() => {
        let first: ReturnType<Adapter['readEvent']> | undefined;
        return (text: string) => {
          const read = readEventText(text);
          if (read.ok) first ??= read;
          return read.ok ? (calls++ % 2 === 0 ? read : (first as typeof read)) : read;
        };
      })(),
    },
    [
      'an event is read as the call that it announces, to the letter',
      'the same event is read the same, whatever was read before',
      'what the input of a call holds is no fact of the event',
      'an event of megabytes is refused and blocks, or is read as it is',
    ],
  ],
  [
    'an unknown member is an error',
    {
      readEvent: (text) =>
        /"later":/.test(text) ? { ok: false, error: 'There is an unknown member.' } : readEventText(text),
    },
    ['members of an event that nobody knows change nothing'],
  ],
  [
    'a fact is taken from the input',
    {
      readEvent: (text) => {
        const read = readEventText(text);
        const cwd = read.ok ? (read.value.call.input as { cwd?: unknown }).cwd : undefined;
        return read.ok && cwd !== undefined ? { ok: true, value: { ...read.value, facts: { cwd } } } : read;
      },
    },
    ['what the input of a call holds is no fact of the event'],
  ],
  [
    'an input that is missing is an empty one',
    {
      readEvent: alsoReading((text) => /"tool_name":"sample".*\}$/.test(text) && !/"tool_input"/.test(text)),
    },
    ['an event that lacks a member is refused, or read as the same call'],
  ],
  [
    'an error of the event is thrown',
    {
      readEvent: (text) => {
        const read = readEventText(text);
        if (!read.ok) throw new Error(read.error);
        return read;
      },
    },
    [
      'an event that lacks a member is refused, or read as the same call',
      'an event with a member of another type is refused, or read',
      'text that is no event is refused, and blocks',
      'an event that breaks off is refused, and blocks',
      'an event of megabytes is refused and blocks, or is read as it is',
      'an event that is nested deeply is refused and blocks, or is read',
      'bytes that are no text are refused, and block',
    ],
  ],
  [
    'a member of another type is an error',
    {
      readEvent: (text) => {
        if (/"tool_input":(?:null|0|true|\[)/.test(text)) throw new TypeError('not an object');
        return readEventText(text);
      },
    },
    ['an event with a member of another type is refused, or read'],
  ],
  [
    'empty text is a call',
    { readEvent: alsoReading((text) => text === '') },
    [
      'text that is no event is refused, and blocks',
      'an event that breaks off is refused, and blocks',
      'bytes that are no text are refused, and block',
    ],
  ],
  [
    'a list of events is its first',
    { readEvent: alsoReading((text) => text.startsWith('[{')) },
    ['text that is no event is refused, and blocks'],
  ],
  [
    'what breaks off is mended',
    { readEvent: alsoReading((text) => text.endsWith('"tool_use_id":"toolu_01"')) },
    ['an event that breaks off is refused, and blocks'],
  ],
  [
    'what follows the event is left unread',
    { readEvent: alsoReading((text) => text.length > 1e6 && text.startsWith('{')) },
    ['an event of megabytes is refused and blocks, or is read as it is'],
  ],
  [
    'a long text is cut',
    {
      readEvent: reading(({ tool, input }, text) => ({
        tool,
        input: text.length > 1e6 ? { text: 'x' } : input,
      })),
    },
    ['an event of megabytes is refused and blocks, or is read as it is'],
  ],
  [
    'a deep event takes the stack',
    {
      readEvent: (text) => {
        if (/\[{50000}|(?:\{"a":){50000}/.test(text))
          throw new RangeError('Maximum call stack size exceeded');
        return readEventText(text);
      },
    },
    ['an event that is nested deeply is refused and blocks, or is read'],
  ],
  [
    'a NUL ends the text, and an empty text is a call',
    { readEvent: alsoReading((text) => text.startsWith('\0')) },
    ['bytes that are no text are refused, and block'],
  ],
  [
    'a refusal says nothing',
    {
      readEvent: (text) => {
        const read = readEventText(text);
        return read.ok ? read : { ok: false, error: '' };
      },
    },
    [
      'an event that lacks a member is refused, or read as the same call',
      'an event with a member of another type is refused, or read',
      'text that is no event is refused, and blocks',
      'an event that breaks off is refused, and blocks',
      'an event of megabytes is refused and blocks, or is read as it is',
      'an event that is nested deeply is refused and blocks, or is read',
      'bytes that are no text are refused, and block',
    ],
  ],
  [
    'an allow is asked about',
    { answerDecision: answering((text) => JSON.parse(text.replace('"allow"', '"ask"'))) },
    ['an allow lets the call run'],
  ],
  [
    'a deny is asked about',
    {
      answerDecision: answering((text, decision) =>
        effectOf(decision) === 'deny' ? answer('ask', 'x') : JSON.parse(text),
      ),
    },
    [
      'a deny blocks the call',
      'the agent is told the message and the alternative',
      'text arrives at the agent as it was written',
    ],
  ],
  [
    'a review is a deny',
    {
      answerDecision: answering((text, decision) =>
        effectOf(decision) === 'review'
          ? JSON.parse(
              JSON.stringify(answerDecision({ ...(decision as object), effect: 'deny' }, { canAsk: true })),
            )
          : JSON.parse(text),
      ),
    },
    ['a review asks where somebody can be asked', 'the person who is asked is told the reason in full'],
  ],
  [
    'a review asks nobody',
    { answerDecision: (decision) => answerDecision(decision, { canAsk: true }) },
    [
      'a review blocks where nobody can be asked',
      'what is no decision never lets the call run',
      'the agent is told the message and the alternative',
      'text arrives at the agent as it was written',
    ],
  ],
  [
    'an effect in capitals is one',
    {
      answerDecision: answering((text, decision) =>
        effectOf(decision) === 'ALLOW' ? answer('allow', '') : JSON.parse(text),
      ),
    },
    ['what is no decision never lets the call run'],
  ],
  [
    'what is no decision is an error',
    {
      answerDecision: (decision, asking) => {
        const { effect } = decision as { effect: string };
        if (effect === undefined) throw new TypeError('no effect');
        return answerDecision(decision, asking);
      },
    },
    ['what is no decision never lets the call run', 'every answer is one line of JSON'],
  ],
  [
    'a failure allows',
    { answerFailure: () => answer('allow', 'Portcullis is not available.') },
    [
      'an event that lacks a member is refused, or read as the same call',
      'an event with a member of another type is refused, or read',
      'text that is no event is refused, and blocks',
      'an event that breaks off is refused, and blocks',
      'an event of megabytes is refused and blocks, or is read as it is',
      'an event that is nested deeply is refused and blocks, or is read',
      'bytes that are no text are refused, and block',
      'a failure never lets the call run',
    ],
  ],
  [
    'a failure without detail says nothing',
    {
      answerFailure: (failure, asking) =>
        failure.detail === undefined ? undefined : answerFailure(failure, asking),
    },
    ['a failure never lets the call run'],
  ],
  [
    'answers are counted',
    {
      answerDecision: answering((text) => {
        calls += 1;
        return JSON.parse(text.replace(/"}}$/, ` (${calls})"}}`));
      }),
    },
    ['the same decision gives the same answer, and is left as it was'],
  ],
  [
    'the decision is marked as answered',
    {
      answerDecision: (decision, asking) => {
        const given = answerDecision(decision, asking);
        if (effectOf(decision) === 'deny' && Object.isExtensible(decision))
          Object.assign(decision as object, { answered: 1 });
        return given;
      },
    },
    ['the same decision gives the same answer, and is left as it was'],
  ],
  [
    'the alternative is left out',
    { answerDecision: (decision, asking) => answerDecision(withoutAlternative(decision), asking) },
    ['the agent is told the message and the alternative'],
  ],
  [
    'the agent is told the rule',
    {
      answerDecision: answering((text, decision) =>
        effectOf(decision) === 'deny'
          ? JSON.parse(text.replace(/"}}$/, ` by ${(decision as { rule?: string }).rule}"}}`))
          : JSON.parse(text),
      ),
    },
    ['the agent is told nothing of the rule'],
  ],
  [
    'the agent is told what failed in detail',
    { answerFailure: ({ what, detail = '' }, { canAsk }) => answer(canAsk ? 'ask' : 'deny', what + detail) },
    ['the agent is told nothing of the detail of a failure'],
  ],
  [
    'the reason is put on one line',
    {
      answerDecision: answering((text, decision) =>
        effectOf(decision) === 'review' && text.includes('"ask"')
          ? JSON.parse(text.replaceAll('\\n', ' '))
          : JSON.parse(text),
      ),
    },
    ['the person who is asked is told the reason in full'],
  ],
  [
    'text to the agent is cut down to ASCII',
    {
      answerDecision: answering((text, decision) =>
        effectOf(decision) === 'deny' ? JSON.parse(text.replace(/[^ -~]/g, '?')) : JSON.parse(text),
      ),
    },
    ['text arrives at the agent as it was written'],
  ],
  [
    'an answer has a member that JSON drops',
    {
      answerDecision: answering((text) => ({ ...(JSON.parse(text) as object), decide: () => 'allow' })),
    },
    ['every answer is one line of JSON'],
  ],
];

const withoutAlternative = (decision: unknown): unknown =>
  ['review', 'deny'].includes(String(effectOf(decision)))
    ? { ...(decision as object), agent: { message: (decision as Decision).agent.message } }
    : decision;

describe('the conformance suite', () => {
  it.each(FAULTS)('finds that %s', (_fault, adapter, expected) => {
    expect(failing(adapter)).toEqual(expected);
  });

  it('has no case that no fault shows', () => {
    const shown = new Set(FAULTS.flatMap(([, , names]) => names));
    const names = conformance({ adapter: sound, harness: claudeCode }).map(({ name }) => name);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('wants a review blocked where the harness cannot ask', () => {
    expect(failing({}, { asks: false })).toContain('a review asks where somebody can be asked');
    const never: Adapter = {
      ...sound,
      answerDecision: (decision) => answerDecision(decision, { canAsk: false }),
      answerFailure: (failure) => answerFailure(failure, { canAsk: false }),
    };
    expect(failing(never, { asks: false })).toEqual([]);
  });

  it('fails where the harness takes an answer for none', () => {
    expect(failing({}, { outcomeOf: () => null })).toContain('a deny blocks the call');
  });

  it('tries decisions as `decide` gives them', () => {
    for (const effect of ['allow', 'review', 'deny'] as const) {
      validateDecision(sampleDecision(effect));
      expect(validateDecision.errors ?? []).toEqual([]);
    }
  });
});
