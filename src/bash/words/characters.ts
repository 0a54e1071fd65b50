/** Characters that end a word where they are not quoted: blank, newline, `;`, `|`, `&`, `<`, `>`, `(`, `)`. */
export function isMeta(code: number): boolean {
  return (
    code === 32 ||
    code === 9 ||
    code === 10 ||
    code === 59 ||
    code === 124 ||
    code === 38 ||
    code === 60 ||
    code === 62 ||
    code === 40 ||
    code === 41
  );
}

export function isNameStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

export function isNameChar(code: number): boolean {
  return isNameStart(code) || (code >= 48 && code <= 57);
}

/** A name, a digit or one of the special parameters `* @ # ? - $ !`. */
export function isParameterStart(code: number): boolean {
  if (isNameChar(code)) return true;
  return (
    code === 42 || code === 64 || code === 35 || code === 63 || code === 45 || code === 36 || code === 33
  );
}
