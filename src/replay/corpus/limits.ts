/** What bounds the memory of a reader. Each limit is reported where it is met; docs/corpora.md lists them. */

/** UTF-16 units of a document that is not read line by line, of one element of a list, and of one command. */
export const DOCUMENT_LIMIT: number = 16 * 1024 * 1024;

/** Calls that wait for their outcome at the same time. The oldest goes without where there are more. */
export const WAITING_LIMIT: number = 1024;

/** Calls whose ids are remembered at least, so that one that is recorded again is known. */
export const SEEN_LIMIT: number = 50_000;
