import { describe, expect, it } from 'vitest';
import { type Interpretation, interpret } from '../../src/commands/interpret.js';
import type { OptionGrammar, Role } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { BODIES, type BodyAt, lineOfWords } from '../support/grammar-bodies.js';
import { operandRole } from '../support/operand-role.js';
import { namesOf, type Spelling, spellingsOf, takesNextWord } from '../support/option-spellings.js';

const { registry } = shippedKnowledge();
const read = (words: readonly string[]): Interpretation => interpret(lineOfWords(words), registry);

/** Every option with a value of every body, those of its parents included. */
const VALUED = BODIES.flatMap((at) =>
  at.body.optionList
    .filter((option) => option.value !== undefined && namesOf(at.body, option).length > 0)
    .map((option) => ({ at, option })),
);

/** A word that may stand behind the options: a subcommand's name where the body has any. */
const operandOf = ({ body }: BodyAt): string => [...body.subcommands.keys()][0] ?? 'OPERAND';

const sampleValue = ({ keyed }: OptionGrammar): string => {
  const key = Object.keys(keyed?.keys ?? {}).find((one) => !one.includes('*'));
  return key === undefined ? 'VALUE' : `${key}${keyed?.separator ?? '='}VALUE`;
};

/** What the grammar says that VALUE is; undefined where it is no word with a role of its own. */
function valueRole({ value, keyed, until }: OptionGrammar): Role | undefined {
  if (until !== undefined || value === 'command' || value === 'module') return undefined;
  if (keyed === undefined) return value;
  const key = Object.keys(keyed.keys).find((one) => !one.includes('*'));
  return key === undefined ? undefined : (keyed.keys[key] as Role);
}

const rolesOf = ({ uses }: Interpretation, usage: string, value: string): readonly Role[] =>
  uses.filter((use) => use.usage === usage && use.word.value === value).map(({ role }) => role);
const has = (words: Interpretation['operands'], value: string): boolean =>
  words.some((word) => word.value === value);

/** What is wrong with the reading of one spelling before an operand. */
function faultsOf(at: BodyAt, option: OptionGrammar, spelling: Spelling): readonly string[] {
  const operand = operandOf(at);
  const value = sampleValue(option);
  const found = read([...at.path, ...spelling.words, operand]);
  const faults: string[] = [];
  const taken = found.options.find(({ grammar }) => grammar === option);
  if (taken?.values[0]?.value !== value) faults.push(`the option has ${taken?.values[0]?.value}`);
  if (has(found.operands, value)) faults.push('the value is an operand');
  const role = valueRole(option);
  // A callback is run with words behind it that are not known.
  const text = option.callback === true ? 'VALUE "$@"' : 'VALUE';
  if (role !== undefined && !rolesOf(found, 'flag-value', text).includes(role))
    faults.push(`the value is not ${role}`);
  if (rolesOf(found, 'argument', 'VALUE').length > 0) faults.push('the value is used as an operand');
  if (rolesOf(found, 'flag-value', operand).length > 0) faults.push('the operand is used as a value');
  return [...faults, ...operandFaults(at, option, { found, spelling, operand })];
}

function operandFaults(
  { path, body }: BodyAt,
  option: OptionGrammar,
  line: { readonly found: Interpretation; readonly spelling: Spelling; readonly operand: string },
): readonly string[] {
  const { found, spelling, operand } = line;
  if (option.rest !== undefined) return [];
  if (body.subcommands.has(operand)) {
    return found.subcommands.length === path.length ? [] : ['the subcommand is not found'];
  }
  const faults = has(found.operands, operand) ? [] : ['the operand is none'];
  const flags = spelling.flag === undefined ? [] : [{ grammar: spelling.flag, values: [] }];
  const values = [sampleValue(option), ...(option.more ?? []).map((_, index) => `MORE${index}`)];
  const role = operandRole(body, operand, [...flags, { grammar: option, values }]);
  if (role === null && found.known) faults.push('an operand too many or too few goes by');
  if (typeof role === 'string' && !rolesOf(found, 'argument', operand).includes(role))
    faults.push(`the operand is not ${role}`);
  return faults;
}

const lineOf = (at: BodyAt, words: readonly string[]): string => [...at.path, ...words].join(' ');

describe("an option's value", () => {
  it('is the value and no operand, and the operand is no value, in every spelling that the style allows', () => {
    const faults = VALUED.flatMap(({ at, option }) =>
      spellingsOf(at.body, option, sampleValue(option)).flatMap((spelling) =>
        faultsOf(at, option, spelling).map(
          (fault) => `${lineOf(at, [...spelling.words, operandOf(at)])}: ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('may look like an option or end the options, where it is the next word', () => {
    const faults: string[] = [];
    for (const { at, option } of VALUED.filter(
      (one) => takesNextWord(one.option) && one.option.until === undefined,
    ))
      for (const value of ['--', '-zzq', '--zzq-unknown=x', '-']) {
        const name = namesOf(at.body, option)[0] as string;
        const { options } = read([...at.path, name, value, ...(option.more ?? []).map(() => 'MORE')]);
        const values = options.map((one) => [one.grammar === option, one.values[0]?.value]);
        if (JSON.stringify(values) !== JSON.stringify([[true, value]]))
          faults.push(lineOf(at, [name, value]));
      }
    expect(faults).toEqual([]);
  });

  it('is missed where it is left out', () => {
    const silent = VALUED.filter(({ option }) => option.optional !== true).flatMap(({ at, option }) =>
      namesOf(at.body, option)
        .filter((name) => read([...at.path, name]).known)
        .map((name) => lineOf(at, [name])),
    );
    expect(silent).toEqual([]);
  });

  it('that is optional is never the next word', () => {
    const taken = VALUED.filter(({ option }) => option.optional === true).flatMap(({ at, option }) =>
      namesOf(at.body, option)
        .filter((name) => takesOperand(at, option, name))
        .map((name) => lineOf(at, [name, operandOf(at)])),
    );
    expect(taken).toEqual([]);
  });

  it('that must be attached is never the next word', () => {
    const taken = VALUED.filter(({ option }) => option.attachedOnly === true).flatMap(({ at, option }) =>
      namesOf(at.body, option)
        .filter((name) => {
          const found = read([...at.path, name, operandOf(at)]);
          return found.known && rolesOf(found, 'flag-value', operandOf(at)).length > 0;
        })
        .map((name) => lineOf(at, [name, operandOf(at)])),
    );
    expect(taken).toEqual([]);
  });
});

/** Whether the word after the option's name is read as anything but what it is without the option. */
function takesOperand(at: BodyAt, option: OptionGrammar, name: string): boolean {
  const operand = operandOf(at);
  const found = read([...at.path, name, operand]);
  const given = found.options.find(({ grammar }) => grammar === option);
  const child = at.body.subcommands.get(operand);
  const isKept =
    child === undefined
      ? option.rest !== undefined || has(found.operands, operand)
      : found.subcommands.at(-1) === child.name;
  return given?.values.length !== 0 || !isKept || rolesOf(found, 'flag-value', operand).length > 0;
}
