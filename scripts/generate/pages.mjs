import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from './invalid-input.mjs';

/**
 * A module that holds the style and the script of pages/replay/, or nothing where there is no such folder, each with
 * the hash by which a page allows it and nothing else. The script's modules become one: they import by name from one another only, and no two of them
 * declare the same name.
 *
 * @param {string} root the repository
 * @returns {string}
 */
export function generatePage(root) {
  const folder = join(root, 'pages', 'replay');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  const style = names
    .filter((name) => name.endsWith('.css'))
    .map(text)
    .join('\n');
  const modules = names.filter((name) => name.endsWith('.js') && name !== MAIN);
  const script = [...modules, ...names.filter((name) => name === MAIN)]
    .map((name) => joined(name, text(name)))
    .join('\n');
  for (const [name, source] of Object.entries({ style, script }))
    if (/<[!/]/.test(source))
      throw new InvalidInput([`pages/replay: the ${name} holds <! or </, which could end it`]);
  return `${HEADER}
export const PAGE_STYLE: PagePart = ${part(style)};

export const PAGE_SCRIPT: PagePart = ${part(script)};
`;
}

const MAIN = 'main.js';

const HEADER = `// Written by scripts/generate.mjs from pages/replay/. Do not edit.

/** What stands in a page as it is, and its hash as a Content-Security-Policy names it. */
export interface PagePart {
  readonly text: string;
  readonly hash: string;
}
`;

const part = (text) =>
  `{\n  text: ${JSON.stringify(text)},\n  hash: 'sha256-${createHash('sha256').update(text).digest('base64')}',\n}`;

function joined(name, source) {
  const text = source.replace(/^import \{[^}]*\} from '\.\/[\w-]+\.js';\n/gm, '').replace(/^export /gm, '');
  if (/^(?:import|export)\b/m.test(text))
    throw new InvalidInput([
      `pages/replay/${name}: only \`import { … } from './…js'\` and \`export\` before a declaration`,
    ]);
  return text;
}
