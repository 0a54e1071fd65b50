/**
 * Looks for a call that answers a question, nearest first: every call it tries is projected and matched by the engine
 * itself, so that what it finds is real. Finding none proves nothing.
 */

import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import type { Projector, ToolCall } from '../project/projector.js';
import { type Candidate, changes, seeds, vocabularyOf } from './candidates.js';
import { type Hints, hintsOf } from './hints.js';
import { answers, nearness, outerViews, type Question, viewOf, type Wish, type World } from './question.js';

export interface Found {
  readonly call: ToolCall;
  readonly context: World;
}

export interface Search {
  readonly projector: Projector;
  /** Calls that are tried at most. */
  readonly calls: number;
  /** Beyond the question: whether the engine as a whole agrees. */
  readonly accepts?: (found: Found) => boolean;
}

export function search(question: Question, { projector, calls, accepts }: Search): Found | null {
  const hints = hintsFor(question);
  const vocabulary = vocabularyOf(hints);
  const contexts = contextsOf(hints, vocabulary.paths);
  const queue = new Queue();
  const seen = new Set<string>();
  const most = Math.min(calls, Math.ceil(MOST_WORK / sizeOfQuestion(question)));
  let left = most;
  const tried = (candidate: Candidate): Found | null => {
    const call = callOf(candidate);
    const key = JSON.stringify(call);
    if (seen.has(key)) return null;
    seen.add(key);
    left -= 1;
    const shape = projector.project(call);
    let best = Number.NEGATIVE_INFINITY;
    for (const context of contexts) {
      const view = viewOf(shape, context);
      if (view === null) continue;
      for (const one of outerViews(view)) {
        if (answers(question, one) && accepts?.({ call, context }) !== false) return { call, context };
        best = Math.max(best, nearness(question, one));
      }
    }
    if (best > Number.NEGATIVE_INFINITY) queue.add(candidate, best);
    return null;
  };
  for (const seed of seeds(hints)) {
    if (left <= most / 3) break;
    const found = tried(seed);
    if (found !== null) return found;
  }
  for (let next = queue.take(); next !== undefined && left > 0; next = queue.take()) {
    for (const change of changes(next, hints, vocabulary)) {
      if (left <= 0) break;
      const found = tried(change);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Of large rules fewer calls are tried: characters of all rules, times calls. */
const MOST_WORK = 30_000_000;

const sizeOfQuestion = ({ wishes }: Question): number =>
  wishes.reduce((sum, { rule }) => sum + JSON.stringify(rule.rule.match).length, 1);

/** What is to be met says which programs and tools to try; the words of the other rules may stand in their calls. */
function hintsFor({ wishes }: Question): Hints {
  const matchers = (wanted: readonly Wish['is'][]) =>
    wishes.filter((wish) => wanted.includes(wish.is)).map(({ rule }) => rule.rule.match);
  const { programs, starts, tools } = hintsOf(matchers(['met']));
  return { ...hintsOf(matchers(['met', 'missed'])), programs, starts, tools };
}

/** The nearest is taken first; of equals, the one with less to it, then the earlier one. */
class Queue {
  private readonly items: { readonly candidate: Candidate; readonly rank: number }[] = [];

  add(candidate: Candidate, near: number): void {
    this.items.push({ candidate, rank: near - sizeOf(candidate) / 200 });
  }

  take(): Candidate | undefined {
    let best = -1;
    for (const [index, { rank }] of this.items.entries())
      if (best < 0 || rank > (this.items[best] as { rank: number }).rank) best = index;
    return best < 0 ? undefined : this.items.splice(best, 1)[0]?.candidate;
  }
}

const sizeOf = ({ words, assignments, redirects, input }: Candidate): number =>
  (words?.length ?? 0) + 2 * (assignments.length + redirects.length) + Object.keys(input).length;

function callOf({ words, assignments, redirects, tool, input }: Candidate): ToolCall {
  if (words === null) return { tool, input };
  return { tool, input: [...assignments, ...words.map(spelled), ...redirects].join(' ') };
}

/** As bash reads it back; a substitution stays one. */
export function spelled(word: string): string {
  if (word === '$(date)' || /^[A-Za-z0-9_./:=@,+-]+$/.test(word)) return word;
  return quoted(word);
}

/** A word whatever it holds: no assignment, no word of bash's own, no substitution. */
export const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

const absolute = (path: string): string =>
  path.startsWith('/') ? path : `${EXAMPLE_CONTEXT.workspace?.cwd}/${path}`;

/** The workspace of the examples, with hosts that are listed and denied, in each posture that is spoken of. */
function contextsOf({ postures, tools }: Hints, paths: readonly string[]): readonly World[] {
  const base: World = {
    ...EXAMPLE_CONTEXT,
    hosts: { listed: ['listed.example.org'], denied: ['denied.example.org'] },
    tools: Object.fromEntries(
      [...tools, 'mcp__s__x'].map((name) => [name, { trusted: true, annotations: { readOnlyHint: true } }]),
    ),
  };
  const plain: World = { ...EXAMPLE_CONTEXT };
  // Writing to a file that is known to be absent creates it, and no more; one that is there is overwritten.
  const known = (exists: boolean): World => ({
    ...plain,
    files: Object.fromEntries(paths.map((path) => [absolute(path), { exists }])),
  });
  return [
    plain,
    base,
    known(false),
    known(true),
    ...[...postures].map((posture) => ({ ...plain, posture }) as World),
  ];
}
