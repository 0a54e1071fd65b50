/** Why a pattern was refused. */
export interface PatternError {
  readonly code: PatternErrorCode;
  /** Where in the pattern, in UTF-16 code units from its start. */
  readonly offset: number;
  readonly message: string;
  /** What to write instead. */
  readonly hint: string;
}

/** The closed list of reasons; each is explained in the table below. */
export type PatternErrorCode =
  | 'not-a-string'
  | 'pattern-too-long'
  | 'pattern-too-deep'
  | 'pattern-too-large'
  | 'pattern-too-many-states'
  | 'pattern-too-costly'
  | 'anchor'
  | 'word-boundary'
  | 'back-reference'
  | 'look-around'
  | 'named-group'
  | 'inline-flags'
  | 'unsupported-group'
  | 'unclosed-group'
  | 'unopened-group'
  | 'unclosed-class'
  | 'empty-class'
  | 'reversed-range'
  | 'ambiguous-hyphen'
  | 'ambiguous-class'
  | 'unicode-property'
  | 'unknown-escape'
  | 'malformed-escape'
  | 'lone-surrogate'
  | 'lone-bracket'
  | 'stray-quantifier'
  | 'stacked-quantifier'
  | 'lazy-quantifier'
  | 'malformed-quantifier'
  | 'reversed-quantifier';

/** The only maker of pattern errors, so that a code always comes with the same words. */
export function patternError(code: PatternErrorCode, offset: number): PatternError {
  const { message, hint } = EXPLANATIONS[code];
  return { code, offset, message, hint };
}

interface Explanation {
  readonly message: string;
  readonly hint: string;
}

const EXPLANATIONS: Readonly<Record<PatternErrorCode, Explanation>> = {
  'not-a-string': {
    message: 'A pattern is a string.',
    hint: 'Write the pattern as a JSON string.',
  },
  'pattern-too-long': {
    message: 'The pattern is longer than 4,096 UTF-16 code units.',
    hint: 'Split it over several rules, or list exact values instead.',
  },
  'pattern-too-deep': {
    message: 'Groups are nested deeper than 100 levels.',
    hint: 'Remove the groups that neither repeat nor separate alternatives.',
  },
  'pattern-too-large': {
    message: 'The pattern has too many positions once its counted repetitions are written out.',
    hint: 'Lower the counts, or use * or + in place of a large count.',
  },
  'pattern-too-many-states': {
    message: 'The automaton of this pattern has too many states.',
    hint: 'Avoid a long counted tail after a repetition that can match the same text, such as .*a.{20}.',
  },
  'pattern-too-costly': {
    message: 'Building the automaton of this pattern takes too many steps.',
    hint: 'Split the pattern over several rules.',
  },
  anchor: {
    message: 'Anchors are not part of the pattern language.',
    hint: 'Patterns always match the whole argument: leave the anchor out, and write .* where more text may stand. A literal ^ or $ is written \\^ or \\$.',
  },
  'word-boundary': {
    message: 'Word boundaries are not part of the pattern language.',
    hint: 'Spell out what may stand next to the word, such as (?:.*\\W)?word(?:\\W.*)?. A backspace is written \\x08.',
  },
  'back-reference': {
    message: 'Back-references are not regular and are not part of the pattern language.',
    hint: 'Write the alternatives out. A control character is written \\xHH.',
  },
  'look-around': {
    message: 'Look-ahead and look-behind are not part of the pattern language.',
    hint: 'Use a second matcher in the rule, under "not" or "all", in place of the assertion.',
  },
  'named-group': {
    message: 'Named groups are not part of the pattern language.',
    hint: 'Groups capture nothing: write ( ) or (?: ).',
  },
  'inline-flags': {
    message: 'Flags are not part of the pattern language.',
    hint: 'Patterns are case-sensitive and . matches every character: write both cases as a class, such as [Aa].',
  },
  'unsupported-group': {
    message: 'This kind of group is not part of the pattern language.',
    hint: 'Write ( ) or (?: ). A literal ? is written \\?.',
  },
  'unclosed-group': {
    message: 'This group is never closed.',
    hint: 'Add the missing ). A literal parenthesis is written \\(.',
  },
  'unopened-group': {
    message: 'This parenthesis closes no group.',
    hint: 'Remove it. A literal parenthesis is written \\).',
  },
  'unclosed-class': {
    message: 'This character class is never closed.',
    hint: 'Add the missing ]. A literal bracket is written \\[.',
  },
  'empty-class': {
    message: 'This character class contains no character, so nothing could match it.',
    hint: 'Any character is written . and a bracket inside a class \\].',
  },
  'reversed-range': {
    message: 'The ends of this range are in the wrong order.',
    hint: 'Write the lower code point first. A literal hyphen is written \\-.',
  },
  'ambiguous-hyphen': {
    message: 'A hyphen inside a class stands between two characters, first, or last.',
    hint: 'Write a literal hyphen as \\-.',
  },
  'ambiguous-class': {
    message: 'Regular expression dialects disagree on what [, &&, || and ~~ mean inside a class.',
    hint: 'Put a backslash before each of these characters that is meant literally.',
  },
  'unicode-property': {
    message: 'Unicode properties are not part of the pattern language: they change with the Unicode version.',
    hint: 'Write the ranges of code points, such as [\\u{400}-\\u{4FF}].',
  },
  'unknown-escape': {
    message: 'This escape has no meaning in the pattern language.',
    hint: "Known are \\d \\D \\w \\W \\s \\S \\n \\t \\r \\f \\v \\0 \\xHH \\uHHHH \\u{...} and a backslash before punctuation other than < > ' ` _. Leave the backslash out for a literal character.",
  },
  'malformed-escape': {
    message: 'This escape is incomplete or out of range.',
    hint: 'Write \\xHH, \\uHHHH, \\u{...} up to \\u{10FFFF}, or \\0 without a digit after it. A literal backslash is written \\\\.',
  },
  'lone-surrogate': {
    message: 'A surrogate is half a character and stands for nothing on its own.',
    hint: 'Write the whole character, or its code point as \\u{...}.',
  },
  'lone-bracket': {
    message: 'This bracket opens or closes nothing.',
    hint: 'A literal bracket is written \\], \\{ or \\}.',
  },
  'stray-quantifier': {
    message: 'There is nothing here to repeat.',
    hint: 'Write what is to be repeated before the quantifier. A literal one is written \\?, \\*, \\+ or \\{.',
  },
  'stacked-quantifier': {
    message: 'A quantifier cannot follow a quantifier; possessive ones are not part of the pattern language.',
    hint: 'Keep one of them, or put a group around the inner repetition.',
  },
  'lazy-quantifier': {
    message: 'Lazy quantifiers are not part of the pattern language.',
    hint: 'Leave the ? out: as the whole argument is matched, it would change nothing.',
  },
  'malformed-quantifier': {
    message: 'This is not a counted repetition.',
    hint: 'Write {m}, {m,} or {m,n} with plain digits; {0,n} for "at most n". A literal brace is written \\{.',
  },
  'reversed-quantifier': {
    message: 'The lower bound of this repetition is above its upper bound.',
    hint: 'Write the lower bound first.',
  },
};
