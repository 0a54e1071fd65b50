/**
 * Builtins of bash that evaluate their operands as names of variables or as arithmetic: a subscript in them is
 * expanded once more. Facts of the language, not of a policy; programs that assign come with the options.
 */
export const NAME_EVALUATORS: ReadonlySet<string> = new Set(['[', 'test', 'let']);

/**
 * A subscript is expanded when the name is used, however it was quoted before:
 *
 *     x='a[$(c1)]'; ((x))        c1 runs
 *     test -v 'a[$(c1)]'         c1 runs
 */
export function holdsCommandInSubscript(value: string): boolean {
  const subscript = /\w\[/.exec(value);
  return subscript !== null && /\$[({]|`|[<>]\(/.test(value.slice(subscript.index));
}
