/** Generators of calls, packs and contexts that have something to do with one another. */

export { anyContext } from './arbitraries/contexts.js';
export {
  anyCall,
  argumentVector,
  commandLine,
  operand,
  simpleCommand,
  staticOperand,
  toolCall,
} from './arbitraries/lines.js';
export { matcherNamed } from './arbitraries/matchers.js';
export { growingPacks, packs, ruleSet } from './arbitraries/packs.js';
