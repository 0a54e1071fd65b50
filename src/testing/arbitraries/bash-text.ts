/** Bash. */

import fc from 'fast-check';
import { type Sizes, simpleCommand } from './bash-commands.js';
import { compounds } from './bash-compounds.js';
import { hereDocument, joinedBy, type Piece, textOf } from './bash-pieces.js';
import { choice, seldom } from './choice.js';
import { plainPrograms } from './plain-programs.js';

export interface BashTextOptions {
  /** Which programs the commands are of. Default: those of the registry that ships which run only themselves. */
  readonly programs?: readonly string[];
  /** At most so many commands in one list. Default 3. */
  readonly commands?: number;
  /** At most so many levels of compound commands and substitutions in one another. Default 2; 0 for none. */
  readonly depth?: number;
  /** At most so many arguments of a command beyond those that its grammar needs. Default 2. */
  readonly arguments?: number;
}

/**
 * Bash that is valid and that readers agree about, by construction: simple commands, pipelines, and-or lists, lists on
 * lines and with `;` and `&`, negations, every compound command but `select` and `coproc`, functions, command, process
 * and arithmetic substitution, parameter expansion, globs, braces, every quoting, redirections, here-documents and
 * here-strings, assignments, comments. Projecting it gives no diagnostic that keeps an allow from counting, as long as
 * `programs` are left alone; of 20,000 texts the second witness could not read one, which was a long one.
 *
 * Shrinks to one program by itself. Limits: with the options at their defaults few texts are longer than 1,000
 * characters; what is hard to read even where it is valid (backticks, here-documents and `case` in substitutions,
 * `${…}` with operators in quotes, extended globs) is left to `hostileText`; nothing is said of what the commands would
 * do: they are never meant to be run.
 */
export function bashText(options: BashTextOptions = {}): fc.Arbitrary<string> {
  const sizes: Sizes = {
    programs: options.programs ?? plainPrograms(),
    commands: Math.max(1, options.commands ?? 3),
    arguments: options.arguments ?? 2,
  };
  const comment = seldom(fc.constantFrom('\n', '\n# a comment', '\n\n# it is done\n'));
  return fc
    .tuple(lists(sizes, options.depth ?? 2, false), comment)
    .map(([piece, end]) => textOf(piece) + end);
}

/** `inner`: inside a substitution, where versions of bash read here-documents and `case` differently. */
function lists(sizes: Sizes, depth: number, inner: boolean): fc.Arbitrary<Piece> {
  const simple = simpleCommand(sizes, depth === 0 ? null : lists(sizes, depth - 1, true).map(textOf));
  const plain = simple.map((text): Piece => ({ text, document: false }));
  const others =
    depth === 0 ? [] : [{ weight: 5, arbitrary: compounds(lists(sizes, depth - 1, inner), simple, inner) }];
  // What can only stand at the head of a pipeline: a negation; and, since the second witness misreads them elsewhere, a
  // negated command that is simple, and a here-document.
  const negated = fc
    .tuple(seldom(fc.constant('! ')), plain)
    .map(([not, piece]): Piece => ({ ...piece, text: not + piece.text }));
  const head = choice(
    { weight: 12, arbitrary: negated },
    { weight: inner ? 0 : 1, arbitrary: hereDocument(simple) },
    ...others,
  );
  if (sizes.commands === 1) return head;
  const pipe = fc.tuple(
    fc.constantFrom(' | ', ' |& ', ' |\n  '),
    choice({ weight: 12, arbitrary: plain }, ...others),
  );
  const next = fc.tuple(fc.constantFrom('; ', '\n', ' && ', ' || ', ' & ', ' &&\n  '), head);
  const more = fc.array(choice({ weight: 1, arbitrary: pipe }, { weight: 3, arbitrary: next }), {
    maxLength: sizes.commands - 1,
  });
  return fc.tuple(head, more).map(([first, rest]) => rest.reduce(joinedBy, first));
}
