/**
 * Characters that a person reads as a blank or does not see at all: Unicode spaces, zero-width and
 * bidirectional controls. Bash takes them as parts of a word, so outside quotes the text is not what it seems.
 */
export function isInvisible(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0xad ||
    code === 0x61c ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x1680 ||
    code === 0x180e ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x206f) ||
    code === 0x2800 ||
    code === 0x3000 ||
    code === 0x3164 ||
    code === 0xfeff ||
    code === 0xffa0 ||
    (code >= 0xfff9 && code <= 0xfffb)
  );
}

/** Index of the first such character in a text, else -1. */
export function indexOfInvisible(text: string): number {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127 && isInvisible(code)) return index;
  }
  return -1;
}
