/** Matchers on the words, variables and redirections of one command. */

import { isSingle, possibleValues } from '../../commands/words.js';
import type {
  AnyArgMatches,
  ArgAt,
  ArgCount,
  ArgMatches,
  EnvAssignmentCount,
  EnvAssignmentNameIn,
  Redirect,
  RedirectMatcher,
  TokenChoice,
  Word,
} from '../../generated/types.js';
import { everyOf, MAYBE, NO, someOf, type Tri, tri, triOf, YES } from '../tri.js';
import type { CommandView } from '../view.js';
import { type Build, listOf, patternTest } from './types.js';

type Of<Value> = Build<CommandView, Value>;

const program: Of<string | string[]> = (value) => {
  const names = new Set(listOf(value));
  return (view) => {
    if (view.command.form !== 'simple') return NO;
    if (view.facts.program !== null) return tri(names.has(view.facts.program));
    // What is computed may be any program. A file given by path is none that a name speaks of, whatever it is called.
    const first = view.command.words[0];
    return first === undefined || first.value !== null ? NO : MAYBE;
  };
};

const tokens: Of<(string | TokenChoice)[]> = (value) => {
  const choices = value.map((choice) => new Set(typeof choice === 'string' ? [choice] : choice.anyOf));
  return (view) => {
    const words = view.interpretation?.tokens ?? view.command.words;
    if (view.command.form !== 'simple') return NO;
    return everyOf(choices.entries(), ([index, names]) => {
      if (index === 0) return program([...names], '', { problems: [] }, NEVER)(view);
      return wordIn(words, index, (text) => names.has(text));
    });
  };
};

const NEVER = () => ({ kind: 'either', command: () => NO, call: () => NO }) as const;

const argv: Of<string[]> = (value) => (view) => {
  const words = view.command.words;
  if (view.command.form !== 'simple') return NO;
  const exact = everyOf(value.entries(), ([index, text]) => wordIn(words, index, (one) => one === text));
  if (!words.every(isSingle)) return exact === NO ? NO : MAYBE;
  return words.length === value.length ? exact : NO;
};

/** The word at an index, where words before it may be none or several. */
function wordIn(words: readonly Word[], index: number, test: (text: string) => boolean): Tri {
  const before = words.slice(0, index);
  if (!before.every(isSingle)) return MAYBE;
  const word = words[index];
  if (word === undefined) return NO;
  return wordTest(word, test);
}

function wordTest(word: Word, test: (text: string) => boolean): Tri {
  return triOf(possibleValues(word), test);
}

function operandAt(view: CommandView, index: number, test: (text: string) => boolean): Tri {
  if (view.command.form !== 'simple') return NO;
  const found = wordIn(view.facts.operands, index, test);
  return view.facts.operandsCertain ? found : MAYBE;
}

const arg0In: Of<string[]> = (value) => {
  const names = new Set(value);
  return (view) => operandAt(view, 0, (text) => names.has(text));
};

const argAt: Of<ArgAt> = (value) => {
  const wanted = value.equals ?? value.value;
  return (view) => (wanted === undefined ? NO : operandAt(view, value.index, (text) => text === wanted));
};

const argMatches: Of<ArgMatches> = (value, pointer, context) => {
  const test = patternTest(value.pattern, `${pointer}/pattern`, context);
  return (view) => operandAt(view, value.index, test);
};

const anyArgMatches: Of<AnyArgMatches> = (value, pointer, context) => {
  const test = patternTest(value.pattern, `${pointer}/pattern`, context);
  return (view) => {
    const found = someOf([...view.facts.operands, ...namedTasks(view)], (word) => wordTest(word, test));
    return found === NO && !view.facts.operandsCertain ? MAYBE : found;
  };
};

/** `cmake --build . --target install`: a task is one as much where an option names it. */
function namedTasks(view: CommandView): readonly Word[] {
  return (view.interpretation?.options ?? []).flatMap(({ grammar, values }) =>
    grammar?.value === 'target' ? values : [],
  );
}

const argCount: Of<ArgCount> = (value) => (view) => {
  if (view.command.form !== 'simple') return NO;
  return countIn(view.facts.operands, view.facts.operandsCertain, value);
};

