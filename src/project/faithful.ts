/**
 * Whether a shape is what its own text or input projects to. A shape that came from elsewhere may leave commands
 * out, or say of them what is not so; only one that can be projected again is worth as much as a projected one.
 */

import type { Knowledge } from '../commands/knowledge.js';
import type { Shape } from '../generated/types.js';
import { isProjected } from '../shape/brand.js';
import { canonicalText, type Plain, toPlain } from '../shape/plain.js';
import { createUnvetoedProjector, type Projector } from './projector.js';

/**
 * Total on shapes that `readShape` took; costs one projection, and nothing where this package made the shape. The
 * knowledge must be that of the projector which made the original.
 */
export const isFaithful = (shape: Shape, knowledge: Knowledge): boolean =>
  isProjected(shape) || projectsAgain(shape, knowledge);

function projectsAgain(shape: Shape, knowledge: Knowledge): boolean {
  // What only a second witness saw cannot be projected without it. That diagnostic keeps every rule from allowing.
  if (shape.diagnostics.some(isDisagreement)) return true;
  // A call that could not be read has no input to read again.
  if (shape.input === undefined && shape.kind !== 'bash')
    return shape.commands.length === 0 && shape.diagnostics.some(({ severity }) => severity !== 'info');
  const input: unknown = shape.input === undefined ? shape.text : shape.input;
  const again = projectorOf(knowledge).project({ tool: shape.tool, input });
  return spelled(again) === spelled(shape);
}

const isDisagreement = ({ code, severity }: Shape['diagnostics'][number]): boolean =>
  code === 'witnesses-disagree' && severity !== 'info';

function spelled(shape: Shape): string | null {
  const plain = toPlain(shape);
  return plain.ok ? canonicalText(plain.value as Plain) : null;
}

const projectors = new WeakMap<Knowledge, Projector>();

function projectorOf(knowledge: Knowledge): Projector {
  let projector = projectors.get(knowledge);
  if (projector === undefined) {
    projector = createUnvetoedProjector({ knowledge });
    projectors.set(knowledge, projector);
  }
  return projector;
}
