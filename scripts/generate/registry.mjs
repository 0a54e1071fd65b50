import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { notableOptions } from './notable-options.mjs';
import { readJson } from './schemas.mjs';

/**
 * docs/registry.md, a table of the grammars in packs/commands/. Nothing where there are none.
 *
 * @param {string} root the repository
 * @returns {{ path: string, text: string }[]}
 */
export function generateRegistry(root) {
  const folder = join(root, 'packs', 'commands');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const grammars = names.map((name) => readJson(join(folder, name), `packs/commands/${name}`));
  // By code units, an order that no locale changes.
  grammars.sort((one, other) => (one.programs[0] < other.programs[0] ? -1 : 1));
  const rows = grammars.map(
    (grammar) =>
      `| ${[programs(grammar), cell(grammar.summary), effects(grammar), counts(grammar), notableOptions(grammar), cell(grammar.source)].join(' | ')} |`,
  );
  const bodies = grammars.flatMap(allBodies);
  const totals = [
    [grammars.flatMap((grammar) => grammar.programs).length, 'programs'],
    [grammars.length, 'grammars'],
    [bodies.length - grammars.length, 'subcommands'],
    [bodies.flatMap((body) => body.options ?? []).length, 'options'],
  ];
  const total = totals.map(([count, what]) => `${count} ${what}`).join(', ');
  return [{ path: join(root, 'docs', 'registry.md'), text: `${header(total)}\n${rows.join('\n')}\n` }];
}

/** Each name is code; a long list of names of one program is cut. */
function programs({ programs: names }) {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const more = names.length - shown.length;
  return `${shown.map(code).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const MOST_NAMES = 8;

/** Its own, the roles of its operands, and those of its subcommands with their number. */
function effects(grammar) {
  const roles = new Set((grammar.operands ?? []).map(({ role }) => role));
  const parts = [
    (grammar.effects ?? []).join(', ') || 'none of its own',
    ...(roles.size > 0 ? [`operands: ${[...roles].join(', ')}`] : []),
    ...bySubcommand(grammar),
    ...(grammar.transparent === true ? ['transparent wrapper'] : []),
  ];
  return parts.join('; ');
}

function bySubcommand(grammar) {
  const numbers = new Map();
  for (const body of allBodies(grammar).slice(1))
    for (const effect of body.effects ?? []) numbers.set(effect, (numbers.get(effect) ?? 0) + 1);
  if (numbers.size === 0) return [];
  const sorted = [...numbers].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return [`subcommands: ${sorted.map(([effect, number]) => `${effect} ${number}`).join(', ')}`];
}

function counts(grammar) {
  const bodies = allBodies(grammar);
  const options = bodies.flatMap((body) => body.options ?? []).length;
  return bodies.length === 1 ? `${options}` : `${options} / ${bodies.length - 1}`;
}

const allBodies = (body) => [body, ...Object.values(body.subcommands ?? {}).flatMap(allBodies)];

const cell = (text) =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ');

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

// The formatter would pad every row to the longest, which makes the file many times as large.
const header = (
  total,
) => `<!-- biome-ignore-all format: Generated from packs/commands/ by scripts/generate.mjs. Do not edit. -->

# Registry

What the engine knows of programs: ${total}. Of any other program the effects are unknown, and every call of it is reviewed; so is a call with an option, a subcommand or a number of operands that its grammar does not list. \`portcullis registry PROGRAM\` shows one grammar in full.

*effects*: what every call does, then the *roles* of its operands, from which more follows: \`read\` reads the file that the operand names, \`command\` is judged as the command it is, \`refuse\` makes the call unknown, \`data\` is inert. For a program with subcommands, each effect with the number of subcommands that have it. A transparent wrapper decides as the command that it runs. Effects are explained in \`schema/effects.schema.json\`, roles in \`schema/command.schema.json\`.

*options*: their number, those of subcommands included, then that of the subcommands.

*notable options*: those that do something, or whose value has a role, beyond what the program and its operands say, by itself or by changing what the operands are: each effect or role with the options. Those of subcommands stand behind the subcommand. A long list is cut.

*source*: where the facts are from.

| programs | summary | effects | options | notable options | source |
|---|---|---|---|---|---|`;
