/** Spellings of one argument that bash reads as the same text. */

/** In single quotes; bare where that is plainly the same. */
export const quoted = (value: string): string =>
  /^[A-Za-z0-9_./:=@,+-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;

const double = (value: string): string => `"${value.replace(/["\\$`]/g, '\\$&')}"`;
const backslashes = (value: string): string =>
  value === '' ? "''" : [...value].map((char) => (/[A-Za-z0-9]/.test(char) ? char : `\\${char}`)).join('');
const allBackslashes = (value: string): string => [...value].map((char) => `\\${char}`).join('') || '""';
const ansi = (value: string): string =>
  `$'${[...value].map((char) => (/[A-Za-z0-9/]/.test(char) ? char : `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`)).join('')}'`;
const octal = (value: string): string =>
  `$'${[...value].map((char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')}'`;
const single = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;
const halves = (value: string): string => {
  const middle = Math.ceil(value.length / 2);
  return `${single(value.slice(0, middle))}${double(value.slice(middle))}`;
};
const emptyQuotes = (value: string): string => {
  const [first = '', ...rest] = [...value];
  return `${quoted(first)}''""${rest.length === 0 ? '' : quoted(rest.join(''))}`;
};

/** Of ASCII text without a newline. */
export const SPELLINGS: ReadonlyMap<string, (value: string) => string> = new Map([
  ['plain or single quotes', quoted],
  ['single quotes', single],
  ['double quotes', double],
  ['backslashes', backslashes],
  ['a backslash before each character', allBackslashes],
  ["$'…' with hexadecimal escapes", ansi],
  ["$'…' with octal escapes", octal],
  ['two quotings side by side', halves],
  ['empty quotes inside', emptyQuotes],
]);
