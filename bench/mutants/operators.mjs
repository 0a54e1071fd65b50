/**
 * Every mutant of a TypeScript source: one change each, found in the syntax tree, none chosen by hand.
 * `docs/mutants.md` lists the operators.
 */
import { parseSync } from 'vite';

/**
 * @typedef {{ file: string, line: number, column: number, operator: string, original: string, mutated: string,
 *   nth: number, source: string }} Mutant `nth`: of those in the file with this operator, original and mutated text.
 */

/** @returns {Mutant[]} in the order of the source */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const imported = importsOf(program);
  /** Whether the name is one of the logic's constructors here, and not something else that is called so. */
  const isLogic = (name) => imported.get(name)?.endsWith('/expr.js') ?? file.endsWith('/expr.ts');
  const world = { source, imported, isLogic, tables: tablesOf(program), found: [] };
  visit(program, null, world);
  return named(file, world);
}

function named(file, { source, imported, found }) {
  const seen = new Set();
  const counts = new Map();
  const unique = found.filter(({ node: { start, end }, text }) => {
    const key = `${start} ${end} ${text}`;
    return text !== source.slice(start, end) && !seen.has(key) && seen.add(key);
  });
  unique.sort((left, right) => left.node.start - right.node.start);
  return unique.map(({ node: { start, end }, operator, text, needs }) => {
    const before = source.slice(0, start).split('\n');
    const [original, mutated] = [source.slice(start, end), text].map(brief);
    const key = JSON.stringify([operator, original, mutated]);
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return {
      ...{ file, line: before.length, column: before.at(-1).length + 1, operator, original, mutated, nth },
      source: `${source.slice(0, start)}${text}${source.slice(end)}${importing(needs, imported)}`,
    };
  });
}

/** A long text by its two ends. */
const brief = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 100 ? line : `${line.slice(0, 70)} … ${line.slice(-25)}`;
};

/** Names that a file imports, by the local one; a swapped name that is not there is imported beside it. */
function importsOf(program) {
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ specifiers, source }) => specifiers.map(({ local }) => [local.name, source.value])),
  );
}

/** Objects that the module names at its top: records of what is so. */
function tablesOf(program) {
  const declared = program.body.flatMap((one) => (one.declaration ?? one).declarations ?? []);
  return new Set(declared.map(({ init }) => init?.expression ?? init));
}

const importing = (needs, imported) =>
  needs !== undefined && !imported.has(needs.name) && imported.has(needs.beside)
    ? `\nimport { ${needs.name} } from '${imported.get(needs.beside)}';\n`
    : '';

const TYPED = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSParameterProperty',
]);

function visit(node, parent, world) {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !TYPED.has(node.type))) return;
  const offer = (operator, target, text, needs) => world.found.push({ operator, node: target, text, needs });
  const textOf = ({ start, end }) => world.source.slice(start, end);
  const tools = { parent, offer, textOf, world };
  if (node.callee?.name === 'keysOf') return membersDropped(node.arguments[0], offer);
  OPERATORS[node.type]?.(node, tools);
  if (isFunction(node)) functionMutants(node, tools);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'returnType') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') visit(child, node, world);
  }
}

const LEAVES_OUT = { '&&': 'true', '||': 'false' };
const COMPARED = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const COUNTED = { '+': '-', '-': '+', '*': '/', '/': '*', '>>': '<<', '+=': '-=', '-=': '+=' };
const METHODS = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  max: 'min',
  min: 'max',
};
const LOGIC = { and: 'or', or: 'and', is: 'isNot', isNot: 'is' };
const MEMBERSHIP = new Set(['has', 'includes', 'test', 'startsWith', 'endsWith']);
const IDENTITY = new Set(['filter', 'sort', 'reverse', 'slice']);
const LEAVING = new Set(['ContinueStatement', 'ReturnStatement', 'ThrowStatement', 'BreakStatement']);

const between = ({ left, right }, operator, textOf) => `${textOf(left)} ${operator} ${textOf(right)}`;

