/** Spellings of one argument that bash reads as the same text. Each takes any text without NUL and half surrogates. */

/** In single quotes; bare where that is plainly the same. Of a first word, `asProgram` has to be asked as well. */
export const quotedWord = (value: string): string =>
  /^[A-Za-z0-9_./:=@,+-]+$/.test(value) ? value : single(value);

/** The spelling of a first word; bare, an assignment or a reserved word would be no program. */
export const asProgram = (value: string, spelled: string): string =>
  spelled === value && (RESERVED.has(value) || value.includes('=')) ? single(value) : spelled;

export const SPELLINGS: ReadonlyMap<string, (value: string) => string> = new Map(
  (
    [
      ['plain or single quotes', quotedWord],
      ['single quotes', single],
      ['double quotes', double],
      ['backslashes', backslashes],
      ['a backslash before each character', allBackslashes],
      ["$'…' with hexadecimal escapes", hexadecimal],
      ["$'…' with octal escapes", octal],
      ['two quotings side by side', halves],
      ['empty quotes inside', emptyQuotes],
    ] as const
  ).map(([name, spell]) => [
    name,
    (value: string): string => (hasControl(value) ? hexadecimal(value) : spell(value)),
  ]),
);

const RESERVED: ReadonlySet<string> = new Set(
  'if then elif else fi for while until do done case esac in select function time coproc'.split(' '),
);

/** Raw control characters are refused by careful readers, whatever the quotes around them. */
const hasControl = (value: string): boolean =>
  [...value].some((char) => (char < ' ' && char !== '\t' && char !== '\n') || char === '\u007f');

function single(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

function double(value: string): string {
  return `"${value.replace(/["\\$`]/g, '\\$&')}"`;
}

function backslashes(value: string): string {
  const spell = (char: string): string => (/[A-Za-z0-9]/.test(char) ? char : escaped(char));
  return value === '' ? "''" : [...value].map(spell).join('');
}

function allBackslashes(value: string): string {
  return [...value].map(escaped).join('') || '""';
}

/** A backslash before a newline would remove both; one before a tab is misread by some. */
const escaped = (char: string): string => (char === '\n' ? "$'\\n'" : char === '\t' ? "$'\\t'" : `\\${char}`);

function hexadecimal(value: string): string {
  return ansi(value, (code) => `\\x${code.toString(16).padStart(2, '0')}`, /[A-Za-z0-9/]/);
}

function octal(value: string): string {
  return ansi(value, (code) => `\\${code.toString(8).padStart(3, '0')}`, /^$/);
}

/**
 * Escapes of ASCII. Any other character stands for itself, C1 controls too: `\u` means them in some locales only, and
 * from the bytes of their UTF-8 careful readers make no text.
 */
function ansi(value: string, byte: (code: number) => string, plain: RegExp): string {
  const spell = (char: string): string => {
    const code = char.charCodeAt(0);
    return plain.test(char) || code >= 0x80 ? char : byte(code);
  };
  return `$'${[...value].map(spell).join('')}'`;
}

function halves(value: string): string {
  const chars = [...value];
  const middle = Math.ceil(chars.length / 2);
  return `${single(chars.slice(0, middle).join(''))}${double(chars.slice(middle).join(''))}`;
}

function emptyQuotes(value: string): string {
  const [first = '', ...rest] = [...value];
  return `${quotedWord(first)}''""${rest.length === 0 ? '' : single(rest.join(''))}`;
}
