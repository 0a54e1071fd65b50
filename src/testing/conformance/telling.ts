/** Who is told what. The operator gets the reason in full; the agent never the predicate that it would have to evade. */

import type { ConformanceCase, Outcome, Subject } from './contract.js';
import { BOTH, lineOf, mustEqual, outcomeOf } from './exercise.js';
import { INSTEAD, SAID, type SampleTexts, SECRETS, sampleDecision } from './sample-decisions.js';

export function telling(subject: Subject): readonly ConformanceCase[] {
  const { adapter } = subject;
  const blocked = (texts: SampleTexts, canAsk: boolean): readonly Outcome[] =>
    (canAsk ? (['deny'] as const) : (['deny', 'review'] as const)).map((effect) =>
      outcomeOf(subject, adapter.answerDecision(sampleDecision(effect, texts), { canAsk }), effect),
    );
  return [
    {
      name: 'the agent is told the message and the alternative',
      run: () => {
        for (const { canAsk } of BOTH)
          for (const { agent } of blocked({}, canAsk))
            for (const part of [SAID, INSTEAD])
              if (!agent.includes(part))
                throw new Error(`The agent reads ${JSON.stringify(agent)}, without ${part}.`);
      },
    },
    {
      name: 'the agent is told nothing of the rule',
      run: () => {
        for (const asking of BOTH) {
          for (const effect of ['allow', 'review', 'deny'] as const) {
            const answer = adapter.answerDecision(sampleDecision(effect), asking);
            mustNotLeak(outcomeOf(subject, answer, effect), SECRETS, `The decision ${effect}`);
          }
        }
      },
    },
    {
      name: 'the agent is told nothing of the detail of a failure',
      run: () => {
        for (const asking of BOTH) {
          const failure = { what: 'It failed.', detail: 'mark-of-detail' };
          const outcome = outcomeOf(subject, adapter.answerFailure(failure, asking), 'a failure');
          mustNotLeak(outcome, ['mark-of-detail'], 'A failure');
        }
      },
    },
    {
      name: 'the person who is asked is told the reason in full',
      run: () => {
        if (subject.harness.asks === false) return;
        for (const reason of TEXTS) {
          const answer = adapter.answerDecision(sampleDecision('review', { reason }), { canAsk: true });
          const { person } = outcomeOf(subject, answer, JSON.stringify(reason));
          if (!person.includes(reason))
            throw new Error(`The reason ${JSON.stringify(reason)} is shown as ${JSON.stringify(person)}.`);
        }
      },
    },
    {
      name: 'text arrives at the agent as it was written',
      run: () => {
        for (const message of TEXTS)
          for (const { canAsk } of BOTH)
            for (const { agent } of blocked({ message, alternative: message }, canAsk))
              if (!agent.includes(message))
                throw new Error(
                  `The message ${JSON.stringify(message)} arrives as ${JSON.stringify(agent)}.`,
                );
      },
    },
    {
      name: 'every answer is one line of JSON',
      run: () => {
        for (const asking of BOTH) {
          for (const text of TEXTS) {
            const texts = { reason: text, message: text, alternative: text };
            const answers = [
              ...(['allow', 'review', 'deny'] as const).map((effect) =>
                adapter.answerDecision(sampleDecision(effect, texts), asking),
              ),
              adapter.answerDecision(null, asking),
              adapter.answerFailure({ what: text, detail: text }, asking),
            ];
            for (const answer of answers) {
              const line = lineOf(answer, JSON.stringify(text));
              mustEqual(JSON.parse(line), answer, `An answer with ${JSON.stringify(text)} read again`);
            }
          }
        }
      },
    },
  ];
}

const TEXTS: readonly string[] = [
  'Plain.',
  'a "b" \'c\' \\ `d`',
  'one\ntwo\r\nthree',
  'é 漢字 🙂',
  '\u2028\u2029\u0085',
  '\u0000\u001b[31m',
  '</x> & %20 ${y}',
];

function mustNotLeak({ agent }: Outcome, secrets: readonly string[], given: string): void {
  const told = secrets.filter((secret) => agent.includes(secret));
  if (told.length > 0)
    throw new Error(`${given} tells the agent ${told.join(', ')}: ${JSON.stringify(agent)}.`);
}
