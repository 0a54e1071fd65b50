/**
 * Compares the grammars of packs/commands with the help of the programs on this machine. Run by hand, and read what
 * it prints: help texts are written for people, and differ between versions.
 *
 *   node test/registry-arity.mjs                 every installed program
 *   node test/registry-arity.mjs sort tar        these
 *   node test/registry-arity.mjs --missing       also options that a grammar lacks (friction, no danger)
 *
 * It runs `PROGRAM --help` and nothing else: in an empty directory that is HOME as well, without input, with five
 * seconds, and without a network where `unshare` can take it away. Programs are left out whose grammar does not know
 * `--help`, or whose effects go beyond reading with `--help` present (a power command that ignores what it does not
 * know must not be asked).
 *
 * A line is `program option: help says A, grammar says B`, where A and B are
 *   flag       takes no value: if the grammar takes one, it takes an operand for a value
 *   value      takes the next word: if the grammar has a flag, it takes a value for an operand
 *   optional   takes a value in the same word only
 *   maybe      takes the next word where that is no option (`--parallel [N]`); no grammar can say so, and what is said
 *              in its stead must be the stricter reading
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An option's name at the beginning of a line or after a comma, and what follows up to the next one. */
const OPTION =
  /(?:^|,\s*|\s\|\s|\/|\s+(?:\.\s+)?(?=--))(--?[A-Za-z0-9?][\w.-]*)((?:(?!,\s*-|\s\|\s|\/-|\s+(?:\.\s+)?--).)*)/g;

const HARMLESS = new Set(['none', 'list', 'read', 'vcs-read', 'remote-read', 'transparent']);
const folder = fileURLToPath(new URL('../packs/commands/', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'arity-'));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const showMissing = process.argv.includes('--missing');

try {
  main();
} finally {
  rmSync(home, { recursive: true, force: true });
}

function main() {
  const counts = { grammars: 0, helped: 0, options: 0, arity: 0, missing: 0 };
  const isolated = canIsolate();
  for (const name of readdirSync(folder)) {
    const grammar = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const program = grammar.programs.find(isInstalled);
    if (program === undefined || (asked.length > 0 && !asked.includes(program))) continue;
    counts.grammars += 1;
    if (!isHarmless(grammar)) continue;
    const help = helpOf(program, isolated);
    const said = parseHelp(help);
    if (said.size === 0) continue;
    counts.helped += 1;
    counts.options += said.size;
    report(program, grammar, said, counts);
  }
  console.log(JSON.stringify({ ...counts, isolated }));
}

function report(program, grammar, said, counts) {
  const missing = [];
  for (const [option, arities] of said) {
    const arity = [...arities].join(' or ');
    const listed = grammar.options?.find(({ names }) => names.includes(option));
    if (listed === undefined) missing.push(arity === 'flag' ? option : `${option} (${arity})`);
    else if (!arities.has(arityOf(listed))) {
      counts.arity += 1;
      const note = listed.note === undefined ? '' : ` (${listed.note})`;
      console.log(`${program} ${option}: help says ${arity}, grammar says ${arityOf(listed)}${note}`);
    }
  }
  counts.missing += missing.length;
  if (showMissing && missing.length > 0) console.log(`${program} lacks: ${missing.join(' ')}`);
}

function arityOf({ value, optional, attachedOnly }) {
  if (value === undefined) return 'flag';
  return optional === true || attachedOnly === true ? 'optional' : 'value';
}

/** What the grammar says of `--help`: the variant that it leads to, else the program's own effects. */
function isHarmless(grammar) {
  const help = grammar.options?.find(({ names }) => names.includes('--help'));
  if (help === undefined || (help.effects ?? []).length > 0) return false;
  const variant = grammar.variants?.find(({ when }) => when.any?.includes('--help'));
  const effects = variant === undefined ? grammar.effects : (variant.effects ?? grammar.effects);
  if (effects === undefined) return grammar.transparent !== true && grammar.style?.permute !== false;
  return effects.every((effect) => HARMLESS.has(effect));
}

function helpOf(program, isolated) {
  const command = isolated ? ['unshare', '-rn', program, '--help'] : [program, '--help'];
  const { stdout, stderr } = spawnSync(command[0], command.slice(1), {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, LC_ALL: 'C', COLUMNS: '200', PAGER: 'cat', MANPAGER: 'cat' },
    input: '',
    timeout: 5_000,
    encoding: 'utf8',
    maxBuffer: 4 << 20,
  });
  return `${stdout ?? ''}\n${stderr ?? ''}`;
}

function canIsolate() {
  try {
    execFileSync('unshare', ['-rn', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function isInstalled(program) {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => {
    try {
      accessSync(join(directory, program), constants.X_OK);
      return !program.includes('/');
    } catch {
      return false;
    }
  });
}

/** Options by name with the arities that the help may mean. */
function parseHelp(text) {
  const said = new Map();
  for (const line of text.split('\n')) {
    if (!/^\s{0,12}-{1,2}[A-Za-z0-9?]/.test(line)) continue;
    // The description is set off by two blanks or a tab.
    const head = line.trim().split(/\s{2,}(?![-<[=.])|\t/)[0];
    for (const [name, arities] of optionsOf(head)) {
      const before = said.get(name);
      said.set(name, before === undefined ? arities : new Set([...before, ...arities]));
    }
  }
  return said;
}

/** `-o, --output=FILE`: a short name without a value of its own shares that of the long one. */
function optionsOf(head) {
  const found = [...head.matchAll(OPTION)].map(([, name, rest]) => ({
    name,
    arity: valueIn(name, rest.trimEnd()),
  }));
  const shared = found.findLast(({ name, arity }) => name.startsWith('--') && arity !== 'flag')?.arity;
  const several = found.filter(({ name }) => !name.startsWith('--')).length > 1;
  return found.map(({ name, arity }) => {
    const short = !name.startsWith('--');
    const own = found.filter((other) => other.name === name).map((other) => other.arity);
    if (new Set(own).size > 1) return [name, new Set(['optional'])];
    if (arity !== 'flag' || shared === undefined) {
      // `-std=X`, `-D<name>`: whether the next word would do as well is not said.
      return [name, new Set(short && arity === 'value' && name.length > 2 ? ['value', 'optional'] : [arity])];
    }
    // Short forms of an optional value take one or none; of several short names, some may take none.
    if (short && shared === 'optional') return [name, new Set(['flag', 'optional'])];
    return [name, new Set(several ? [shared, 'flag'] : [short ? shared : arity])];
  });
}

/** What follows an option's name up to the next name. */
function valueIn(name, rest) {
  if (/^\s\[/.test(rest)) return 'maybe';
  if (/^\[/.test(rest)) return 'optional';
  if (/^</.test(rest)) return name.length === 2 ? 'value' : 'optional';
  if (/^=/.test(rest)) return 'value';
  // A word in capitals or brackets is a value, and so is a single small one; several are the description.
  if (/^ (?:[<{"'(]|[A-Z][A-Z0-9_:|-]*\b)/.test(rest)) return 'value';
  return /^ [a-z][\w-]*$/.test(rest) ? 'value' : 'flag';
}
