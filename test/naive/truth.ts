/** Truth of a statement about something that may not be known before the call runs. */

export type Truth = boolean | 'unknown';

export function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes('unknown') ? 'unknown' : true;
}

export function some(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes('unknown') ? 'unknown' : false;
}

export const not = (truth: Truth): Truth => (truth === 'unknown' ? 'unknown' : !truth);
