/** Pieces of bash that may end in a here-document, behind which nothing but a new line can stand. */

import fc from 'fast-check';

export interface Piece {
  readonly text: string;
  /** It ends with the delimiter of a here-document. */
  readonly document: boolean;
}

/** Two pieces with this between them, or with a new line where the first ends in a here-document. */
export const joinedBy = (first: Piece, [separator, second]: readonly [string, Piece]): Piece => ({
  text: `${first.text}${first.document ? '\n' : separator}${second.text}`,
  document: second.document,
});

/** What closes a compound command may stand on the same line only where no here-document ends there. */
export const closed = ({ text, document }: Piece, word: string): string =>
  `${text}${document ? '\n' : '; '}${word}`;

/** Likewise, for what may stand right behind a command: `)` and `;;`. */
export const ended = ({ text, document }: Piece): string => `${text}${document ? '\n' : ' '}`;

export const textOf = ({ text, document }: Piece): string => (document ? `${text}\n` : text);

/** The command with a here-document, whose body bash expands or, with a quoted delimiter, does not. */
export function hereDocument(command: fc.Arbitrary<string>): fc.Arbitrary<Piece> {
  const body = fc.array(
    fc.constantFrom('a', 'two words', '', '$x', '"b"', "it's", '# no comment', '${x}/y'),
    {
      maxLength: 3,
    },
  );
  return fc
    .tuple(command, fc.constantFrom('<<E', "<<'E'", '<<"E"', '<<-E'), body, fc.constantFrom('', ' > out.txt'))
    .map(([text, operator, lines, after]) => ({
      text: [`${text} ${operator}${after}`, ...lines, 'E'].join('\n'),
      document: true,
    }));
}
