import { textArtefact } from '../artefacts.js';
import { type Examined, examine, type Miss, outcomesFor } from '../examine.js';
import type { Mode, Oracle } from '../oracle.js';
import type { Reading } from '../reading.js';
import { grammar } from './grammar.js';
import { mutation } from './mutate.js';
import { nesting } from './nest.js';
import { published } from './published.js';
import type { Generator } from './random.js';
import { shrink } from './shrink.js';
import { soup } from './soup.js';
import { state } from './state.js';

export type Kind = 'soup' | 'mutation' | 'nesting' | 'grammar' | 'state' | 'published';

export const GENERATORS: Readonly<Record<Kind, (seed: number) => Generator>> = {
  soup,
  mutation,
  nesting,
  grammar,
  state,
  published,
};

export interface Tally {
  readonly kind: Kind;
  readonly seed: number;
  /** Different texts. */
  generated: number;
  /** Read with no diagnostic worse than info. */
  clean: number;
  /** Clean, and bash ran something or wrote a file. */
  ran: number;
  /** Of those, with two commands or more and a nesting. */
  nested: number;
  killed: number;
  /** Reports that a second run of the same text did not give: processes write to the trace at the same time. */
  unreproduced: number;
  /** Clean texts that were not run, and reports that were not counted, by artefact. */
  readonly artefacts: Record<string, number>;
  /** Texts with a miss beyond the most that are kept as findings. */
  unexamined: number;
  readonly findings: Finding[];
}

export interface Finding {
  readonly text: string;
  readonly minimal: string;
  readonly misses: readonly Miss[];
}

export interface CampaignOptions {
  readonly kind: Kind;
  readonly seed: number;
  readonly oracle: Oracle;
  readonly read: (text: string) => Reading;
  /** Asked before each text; at the latest when this many texts were generated. */
  readonly goOn: (tally: Tally) => boolean;
  readonly atOnce?: number;
}

/** Generates, reads, and runs in the oracle what was read as clean. */
export async function campaign(options: CampaignOptions): Promise<Tally> {
  const { kind, seed, oracle, read } = options;
  const next = GENERATORS[kind](seed);
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  const tally: Tally = {
    kind,
    seed,
    generated: 0,
    clean: 0,
    ran: 0,
    nested: 0,
    killed: 0,
    unreproduced: 0,
    artefacts: {},
    unexamined: 0,
    findings: [],
  };
  const count = (artefact: string): void => {
    tally.artefacts[artefact] = (tally.artefacts[artefact] ?? 0) + 1;
  };
  const one = async (text: string, reading: Reading, mode: Mode): Promise<void> => {
    const examined = await examine(text, reading, oracle, { mode, outcomes: outcomesFor(text, false) });
    for (const artefact of examined.artefacts) count(artefact);
    if (examined.killed) tally.killed += 1;
    if (examined.acted) {
      tally.ran += 1;
      if (isNested(reading)) tally.nested += 1;
    }
    const first = examined.misses[0];
    if (first === undefined) return;
    const signature = `${first.kind} ${first.what[0]}`;
    // Many texts fail alike: the first few of a kind are enough to see it.
    const before = alike.get(signature) ?? 0;
    alike.set(signature, before + 1);
    if (tally.findings.length >= MOST_FINDINGS || before >= MOST_ALIKE) {
      tally.unexamined += 1;
      return;
    }
    const fails = async (shorter: string): Promise<Examined | null> => {
      const again = read(shorter);
      if (!again.clean || again.open || textArtefact(shorter) !== null) return null;
      const result = await examine(shorter, again, oracle, { mode });
      return result.misses.some((miss) => miss.kind === first.kind) ? result : null;
    };
    if ((await fails(text)) === null) {
      tally.unreproduced += 1;
      alike.set(signature, before);
      return;
    }
    const minimal = await shrink(text, async (shorter) => (await fails(shorter)) !== null);
    const misses = (await fails(minimal))?.misses ?? examined.misses;
    tally.findings.push({ text, minimal, misses });
  };
  const running = new Set<Promise<void>>();
  while (options.goOn(tally)) {
    const text = next();
    if (seen.has(text)) {
      if (seen.size < 10) tally.generated += 1;
      continue;
    }
    seen.add(text);
    tally.generated += 1;
    // Lets the answers of the oracle in, also where nothing is clean for long.
    if (tally.generated % 256 === 0) await new Promise((resolve) => setImmediate(resolve));
    const reading = read(text);
    if (!reading.clean) continue;
    tally.clean += 1;
    const left = reading.open ? 'open text' : textArtefact(text)?.name;
    if (left !== undefined) {
      count(left);
      continue;
    }
    const task = one(text, reading, modeOf(text, tally.clean));
    const tracked: Promise<void> = task.finally(() => running.delete(tracked));
    running.add(tracked);
    if (running.size >= (options.atOnce ?? 8)) await Promise.race(running);
  }
  await Promise.all(running);
  return tally;
}

const MOST_FINDINGS = 40;

/** Findings with the same first program. */
const MOST_ALIKE = 4;

/** Agents' harnesses use `-c`; a script from a file or from standard input is read a little otherwise. */
const MODES: readonly Mode[] = ['option', 'option', 'option', 'option', 'file', 'option', 'option', 'input'];

/** From standard input, what reads its input takes the script's own lines, and what has another in the background. */
function modeOf(text: string, index: number): Mode {
  const mode = MODES[index % MODES.length] as Mode;
  return mode === 'input' && /\b(?:read|readarray|mapfile|select)\b|<.*&/s.test(text) ? 'option' : mode;
}

function isNested({ commands }: Reading): boolean {
  const real = commands.filter(({ form }) => form !== 'redirection');
  return (
    real.length >= 2 &&
    commands.some(
      ({ parent, compounds, environment }) => parent !== null || compounds.length > 0 || environment !== 0,
    )
  );
}
