/** Words, operands, variables and redirections. */

import type {
  AnyArgMatches,
  ArgAt,
  ArgCount,
  ArgMatches,
  EnvAssignmentCount,
  EnvAssignmentNameIn,
  RedirectMatcher,
  TokenChoice,
} from '../../generated/types.js';
import { listOf } from '../../policy/matchers/types.js';
import type { Atom, RedirectPart, VariablePart } from '../atoms.js';
import type { CompileAtom } from '../compile.js';
import { and, type Expr, is, isNot, negated, or, signed } from '../expr.js';
import { beginning, type Language, listed, patternLanguage } from '../language.js';
import { foreignProgram, meaningful } from '../vocabulary.js';

const SIMPLE = is<Atom>({ on: 'simple' });

const program: CompileAtom<string | string[]> = (value, wanted) =>
  signed(is({ on: 'program', names: meaningful(listOf(value), foreignProgram) }), wanted);

const tokens: CompileAtom<(string | TokenChoice)[]> = (value, wanted) => {
  const parts = value.map((choice, index): Expr<Atom> => {
    const values = new Set(typeof choice === 'string' ? [choice] : choice.anyOf);
    return index === 0
      ? is({ on: 'program', names: meaningful(values, foreignProgram) })
      : is({ on: 'token', index, values });
  });
  return signed(and(SIMPLE, ...parts), wanted);
};

const argv: CompileAtom<string[]> = (value, wanted) =>
  signed(and(SIMPLE, is({ on: 'vector', words: value })), wanted);

const operand = (index: number, text: Language, wanted: boolean): Expr<Atom> =>
  signed(and(SIMPLE, is({ on: 'operand', index, text })), wanted);

const arg0In: CompileAtom<string[]> = (value, wanted) => operand(0, listed(value), wanted);

const argAt: CompileAtom<ArgAt> = (value, wanted) => {
  const text = value.equals ?? value.value;
  return operand(value.index, listed(text === undefined ? [] : [text]), wanted);
};

const argMatches: CompileAtom<ArgMatches> = (value, wanted) =>
  operand(value.index, patternLanguage(value.pattern), wanted);

const anyArgMatches: CompileAtom<AnyArgMatches> = (value, wanted) =>
  signed(is({ on: 'some-operand', text: patternLanguage(value.pattern) }), wanted);

const argCount: CompileAtom<ArgCount> = (value, wanted) =>
  signed(and(SIMPLE, is({ on: 'count', of: 'operands', ...boundsOf(value) })), wanted);

export const boundsOf = (value: {
  readonly min?: number;
  readonly max?: number;
}): { readonly min: number; readonly max: number } => ({
  min: value.min ?? 0,
  max: value.max ?? Number.POSITIVE_INFINITY,
});

const envAssignmentNameIn: CompileAtom<EnvAssignmentNameIn> = (value, wanted) => {
  const texts = [
    listed(value.names ?? []),
    ...(value.prefixes ?? []).map((prefix) => beginning(prefix)),
    ...(value.caseInsensitivePrefixes ?? []).map((prefix) => beginning(prefix, true)),
  ];
  const test = or(...texts.map((text) => is<VariablePart>({ of: 'name', text })));
  return signed(is({ on: 'some-variable', test }), wanted);
};

const envAssignmentCount: CompileAtom<EnvAssignmentCount> = (value, wanted) =>
  signed(is({ on: 'count', of: 'variables', ...boundsOf(value) }), wanted);

const noSubstitution: CompileAtom<true> = (_, wanted) => signed(isNot({ on: 'substitution' }), wanted);

const noStdoutRedirect: CompileAtom<true> = (_, wanted) => {
  const test = and<RedirectPart>(
    is({ of: 'stream', values: new Set([1, null]) }),
    is({ of: 'direction', values: new Set(['write', 'append', 'read-write']) }),
  );
  return signed(isNot({ on: 'some-redirect', test }), wanted);
};

const STREAMS = { stdin: 0, stdout: 1, stderr: 2 } as const;

/** A redirection that names no stream may be of any: it is neither certainly one nor certainly none. */
const redirect: CompileAtom<RedirectMatcher> = (value, wanted) => {
  const parts: Expr<RedirectPart>[] = [];
  const stream = value.stream ?? 'any';
  if (stream !== 'any')
    parts.push(
      is({
        of: 'stream',
        values: new Set<number | null>(wanted ? [STREAMS[stream]] : [STREAMS[stream], null]),
      }),
    );
  if (value.targetKind !== undefined) parts.push(is({ of: 'kind', values: new Set([value.targetKind]) }));
  if (value.append !== undefined) {
    const appends = is<RedirectPart>({ of: 'direction', values: new Set(['append']) });
    parts.push(value.append ? appends : negated(appends));
  }
  if (value.target !== undefined) parts.push(is({ of: 'target', text: patternLanguage(value.target) }));
  return signed(is({ on: 'some-redirect', test: and(...parts) }), wanted);
};

export const WORD_ATOMS: ReadonlyMap<string, CompileAtom> = new Map([
  ['program', program as CompileAtom],
  ['tokens', tokens as CompileAtom],
  ['argv', argv as CompileAtom],
  ['arg0In', arg0In as CompileAtom],
  ['argAt', argAt as CompileAtom],
  ['argMatches', argMatches as CompileAtom],
  ['anyArgMatches', anyArgMatches as CompileAtom],
  ['argCount', argCount as CompileAtom],
  ['envAssignmentNameIn', envAssignmentNameIn as CompileAtom],
  ['envAssignmentCount', envAssignmentCount as CompileAtom],
  ['noSubstitution', noSubstitution as CompileAtom],
  ['noStdoutRedirect', noStdoutRedirect as CompileAtom],
  ['redirect', redirect as CompileAtom],
]);
