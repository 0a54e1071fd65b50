import type { WordPart } from 'unbash';

/** The parts of a parsed word that bash computes. */
export type ExpansionPart = Extract<
  WordPart,
  {
    type:
      | 'SimpleExpansion'
      | 'ParameterExpansion'
      | 'CommandExpansion'
      | 'ArithmeticExpansion'
      | 'ProcessSubstitution'
      | 'ExtendedGlob';
  }
>;

/** Gathers them in the order of the source, out of quotes, globs and braces. */
export function collectExpansions(parts: readonly WordPart[], into: ExpansionPart[]): void {
  for (const part of parts) {
    switch (part.type) {
      case 'SimpleExpansion':
      case 'ParameterExpansion':
      case 'CommandExpansion':
      case 'ArithmeticExpansion':
      case 'ProcessSubstitution':
      case 'ExtendedGlob':
        into.push(part);
        break;
      case 'DoubleQuoted':
      case 'LocaleString':
      case 'Glob':
      case 'BraceExpansion':
        if (part.parts !== undefined) collectExpansions(part.parts, into);
        break;
      default:
        break;
    }
  }
}
