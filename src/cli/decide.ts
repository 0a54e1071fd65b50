/** `portcullis decide`: one command from the command line or from stdin. */

import { decide } from '../decide/decide.js';
import type { Decision } from '../generated/types.js';
import { createNodeProjector } from '../node.js';
import { localContext, readContext } from './context.js';
import { decideLines } from './decide-jsonl.js';
import { LINE_LIMIT, readAll } from './lines.js';
import { CONTEXT_OPTIONS, FORMAT_OPTION, type Options, POLICY_OPTIONS, readOptions } from './options.js';
import { loadPolicy } from './policy.js';
import { createBriefProjector } from './projector.js';
import { renderDecision } from './render.js';
import { EXIT, Failure, type Terminal, UsageError } from './terminal.js';

export async function decideCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...POLICY_OPTIONS,
    ...CONTEXT_OPTIONS,
    ...FORMAT_OPTION,
    jsonl: { type: 'boolean' },
  });
  const format = options.format();
  if (options.flag('jsonl')) refuseForLines(options);
  const policy = await loadPolicy(options);
  const context = await readContext(options, { policy, defaults: localContext() });
  if (options.flag('jsonl')) {
    return decideLines({ terminal, projector: await createNodeProjector(), policy, context });
  }
  const projector = await createBriefProjector();
  const shape = projector.project({ tool: 'bash', input: await commandText(options, terminal) });
  const decision = decide(shape, { ...context, policy });
  await terminal.out.line(
    format === 'json' ? JSON.stringify(decision) : renderDecision(decision, terminal.out.paint),
  );
  return DECISION_EXIT[decision.effect];
}

const DECISION_EXIT: { readonly [effect in Decision['effect']]: number } = {
  allow: EXIT.ok,
  review: EXIT.review,
  deny: EXIT.deny,
};

/** With --jsonl the calls come from stdin and the answers are JSON. */
export function refuseForLines(options: Options): void {
  if (options.operands.length > 0)
    throw new UsageError('With --jsonl the calls are read from stdin: give no command.');
  if (options.text('format') === 'text') throw new UsageError('With --jsonl the output is JSON.');
}

/** The operands joined by a blank; without any, what stdin holds, unless a person is typing there. */
export async function commandText(options: Options, terminal: Terminal): Promise<string> {
  if (options.operands.length > 0) return options.operands.join(' ');
  if (terminal.stdin.isTTY === true) throw new UsageError('There is no command.');
  let text: string | null;
  try {
    text = await readAll(terminal.stdin);
  } catch (error) {
    if (error instanceof TypeError) throw new Failure('The command on stdin is not UTF-8.');
    throw error;
  }
  if (text === null) throw new Failure(`The command on stdin is longer than ${LINE_LIMIT} bytes.`);
  // An empty stdin is a caller that lost its command; allowing "nothing" would be allowing that one.
  if (text === '') throw new UsageError('There is no command: no operand, and stdin is empty.');
  return text;
}
