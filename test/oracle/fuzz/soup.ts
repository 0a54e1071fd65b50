import { type Generator, Random } from './random.js';
import { DANGEROUS } from './tokens.js';

/** Dangerous tokens in any order. Most are no valid bash; what is read as clean all the same is worth running. */
export function soup(seed: number): Generator {
  const random = new Random(seed);
  return () => {
    let text = random.chance(0.85) ? `c${1 + random.below(4)} ` : '';
    const length = 1 + random.below(random.chance(0.3) ? 16 : 7);
    for (let index = 0; index < length; index += 1) {
      text += random.pick(DANGEROUS);
      if (random.chance(0.4)) text += ' ';
    }
    return closed(text, random);
  };
}

/** Closes what was opened last first, most of the time: an unclosed text is never clean. */
function closed(text: string, random: Random): string {
  const open: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] as string;
    if (char === '\\') index += 1;
    else if (open.at(-1) === char && char !== '(' && char !== '{') open.pop();
    else if (char === "'" || char === '"' || char === '`') open.push(char);
    else if (char === '(') open.push(')');
    else if (char === '{' && text[index - 1] === '$') open.push('}');
    if (random.chance(0.02)) return text;
  }
  return (
    text +
    open.reverse().join('') +
    (random.chance(0.15) ? random.pick(['; c3', '\nc3', ' | c3', ' && c3']) : '')
  );
}
