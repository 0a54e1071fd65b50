/** Claude Code's PreToolUse hook: its event to a call and facts, a decision to its answer. Pure and total. */

export {
  type Answering,
  answerDecision,
  answerFailure,
  type HookAnswer,
  type HookFailure,
} from './answer.js';
export { type HookEvent, type HookFacts, postureFor, readEvent, readEventText } from './event.js';
