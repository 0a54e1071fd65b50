/** What the cases have in common: an answer as the harness sees it, and how a case fails. */

import type { ToolCall } from '../../project/projector.js';
import { canonicalText, toPlain } from '../../shape/plain.js';
import type { Asking, Outcome, Subject } from './contract.js';

/** Somebody is there to be asked, or nobody is. */
export const BOTH: readonly Asking[] = [{ canAsk: true }, { canAsk: false }];

/** The call that stands in events where it does not matter which. */
export const SAMPLE_CALL: ToolCall = { tool: 'sample', input: { text: 'sample' } };

export const eventText = ({ harness }: Subject, call: ToolCall): string =>
  JSON.stringify(harness.eventOf(call));

/** What the harness does on the answer. Throws where the answer is none. */
export function outcomeOf({ harness }: Subject, answer: unknown, given: string): Outcome {
  const line = lineOf(answer, given);
  const outcome = attempt(`outcomeOf for ${given}`, () => harness.outcomeOf(line));
  if (outcome === null) throw new Error(`${given}: the harness takes ${shortened(line)} for no answer.`);
  return outcome;
}

/** The answer as it is written to the harness. */
export function lineOf(answer: unknown, given: string): string {
  const line: unknown = attempt(`JSON.stringify of the answer to ${given}`, () => JSON.stringify(answer));
  if (typeof line !== 'string') throw new Error(`${given}: the answer is not JSON.`);
  if (/[\n\r]/.test(line)) throw new Error(`${given}: the answer is more than one line.`);
  return line;
}

/** Fails unless the answer keeps the call from running, without asking where nobody is there. */
export function mustBlock(subject: Subject, answer: unknown, { canAsk }: Asking, given: string): Outcome {
  const outcome = outcomeOf(subject, answer, given);
  const may = canAsk && subject.harness.asks !== false ? ['block', 'ask'] : ['block'];
  if (!may.includes(outcome.does))
    throw new Error(
      `${given}, canAsk ${canAsk}: the call must not run, and the answer makes it ${outcome.does}.`,
    );
  return outcome;
}

/** The event is refused with a sentence, and the answer to that blocks. */
export function mustRefuse(subject: Subject, text: string, given: string): void {
  const read = readEvent(subject, text, given);
  if (read.ok) throw new Error(`${given}: it is read as the call ${textOf(read.value.call)}.`);
  answerRefusal(subject, read.error, given);
}

/** What was refused is answered, and the answer blocks. */
export function answerRefusal(subject: Subject, error: string, given: string): void {
  if (typeof error !== 'string' || error === '') throw new Error(`${given}: the refusal says nothing.`);
  for (const asking of BOTH) {
    const failure = { what: 'The event cannot be read.', detail: error };
    const answer = attempt(`answerFailure for ${given}`, () =>
      subject.adapter.answerFailure(failure, asking),
    );
    mustBlock(subject, answer, asking, given);
  }
}

type Read = ReturnType<Subject['adapter']['readEvent']>;

/** As the adapter does; an error that it throws is a failure that names the input. */
export function readEvent({ adapter }: Subject, text: string, given: string): Read {
  const read = attempt(`readEvent for ${given}`, () => adapter.readEvent(text));
  if (typeof read?.ok !== 'boolean') throw new Error(`${given}: readEvent returned no result.`);
  return read;
}

export function attempt<T>(what: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${what} threw: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function mustEqual(actual: unknown, expected: unknown, given: string): void {
  const [one, other] = [textOf(actual), textOf(expected)];
  if (one !== other) throw new Error(`${given}: it is ${shortened(one)}, and should be ${shortened(other)}.`);
}

/** Two values are the same where these are, whatever the order of their members. */
export function textOf(value: unknown): string {
  const plain = toPlain(value);
  return plain.ok ? canonicalText(plain.value) : `not plain: ${plain.error.message}`;
}

const LONGEST = 300;

export const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters)`;
