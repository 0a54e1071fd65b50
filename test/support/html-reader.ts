/**
 * Reads the markup that the package writes: a small part of HTML, in which every element but the void ones is closed
 * where it was opened, every attribute stands in double quotes, and every `&` begins one of five entities. It throws at
 * anything else. test/browser/ shows that a browser makes the same tree of what it reads.
 */

export interface HtmlElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const VOID: ReadonlySet<string> = new Set(['meta', 'input']);
/** Their text is no markup: it lasts to the next `</` of the same name. */
const RAW: ReadonlySet<string> = new Set(['script', 'style']);

/** What follows `<!doctype html>`. */
export function readHtml(text: string): HtmlElement {
  const root: HtmlNode[] = [];
  const open: { name: string; children: HtmlNode[] }[] = [{ name: '', children: root }];
  const pattern = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>"]*(?:"[^"<>]*"[^<>"]*)*)?)>|([^<>]+)/gy;
  pattern.lastIndex = '<!doctype html>'.length;
  if (!text.startsWith('<!doctype html>')) throw new Error('There is no doctype.');
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (found === null) throw new Error(`Not markup of ours: ${JSON.stringify(text.slice(at, at + 80))}`);
    const [, close, name = '', attributes = '', plain] = found;
    const inner = open.at(-1) as { name: string; children: HtmlNode[] };
    if (plain !== undefined) inner.children.push(decoded(plain));
    else if (close === '/') {
      if (inner.name !== name || open.length === 1) throw new Error(`</${name}> closes <${inner.name}>.`);
      open.pop();
    } else {
      const children: HtmlNode[] = [];
      inner.children.push({ name, attributes: attributesOf(attributes), children });
      if (RAW.has(name)) {
        const end = text.indexOf(`</${name}>`, pattern.lastIndex);
        children.push(text.slice(pattern.lastIndex, end));
        pattern.lastIndex = end + `</${name}>`.length;
      } else if (!VOID.has(name) && !attributes.endsWith('/')) open.push({ name, children });
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed.`);
  const [html] = root.filter((node): node is HtmlElement => typeof node !== 'string');
  if (html === undefined) throw new Error('There is no element.');
  return html;
}

/** The elements that a test is true of, in the order of the page. */
export const elementsOf = (node: HtmlNode, is: (element: HtmlElement) => boolean): readonly HtmlElement[] =>
  typeof node === 'string'
    ? []
    : [...(is(node) ? [node] : []), ...node.children.flatMap((child) => elementsOf(child, is))];

export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

export const hasClass =
  (name: string) =>
  ({ attributes }: HtmlElement): boolean =>
    (attributes.class ?? '').split(' ').includes(name);

function attributesOf(text: string): { readonly [name: string]: string } {
  const rest = text.replace(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g, '').replace(/\/$/, '');
  if (rest !== '') throw new Error(`Not attributes of ours: ${JSON.stringify(text)}`);
  return Object.fromEntries(
    [...text.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value),
    ]),
  );
}

const ENTITIES: { readonly [name: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:[a-z]+;|#\d+;)?/g, (entity) => {
    const character = ENTITIES[entity];
    if (character === undefined) throw new Error(`Not an entity of ours: ${entity}`);
    return character;
  });
