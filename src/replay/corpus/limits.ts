/** What bounds the memory of a reader. Each limit is reported where it is met. */

/** UTF-16 units of a document that is not read line by line, and of a command over several lines. */
export const DOCUMENT_LIMIT: number = 16 * 1024 * 1024;
