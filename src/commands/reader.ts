/**
 * Collects what options and operands of one command mean. The interpreter feeds it body by body (the program, then
 * its subcommands), so that global options count wherever they stand.
 */

import type { Effect, KeyedRoles, Modules, OperandSlot, Role, Word } from '../generated/types.js';
import { globOf } from '../shape/own-glob.js';
import { composed } from './composed.js';
import type { Dialect, Inner, Use } from './interpret.js';
import { keyedEffects, keyedRole } from './keyed.js';
import { testExpression } from './languages/test.js';
import type { ListedNames } from './names.js';
import { appended } from './names.js';
import { namesPresent, type ParsedArguments, type ParsedOption } from './options.js';
import { appendsInput, fillVector, findPlaceholder, type Placeholder } from './placeholders.js';
import { possibleOptions } from './possible-options.js';
import type { GrammarBody } from './registry.js';
import { allocate } from './slots.js';
import { holds } from './variants.js';
import { dropPrefix, literalWord, mayBeginWith, pathWord, possibleValues, unknownWord } from './words.js';

export class Reader {
  readonly problems: string[] = [];
  readonly effects: Effect[] = [];
  readonly possible: Effect[] = [];
  readonly uses: Use[] = [];
  readonly inner: Inner[] = [];
  readonly options: ParsedOption[] = [];
  stdin: Role | null = null;
  transparent = false;
  /** Text that inner commands get filled in for (`find -exec … {}`, `xargs -I {}`). */
  private placeholder: Placeholder | null = null;

  /** Words that come from standard input; null: nothing is known of them. */
  private input: readonly Word[] | null = null;

  /**
   * `runsHidden`: whether shell text given as a setting is more than such settings hold. `piped`: the names that
   * standard input is known to hold.
   */
  constructor(
    private readonly runsHidden: (text: string) => boolean,
    private readonly piped: ListedNames | null,
  ) {}

  addOptions(body: GrammarBody, parsed: ParsedArguments): void {
    this.problems.push(...parsed.problems);
    for (const option of parsed.options) {
      this.options.push(option);
      this.effects.push(...(option.grammar?.effects ?? []));
    }
    this.addPossibleOptions(body, parsed);
  }

  addOperands(body: GrammarBody, parsed: ParsedArguments, words: readonly Word[]): void {
    const present = namesPresent(this.options);
    const operands = parsed.operands.filter((word) => word.value === null || !body.operators.has(word.value));
    if (body.style.responseFiles === true)
      this.refuseResponseFiles(body, [...operands, ...(parsed.rest?.words ?? [])]);
    const variant = body.variants.find((candidate) => holds(candidate, present, this.options, operands));
    const slots = variant?.operands ?? body.operands;
    this.transparent = variant?.transparent ?? body.transparent;
    this.effects.push(...(variant?.effects ?? body.effects));
    for (const path of variant?.implicit ?? body.implicit) {
      this.uses.push({ role: path.role, word: pathWord(path.path), usage: 'implicit' });
    }
    this.input = appended(slots, this.options, this.piped);
    this.placeholder = findPlaceholder(this.options, operands, this.input);
    for (const option of this.options) this.readOption(option);
    if (parsed.rest !== null) this.readRest(parsed.rest.option, parsed.rest.words);
    if (body.language === 'test') this.readTest(words);
    else if (body.keyed !== undefined)
      for (const word of operands) this.readKeyed(body.keyed, word, 'argument');
    else if (parsed.rest === null || operands.length > 0) this.readOperands(body, slots, operands, present);
  }

  /** `@file` stands for options that nobody sees. */
  private refuseResponseFiles(body: GrammarBody, words: readonly Word[]): void {
    for (const word of words) {
      if (word.value?.startsWith('@') === true)
        this.problems.push(`${body.name}: ${word.value} holds further arguments`);
      else if (mayBeginWith(word, '@')) this.possible.push('unknown');
    }
  }

  private readOperands(
    body: GrammarBody,
    slots: readonly OperandSlot[],
    operands: readonly Word[],
    present: ReadonlySet<string>,
  ): void {
    const allocation = allocate({ slots, operands, present });
    if (allocation.problem !== null) this.problems.push(`${body.name}: ${allocation.problem}`);
    for (const slot of allocation.empty) {
      if (slot.default !== undefined) {
        this.uses.push({ role: slot.role, word: pathWord(slot.default), usage: 'implicit' });
      }
      if (slot.stdin !== undefined) this.stdin = slot.stdin;
    }
    for (const [index, word] of operands.entries()) {
      const reached = allocation.slots[index] ?? [];
      for (const slot of reached) {
        if (slot.role === 'command' && slot.composed === true) {
          this.addComposed(operands.slice(index));
          return;
        }
        if (slot.role === 'command') {
          // Behind a first operand that ended the options, `--` is a word like others, and no program.
          const words = operands.slice(word.value === '--' ? index + 1 : index);
          this.addInner(words, slot.appendInput !== undefined);
          return;
        }
        if (slot.role === 'arguments') {
          this.readArguments(operands.slice(index));
          return;
        }
        if (slot.role === 'module') {
          this.readModule(slot.modules ?? {}, word, operands.slice(index + 1), 'argument');
          return;
        }
        this.readSlot(body, slot, word);
      }
    }
  }

