/**
 * What a program or a tool can do at all, whatever its words: every effect and access that its grammar mentions, and
 * those that any command can get from a redirection, a variable or the path of a file. Never too little
 * (`test/analysis/axioms.test.ts`), so that what is not in here is a proof.
 */

import type { Knowledge } from '../commands/knowledge.js';
import type { CompiledPaths } from '../commands/paths/catalogue.js';
import { meaningOf } from '../commands/roles.js';
import type { Access, Effect, Role, ToolKind } from '../generated/types.js';
import { roleOfName } from '../project/members.js';
import { takesUndescribed } from '../project/operands.js';
import { keysOf } from './elements.js';

export interface Powers {
  readonly effects: ReadonlySet<Effect>;
  readonly accesses: ReadonlySet<Access>;
  /** Null: nothing is known of them. */
  readonly options: readonly KnownOption[] | null;
}

export interface KnownOption {
  readonly names: readonly string[];
  /** What a command has that is given it. */
  readonly effects: readonly Effect[];
}

export interface PowersOf {
  /** Null: nothing is known of the program, so that it can do anything that is `unknown`. */
  program(name: string): Powers;
  kind(kind: string): Powers;
  /** Of what has no words in shell text: an assignment, a redirection by itself, `[[ ]]`, `(( ))`, a function. */
  readonly wordless: Powers;
  /** Effects that a command has, or may have, which uses a path of this class so. */
  uses(name: string, access: Access): readonly Effect[];
  /** What each tool of the kind does, whatever its input; null: there are tools of which nothing is known. */
  declared(kind: string): readonly (readonly Effect[])[] | null;
  /** Effects that such a use of a path can have by where it lies, over all classes. */
  anywhere(access: Access): readonly Effect[];
  /** Kinds of tools in whose input shell text may stand. */
  readonly shellKinds: ReadonlySet<string>;
  /** Effects that every tool of the kind has where a member of its input with this name holds a text. */
  member(kind: string, name: string): readonly Effect[];
  /** Whether it is a URL for every tool of the kind. */
  isUrl(kind: string, name: string): boolean;
}

const ANY_ACCESS: readonly Access[] = ['read', 'write', 'append', 'cwd'];
const ANY_EFFECT: readonly Effect[] = [
  ...(['none', 'read', 'write', 'append', 'create', 'truncate', 'overwrite', 'network'] as const),
  ...(['execute', 'hidden-execute', 'background', 'shell-state', 'unknown'] as const),
];
export function powersOf(knowledge: Knowledge): PowersOf {
  const known = knownPowers.get(knowledge) ?? compilePowers(knowledge);
  knownPowers.set(knowledge, known);
  return known;
}

const knownPowers = new WeakMap<Knowledge, PowersOf>();

function compilePowers(knowledge: Knowledge): PowersOf {
  const common = commonPowers(knowledge);
  const programs = new Map<string, Powers>();
  const kinds = new Map<string, Powers>();
  const { effects, accesses } = common;
  return {
    wordless: {
      effects: new Set([...effects, 'list']),
      accesses: new Set([...accesses, 'list']),
      options: null,
    },
    program(name) {
      const found = programs.get(name) ?? programPowers(name, knowledge, common);
      programs.set(name, found);
      return found;
    },
    kind(kind) {
      const found = kinds.get(kind) ?? kindPowers(kind, knowledge);
      kinds.set(kind, found);
      return found;
    },
    uses: (name, access) => effectsOfUse(name, access, knowledge),
    declared: (kind) => declaredEffects(kind, knowledge),
    anywhere: (access) => pathEffects(knowledge.paths(false), access),
    shellKinds: shellKinds(knowledge),
    member: (kind, name) => memberEffects(kind, name, knowledge),
    isUrl: (kind, name) => memberRoles(kind, name, knowledge).every((role) => role === 'url'),
  };
}

/** What every entry of the class adds to the access. Classes that no entry has add nothing. */
function effectsOfUse(name: string, access: Access, { paths }: Knowledge): readonly Effect[] {
  const lists = paths(false)
    .entries.filter(({ entry }) => entry.class === name)
    .map(({ entry }) =>
      (entry.effects ?? []).flatMap(({ access: accesses, effects }) =>
        accesses.includes(access) ? effects : [],
      ),
    );
  const [first, ...others] = lists;
  return (first ?? []).filter((effect) => others.every((list) => list.includes(effect)));
}

function shellKinds({ tools }: Knowledge): ReadonlySet<string> {
  const byName = (tools.argumentRoles ?? []).some(({ role }) => role === 'shell')
    ? TOOL_KINDS.filter(takesUndescribed)
    : [];
  const described = tools.tools.filter(({ fields }) => fields?.some(({ role }) => role === 'shell'));
  return new Set(['bash', ...byName, ...described.map(({ kind }) => kind)]);
}

export const TOOL_KINDS: readonly ToolKind[] = keysOf<ToolKind>({
  bash: true,
  'file-read': true,
  'file-write': true,
  'file-edit': true,
  'file-search': true,
  fetch: true,
  mcp: true,
  'ask-user': true,
  'mode-change': true,
  spawn: true,
  message: true,
  background: true,
  unknown: true,
});

/**
 * Tools for one purpose, and those that nothing describes, take a member by its name where no field has it. A path has
 * its effects only where it is no inert device, so that it needs none.
 */
