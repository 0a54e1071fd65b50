import { isNameChar, isNameStart } from './characters.js';

/** Every identifier in an arithmetic text: each may be read as a variable, and its value again as an expression. */
export function arithmeticNames(text: string): string[] {
  const names: string[] = [];
  let index = 0;
  while (index < text.length) {
    if (!isNameChar(text.charCodeAt(index))) {
      index += 1;
      continue;
    }
    const start = index;
    while (index < text.length && isNameChar(text.charCodeAt(index))) index += 1;
    if (isNameStart(text.charCodeAt(start))) names.push(text.slice(start, index));
  }
  return names;
}

/** Whether an arithmetic text may assign: `=` other than in a comparison, `++`, `--`. Errs towards yes. */
export function arithmeticSets(text: string): boolean {
  return /(?:^|[^=!<>])=(?!=)|<<=|>>=|\+\+|--/.test(text);
}
