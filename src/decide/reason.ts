/** The operator's reason, in one sentence that names the command and the fact. */

import type { Command, CommandFacts } from '../generated/types.js';
import type { CommandView } from '../policy/view.js';
import type { Held } from './allowance.js';
import type { Verdict } from './answer.js';
import type { Checked } from './check.js';

export function reasonFor(verdict: Verdict, call: Checked | null): string {
  const settled = [
    ...(verdict.code === 'nobody-to-ask' ? ['Nobody can be asked:'] : []),
    ...(verdict.lowered === true ? ['The parent may do no more than this:'] : []),
  ];
  return [...settled, plainReason(verdict, call)].join(' ');
}

function plainReason(verdict: Verdict, call: Checked | null): string {
  if (verdict.message !== undefined) return verdict.message;
  if (verdict.diagnostic !== undefined)
    return `Not understood (${verdict.diagnostic.code}): ${verdict.diagnostic.message}`;
  const { match } = verdict;
  if (match !== undefined) {
    const about = match.command === null ? '' : ` [${nameOf(match.command, call)}]`;
    const maybe = match.certain ? '' : ' It may be so, as something in the call is not known before it runs.';
    return `${match.rule.rule.reason}${about}${maybe}`;
  }
  if (verdict.command !== undefined) return uncovered(verdict.command, verdict, call);
  return verdict.effect === 'allow' ? 'There is nothing to run.' : 'No rule allows it.';
}

function uncovered(view: CommandView, verdict: Verdict, call: Checked | null): string {
  const name = nameOf(view, call);
  const facts = `${factsLine(view.facts)}`;
  if (verdict.held != null) return `No allow covers ${name} (${facts}): ${heldBack(verdict.held)}.`;
  const note = view.facts.notes.find((one) => one.effect === 'unknown') ?? view.facts.notes[0];
  return `No rule allows ${name} (${facts})${note === undefined ? '' : `: ${note.message}`}.`;
}

function heldBack({ match, effects, possible, beside, guarded }: Held): string {
  const { pack, rule } = match.rule;
  const obstacles = [
    ...(beside === null ? [] : [`beside what else is in the call (${beside})`]),
    ...(effects.length === 0 ? [] : [`with: ${effects.join(', ')}`]),
    ...(guarded === true
      ? ['on a host that the context denies, or, as it names no effect, in a protected place']
      : []),
  ];
  const but = obstacles.length === 0 ? '' : `, but not ${obstacles.join(', ')}`;
  // The file is a protected one that a glob may mean.
  const may =
    possible.length === 0
      ? ''
      : `, ${but === '' ? 'but' : 'and'} a word of it may turn out to be an option (or a file) that adds: ${possible.join(', ')}`;
  return `${pack}/${rule.id} would allow it${but}${may}`;
}

/** What a person needs to see of the facts: effects, paths outside the project, hosts. */
export function factsLine(facts: CommandFacts): string {
  const places = facts.paths
    .filter((path) => path.scope !== 'writable-project' && path.scope !== 'project')
    .slice(0, 3)
    .map((path) => `${path.access} ${path.paths[0] ?? path.operand} in ${path.scope}`);
  const hosts = facts.network
    .slice(0, 3)
    .map((one) => `${one.direction} ${one.host ?? 'a computed host'} (${one.class})`);
  return [facts.effects.join(', '), ...places, ...hosts].join('; ');
}

const LONGEST_NAME = 80;

/** The command as written, shortened. */
export function nameOf(
  view: { readonly command: Command; readonly index: number },
  call: Checked | null,
): string {
  const { command } = view;
  if (command.form === 'tool') return call?.shape.tool ?? 'the tool';
  const words = command.words.map((word) => word.value ?? (word.text === '' ? '…' : word.text));
  const text = [...command.assignments.map((one) => `${one.name}=…`), ...words].join(' ');
  const shown = text === '' ? FORM_NAMES[command.form] : text;
  const flat = shown.replace(/\s+/g, ' ');
  return `\`${flat.length > LONGEST_NAME ? `${flat.slice(0, LONGEST_NAME)}…` : flat}\``;
}

const FORM_NAMES: { readonly [form in Command['form']]: string } = {
  simple: 'a command',
  assignment: 'an assignment',
  redirection: 'a redirection',
  test: '[[ ]]',
  arithmetic: '(( ))',
  function: 'a function definition',
  tool: 'the tool',
};
