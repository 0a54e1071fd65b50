/** `portcullis witness`: a call that a rule matches, and others do not. */

import { callText } from '../analysis/floor.js';
import { decideQuestion } from '../analysis/overlap.js';
import type { Wish } from '../analysis/question.js';
import { createNodeProjector, readJsonFile } from '../node.js';
import { loadPack } from '../policy/pack.js';
import type { CompiledRule } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import { FORMAT_OPTION, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { EXIT, Failure, type Terminal, UsageError } from './terminal.js';

export async function witnessCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...FORMAT_OPTION, not: { type: 'string', multiple: true } });
  const [file, name, ...more] = options.operands;
  if (file === undefined || name === undefined || more.length > 0)
    throw new UsageError('It takes the file of a pack, and the name of a rule in it.');
  const rules = await rulesOf(file);
  const wishes: Wish[] = [
    { rule: ruleNamed(name, rules), is: 'met' },
    ...options.list('not').map((other) => ({ rule: ruleNamed(other, rules), is: 'missed' as const })),
  ];
  if (wishes.some(({ rule }) => rule.kind === 'call'))
    throw new UsageError('A rule about the call as a whole has no witness of one command.');
  const verdict = decideQuestion({ wishes }, { projector: await createNodeProjector() });
  if (options.format() === 'json') await terminal.out.line(JSON.stringify(verdict));
  else if (verdict.kind === 'overlap') await terminal.out.line(callText(verdict.witness.call));
  else
    await terminal.out.line(
      verdict.kind === 'disjoint' ? 'There is none: no call is so.' : `None was found (${verdict.code}).`,
    );
  return verdict.kind === 'overlap' ? EXIT.ok : EXIT.rejected;
}

async function rulesOf(file: string): Promise<readonly CompiledRule[]> {
  const read = await readJsonFile(file);
  if (!read.ok) throw new Failure(renderProblems([read.error]));
  const loaded = loadPack(read.value, 'user-project');
  if (!loaded.ok) throw new Failure(renderProblems(loaded.error));
  return loaded.value.rules;
}

/** By its id in the pack, or `pack/rule` of what is shipped. */
function ruleNamed(name: string, rules: readonly CompiledRule[]): CompiledRule {
  const { floor, baseline } = shipped();
  const found =
    rules.find(({ rule }) => rule.id === name) ??
    [...floor, ...baseline]
      .flatMap((pack) => pack.rules)
      .find(({ rule, pack }) => `${pack}/${rule.id}` === name);
  if (found === undefined) throw new UsageError(`There is no rule ${JSON.stringify(name)}.`);
  return found;
}