  private readSlot(body: GrammarBody, slot: OperandSlot, word: Word): void {
    if (slot.values !== undefined && (word.value === null || !slot.values.includes(word.value))) {
      this.problems.push(`${body.name}: the operand ${word.text} is not modelled`);
    }
    if (slot.stdin !== undefined && (word.value === '-' || word.value === '/dev/stdin')) {
      this.stdin = slot.stdin;
      return;
    }
    if (slot.keyed !== undefined) this.readKeyed(slot.keyed, word, 'argument');
    else if (slot.role === 'target') this.readTarget(slot, word);
    else this.use(slot.role, word, 'argument');
  }

  private readOption(option: ParsedOption): void {
    const grammar = option.grammar;
    if (grammar?.value === undefined) return;
    if (grammar.until !== undefined || grammar.value === 'command') {
      this.addVector(option.values);
      return;
    }
    const before = { inner: this.inner.length, uses: this.uses.length };
    const roles = [grammar.value, ...(grammar.more ?? [])];
    for (const [index, word] of option.values.entries()) {
      const role = roles[index] as Role;
      if (role === 'module') continue;
      if (grammar.keyed !== undefined) this.readKeyed(grammar.keyed, word, 'flag-value');
      else if (role === 'cwd' && grammar.enters === true)
        this.uses.push({ role, word, usage: 'flag-value', enters: true });
      else this.use(role, grammar.callback === true ? withArguments(word) : word, 'flag-value');
    }
    if (grammar.hides !== undefined) this.noteHidden(grammar.hides, before);
  }

  /** What the value of the option runs, where nobody looks for it. */
  private noteHidden(
    hides: 'any' | 'shell',
    before: { readonly inner: number; readonly uses: number },
  ): void {
    const texts = this.inner
      .slice(before.inner)
      .flatMap((inner) => (inner.kind === 'shell' ? [inner.word.value] : []));
    for (const { role, word } of this.uses.slice(before.uses))
      if (role === 'execute' || role === 'script') texts.push(word.value);
    const hidden = texts.some((text) => hides === 'any' || (text !== null && this.runsHidden(text)));
    if (hidden) this.effects.push('hidden-execute');
  }

  /** `python -m pytest -q`: the words after the option belong to the module it names. */
  private readRest(option: ParsedOption, words: readonly Word[]): void {
    const grammar = option.grammar;
    if (grammar?.value === 'module') {
      this.readModule(
        grammar.modules ?? {},
        option.values[0] ?? unknownWord('undecoded'),
        words,
        'flag-value',
      );
    } else if (grammar?.rest === 'command') {
      this.addVector(words);
    } else if (grammar?.rest === 'arguments') {
      this.readArguments(words);
    } else if (grammar?.rest !== undefined) {
      for (const word of words) this.use(grammar.rest, word, 'argument');
    }
  }

  /** Arguments of a program that is not read: what looks like a path that may leave the project counts as one. */
  private readArguments(words: readonly Word[]): void {
    for (const word of words) {
      const texts = possibleValues(word) ?? [word.prefix ?? ''];
      const start = texts.length === 1 ? (texts[0] as string).indexOf('=') + 1 : 0;
      const leaves = texts.some((text) => /(?:^|=)[/~]|\.\./.test(text));
      const open = possibleValues(word) === null && globOf(word) === undefined;
      const path = dropPrefix(word, start);
      if ((leaves || open) && path !== null) this.uses.push({ role: 'read', word: path, usage: 'argument' });
    }
  }

  private readModule(modules: Modules, name: Word, words: readonly Word[], usage: Use['usage']): void {
    const program =
      name.value !== null && Object.hasOwn(modules, name.value) ? modules[name.value] : undefined;
    if (program === undefined) this.use('script', name, usage);
    else this.addVector([{ ...literalWord(program), text: name.text, span: name.span }, ...words]);
  }

