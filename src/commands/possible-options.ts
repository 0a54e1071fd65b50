/** What it means that a word may turn out to be an option: it counts with what every option of the grammar does. */

import type { Effect, Role, Word } from '../generated/types.js';
import { globOf } from '../shape/own-glob.js';
import type { Use } from './interpret.js';
import { namesPresent, type ParsedArguments } from './options.js';
import type { GrammarBody } from './registry.js';
import { meaningOf } from './roles.js';
import { pathWord, unknownWord } from './words.js';

export interface PossibleOptions {
  readonly effects: readonly Effect[];
  /** One entry a role and word, however many options come to it. */
  readonly uses: readonly Pick<Use, 'role' | 'word' | 'usage'>[];
}

/** Words that are told apart as values. With more, the command counts as `unknown`, too. */
export const MOST_VALUES = 32;

const NOTHING: PossibleOptions = { effects: [], uses: [] };

/** Linear in options, variants and words, plus the number of roles times `MOST_VALUES`. */
export function possibleOptions(body: GrammarBody, parsed: ParsedArguments): PossibleOptions {
  if (parsed.maybeOptions.length === 0) return NOTHING;
  const found = new Collection();
  for (const option of body.optionList) {
    found.addEffects(option.effects ?? []);
    if (option.keyed !== undefined) found.effects.add('unknown');
    for (const role of [option.value, ...(option.more ?? []), option.rest])
      if (role !== undefined) found.addRole(role, 'flag-value');
  }
  for (const meaning of otherMeanings(body, parsed)) {
    found.addEffects(meaning.effects);
    for (const { path, role } of meaning.implicit)
      found.uses.push({ role, word: pathWord(path), usage: 'implicit' });
    for (const slot of meaning.operands) {
      if (slot.keyed !== undefined) found.effects.add('unknown');
      if (slot.stdin !== undefined) found.effects.add('execute');
      found.addRole(slot.role, 'argument');
    }
  }
  found.addWords('flag-value', valuesOf(parsed));
  found.addWords('argument', distinct(parsed.operands));
  return { effects: [...found.effects], uses: found.uses };
}

class Collection {
  readonly effects = new Set<Effect>();
  readonly uses: Pick<Use, 'role' | 'word' | 'usage'>[] = [];
  private readonly roles = { 'flag-value': new Set<Role>(), argument: new Set<Role>() };

  addEffects(effects: readonly Effect[]): void {
    for (const effect of effects) this.effects.add(effect);
  }

  addRole(role: Role, usage: 'flag-value' | 'argument'): void {
    if (INERT.has(role)) return;
    const implied = impliedBy(role);
    if (implied !== null) this.effects.add(implied);
    if (role !== 'refuse' && role !== 'cwd') this.roles[usage].add(role);
  }

  addWords(usage: 'flag-value' | 'argument', words: readonly Word[]): void {
    const roles = this.roles[usage];
    if (roles.size > 0 && words.length > MOST_VALUES) this.effects.add('unknown');
    for (const role of roles)
      for (const word of words.slice(0, MOST_VALUES)) this.uses.push({ role, word, usage });
  }
}

/** What the operands mean in variants that need an option, or give way to one. */
function* otherMeanings(
  body: GrammarBody,
  parsed: ParsedArguments,
): Generator<Pick<GrammarBody, 'effects' | 'operands' | 'implicit'>> {
  const present = namesPresent(parsed.options);
  const first = parsed.operands[0];
  const fixed = first === undefined || parsed.maybeOptions.includes(first) ? null : first.value;
  for (const { when, effects, operands, implicit } of body.variants) {
    if (when.any === undefined && when.all === undefined && when.value === undefined) continue;
    if (when.none?.some((name) => present.has(name)) === true) continue;
    if (fixed !== null && when.firstOperand?.includes(fixed) === false) continue;
    yield {
      effects: effects ?? body.effects,
      operands: operands ?? body.operands,
      implicit: implicit ?? body.implicit,
    };
  }
  if (body.variants.some(({ when }) => when.none !== undefined)) yield body;
  const awaited = body.operands.filter((slot) => slot.when !== undefined);
  if (awaited.length > 0) yield { effects: [], operands: awaited, implicit: [] };
}

/** What a value of the role does that does not show in the word. */
function impliedBy(role: Role): Effect | null {
  // A directory in which the program works moves every other path of the command.
  if (role === 'refuse' || role === 'cwd') return 'unknown';
  return meaningOf(role).runs === true || role === 'command' || role === 'module' ? 'execute' : null;
}

/**
 * What the value of an option could be that one of the words turns out to be. A glob of names becomes a file's name,
 * which holds no slash: attached, its value lies in the working directory; otherwise it is a later operand.
 */
function valuesOf({ maybeOptions, operands }: ParsedArguments): readonly Word[] {
  const globs = maybeOptions.filter(isGlobOfNames);
  const values: Word[] = globs.length < maybeOptions.length ? [unknownWord('undecoded')] : [];
  const [first] = globs;
  if (first !== undefined)
    values.push({ ...ATTACHED, span: first.span }, ...operands.slice(operands.indexOf(first) + 1));
  return distinct(values);
}

function distinct(words: readonly Word[]): readonly Word[] {
  const found = new Map<string, Word>();
  for (const word of words) {
    const key = JSON.stringify(MEANING.map((member) => word[member] ?? null));
    if (!found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

const isGlobOfNames = (word: Word): boolean =>
  word.pattern === true &&
  word.reasons.every((reason) => reason === 'glob' || reason === 'input') &&
  !(globOf(word) ?? '/').includes('/');

const ATTACHED: Omit<Word, 'span'> = {
  text: './*',
  value: null,
  prefix: './',
  pattern: true,
  fields: 'one',
  reasons: ['glob'],
};

/** Members of a word that say what it may stand for. */
const MEANING = [
  'value',
  'values',
  'base',
  'tail',
  'prefix',
  'suffix',
  'pattern',
  'glob',
  'reasons',
] as const;

/** Words in these roles do nothing, whatever they are. */
const INERT: ReadonlySet<Role> = new Set<Role>(['data', 'list', 'header', 'arguments']);
