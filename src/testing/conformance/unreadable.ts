/** Events that are none: too short, too long, too deep, or bytes of something else. Nothing of the kind may run. */

import fc from 'fast-check';
import type { ConformanceCase, Subject } from './contract.js';
import { answerRefusal, eventText, mustEqual, mustRefuse, readEvent, SAMPLE_CALL } from './exercise.js';

export function unreadableCases(subject: Subject): readonly ConformanceCase[] {
  const whole = (): string => eventText(subject, SAMPLE_CALL);
  return [
    {
      name: 'text that is no event is refused, and blocks',
      run: () => {
        for (const text of [...NO_EVENTS, `${whole()} ${whole()}`, `${whole()}}`, `[${whole()}]`])
          mustRefuse(subject, text, JSON.stringify(text));
      },
    },
    {
      name: 'an event that breaks off is refused, and blocks',
      run: () => {
        const text = whole();
        for (let length = 0; length < text.length; length += 1)
          mustRefuse(subject, text.slice(0, length), `The first ${length} characters of an event`);
      },
    },
    {
      name: 'an event of megabytes is refused and blocks, or is read as it is',
      run: () => {
        for (const [what, input] of huge()) {
          const call = { tool: 'sample', input };
          const read = readEvent(subject, eventText(subject, call), what);
          if (!read.ok) answerRefusal(subject, read.error, what);
          else mustEqual(sizeOf(read.value.call.input), sizeOf(input), `The length of ${what}`);
        }
        const megabytes = 'x'.repeat(3_000_000);
        mustRefuse(subject, megabytes, '3 MB that are no JSON');
        mustRefuse(subject, `${whole()}${megabytes}`, '3 MB behind an event');
      },
    },
    {
      name: 'an event that is nested deeply is refused and blocks, or is read',
      run: () => {
        for (const [open, close] of [
          ['[', ']'],
          ['{"a":', '}'],
        ] as const) {
          const deep = `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;
          mustRefuse(subject, deep, `${DEEP} times ${open}`);
          mustRefuse(subject, open.repeat(DEEP), `${DEEP} times ${open}, not closed`);
          const call = { tool: 'sample', input: { deep: MARK } };
          const text = eventText(subject, call).replace(JSON.stringify(MARK), () => deep);
          const read = readEvent(subject, text, `An input with ${DEEP} times ${open}`);
          if (!read.ok) answerRefusal(subject, read.error, `An input with ${DEEP} times ${open}`);
        }
      },
    },
    {
      name: 'bytes that are no text are refused, and block',
      run: () => {
        for (const text of [
          ...BINARY,
          ...fc.sample(fc.string({ unit: 'binary' }), { seed: 1, numRuns: 300 }),
        ])
          mustRefuse(subject, text, JSON.stringify(text));
      },
    },
  ];
}

const DEEP = 50_000;
const MARK = 'the place where depth is put';

const NO_EVENTS: readonly string[] = [
  ...['', ' ', '\n', '\t\n ', '\ufeff', 'null', 'true', '0', '""', '"event"', '[]', '[1]', '{}', '{"":""}'],
  ...['nope', '{', '}', "{'tool':1}", '{tool:1}', '{"tool":}', '{"a":1,}', 'NaN', 'undefined', '<event/>'],
];

/** Made when asked for: they take some room. */
const huge = (): ReadonlyMap<string, object> =>
  new Map<string, object>([
    ['a text of 3 million characters', { text: 'x'.repeat(3_000_000) }],
    [
      '100,000 members',
      Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`m${index}`, index])),
    ],
    ['300,000 items', { list: new Array<number>(300_000).fill(1) }],
  ]);

/** Not by `mustEqual`, which copies values only up to a limit. */
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? -1;

const BINARY: readonly string[] = [
  ...['\0', '\0\0\0\0{}', '{"tool":"\0"}', '\u007fELF\u0002\u0001', 'PK\u0003\u0004', '\u001f\u008b\b\0'],
  ...['\ud800', '\udc00\ud800', '\ufffd\ufffd{', '\ufffe{}', '{\0}'],
];
