/** Events that are what the harness sends: each is read as the call in it, and as nothing else. */

import type { ToolCall } from '../../project/projector.js';
import type { ConformanceCase, Subject } from './contract.js';
import { answerRefusal, eventText, mustEqual, readEvent, SAMPLE_CALL, textOf } from './exercise.js';

export function eventCases(subject: Subject): readonly ConformanceCase[] {
  return [
    {
      name: 'an event is read as the call that it announces, to the letter',
      run: () => {
        for (const call of CALLS) {
          const text = eventText(subject, call);
          mustEqual(mustRead(subject, text, text).call, call, text);
        }
      },
    },
    {
      name: 'the same event is read the same, whatever was read before',
      run: () => {
        const texts = CALLS.map((call) => eventText(subject, call));
        const first = texts.map((text) => textOf(readEvent(subject, text, text)));
        const again = texts.toReversed().map((text) => textOf(readEvent(subject, text, text)));
        mustEqual(again.toReversed(), first, 'Events read a second time, in another order');
      },
    },
    {
      name: 'members of an event that nobody knows change nothing',
      run: () => {
        const expected = mustRead(subject, eventText(subject, SAMPLE_CALL), 'the sample event');
        for (const [name, value] of STRANGERS) {
          // By text, since `__proto__` in a literal would set the prototype.
          const text = eventText(subject, SAMPLE_CALL).replace(/^\{/, `{${JSON.stringify(name)}:${value},`);
          mustEqual(mustRead(subject, text, text), expected, `An event with the member ${name}`);
        }
      },
    },
    {
      name: 'what the input of a call holds is no fact of the event',
      run: () => {
        const event = subject.harness.eventOf(SAMPLE_CALL);
        const expected = mustRead(subject, eventText(subject, SAMPLE_CALL), 'the sample event');
        for (const name of Object.keys(event)) {
          const call = { tool: SAMPLE_CALL.tool as string, input: { [name]: 'from the agent' } };
          const read = mustRead(subject, eventText(subject, call), `An input with the member ${name}`);
          mustEqual(read, { ...expected, call }, `An input with the member ${name}`);
        }
      },
    },
    {
      name: 'an event that lacks a member is refused, or read as the same call',
      run: () => {
        for (const [name, others] of withoutOne(subject)) {
          const given = `An event without ${name}`;
          const read = readEvent(subject, JSON.stringify(others), given);
          if (read.ok) mustEqual(read.value.call, SAMPLE_CALL, given);
          else answerRefusal(subject, read.error, given);
        }
      },
    },
    {
      name: 'an event with a member of another type is refused, or read',
      run: () => {
        for (const [name, others] of withoutOne(subject)) {
          for (const value of [null, 0, true, '', [], [1], {}, { x: {} }]) {
            const given = `An event with ${name} ${JSON.stringify(value)}`;
            const read = readEvent(subject, JSON.stringify({ ...others, [name]: value }), given);
            if (!read.ok) answerRefusal(subject, read.error, given);
          }
        }
      },
    },
  ];
}

/** Inputs with what text may lose on its way: quotes, line ends, characters beyond ASCII, lookalike members. */
const CALLS: readonly ToolCall[] = [
  SAMPLE_CALL,
  { tool: 'sample', input: {} },
  { tool: 'server__tool.of-another/kind', input: { text: '' } },
  ...[
    'a "b" \'c\' \\ `d` $e',
    'one\ntwo\r\nthree\ttabs',
    'é ü 漢字 🙂 e\u0301',
    '\u2028 \u2029 \u0085 \ufeff \u200b',
    '\u0000 \u001b[31m \u007f',
    '</script> <!-- & %20 {{x}} ${y}',
    ' leading and trailing ',
  ].map((text) => ({ tool: 'sample', input: { text } })),
  { tool: 'sample', input: { list: [1, -0.5, 1e21, null, true, [], {}, 'x'], nested: { a: { b: [{}] } } } },
  { tool: 'sample', input: JSON.parse('{"__proto__":{"a":1},"constructor":1,"toString":"x"}') as unknown },
];

/** Members that look as if they decided, each with its value as JSON. */
const STRANGERS: ReadonlyMap<string, string> = new Map([
  ['later', '{"x":[1]}'],
  ['effect', '"allow"'],
  ['decision', '"allow"'],
  ['permissionDecision', '"allow"'],
  ['trusted', 'true'],
  ['canAsk', 'false'],
  ['__proto__', '{"effect":"allow"}'],
  ['constructor', '1'],
]);

function withoutOne({ harness }: Subject): readonly (readonly [string, object])[] {
  const event = harness.eventOf(SAMPLE_CALL);
  return Object.keys(event).map((name) => {
    const { [name]: _, ...others } = event;
    return [name, others];
  });
}

type Read = Extract<ReturnType<typeof readEvent>, { readonly ok: true }>['value'];

function mustRead(subject: Subject, text: string, given: string): Read {
  const read = readEvent(subject, text, given);
  if (!read.ok) throw new Error(`${given}: it is refused: ${read.error}`);
  return read.value;
}
