/** Names in data that may end in `*`, which then stand for every name that begins so. */
export const fitsName = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
