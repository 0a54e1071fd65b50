/** `portcullis explain`: everything a decision rests on. */

import { type Checked, checkInputs } from '../decide/check.js';
import { decide } from '../decide/decide.js';
import { type Match, matchRules } from '../decide/match.js';
import type { Command, CommandFacts, NetworkFact, PathFact } from '../generated/types.js';
import { commandLine, nesting } from './command-text.js';
import { localContext, readContext } from './context.js';
import { commandText } from './decide.js';
import { excess, nearMisses } from './nearly.js';
import { CONTEXT_OPTIONS, FORMAT_OPTION, POLICY_OPTIONS, readOptions } from './options.js';
import { loadPolicy } from './policy.js';
import { createBriefProjector } from './projector.js';
import { cut, type Paint, renderDecision, visible } from './render.js';
import { renderDiagnostic } from './shape.js';
import { EXIT, Failure, type Terminal } from './terminal.js';

export async function explainCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...POLICY_OPTIONS, ...CONTEXT_OPTIONS, ...FORMAT_OPTION });
  const format = options.format();
  const policy = await loadPolicy(options);
  const context = await readContext(options, { policy, defaults: localContext() });
  const projector = await createBriefProjector();
  const shape = projector.project({ tool: 'bash', input: await commandText(options, terminal) });
  const checked = checkInputs(shape, { ...context, policy });
  if (!checked.ok) throw new Failure(checked.error.verdict.message ?? checked.error.verdict.code);
  const call = checked.value;
  const matches = matchRules(call);
  const decision = decide(shape, { ...context, policy });
  if (format === 'json') {
    const nearly = nearMisses(call, matches).map(({ rule, ...miss }) => ({
      pack: rule.pack,
      rule: rule.rule.id,
      ...miss,
    }));
    await terminal.out.line(JSON.stringify({ decision, shape, facts: call.view.facts, nearly }));
    return EXIT.ok;
  }
  const { paint } = terminal.out;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', paint.strong(title), ...lines];
  const lines = [
    renderDecision(decision, paint),
    ...section('commands', commandsOf(call, paint)),
    ...section('flows', flowsOf(call)),
    ...section(
      'rules that match',
      matches.map((match) => renderMatch(match, paint)),
    ),
    ...section('allow rules that nearly match', nearlyOf(call, matches, paint)),
    ...section(
      'diagnostics',
      shape.diagnostics.map((one) => `  ${renderDiagnostic(one, shape, paint)}`),
    ),
  ];
  await terminal.out.line(lines.join('\n'));
  return EXIT.ok;
}

function commandsOf(call: Checked, paint: Paint): string[] {
  const { shape, facts } = call.view;
  return nesting(shape).flatMap(({ index, depth }) => {
    const command = shape.commands[index] as Command;
    const indent = '  '.repeat(depth);
    const origin = depth === 0 ? '' : paint.faint(` [${command.origin} of ${command.parent}]`);
    const head = `${String(index).padStart(3)}  ${indent}${commandLine(command, shape.tool)}${origin}`;
    const details = factLines(facts.commands[index] as CommandFacts);
    return [head, ...details.map((line) => paint.faint(`       ${indent}${visible(line)}`))];
  });
}

function factLines(facts: CommandFacts): string[] {
  const known = facts.transparent
    ? ' (transparent: what it runs is judged)'
    : facts.known
      ? ''
      : ' (not modelled)';
  const options = facts.options
    .filter((option) => !option.known)
    .map((option) => `option ${option.spelling} is not known`);
  return [
    `effects  ${facts.effects.join(', ')}${known}`,
    ...(facts.possible.length > 0 ? [`possible ${facts.possible.join(', ')}`] : []),
    ...facts.paths.map(pathLine),
    ...facts.network.map(hostLine),
    ...(facts.sends ? ['sends    yes'] : facts.maySend ? ['sends    perhaps'] : []),
    ...options,
    ...facts.notes.map((note) => `note     ${note.effect}: ${note.message}`),
  ];
}

function pathLine(path: PathFact): string {
  const resolved = path.paths.length === 0 ? '?' : path.paths.join(' or ');
  const target = `${resolved}${path.below === true ? ' and below' : ''}`;
  const classes = path.classes.length === 0 ? '' : ` [${[...new Set(path.classes)].join(', ')}]`;
  const usage = path.usage === 'argument' ? '' : ` (${path.usage})`;
  const unknown = path.unknownReason === undefined ? '' : `: ${path.unknownReason}`;
  return `path     ${cut(path.operand, 120)} -> ${cut(target, 240)}  ${path.access}  ${path.scope}${classes}${usage}${unknown}`;
}

function hostLine(one: NetworkFact): string {
  const port = one.port === null ? '' : `:${one.port}`;
  return `host     ${cut(one.operand, 120)} -> ${one.host ?? '?'}${port}  ${one.direction}  ${one.class}`;
}

const flowsOf = (call: Checked): string[] =>
  call.view.facts.flows.map(
    ({ from, to, via, runs }) => `  ${from} -> ${to}  ${via}${runs ? ', which is run there' : ''}`,
  );

function renderMatch({ rule, command, certain }: Match, paint: Paint): string {
  const about = command === null ? 'the call' : `command ${command.index}`;
  const beyond = command === null || rule.rule.effect !== 'allow' ? [] : excess(rule, command);
  const notes = [
    ...(certain ? [] : ['for some value of something undecoded']),
    ...(beyond.length === 0 ? [] : [`does not count, as it does not name: ${beyond.join(', ')}`]),
  ];
  const tail = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `  ${paint.effect(rule.rule.effect, 6)} ${visible(`${rule.pack}/${rule.rule.id}  ${about}${tail}`)}`;
}

const nearlyOf = (call: Checked, matches: readonly Match[], paint: Paint): string[] =>
  nearMisses(call, matches).map(({ rule, command, member, pointer, outcome }) => {
    const what = outcome === 'fails' ? 'but' : 'but for what is not known';
    const text = `${rule.pack}/${rule.rule.id}  command ${command}: ${what} ${pointer} ${JSON.stringify(member)}`;
    return `  ${paint.effect('allow', 6)} ${cut(text, 400)}`;
  });
