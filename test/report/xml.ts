/** A strict reader of the XML that we write: no document type, no sections, no instructions but the first. */

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const TOKEN =
  /<\?xml version="1\.0" encoding="UTF-8"\?>|<\/([a-z-]+)>|<([a-z-]+)((?: [A-Za-z]+="[^"<]*")*)(\/?)>|([^<]+)/y;

/** Throws where the text is not well-formed. */
export function readXml(text: string): Element {
  if (!CHARACTERS.test(text)) throw new Error('A character that XML 1.0 does not have.');
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`Not well-formed at ${at}: ${text.slice(at, at + 40)}`);
    const [, closes, opens, attributes = '', empty, data] = match;
    const inner = open.at(-1) as Element;
    if (closes !== undefined) {
      if (inner.name !== closes || open.length === 1) throw new Error(`</${closes}> closes nothing.`);
      open.pop();
    } else if (opens !== undefined) {
      const element = { name: opens, attributes: readAttributes(attributes), children: [], text: '' };
      inner.children.push(element);
      if (empty === '') open.push(element);
    } else if (data !== undefined) {
      inner.text += decoded(data);
    }
  }
  const [root, ...more] = top.children;
  if (open.length !== 1 || root === undefined || more.length > 0 || top.text.trim() !== '')
    throw new Error('There is not one root.');
  return root;
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/ ([A-Za-z]+)="([^"]*)"/g)) {
    if (found.has(name)) throw new Error(`The attribute ${name} is there twice.`);
    found.set(name, decoded(value));
  }
  return found;
}

function decoded(text: string): string {
  if (text.includes(']]>')) throw new Error('A ]]> in character data.');
  return text.replace(/&([^;]*;?)/g, (_, name: string) => {
    const character = ENTITIES.get(name);
    if (character === undefined) throw new Error(`There is no entity &${name}`);
    return character;
  });
}

const ENTITIES = new Map([
  ['amp;', '&'],
  ['lt;', '<'],
  ['gt;', '>'],
  ['quot;', '"'],
]);
