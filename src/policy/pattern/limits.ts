/** What one pattern may cost. All are counts, never time, so that a pattern loads everywhere or nowhere. */
export interface PatternLimits {
  /** Places in the pattern that consume a code point, with counted repetitions written out. */
  readonly positions: number;
  /** Pairs of positions that may follow one another. */
  readonly edges: number;
  /** Rows of the table that matches. */
  readonly states: number;
  /** Elementary steps of building that table; as each cell is a step, this bounds its size too. */
  readonly steps: number;
}

export const MAX_PATTERN_LENGTH = 4096;
export const MAX_GROUP_DEPTH = 100;

export const PATTERN_LIMITS: PatternLimits = {
  positions: 2_000,
  edges: 250_000,
  states: 2_000,
  steps: 1_000_000,
};

/** Limits given by a caller can only tighten: what is missing, malformed or higher counts as the standard limit. */
export function tightenLimits(given: unknown): PatternLimits {
  return {
    positions: tighten(given, 'positions'),
    edges: tighten(given, 'edges'),
    states: tighten(given, 'states'),
    steps: tighten(given, 'steps'),
  };
}

function tighten(given: unknown, name: keyof PatternLimits): number {
  const standard = PATTERN_LIMITS[name];
  if (typeof given !== 'object' || given === null) return standard;
  try {
    if (!Object.hasOwn(given, name)) return standard;
    const value = (given as Record<string, unknown>)[name];
    return typeof value === 'number' && value >= 0 && value < standard ? value : standard;
  } catch {
    return standard;
  }
}