const OPERATORS = {
  LogicalExpression(node, { offer, textOf }) {
    if (node.operator === '??') return offer('?? right side', node, textOf(node.right));
    offer('&& ||', node, between(node, node.operator === '&&' ? '||' : '&&', textOf));
    for (const side of [node.left, node.right])
      if (side.type !== 'LogicalExpression' || side.operator !== node.operator)
        offer('condition left out', side, LEAVES_OUT[node.operator]);
  },
  UnaryExpression(node, { offer, textOf }) {
    if (node.operator === '!') offer('! dropped', node, textOf(node.argument));
  },
  BinaryExpression(node, { offer, textOf }) {
    for (const other of COMPARED[node.operator] ?? [])
      offer('comparison', node, between(node, other, textOf));
    if (node.operator in COUNTED) offer('arithmetic', node, between(node, COUNTED[node.operator], textOf));
    if (['===', '!=='].includes(node.operator))
      for (const side of [node.left, node.right])
        if (typeof side.value === 'string') offer('compared text', side, "'#'");
  },
  AssignmentExpression(node, { offer, textOf }) {
    if (node.operator in COUNTED) offer('arithmetic', node, between(node, COUNTED[node.operator], textOf));
  },
  UpdateExpression(node, { offer, textOf }) {
    const other = node.operator === '++' ? '--' : '++';
    offer('arithmetic', node, node.prefix ? other + textOf(node.argument) : textOf(node.argument) + other);
  },
  IfStatement(node, { offer }) {
    const leaves = LEAVING.has(
      (node.consequent.type === 'BlockStatement' ? node.consequent.body.at(-1) : node.consequent)?.type,
    );
    offer('condition true', node.test, 'true');
    offer(leaves && node.alternate === null ? 'guard removed' : 'condition false', node.test, 'false');
  },
  ConditionalExpression(node, { offer }) {
    offer('condition true', node.test, 'true');
    offer('condition false', node.test, 'false');
  },
  // A loop that never ends would be killed by time and tell nothing.
  WhileStatement: (node, { offer }) => offer('condition false', node.test, 'false'),
  ForStatement: (node, { offer }) => node.test !== null && offer('condition false', node.test, 'false'),
  Literal(node, { offer }) {
    if (typeof node.value === 'boolean') offer('boolean', node, `${!node.value}`);
    if (typeof node.value === 'number')
      for (const step of [1, -1]) offer('number ±1', node, `(${node.value + step})`);
  },
  ArrayExpression(node, { parent, offer }) {
    // Pairs inside a list are dropped whole.
    if (node.elements.length === 0 || parent.type === 'ArrayExpression') return;
    offer('list emptied', node, '[]');
    if (node.elements.length > 1) for (const one of node.elements) offer('element dropped', one, '...[]');
  },
  ObjectExpression(node, { offer, world }) {
    if (world.tables.has(node)) membersDropped(node, offer);
  },
  ExpressionStatement: (node, { offer }) => offer('statement removed', node, ';'),
  CallExpression: callMutants,
};

const membersDropped = (node, offer) => {
  for (const one of node.properties) offer('member dropped', one, '...{}');
};

function callMutants(node, { parent, offer, textOf, world }) {
  const { callee } = node;
  if (callee.type === 'Identifier' && Object.hasOwn(LOGIC, callee.name) && world.isLogic(callee.name))
    offer('logic', callee, LOGIC[callee.name], { name: LOGIC[callee.name], beside: callee.name });
  if (callee.name === 'negated' || callee.name === 'signed')
    offer('negation dropped', node, textOf(node.arguments[0]));
  const name = callee.property?.name;
  if (callee.type !== 'MemberExpression' || name === undefined) return;
  if (Object.hasOwn(METHODS, name)) offer('method', callee.property, METHODS[name]);
  if (MEMBERSHIP.has(name) && parent.operator !== '!') offer('membership', node, `!${textOf(node)}`);
  if (IDENTITY.has(name) && (name === 'reverse' || node.arguments.length > 0))
    offer('call dropped', node, textOf(callee.object));
}

const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(type);
const PREDICATED = new Set(['some', 'every', 'filter', 'find', 'findIndex']);

/** What a function answers, where that is a boolean. */
function functionMutants(node, { parent, offer, textOf }) {
  const answers = node.body?.type === 'BlockStatement' ? returnsIn(node.body) : [node.body];
  const isBoolean =
    node.returnType?.typeAnnotation.type === 'TSBooleanKeyword' ||
    PREDICATED.has(parent?.callee?.property?.name) ||
    answers.some((one) => typeof one?.value === 'boolean');
  if (!isBoolean) return;
  for (const answer of answers)
    if (answer != null && !flipsItself(answer)) offer('answer negated', answer, `!(${textOf(answer)})`);
}

/** There is a mutant already that says the opposite. */
const flipsItself = (node) =>
  typeof node.value === 'boolean' ||
  node.operator === '!' ||
  ['===', '!==', '<', '<=', '>', '>='].includes(node.operator) ||
  MEMBERSHIP.has(node.callee?.property?.name);

function returnsIn(node) {
  if (node.type === 'ReturnStatement') return [node.argument];
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string' && !isFunction(child) && !child.type.startsWith('TS'))
    .flatMap(returnsIn);
}
