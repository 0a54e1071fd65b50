/** Generators of calls, packs and contexts that have something to do with one another. */

export { anyContext, baseContext } from './arbitraries/contexts.js';
export {
  anyCall,
  argumentVector,
  commandLine,
  operand,
  simpleCommand,
  staticOperand,
  toolCall,
} from './arbitraries/lines.js';
export { anyMatcher, commandMatcher, matcherNamed } from './arbitraries/matchers.js';
export { growingPacks, pack, packs, ruleSet } from './arbitraries/packs.js';
