/**
 * The options of a grammar and its subcommands that do more than the program itself, by what they do: an effect, or
 * the role of a value. As the text of a cell of a table.
 *
 * @param {any} grammar
 * @returns {string}
 */
export function notableOptions(grammar) {
  const groups = new Map();
  collect(grammar, [], groups);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, options]) => `${what}: ${listed([...options])}`)
    .join('; ');
}

function collect(body, path, groups) {
  const usual = new Set([
    ...QUIET,
    ...(body.effects ?? []),
    ...(body.operands ?? []).map(({ role }) => role),
  ]);
  const add = (what, option) => {
    if (usual.has(what)) return;
    if (!groups.has(what)) groups.set(what, new Set());
    groups.get(what).add([...path, spelling(option)].join(' '));
  };
  for (const option of body.options ?? []) {
    for (const what of doings(option)) add(what, option);
    // What an option does by choosing a variant: `find -delete`.
    for (const { when, effects = [], operands = [] } of body.variants ?? []) {
      const chosen = [...(when.any ?? []), ...(when.all ?? []), ...(when.value ? [when.value.name] : [])];
      if (!chosen.some((name) => option.names.includes(name))) continue;
      for (const what of [...effects, ...operands.map(({ role }) => role)]) add(what, option);
    }
  }
  for (const [name, inner] of Object.entries(body.subcommands ?? {})) collect(inner, [...path, name], groups);
}

function doings({ value, more = [], rest, keyed, effects = [] }) {
  const keys = Object.entries(keyed?.keys ?? {})
    // A value that could be a URL is refused in many places: that says nothing of the option.
    .filter(([, role]) => role !== 'refuse')
    .map(([, role]) => role);
  return new Set(
    [value, ...more, rest, ...keys, keyed?.otherwise, ...effects].filter((what) => what !== undefined),
  );
}

/** The long name says more. */
function spelling({ names }) {
  return names.find((name) => name.startsWith('--')) ?? names[0];
}

function listed(options) {
  const shown = options.length > MOST ? options.slice(0, MOST - 1) : options;
  const more = options.length - shown.length;
  const texts = shown.map((option) => `\`${option.replaceAll('|', '\\|')}\``);
  return `${texts.join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Of one effect or role. */
const MOST = 5;

/** Effects and roles that lose, change or send nothing. */
const QUIET = [
  'none',
  'data',
  'list',
  'read',
  'archive-read',
  'header',
  'arguments',
  'environment',
  'cwd',
  'vcs-read',
  'sed',
  'awk',
  'jq',
];
