/** URLs in a tool's input: those of a file are read, and those with a control character are of no known host. */

import type { InputMatcher } from '../../generated/types.js';
import type { Budget } from '../expr.js';
import { commonText, listed, patternLanguage } from '../language.js';

/** Whether every text that the member may be is read from a file or leads to a host that is not known. */
export function isLocalUrl({ equals, pattern }: InputMatcher, budget: Budget): boolean {
  if (typeof equals !== 'string' && pattern === undefined) return false;
  const text = typeof equals === 'string' ? listed([equals]) : patternLanguage(pattern ?? '');
  const other = commonText(
    [
      { part: text, holds: true },
      { part: patternLanguage(LOCAL), holds: false },
    ],
    budget,
  );
  return other === null;
}

const LOCAL = '[\\x00-\\x20]*[Ff][Ii][Ll][Ee]:.*|.*[\\x00-\\x1f\\x7f].*';
