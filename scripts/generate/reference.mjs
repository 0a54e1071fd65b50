import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * docs/matchers.md, from the descriptions in schema/. Nothing where there is no schema of packs.
 *
 * @param {string} root the repository
 * @returns {{ path: string, text: string }[]}
 */
export function generateReference(root) {
  const file = join(root, 'schema', 'pack.schema.json');
  if (!existsSync(file)) return [];
  const pack = JSON.parse(readFileSync(file, 'utf8'));
  if (pack.definitions?.matcher === undefined) return [];
  return [{ path: join(root, 'docs', 'matchers.md'), text: matchers(pack) }];
}

function matchers(pack) {
  const { properties } = pack.definitions.matcher;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const [, kind, text] = /^\[(\w+)\] (.*)$/s.exec(schema.description) ?? [];
    if (kind === undefined)
      throw new Error(`${name}: its description must begin with [command], [call] or [either]`);
    return `| \`${name}\` | ${kind} | ${text} | ${value(schema)} |`;
  });
  return `${HEADER}\n${rows.join('\n')}\n`;
}

/** The shape of a matcher's value, in short. */
function value(schema) {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.allOf !== undefined) return 'a matcher';
  if (schema.$ref !== undefined) return schema.$ref.includes('matcher') ? 'a matcher' : 'a name';
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(value))].join(' or ');
  if (schema.type === 'array') return `a list of ${items(schema.items)}`;
  if (schema.type === 'object') {
    const required = new Set(schema.required ?? []);
    const names = Object.keys(schema.properties ?? {}).map(
      (name) => `\`${name}${required.has(name) ? '' : '?'}\``,
    );
    return names.join(', ');
  }
  return schema.enum !== undefined ? 'one of a list' : `a ${schema.type ?? 'value'}`;
}

function items(schema) {
  if (schema.$ref !== undefined) return schema.$ref.includes('matcher') ? 'matchers' : 'names';
  return schema.anyOf !== undefined ? 'strings, or `{ "anyOf": [...] }`' : `${schema.type ?? 'value'}s`;
}

const HEADER = `<!-- Generated from schema/pack.schema.json by scripts/generate.mjs. Do not edit. -->

# Matchers

A matcher is an object with exactly one member. Every matcher answers true, false or unknown (something in the call is not known before it runs): allow needs true, review fires on true or unknown, deny needs true, and a deny that is unknown keeps the call from being allowed.

*command*: about one command at a time, wherever it is nested; a rule with such matchers is a command rule. *call*: about the call; a rule with such matchers is a call rule, and cannot allow. *either*: fits both; a rule of these alone is a command rule. A rule that mixes command and call matchers outside \`flow\` does not load.

An allow rule covers a command only if all of the command's effects lie within those that the rule names by \`effectsAllIn\`; a rule that names none covers \`none\`, \`list\`, \`read\`, \`decode\`, \`vcs-read\`, \`create\` and \`shell-state\`, and no path in a protected place (scope \`denied\`).

| matcher | kind | true when | value |
|---|---|---|---|`;
