/** Text for people: colour, and text from outside made safe to show. */

import { styleText } from 'node:util';
import type { Decision } from '../generated/types.js';
import { visible } from '../report/visible.js';

export { columns, cut } from '../report/columns.js';
export { visible } from '../report/visible.js';

export interface Paint {
  /** The effect in capitals, in its colour. */
  effect(effect: Decision['effect'], width?: number): string;
  strong(text: string): string;
  faint(text: string): string;
  warn(text: string): string;
}

/** FORCE_COLOR decides where it is set; then NO_COLOR; then whether the stream is a terminal. */
export function createPaint(
  stream: { readonly isTTY?: boolean },
  env: { readonly [name: string]: string | undefined },
): Paint {
  const coloured = hasColour(stream, env);
  const style = (format: Parameters<typeof styleText>[0], text: string): string =>
    coloured ? styleText(format, text, { validateStream: false }) : text;
  return {
    effect: (effect, width = 0) =>
      style(['bold', EFFECT_COLOURS[effect]], effect.toUpperCase().padEnd(width)),
    strong: (text) => style('bold', text),
    faint: (text) => style('dim', text),
    warn: (text) => style('yellow', text),
  };
}

const EFFECT_COLOURS = { allow: 'green', review: 'yellow', deny: 'red' } as const;

function hasColour(
  stream: { readonly isTTY?: boolean },
  env: { readonly [name: string]: string | undefined },
): boolean {
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/** Who decided: `pack/rule`, or the code where no rule did. */
export const decidedBy = (decision: Decision): string =>
  decision.rule === null ? decision.code : `${decision.pack}/${decision.rule}`;

/** A decision as a person reads it, and what the agent is told. */
export function renderDecision(decision: Decision, paint: Paint): string {
  const fresh = decision.fresh ? paint.faint(' (only a fresh answer of a person crosses it)') : '';
  const lines = [
    `${paint.effect(decision.effect)} ${paint.strong(visible(decidedBy(decision)))}${fresh}`,
    visible(decision.reason),
  ];
  if (decision.effect !== 'allow') {
    lines.push(`${paint.faint('to the agent:')} ${visible(decision.agent.message)}`);
    if (decision.agent.alternative !== undefined)
      lines.push(`${paint.faint('instead:')} ${visible(decision.agent.alternative)}`);
  }
  return lines.join('\n');
}
