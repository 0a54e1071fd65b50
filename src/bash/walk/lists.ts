import type { AndOr, CommandNode, Pipeline, PipelineNode, Statement } from 'unbash';
import type { Span } from '../../generated/types.js';
import { checkNegation } from '../checks/expansions.js';
import { readCommand } from './commands.js';
import { type Place, spanOf } from './raw.js';
import type { Reader } from './reader.js';

/** A compound list: and-or lists one after another. */
export function readList(reader: Reader, statements: readonly Statement[], place: Place): void {
  let first = true;
  let end = 0;
  // Bash reads the text line by line, up to the end of a whole command.
  const outermost = place.depth === 0 && place.compounds.length === 0 && place.source.fixed === null;
  for (const statement of statements) {
    if (
      outermost &&
      !first &&
      place.source.text.slice(end, statement.pos).replaceAll('\\\n', '').includes('\n')
    )
      reader.failures.line += 1;
    end = statement.end;
    if (!reader.step(spanOf(place.source, statement.pos, statement.end))) return;
    const chain = reader.nextChain++;
    let own: Place = {
      ...place,
      chain,
      operator: first ? place.operator : 'sequence',
      guarded: first ? place.guarded : false,
    };
    if (statement.background === true) {
      own = { ...own, environment: reader.environment(own, 'background'), background: true };
    }
    first = false;
    readAndOr(reader, statement.command, own);
  }
}

function readAndOr(reader: Reader, node: PipelineNode | AndOr, place: Place): void {
  if (node.type !== 'AndOr') {
    readPipeline(reader, node, place);
    return;
  }
  let runs = [...place.runs, reader.nextRun++];
  node.commands.forEach((command, index) => {
    if (index === 0) {
      readPipeline(reader, command, { ...place, runs });
      return;
    }
    const operator = node.operators[index - 1] === '&&' ? 'and' : 'or';
    if (operator === 'or') runs = [...place.runs, reader.nextRun++];
    readPipeline(reader, command, { ...place, runs, operator, guarded: true });
  });
}

function readPipeline(reader: Reader, node: PipelineNode, place: Place): void {
  const pipeline = reader.nextPipeline++;
  if (node.type !== 'Pipeline') {
    readCommand(reader, node, { ...place, pipeline, stage: 0 });
    return;
  }
  const [only] = node.commands;
  const negated = node.prefixes.some((prefix) => prefix.type === 'Negation');
  for (const prefix of node.prefixes) checkNegation(reader, place, prefix.end);
  const own = negated ? { ...place, negated } : place;
  if (node.commands.length === 1 && only !== undefined) {
    readCommand(reader, only, { ...own, pipeline, stage: 0 });
    return;
  }
  readStages(reader, node, { ...own, pipeline });
}

function readStages(reader: Reader, node: Pipeline, place: Place): void {
  const outer = reader.collected;
  let previous: readonly number[] = [];
  node.commands.forEach((command: CommandNode, stage) => {
    reader.collected = [];
    readCommand(reader, command, {
      ...place,
      environment: reader.environment(place, 'pipeline'),
      operator: stage === 0 ? place.operator : 'pipe',
      stage,
    });
    const span = spanOf(place.source, command.pos, command.end);
    connect(reader, previous, reader.collected, span);
    previous = reader.collected;
    if (node.operators[stage] === '|&') for (const index of previous) reader.pipedErrors.add(index);
    for (const index of previous) outer.push(index);
  });
  reader.collected = outer;
}

function connect(reader: Reader, from: readonly number[], to: readonly number[], span: Span): void {
  for (const source of from) {
    for (const sink of to) if (!reader.flow(source, sink, 'pipe', span)) return;
  }
}
