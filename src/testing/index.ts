/** Help for the tests of projects that embed the engine. `portcullis/testing`. */

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
