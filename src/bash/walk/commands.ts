import type { CommandNode, CompoundList, Redirected } from 'unbash';
import { checkCoprocess } from '../checks/coprocess.js';
import { checkCompoundEnd, checkParenthesis } from '../checks/expansions.js';
import { readArithmeticCommand } from './arithmetic-command.js';
import { unmodelled } from './expansions.js';
import { readCase, readFor, readTest } from './headers.js';
import { readList } from './lists.js';
import { type Place, type RawRedirect, spanOf } from './raw.js';
import type { Reader } from './reader.js';
import { attach, feedsOf, readRedirects } from './redirects.js';
import { readSimple } from './simple.js';
import { readWord } from './words.js';

type Compound = Place['compounds'][number];

/** One command of a pipeline: simple, compound, function definition or coprocess. */
export function readCommand(reader: Reader, node: CommandNode | CompoundList, place: Place): void {
  const span = spanOf(place.source, node.pos, node.end);
  if (!reader.step(span)) return;
  if (place.depth >= reader.limits.nesting) {
    reader.report('nesting-too-deep', 'error', span, `Nested deeper than ${reader.limits.nesting} levels.`);
    return;
  }
  switch (node.type) {
    case 'Command':
      readSimple(reader, node, place);
      return;
    case 'Redirected':
      readRedirected(reader, node, place);
      return;
    case 'CompoundList':
      // Only where the parser recovered from an error, which it reports as well.
      readList(reader, node.commands, place);
      return;
    default:
      checkCompoundEnd(reader, place, node.end);
  }
  switch (node.type) {
    case 'Subshell': {
      checkParenthesis(reader, place, node);
      const inner = within(place, 'subshell');
      readList(reader, node.body.commands, { ...inner, environment: reader.environment(place, 'subshell') });
      return;
    }
    case 'BraceGroup':
      readList(reader, node.body.commands, within(place, 'brace-group'));
      return;
    case 'If': {
      const inner = within(place, 'if');
      readList(reader, node.clause.commands, inner);
      readList(reader, node.then.commands, branch(inner));
      for (const elif of node.elif) {
        readList(reader, elif.clause.commands, branch(inner));
        readList(reader, elif.then.commands, branch(inner));
      }
      if (node.else !== undefined) readList(reader, node.else.commands, branch(inner));
      return;
    }
    case 'While': {
      const inner = { ...within(place, node.kind), repeated: true };
      reader.loop(() => {
        readList(reader, node.clause.commands, inner);
        readList(reader, node.body.commands, branch(inner));
      });
      return;
    }
    case 'For':
    case 'Select': {
      const inner = within(place, node.type === 'For' ? 'for' : 'select');
      reader.loop(() => {
        const loop = readFor(reader, node, inner);
        loop.bodyStart = reader.clock;
        readList(reader, node.body.commands, { ...branch(inner), repeated: true });
        loop.bodyEnd = reader.clock;
      });
      return;
    }
    case 'ArithmeticFor': {
      const inner = { ...within(place, 'arithmetic-for'), repeated: true };
      reader.loop(() => {
        readArithmeticCommand(reader, node, inner);
        readList(reader, node.body.commands, branch(inner));
      });
      return;
    }
    case 'Case': {
      const inner = within(place, 'case');
      readCase(reader, node, inner);
      for (const item of node.items) readList(reader, item.body.commands, branch(inner));
      return;
    }
    case 'TestCommand':
      readTest(reader, node, place);
      return;
    case 'ArithmeticCommand':
      readArithmeticCommand(reader, node, place);
      return;
    case 'Function':
      readFunction(reader, node, place);
      return;
    case 'Coproc': {
      checkCoprocess(reader, place, node, span);
      for (const name of ['COPROC', node.name?.text ?? 'COPROC']) {
        reader.sets(name);
        reader.sets(`${name}_PID`);
      }
      if (node.name !== undefined) readWord(reader, place, node.name, 'operand');
      const inner = within(place, 'coproc');
      readCommand(reader, node.body, {
        ...inner,
        environment: reader.environment(place, 'background'),
        background: true,
      });
      return;
    }
    default:
      unmodelled(reader, place, node);
  }
}

function within(place: Place, compound: Compound): Place {
  return {
    ...place,
    compounds: [...place.compounds, compound],
    conditional: place.conditional || place.guarded,
    guarded: false,
    depth: place.depth + 1,
  };
}

/** A part that may not run; it starts a list of its own. */
function branch(place: Place): Place {
  return { ...place, conditional: true, operator: 'start' };
}

/** The redirections are listed once as a command of their own, then on every command inside. */
function readRedirected(reader: Reader, node: Redirected, place: Place): void {
  checkCompoundEnd(reader, place, node.command.end);
  const startedAt = ++reader.clock;
  const redirects = readRedirects(reader, node.redirects, place);
  const first = node.redirects[0];
  const last = node.redirects[node.redirects.length - 1];
  const span = spanOf(place.source, first?.pos ?? node.pos, last?.end ?? node.end);
  const header = reader.push({ form: 'redirection', span, place, startedAt, redirects });
  attach(reader, header);
  const inherited: RawRedirect[] = redirects.map((redirect) => ({ ...redirect, inherited: true }));
  const before = reader.collected.length;
  readCommand(reader, node.command, { ...place, inherited: [...inherited, ...place.inherited] });
  const inside = reader.collected.slice(before);
  for (const feed of feedsOf(redirects)) {
    for (const index of inside) {
      if (feed.reads) reader.flow(feed.command, index, feed.via, span);
      else reader.flow(index, feed.command, feed.via, span);
    }
  }
}

function readFunction(reader: Reader, node: Extract<CommandNode, { type: 'Function' }>, place: Place): void {
  const startedAt = ++reader.clock;
  const name = readWord(reader, place, node.name, 'operand');
  const body = reader.environment(place, 'function');
  const index = reader.push({
    form: 'function',
    span: spanOf(place.source, node.pos, node.end),
    place,
    startedAt,
    words: [name],
    body,
  });
  attach(reader, index);
  const known = reader.functions.get(node.name.value);
  if (known === undefined) reader.functions.set(node.name.value, [body]);
  else known.push(body);
  reader.sets(`${node.name.value}()`);
  reader.body(() => {
    readCommand(reader, node.body, {
      ...branch(within(place, 'function')),
      environment: body,
      repeated: true,
      // A definition does nothing with the redirections around it; its calls meet their own.
      inherited: [],
      pipeline: reader.nextPipeline++,
      stage: 0,
    });
  });
}
