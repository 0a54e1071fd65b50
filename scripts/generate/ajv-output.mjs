/**
 * Ajv's standalone module, changed in four ways that leave its verdicts as they are (save for the second):
 *
 * - it imports nothing;
 * - a string named like a member of Object.prototype is not taken for a duplicate, nor `__proto__` for unique;
 * - listing faults takes time in proportion to their number, where Ajv copies the list for each item;
 * - it is smaller, since a process that decides one call pays for every byte it loads.
 *
 * @param {string} generated
 * @returns {string}
 */
export function selfContained(generated) {
  let code = generated.replace(/^"use strict";\n?/, '');
  for (const [emitted, instead] of REWRITES) code = code.replace(emitted, instead);
  code = onlyWhatIsRead(code);
  const helpers = HELPERS.filter((helper) => code.includes(helper.emitted));
  for (const { emitted, name } of helpers) code = code.replaceAll(emitted, name);
  const foreign = /\brequire\s*\(.*|^import\b.*|\bnew Function\b|\beval\s*\(/m.exec(code);
  if (foreign !== null) throw new Error(`the generated validators are not self-contained: ${foreign[0]}`);
  return `${[code.trim(), ...helpers.map(({ text }) => text)].join('\n\n')}\n`;
}

/**
 * Ajv keeps each schema whole, to read an enum or the names of its properties from it: keeps those instead.
 *
 * @param {string} code
 */
function onlyWhatIsRead(code) {
  const schemas = new Map();
  const rest = code.replace(/^const (schema\d+) = (.*);\n/gm, (_, name, json) => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  const kept = new Map();
  const keep = (text) => {
    if (!kept.has(text)) kept.set(text, `kept${kept.size}`);
    return kept.get(text);
  };
  const read = rest.replace(
    /\b(schema\d+)((?:\.\w+|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g,
    (whole, name, path) => {
      if (!schemas.has(name)) return whole;
      const keys = [...path.matchAll(/\.(\w+)|\[([^\]]+)\]/g)].map(
        ([, plain, quoted]) => plain ?? JSON.parse(quoted),
      );
      const value = keys.reduce((inner, key) => inner[key], schemas.get(name));
      // A table of properties is only ever asked whether it has a name.
      const names = keys.at(-1) === 'properties' && keys.at(-2) !== 'properties';
      return keep(
        JSON.stringify(names ? Object.fromEntries(Object.keys(value).map((key) => [key, 0])) : value),
      );
    },
  );
  const whole = /\bschema\d+\b/.exec(read);
  if (whole !== null && schemas.has(whole[0]))
    throw new Error(`the generated validators read all of ${whole[0]}`);
  return `${[...kept].map(([text, name]) => `const ${name} = ${text};\n`).join('')}${read}`;
}

const REWRITES = [
  [/^const (indices\d+) = \{\};$/gm, 'const $1 = Object.create(null);'],
  [
    /^if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}$/gm,
    '(vErrors ??= []).push($1);',
  ],
  [
    /^const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:(".*?"),keyword:(".*?"),params:(.*),message:(".*?")\};\n\(vErrors \?\?= \[\]\)\.push\(\1\);$/gm,
    (_, __, path = 'instancePath', ...rest) =>
      `vErrors = withError(vErrors, ${[path, ...rest.slice(0, 4)].join(', ')});`,
  ],
  [
    /^vErrors = vErrors === null \? (\w+(?:\.\w+)*) : vErrors\.concat\(\1\);$/gm,
    'vErrors = withErrors(vErrors, $1);',
  ],
];

const HELPERS = [
  {
    emitted: 'withErrors(',
    name: 'withErrors(',
    text: `function withErrors(before, more) {
if (before === null) return more;
for (const error of more) before.push(error);
return before;
}`,
  },
  {
    emitted: 'withError(',
    name: 'withError(',
    text: `function withError(before, instancePath, schemaPath, keyword, params, message) {
const error = { instancePath, schemaPath, keyword, params, message };
if (before === null) return [error];
before.push(error);
return before;
}`,
  },
  {
    emitted: 'require("ajv/dist/runtime/ucs2length").default',
    name: 'codePointLength',
    text: `function codePointLength(text) {
let length = 0;
for (const _ of text) length++;
return length;
}`,
  },
  {
    emitted: 'require("ajv/dist/runtime/equal").default',
    name: 'jsonEqual',
    text: `function jsonEqual(a, b) {
if (a === b) return true;
if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
if (Array.isArray(a) !== Array.isArray(b)) return false;
const keys = Object.keys(a);
if (keys.length !== Object.keys(b).length) return false;
return keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key]));
}`,
  },
];
