/** Spellings of one argument that bash reads as the same text. */

export { quotedWord as quoted, SPELLINGS } from '../../src/testing/arbitraries/spellings.js';
