import { tokensOf } from './tokens.js';

/** Deletes tokens as long as the text keeps failing; at most `attempts` tries. */
export async function shrink(
  text: string,
  stillFails: (text: string) => Promise<boolean>,
  attempts = 250,
): Promise<string> {
  let tokens = tokensOf(text);
  let left = attempts;
  for (let size = Math.max(1, tokens.length >> 1); size >= 1; ) {
    let shorter = false;
    for (let start = 0; start < tokens.length && left > 0; ) {
      const candidate = [...tokens.slice(0, start), ...tokens.slice(start + size)];
      left -= 1;
      if (candidate.length > 0 && (await stillFails(candidate.join('')))) {
        tokens = candidate;
        shorter = true;
      } else start += size;
    }
    if (left <= 0) break;
    if (size === 1 && !shorter) break;
    size = Math.max(1, size >> 1);
  }
  return tokens.join('');
}
