import { fail, ok, type Result } from '../../result.js';
import { partition } from './alphabet.js';
import { determinise } from './determinise.js';
import { runDfa, type TableDfa } from './dfa.js';
import { type PatternError, patternError } from './error.js';
import { type PatternLimits, tightenLimits } from './limits.js';
import { parsePattern } from './parse.js';
import { buildPositions, type PositionAutomaton } from './positions.js';

/**
 * A compiled pattern. What matches at decision time (`dfa`) is built from what the analysis reads (`positions`), so
 * the two cannot disagree.
 */
export interface Pattern {
  readonly source: string;
  readonly positions: PositionAutomaton;
  readonly dfa: TableDfa;
  /**
   * Whether the pattern matches the whole text, by code points. Linear in the text, whatever the pattern; false for
   * anything but a string.
   */
  readonly test: (text: unknown) => boolean;
}

/**
 * Compiles a pattern, or says why not and where. Never throws, whatever it is given; `limits` can only tighten the
 * standard ones.
 */
export function compilePattern(
  source: unknown,
  limits?: Partial<PatternLimits>,
): Result<Pattern, PatternError> {
  const parsed = parsePattern(source);
  if (!parsed.ok) return parsed;
  const allowed = tightenLimits(limits);

  const positions = buildPositions(parsed.value, allowed);
  if (!positions.ok) return positions;
  const cells = partition(new Set(positions.value.ranges), allowed.steps);
  if (cells === null) return fail(patternError('pattern-too-costly', 0));
  const dfa = determinise(positions.value, cells, allowed);
  if (!dfa.ok) return dfa;

  const table = dfa.value;
  return ok({
    source: source as string,
    positions: positions.value,
    dfa: table,
    test: (text) => typeof text === 'string' && runDfa(table, text),
  });
}
