/**
 * The text with what is literal in every shell blanked: inside single quotes, comments, here-documents with a quoted
 * delimiter, and brackets and operators inside double quotes that hold no substitution. Line breaks stay. Where
 * quotes may be nested (a backtick, `$(` in double quotes, `$'`), the rest of the text is left as it is. Linear.
 */
export function withoutLiterals(text: string): string {
  let made = '';
  let at = 0;
  // Only at the beginning of a word `#` begins a comment.
  let begins = true;
  const documents: { readonly delimiter: string; readonly tabs: boolean; readonly literal: boolean }[] = [];
  while (at < text.length) {
    const char = text[at] as string;
    const beginning = begins;
    begins = /[\s;|&(]/.test(char);
    if (char === '\\') {
      made += '\\x';
      at += 2;
    } else if (char === '$' && text[at + 1] === '{') {
      // Only the plainest expansions: in others quotes, comments and documents are none.
      const plain = /^\$\{[\w@*?!:=+%/.,^~[\]-]*\}/.exec(text.slice(at, at + 200));
      if (plain === null) return made + text.slice(at);
      made += plain[0];
      at += plain[0].length;
    } else if (char === "'" && text[at - 1] !== '$') {
      const end = text.indexOf("'", at + 1);
      if (end < 0) return made + text.slice(at);
      made += `'${blank(text.slice(at + 1, end))}'`;
      at = end + 1;
    } else if (char === '"' && text[at - 1] !== '$') {
      const end = closingQuote(text, at + 1);
      if (end === null) return made + text.slice(at);
      made += `"${quotedText(text.slice(at + 1, end))}"`;
      at = end + 1;
    } else if (char === '`' || char === "'" || char === '"' || (char === '(' && text[at + 1] === '(')) {
      return made + text.slice(at);
    } else if (char === '#' && beginning) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (char === '<' && text[at + 1] === '<' && text[at - 1] !== '<' && text[at + 2] !== '<') {
      const head = /^<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\\$`\n]*)"|([\w.-]+))/.exec(text.slice(at, at + 200));
      if (head === null) return made + text.slice(at);
      const delimiter = head[2] ?? head[3] ?? head[4] ?? '';
      documents.push({ delimiter, tabs: head[1] === '-', literal: head[4] === undefined });
      made += `<<${'x'.repeat(head[0].length - 2)}`;
      at += head[0].length;
    } else if (char === '\n' && documents.length > 0) {
      made += '\n';
      at += 1;
      for (const document of documents.splice(0)) {
        const end = endOfDocument(text, at, document);
        if (end === null) return made + text.slice(at);
        made += document.literal ? blank(text.slice(at, end)) : text.slice(at, end);
        at = end;
      }
    } else {
      made += char;
      at += 1;
    }
  }
  return made;
}

/** Of double quotes: what an expansion may read is left, brackets and operators are not. */
const quotedText = (text: string): string =>
  text.includes('${') ? text : text.replace(/\\[\s\S]|(?<!\$)[()<>=~*?!,;|&#-]/g, 'x');

const blank = (text: string): string => text.replace(/[^\n *?]/g, 'x');

/** Of double quotes without a substitution in them. */
function closingQuote(text: string, from: number): number | null {
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '`' || (char === '$' && text[at + 1] === '(')) return null;
    else if (char === '$' && text[at + 1] === '{' && /^\$\{[^}]*["'\\]/.test(text.slice(at, at + 200)))
      return null;
    else if (char === '"') return at;
  }
  return null;
}

/** Where the line with the delimiter ends. */
function endOfDocument(
  text: string,
  from: number,
  { delimiter, tabs }: { readonly delimiter: string; readonly tabs: boolean },
): number | null {
  for (let at = from; at < text.length; ) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(at, end);
    if ((tabs ? line.replace(/^\t+/, '') : line) === delimiter) return end;
    at = end + 1;
  }
  return null;
}
