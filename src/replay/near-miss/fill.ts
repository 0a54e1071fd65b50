/** Fills the templates of the material: `{seed}`, `{payload}`, the same in quotes, and the payload encoded. */

export interface Filling {
  readonly seed?: string;
  readonly payload?: string;
}

/** Null where the template asks for an encoding that the payload does not have: all are of ASCII text. */
export function fill(template: string, { seed = '', payload = '' }: Filling): string | null {
  let isPossible = true;
  const text = template.replace(PLACES, (_, name: string) => {
    const value = VALUES[name]?.({ seed, payload }) ?? null;
    isPossible &&= value !== null;
    return value ?? '';
  });
  return isPossible ? text : null;
}

const PLACES = /\{(seed\*?|payload\*?|both\*|base64|hex|octal|escapes|reversed|rot13)\}/g;

export const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const encoded = (
  payload: string,
  encode: (codes: readonly number[], text: string) => string,
): string | null =>
  /^[\t\n -~]*$/.test(payload)
    ? encode(
        [...payload].map((char) => char.charCodeAt(0)),
        payload,
      )
    : null;

const VALUES: {
  readonly [name: string]: ((filling: Required<Filling>) => string | null) | undefined;
} = {
  seed: ({ seed }) => seed,
  'seed*': ({ seed }) => singleQuoted(seed),
  payload: ({ payload }) => payload,
  'payload*': ({ payload }) => singleQuoted(payload),
  'both*': ({ seed, payload }) => singleQuoted(`${seed}; ${payload}`),
  base64: ({ payload }) => encoded(payload, base64),
  hex: ({ payload }) => encoded(payload, (codes) => codes.map(hexadecimal).join('')),
  octal: ({ payload }) => encoded(payload, (codes) => codes.map((code) => `\\${octal(code)}`).join('')),
  escapes: ({ payload }) =>
    encoded(payload, (codes) => codes.map((code) => `\\x${hexadecimal(code)}`).join('')),
  reversed: ({ payload }) => encoded(payload, (_, text) => singleQuoted([...text].reverse().join(''))),
  rot13: ({ payload }) =>
    encoded(payload, (codes) => singleQuoted(String.fromCharCode(...codes.map(rotated)))),
};

const hexadecimal = (code: number): string => code.toString(16).padStart(2, '0');
const octal = (code: number): string => code.toString(8).padStart(3, '0');

/** Half of the alphabet further; anything but a letter stays. */
function rotated(code: number): number {
  const first = code >= 97 && code <= 122 ? 97 : code >= 65 && code <= 90 ? 65 : null;
  return first === null ? code : ((code - first + 13) % 26) + first;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648, section 4. */
function base64(codes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < codes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = codes.slice(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET[(bits >> shift) & 63] as string).join('');
    const filled = Math.min(4, codes.length - at + 1);
    text += digits.slice(0, filled).padEnd(4, '=');
  }
  return text;
}