  private readTarget(slot: OperandSlot, word: Word): void {
    const listed = word.value !== null && (slot.targets?.includes(word.value) ?? isTargetName(word.value));
    if (listed) this.effects.push('run-project');
    else this.use('script', word, 'argument');
  }

  private readKeyed(keyed: KeyedRoles, word: Word, usage: Use['usage']): void {
    const { fields } = keyed;
    if (fields !== undefined && word.value?.includes(fields) === true) {
      for (const field of word.value.split(fields))
        this.readKeyed(keyed, { ...literalWord(field), text: word.text, span: word.span }, usage);
      return;
    }
    const text = word.value ?? word.prefix ?? '';
    const at = text.indexOf(keyed.separator ?? '=');
    const key = at < 0 ? text : text.slice(0, at);
    const value = at < 0 ? null : dropPrefix(word, at + (keyed.separator ?? '=').length);
    if (word.value !== null || at >= 0) this.effects.push(...keyedEffects(keyed, key, text));
    const role = word.value === null && at < 0 ? undefined : keyedRole(keyed, key);
    if (role === undefined) {
      this.effects.push(...(keyed.unlisted ?? (['unknown'] as const)));
      if (keyed.otherwise !== undefined) this.use(keyed.otherwise, word, usage);
      else if (value !== null) this.use('data', value, usage);
    } else if (value !== null) {
      if (role === 'shell') this.effects.push('execute');
      this.use(role, value, usage);
    }
  }

  private readTest(words: readonly Word[]): void {
    const closing = words.at(-1)?.value === ']' ? words.slice(0, -1) : words;
    const facts = testExpression(closing);
    this.effects.push('none', ...facts.effects);
    if (facts.unknown !== null) this.problems.push(facts.unknown);
    for (const { word, role } of facts.operands) this.use(role, word, 'argument');
  }

  private use(role: Role, word: Word, usage: Use['usage']): void {
    // A setting that names a program is a program that the call supplies, however harmless it looks.
    const dialect = DIALECTS.get(role);
    if (dialect !== undefined && !HERE.has(role) && usage === 'flag-value') this.effects.push('execute');
    if (role === 'refuse') this.problems.push(`${word.text} is not modelled here`);
    else if (dialect !== undefined) {
      this.inner.push({
        kind: 'shell',
        word,
        here: HERE.has(role),
        later: role === 'shell-later',
        dialect,
        setting: usage === 'flag-value',
      });
    } else if (role === 'alias') {
      const text = word.value ?? word.prefix ?? '';
      const at = text.indexOf('=');
      const value = at < 0 ? null : dropPrefix(word, at + 1);
      if (value !== null)
        this.inner.push({
          kind: 'shell',
          word: value,
          here: true,
          later: true,
          dialect: 'bash',
          setting: false,
        });
    }
    this.uses.push({ role, word, usage });
  }

  private addVector(words: readonly Word[]): void {
    if (words.length === 0) return;
    for (const vector of fillVector(words, this.placeholder))
      this.inner.push({ kind: 'command', words: vector });
  }

  private addInner(words: readonly Word[], takesInput: boolean): void {
    const appends = takesInput && appendsInput(this.options, this.placeholder, words);
    this.addVector(appends ? [...words, ...(this.input ?? [unknownWord('input')])] : words);
  }

  private addComposed(words: readonly Word[]): void {
    const { vectors, texts } = composed(words);
    for (const vector of vectors) this.inner.push({ kind: 'command', words: vector });
    for (const text of texts) this.use('posix', text, 'argument');
  }

  private addPossibleOptions(body: GrammarBody, parsed: ParsedArguments): void {
    const { effects, uses } = possibleOptions(body, parsed);
    this.possible.push(...effects);
    for (const use of uses) this.uses.push({ ...use, possible: true });
  }
}

/** A task's name: one plain word, neither a path that leaves the project nor an assignment. */
const isTargetName = (name: string): boolean =>
  /^[A-Za-z0-9_@][A-Za-z0-9_.:@/+-]*$/.test(name) && !name.includes('..');

/** Roles of shell text. */
const DIALECTS: ReadonlyMap<Role, Dialect> = new Map<Role, Dialect>([
  ['shell', 'bash'],
  ['shell-here', 'bash'],
  ['shell-later', 'bash'],
  ['zsh', 'zsh'],
  ['posix', 'posix'],
]);

/** Roles of text that runs in the current shell. */
const HERE: ReadonlySet<Role> = new Set<Role>(['shell-here', 'shell-later']);

/** Text that is run with further arguments, which are not known, behind it. */
const withArguments = (text: Word): Word =>
  text.value === null ? text : { ...text, value: `${text.value} "$@"` };
