/** Text from outside, made safe to show. */

/**
 * Text from a call or a pack, on one line: control characters, which could move the cursor and forge a decision, and
 * characters that are invisible or turn the direction of writing are spelled out.
 */
export function visible(text: string): string {
  let shown = '';
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    shown += isHidden(code) ? spelled(character, code) : character;
  }
  return shown;
}

const HIDDEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff],
];

const isHidden = (code: number): boolean => HIDDEN.some(([first, last]) => code >= first && code <= last);

const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\t', '\\t'],
  ['\r', '\\r'],
]);

const spelled = (character: string, code: number): string =>
  NAMED.get(character) ?? `\\u{${code.toString(16).padStart(4, '0')}}`;
