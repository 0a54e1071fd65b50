/** Wishes of questions to the analysis, in few words. */

import type { Wish } from '../../src/analysis/question.js';
import type { DecisionEffect, Matcher } from '../../src/generated/types.js';
import { loadPack } from '../../src/policy/pack.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import { packOf, ruleOf } from './decisions.js';

/** The rule, compiled once however often it is asked for. */
export function compiled(effect: DecisionEffect, match: Matcher): CompiledRule {
  const key = JSON.stringify([effect, match]);
  const rule = rules.get(key) ?? load(effect, match);
  rules.set(key, rule);
  return rule;
}

const rules = new Map<string, CompiledRule>();

function load(effect: DecisionEffect, match: Matcher): CompiledRule {
  const loaded = loadPack(packOf([ruleOf(effect, match)]), 'user-project');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.rules[0] as CompiledRule;
}

export const met = (match: Matcher, effect: DecisionEffect = 'deny'): Wish => ({
  rule: compiled(effect, match),
  is: 'met',
});

export const missed = (match: Matcher, effect: DecisionEffect = 'deny'): Wish => ({
  rule: compiled(effect, match),
  is: 'missed',
});

export const allowed = (match: Matcher): Wish => met(match, 'allow');
