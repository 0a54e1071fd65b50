import { HOLDERS, LEAVES } from './constructs.js';
import { hardConstructs, realCommands } from './corpora.js';
import { type Generator, Random } from './random.js';

/** Constructs inside constructs, two to four deep: where readers lose their way most often. */
export function nesting(seed: number): Generator {
  const random = new Random(seed);
  const hard = hardConstructs();
  const real = realCommands().filter((text) => text.length < 100);
  const leaf = (): string => {
    if (hard.length > 0 && random.chance(0.35)) return random.pick(hard);
    if (real.length > 0 && random.chance(0.15)) return random.pick(real);
    return random.pick(LEAVES);
  };
  const build = (depth: number): string => {
    if (depth === 0 || random.chance(0.15)) return leaf();
    return random
      .pick(HOLDERS)
      .replace(/@[12]/g, () => build(depth - 1))
      .replace(/(?<![\w'"$@./-])c[1-9](?!\w)/g, () => `c${1 + random.below(8)}`);
  };
  return () => tightened(build(1 + random.below(3) + (random.chance(0.1) ? 1 : 0)), random);
}

/** Takes blanks away or puts a newline there, now and then. */
function tightened(text: string, random: Random): string {
  if (random.chance(0.6)) return text;
  return text.replace(/ /g, (blank) =>
    random.chance(0.85) ? blank : random.pick(['', '  ', '\t', '\n', ' \\\n']),
  );
}
