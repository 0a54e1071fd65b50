/**
 * `portcullis hook claude-code`: answers one event of a harness in the harness's own words.
 *
 * The harness runs the call where its hook fails, says nothing or says what it does not know. So every failure from
 * here on is an answer, and what decides is loaded within reach of the same `catch`.
 */

import {
  answerDecision,
  answerFailure,
  type HookAnswer,
  readEventText,
} from '../adapters/claude-code/index.js';
import { readInput } from './hook-input.js';
import { CONTEXT_OPTIONS, type OptionSpecs, POLICY_OPTIONS, readOptions } from './options.js';
import { cut } from './render.js';
import { EXIT, type Terminal, UsageError } from './terminal.js';

export async function hookCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  // Without its name there is no telling how to answer. Exit status 2 blocks in every harness that runs commands.
  if (argv[0] !== 'claude-code') throw new UsageError('The harness must come first: claude-code.');
  const { answer, recording } = await answerEvent(argv.slice(1), terminal);
  await terminal.out.line(JSON.stringify(forPerson(answer)));
  // The answer is out: whatever becomes of the record, it stays.
  if (recording !== undefined) await record(recording, terminal);
  // An answer that nobody could read must not look like one that was given.
  return terminal.out.closed ? EXIT.failure : EXIT.ok;
}

const { cwd: _fromTheEvent, ...contextOptions } = CONTEXT_OPTIONS;
const HOOK_OPTIONS: OptionSpecs = {
  ...POLICY_OPTIONS,
  ...contextOptions,
  unattended: { type: 'boolean' },
  record: { type: 'string' },
};

interface Answered {
  readonly answer: HookAnswer;
  /** What is to be recorded, and where. */
  readonly recording?: Recording;
}

type Recording = Parameters<typeof import('./hook-record.js').appendRecord>[0];

async function answerEvent(argv: readonly string[], terminal: Terminal): Promise<Answered> {
  let canAsk = !saysUnattended(argv);
  try {
    const [text, engine] = await Promise.all([
      step('The event cannot be read.', () => readInput(terminal.stdin)),
      step('The program cannot be loaded.', () => import('./hook-decision.js')),
    ]);
    const options = await step('The command line of the hook is wrong.', () => readHookOptions(argv));
    const event = readEventText(text);
    if (!event.ok) throw new StepError('The event cannot be read.', event.error);
    const policy = await step('The policy does not load.', () => engine.loadPolicy(options));
    const surroundings = { facts: event.value.facts, policy, options, env: terminal.env };
    const context = await step('The context does not load.', () => engine.hookContext(surroundings));
    canAsk &&= context.canAsk;
    const { call } = event.value;
    const decision = await step('Deciding failed.', () => engine.decideBriefly(call, context));
    const answer = answerDecision(decision, { canAsk });
    const file = options.text('record');
    return file === undefined ? { answer } : { answer, recording: { file, call, context, decision } };
  } catch (error) {
    const { what, detail } = error instanceof StepError ? error : new StepError('Deciding failed.', error);
    await terminal.err.line(cut(`portcullis hook: ${what} ${detail}`, LONGEST_REASON)).catch(() => {});
    return { answer: answerFailure({ what, detail }, { canAsk }) };
  }
}

/** Throws nothing: what fails is said. */
async function record(recording: Recording, terminal: Terminal): Promise<void> {
  try {
    (await import('./hook-record.js')).appendRecord(recording);
  } catch (error) {
    const { detail } = new StepError('', error);
    await terminal.err
      .line(cut(`portcullis hook: The call is not recorded. ${detail}`, LONGEST_REASON))
      .catch(() => {});
  }
}

/** Known before anything can fail: whatever else the command line and the event hold. */
const saysUnattended = (argv: readonly string[]): boolean =>
  argv.some(
    (word, index) =>
      word === '--unattended' ||
      word === '--posture=unattended' ||
      (word === 'unattended' && argv[index - 1] === '--posture'),
  );

function readHookOptions(argv: readonly string[]): ReturnType<typeof readOptions> {
  const options = readOptions(argv, HOOK_OPTIONS);
  const [operand] = options.operands;
  if (operand !== undefined) throw new UsageError(`${JSON.stringify(operand)} is one operand too many.`);
  return options;
}

class StepError extends Error {
  readonly detail: string;

  constructor(
    readonly what: string,
    cause: unknown,
  ) {
    super(what);
    const message = cause instanceof Error ? cause.message : String(cause);
    this.detail = message.replaceAll(/\s+/g, ' ').trim();
  }
}

async function step<T>(what: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new StepError(what, error);
  }
}

const LONGEST_REASON = 2000;

/** A reason repeats parts of the call, and the harness shows it on a terminal. What the agent reads is policy's own. */
function forPerson(answer: HookAnswer): HookAnswer {
  const output = answer.hookSpecificOutput;
  if (output.permissionDecision === 'deny') return answer;
  const permissionDecisionReason = cut(output.permissionDecisionReason, LONGEST_REASON);
  return { hookSpecificOutput: { ...output, permissionDecisionReason } };
}
