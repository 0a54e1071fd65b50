import { LEAVES } from './constructs.js';
import { hardConstructs, realCommands } from './corpora.js';
import { type Generator, Random } from './random.js';
import { DANGEROUS, tokensOf } from './tokens.js';

/** Real commands and hard constructs with some tokens changed, or two of them grown together. */
export function mutation(seed: number): Generator {
  const random = new Random(seed);
  const sources = [hardConstructs(), realCommands(), [...LEAVES]].filter((list) => list.length > 0);
  const any = (): string => random.pick(random.pick(sources));
  return () => {
    const tokens = tokensOf(any());
    if (random.chance(0.3)) splice(tokens, tokensOf(any()), random);
    for (let left = random.below(4); left > 0; left -= 1) change(tokens, random);
    if (random.chance(0.25)) tokens.push(random.pick(['\n', '; ', ' && ', ' | ', ' & ']), any());
    return tokens.join('').slice(0, 1_000);
  };
}

function splice(into: string[], from: readonly string[], random: Random): void {
  const start = random.below(from.length + 1);
  const part = from.slice(start, start + 1 + random.below(12));
  into.splice(random.below(into.length + 1), random.chance(0.5) ? 0 : random.below(6), ...part);
}

function change(tokens: string[], random: Random): void {
  const at = random.below(tokens.length + 1);
  switch (random.below(5)) {
    case 0:
      tokens.splice(at, 1);
      break;
    case 1:
      tokens.splice(at, 1, random.pick(DANGEROUS));
      break;
    case 2:
      tokens.splice(at, 0, tokens[random.below(tokens.length)] ?? ' ');
      break;
    case 3: {
      const other = random.below(tokens.length + 1);
      [tokens[at], tokens[other]] = [tokens[other] ?? '', tokens[at] ?? ''];
      break;
    }
    default:
      tokens.splice(at, 0, random.pick(DANGEROUS));
  }
}
