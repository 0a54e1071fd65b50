import { JS, NFA } from 'refa';

/** A pattern as another library reads it. */
export function toNfa(source: string): NFA {
  const parser = JS.Parser.fromLiteral({ source, flags: 'us' });
  const { expression, maxCharacter } = parser.parse();
  return NFA.fromRegex(expression, { maxCharacter });
}
