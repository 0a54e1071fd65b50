/** Projects a call by its kind: shell text, or one command that carries what the tool's input names. */

import type { Knowledge } from '../commands/knowledge.js';
import type { Diagnostic, Effect } from '../generated/types.js';
import type { Plain } from '../shape/plain.js';
import type { Assembler } from './assemble.js';
import { MOST_OPERANDS, operandsOf } from './operands.js';
import { projectShell } from './shell.js';
import { guardSwitch } from './switches.js';
import { toolCommand } from './tool-command.js';
import type { FoundTool } from './tools.js';

interface ToolInput {
  readonly found: FoundTool;
  readonly input: Plain;
  readonly assembler: Assembler;
  readonly knowledge: Knowledge;
}

/** Returns the source text of a bash call, else the empty string. */
export function projectTool(call: ToolInput): string {
  const text = call.found.kind === 'bash' ? projectShell(call) : projectOther(call);
  const found = guardSwitch(call.input, call.knowledge.tools);
  if (found !== null) report(call, 'guard-switch', `The member ${found.pointer} of the input ${found.why}.`);
  return text;
}

function projectOther(call: ToolInput): string {
  const { assembler } = call;
  const named = operandsOf(call);
  const effects: readonly Effect[] = call.found.grammar?.effects ?? ['unknown'];
  const index = assembler.addCommand(toolCommand({ effects, operands: named.operands }));
  for (const operand of named.operands) {
    if (operand.role === 'shell' && operand.word.value !== null) assembler.addInnerText(index, operand.word);
  }
  if (named.overflow)
    report(call, 'too-many-words', `The input names more than ${MOST_OPERANDS} paths, hosts or commands.`);
  if (named.missing !== null)
    report(call, 'input-missing-field', `The input has no text under ${named.missing.join(' or ')}.`);
  if (named.notText !== null)
    report(call, 'input-not-text', `The member ${named.notText} of the input is no text.`);
  return '';
}

function report({ assembler }: ToolInput, code: Diagnostic['code'], message: string): void {
  assembler.diagnostics.push({ code, severity: 'error', span: [0, 0], message });
}
