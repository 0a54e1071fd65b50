/** Source text without comments, and on request without what stands in strings. Templates keep their expressions. */
export function bareCode(
  text: string,
  options: { readonly strings: boolean } = { strings: true },
): { readonly code: string } {
  let code = '';
  let at = 0;
  const braces: number[] = [];
  const string = (from: number, quote: string): number => {
    let end = from + 1;
    while (end < text.length && text[end] !== quote && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
    code += options.strings ? text.slice(from, end + 1) : quote + quote;
    return end + 1;
  };
  const template = (from: number): number => {
    let end = from;
    while (end < text.length && text[end] !== '`') {
      if (text[end] === '$' && text[end + 1] === '{') {
        braces.push(0);
        code += options.strings ? `${text.slice(from, end)}\${` : '${';
        return end + 2;
      }
      end += text[end] === '\\' ? 2 : 1;
    }
    code += options.strings ? text.slice(from, end + 1) : '`';
    return end + 1;
  };
  while (at < text.length) {
    const char = text[at] as string;
    const pair = text.slice(at, at + 2);
    if (pair === '//') at = endOf(text, '\n', at);
    else if (pair === '/*') at = endOf(text, '*/', at) + 2;
    else if (char === '/' && startsRegExp(code)) {
      const literal = regExpAt(text, at);
      code += options.strings ? literal : '/x/';
      at += literal.length;
    } else if (char === '"' || char === "'") at = string(at, char);
    else if (char === '`') {
      code += '`';
      at = template(at + 1);
    } else if (char === '}' && braces.at(-1) === 0) {
      braces.pop();
      code += '}';
      at = template(at + 1);
    } else {
      if (char === '{' && braces.length > 0) braces.push((braces.pop() ?? 0) + 1);
      if (char === '}' && braces.length > 0) braces.push((braces.pop() ?? 1) - 1);
      code += char;
      at += 1;
    }
  }
  return { code };
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end;
}

/** A slash begins a literal unless a value stands before it. */
const startsRegExp = (before: string): boolean => {
  const last = before.trimEnd();
  return /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|void|delete|throw|else|do))$/.test(last);
};

function regExpAt(text: string, from: number): string {
  let inClass = false;
  let end = from + 1;
  for (; end < text.length && text[end] !== '\n'; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '[') inClass = true;
    else if (text[end] === ']') inClass = false;
    else if (text[end] === '/' && !inClass) break;
  }
  end += 1;
  while (/[a-z]/.test(text[end] ?? '')) end += 1;
  return text.slice(from, end);
}