function memberEffects(kind: string, name: string, knowledge: Knowledge): readonly Effect[] {
  const [first, ...others] = memberRoles(kind, name, knowledge).map(needed);
  return (first ?? []).filter((effect) => others.every((list) => list.includes(effect)));
}

/** One for each tool of the kind; undefined: the member is data there. */
function memberRoles(kind: string, name: string, { tools }: Knowledge): readonly (Role | undefined)[] {
  const byName = takesUndescribed(kind as ToolKind) ? roleOfName(name, tools) : undefined;
  const roles = tools.tools
    .filter((tool) => tool.kind === kind)
    .map(({ fields = [] }) => {
      const field = fields.find(({ names }) => names.includes(name));
      if (field !== undefined) return field.role;
      return fields.length > 0 && !fields.some(({ names }) => names.some((one) => one.startsWith(`${name}/`)))
        ? byName
        : undefined;
    });
  // Of these kinds there are tools that the registry does not list.
  return takesUndescribed(kind as ToolKind) ? [...roles, byName] : roles;
}

function needed(role: Role | undefined): readonly Effect[] {
  const { effects, access } = meaningOf(role ?? 'data');
  return access.length === 0 ? effects : [];
}

/** The context can say more of tools that nothing describes; a shell's own command does what its text does. */
function declaredEffects(kind: string, { tools }: Knowledge): readonly (readonly Effect[])[] | null {
  if (kind === 'bash' || kind === 'mcp' || kind === 'unknown') return null;
  return tools.tools
    .filter((tool) => tool.kind === kind)
    .map(({ effects }) => effects ?? (['unknown'] satisfies Effect[]));
}

interface Gathered {
  readonly effects: Set<Effect>;
  readonly accesses: Set<Access>;
  readonly options: KnownOption[];
  readonly modules: Set<string>;
}

const gathering = (common?: Gathered): Gathered => ({
  effects: new Set(common?.effects),
  accesses: new Set(common?.accesses),
  options: [],
  modules: new Set(),
});

/** What any command of a shell can have: by redirections, variables and the paths that it names. */
function commonPowers({ environment, paths }: Knowledge): Gathered {
  const found = gathering();
  for (const effect of [...ANY_EFFECT, ...environment.effects, ...pathEffects(paths(false))])
    found.effects.add(effect);
  for (const access of ANY_ACCESS) found.accesses.add(access);
  return found;
}

/** What entries of the catalogue add to an access, or to any. */
const pathEffects = ({ entries }: CompiledPaths, of?: Access): readonly Effect[] =>
  entries.flatMap(({ entry }) =>
    (entry.effects ?? []).flatMap(({ access, effects }) =>
      of === undefined || access.includes(of) ? effects : [],
    ),
  );

function programPowers(name: string, knowledge: Knowledge, common: Gathered): Powers {
  const body = knowledge.registry.grammarOf(name);
  const found = gathering(common);
  // A program of which nothing is known has no more than the effect `unknown`.
  if (body === undefined) return { effects: found.effects, accesses: found.accesses, options: null };
  gather(body, found);
  for (const module of [...found.modules]) {
    const other = knowledge.registry.grammarOf(module);
    if (other !== undefined) gather(other, found);
  }
  return { effects: found.effects, accesses: found.accesses, options: found.options };
}

function kindPowers(kind: string, { tools, paths }: Knowledge): Powers {
  const found = gathering();
  for (const effect of ['none', 'unknown'] as const) found.effects.add(effect);
  for (const tool of tools.tools) if (tool.kind === kind) gather(tool, found);
  if (takesUndescribed(kind as ToolKind)) gather(tools.argumentRoles ?? [], found);
  const open = kind === 'mcp' || kind === 'unknown';
  for (const effect of open ? (['remote-read', 'remote-write'] as const) : []) found.effects.add(effect);
  // A path may have effects of its own, and what is written may be there already.
  if (found.accesses.size > 0) for (const effect of pathEffects(paths(false))) found.effects.add(effect);
  if (found.accesses.size > 0)
    for (const effect of ['overwrite', 'create'] as const) found.effects.add(effect);
  return { effects: found.effects, accesses: found.accesses, options: [] };
}

/** Every effect, role and option anywhere in a grammar; a member that is no list of effects adds too much at worst. */
function gather(root: unknown, into: Gathered): void {
  const seen = new Set<unknown>();
  const pending: unknown[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') addWord(next, into);
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (next instanceof Map || next instanceof Set) pending.push(...next.values());
    else {
      const { names, modules, language } = next as { readonly [member: string]: unknown };
      // Expressions of `test` look at files.
      if (language === 'test') addWord('list' satisfies Role, into);
      if (Array.isArray(names))
        into.options.push({
          names: names as string[],
          effects: (next as { effects?: Effect[] }).effects ?? [],
        });
      for (const program of Object.values(modules ?? {})) into.modules.add(program as string);
      pending.push(...Object.values(next).filter((value) => value !== null && value !== undefined));
    }
  }
}

function addWord(word: string, into: Gathered): void {
  into.effects.add(word as Effect);
  const meaning: Partial<ReturnType<typeof meaningOf>> | undefined = meaningOf(word as Role);
  if (!Array.isArray(meaning?.effects) || !Array.isArray(meaning.access)) return;
  for (const effect of meaning.effects) into.effects.add(effect);
  for (const access of meaning.access) into.accesses.add(access);
}