export function countIn(
  words: readonly Word[],
  certain: boolean,
  bounds: { readonly min?: number; readonly max?: number },
): Tri {
  const inside =
    words.length >= (bounds.min ?? 0) && words.length <= (bounds.max ?? Number.POSITIVE_INFINITY);
  if (certain && words.every(isSingle)) return tri(inside);
  return MAYBE;
}

const envAssignmentNameIn: Of<EnvAssignmentNameIn> = (value) => {
  const names = new Set(value.names ?? []);
  const folded = (value.caseInsensitivePrefixes ?? []).map((prefix) => prefix.toLowerCase());
  return (view) =>
    tri(
      view.command.assignments.some(
        ({ name }) =>
          names.has(name) ||
          (value.prefixes ?? []).some((prefix) => name.startsWith(prefix)) ||
          folded.some((prefix) => name.toLowerCase().startsWith(prefix)),
      ),
    );
};

const envAssignmentCount: Of<EnvAssignmentCount> = (value) => (view) => {
  const count = view.command.assignments.length;
  return tri(count >= (value.min ?? 0) && count <= (value.max ?? Number.POSITIVE_INFINITY));
};

const SUBSTITUTIONS: ReadonlySet<string> = new Set(['command', 'process', 'arithmetic']);

const noSubstitution: Of<true> = () => (view) => {
  const { command } = view;
  const words = [
    ...command.words,
    ...command.assignments.flatMap((one) => [
      ...(one.value === null ? [] : [one.value]),
      ...(one.elements ?? []),
    ]),
    ...command.redirects.flatMap((one) => (one.target === null ? [] : [one.target])),
  ];
  const holds = words.some(
    (word) => (word.nested?.length ?? 0) > 0 || word.reasons.some((reason) => SUBSTITUTIONS.has(reason)),
  );
  return tri(!holds);
};

const WRITES: ReadonlySet<Redirect['direction']> = new Set(['write', 'append', 'read-write']);

const noStdoutRedirect: Of<true> = () => (view) =>
  tri(!view.command.redirects.some((one) => (one.fd === 1 || one.fd === null) && WRITES.has(one.direction)));

const STREAMS = { stdin: 0, stdout: 1, stderr: 2 } as const;

const redirect: Of<RedirectMatcher> = (value, pointer, context) => {
  const test = value.target === undefined ? null : patternTest(value.target, `${pointer}/target`, context);
  const kinds = value.targetKind;
  return (view) =>
    someOf(view.command.redirects, (one) => {
      const stream = value.stream ?? 'any';
      if (stream !== 'any' && one.fd !== null && one.fd !== STREAMS[stream]) return NO;
      if (kinds !== undefined && kindOf(one) !== kinds) return NO;
      if (value.append !== undefined && (one.direction === 'append') !== value.append) return NO;
      const target = test === null ? YES : one.target === null ? NO : wordTest(one.target, test);
      return stream !== 'any' && one.fd === null && target === YES ? MAYBE : target;
    });
};

function kindOf(one: Redirect): NonNullable<RedirectMatcher['targetKind']> {
  if (one.direction === 'duplicate') return 'fd';
  if (one.direction === 'here-document') return 'heredoc';
  return one.direction === 'here-string' ? 'herestring' : 'file';
}

export const COMMAND_MATCHERS: ReadonlyMap<string, Build<CommandView>> = new Map<string, Build<CommandView>>([
  ['program', program as Build<CommandView>],
  ['tokens', tokens as Build<CommandView>],
  ['argv', argv as Build<CommandView>],
  ['arg0In', arg0In as Build<CommandView>],
  ['argAt', argAt as Build<CommandView>],
  ['argMatches', argMatches as Build<CommandView>],
  ['anyArgMatches', anyArgMatches as Build<CommandView>],
  ['argCount', argCount as Build<CommandView>],
  ['envAssignmentNameIn', envAssignmentNameIn as Build<CommandView>],
  ['envAssignmentCount', envAssignmentCount as Build<CommandView>],
  ['noSubstitution', noSubstitution as Build<CommandView>],
  ['noStdoutRedirect', noStdoutRedirect as Build<CommandView>],
  ['redirect', redirect as Build<CommandView>],
]);
