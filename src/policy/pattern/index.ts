export type {
  AlternationNode,
  AnyNode,
  ClassNode,
  EmptyNode,
  GroupNode,
  LiteralNode,
  PatternNode,
  RepeatNode,
  SequenceNode,
} from './ast.js';
export type { CodePointRange, CodePointSet } from './code-points.js';
export { compilePattern, type Pattern } from './compile.js';
export { DEAD, EVERYTHING, runDfa, type TableDfa } from './dfa.js';
export type { PatternError, PatternErrorCode } from './error.js';
export { PATTERN_LIMITS, type PatternLimits } from './limits.js';
export { parsePattern } from './parse.js';
export type { PositionAutomaton } from './positions.js';
