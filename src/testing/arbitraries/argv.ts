/** Argument vectors. */

import fc from 'fast-check';
import type { GrammarBody } from '../../commands/registry.js';
import type { OperandSlot, OptionGrammar } from '../../generated/types.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import { choice } from './choice.js';
import { keyedValue, wordOf } from './role-values.js';

export interface ArgvOptions {
  /** Default: every program of the registry that ships. Of one that it does not know, the operands are paths. */
  readonly programs?: readonly string[];
  /** At most so many options. Default 2. */
  readonly options?: number;
  /** At most so many operands beyond those that the grammar needs. Default 2. */
  readonly operands?: number;
}

/**
 * The argument vector of a program that the registry knows, mostly as its grammar takes it: a subcommand where there
 * are some, options as they are listed with values that fit their role, operands by their slots. Values, not
 * spellings: `quoted` makes a command line of them.
 *
 * Shrinks to a program with neither options nor operands. Limits: no NUL and no newline; what a grammar says of
 * options that exclude one another is not heeded, so that some vectors are ones that the program refuses.
 */
export function argv(options: ArgvOptions = {}): fc.Arbitrary<readonly string[]> {
  const { registry } = shippedKnowledge();
  const bounds: Bounds = { options: options.options ?? 2, operands: options.operands ?? 2 };
  return fc
    .constantFrom(...(options.programs ?? registry.programs))
    .chain((program) =>
      wordsOf(registry.grammarOf(program), bounds, DEEPEST).map((words) => [program, ...words]),
    );
}

interface Bounds {
  readonly options: number;
  readonly operands: number;
}

/** Levels of subcommands. */
const DEEPEST = 3;

type Words = fc.Arbitrary<readonly string[]>;

function wordsOf(body: GrammarBody | undefined, bounds: Bounds, deeper: number): Words {
  if (body === undefined) return fc.array(wordOf('read'), { maxLength: bounds.operands });
  const children = [...body.subcommands];
  if (children.length === 0 || deeper === 0) return ownWords(body, bounds);
  const beneath = fc
    .constantFrom(...children)
    .chain(([name, child]) => wordsOf(child, bounds, deeper - 1).map((words) => [name, ...words]));
  return body.operands.length === 0
    ? beneath
    : choice({ weight: 1, arbitrary: ownWords(body, bounds) }, { weight: 3, arbitrary: beneath });
}

function ownWords(body: GrammarBody, bounds: Bounds): Words {
  const listed = [...body.options];
  const chosen =
    listed.length === 0
      ? fc.constant([])
      : fc.array(fc.constantFrom(...listed), { maxLength: bounds.options });
  return chosen.chain((options) => {
    const names = new Set(options.flatMap(([, { names }]) => names));
    const spelled = options.map(([name, option]) => optionWords(name, option));
    const operands = operandWords(body, names, bounds);
    return fc.tuple(joined(spelled), operands).map(([first, rest]) => [...first, ...rest]);
  });
}

/** The option with what it needs, in the way in which it takes it. */
function optionWords(name: string, option: OptionGrammar): Words {
  const { value, attachedOnly, optional, more = [], until, rest } = option;
  const further = joined(more.map((role) => wordOf(role).map((word) => [word])));
  const end = until?.[0]?.split(' ').at(-1);
  const tail = further.map((words) => [...words, ...(end === undefined ? [] : [end])]);
  const first: Words =
    value === undefined
      ? fc.constant([name])
      : (option.keyed === undefined ? wordOf(value) : keyedValue(option.keyed)).map((text) =>
          attachedOnly === true || optional === true
            ? [`${name}${name.startsWith('--') ? '=' : ''}${text}`]
            : [name, text],
        );
  const last: Words = rest === undefined ? fc.constant([]) : fc.array(wordOf(rest), { maxLength: 1 });
  return fc.tuple(first, tail, last).map((parts) => parts.flat());
}

function operandWords(body: GrammarBody, present: ReadonlySet<string>, { operands }: Bounds): Words {
  if (body.keyed !== undefined) return fc.array(keyedValue(body.keyed), { maxLength: operands });
  const slots = body.operands.filter(
    ({ unless, when }) =>
      unless?.some((name) => present.has(name)) !== true &&
      (when === undefined || when.some((name) => present.has(name))),
  );
  return joined(
    slots.map((slot) => {
      const { count = 'one' } = slot;
      const minLength = count === 'one' || count === 'some' ? 1 : 0;
      const maxLength = count === 'one' || count === 'optional' ? 1 : Math.max(minLength, operands);
      return fc.array(operandOf(slot), { minLength, maxLength });
    }),
  );
}

function operandOf({ role, values, targets, keyed }: OperandSlot): fc.Arbitrary<string> {
  const listed = values ?? targets ?? [];
  if (listed.length > 0) return fc.constantFrom(...listed).map((word) => word.replace(/\*$/, 'x'));
  return keyed === undefined ? wordOf(role) : keyedValue(keyed);
}

const joined = (parts: readonly Words[]): Words =>
  fc.tuple(...parts).map((lists) => (lists as readonly (readonly string[])[]).flat());
