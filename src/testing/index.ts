/** Help for the tests of projects that embed the engine. `portcullis/testing`. */

export { type ArgvOptions, argv } from './arbitraries/argv.js';
export { type BashTextOptions, bashText } from './arbitraries/bash-text.js';
export { type ContextFacts, type ContextOptions, context } from './arbitraries/context.js';
export { hostileText } from './arbitraries/hostile-text.js';
export { matcher } from './arbitraries/matcher.js';
export { type PackOptions, pack } from './arbitraries/pack.js';
export { path } from './arbitraries/path.js';
export type { PolicyWords } from './arbitraries/policy-words.js';
export { quoted } from './arbitraries/quoted.js';
export { rule } from './arbitraries/rule.js';
export { type ToolCallOptions, toolCall } from './arbitraries/tool-call.js';
export { host, url } from './arbitraries/url.js';
export { conformance } from './conformance/conformance.js';
export type {
  Adapter,
  Asking,
  ConformanceCase,
  Failure,
  Harness,
  Outcome,
  Subject,
} from './conformance/contract.js';
export type { Answer, Around, Decider, Law } from './laws/law.js';
export { laws } from './laws/laws.js';
