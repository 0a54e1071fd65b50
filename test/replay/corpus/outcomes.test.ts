import { describe, expect, it } from 'vitest';
import { claudeCodeOutcome } from '../../../src/replay/corpus/readers/claude-code-outcome.js';
import { codexOutcome } from '../../../src/replay/corpus/readers/codex-outcome.js';
import type { Outcome } from '../../../src/replay/corpus/waiting.js';

const inShort = (outcome: Outcome): string =>
  outcome === null ? 'nothing' : `${outcome.effect} by ${outcome.by}${outcome.ran === true ? ', ran' : ''}`;

describe('claudeCodeOutcome', () => {
  it.each([
    ['user-rejected', 'deny by person'],
    ['permission-rule', 'deny by policy'],
    ['automode-blocked', 'deny by model'],
    ['automode-unavailable', 'deny by harness'],
    ['interrupted', 'nothing'],
    ['cancelled', 'nothing'],
    ['of a later version', 'deny by unknown'],
  ])('takes the kind %s for: %s', (toolDenialKind, expected) => {
    const block = { is_error: true, content: "The user doesn't want to proceed with this tool use." };
    expect(inShort(claudeCodeOutcome(block, { toolDenialKind }))).toBe(expected);
  });

  it.each([
    ["The user doesn't want to proceed with this tool use. STOP.", 'deny by person'],
    ["The user doesn't want to take this action right now.", 'deny by person'],
    ['Permission to use Bash with command x has been denied.', 'deny by policy'],
    ['PreToolUse:Bash hook error: [guard]: no', 'deny by policy'],
    ['Claude requested permissions to use Bash, but you have not granted it yet.', 'review by policy'],
    ['[Request interrupted by user for tool use]', 'nothing'],
    ['<tool_use_error>File has not been read yet.</tool_use_error>', 'nothing'],
    ["Exit code 1\nThe user doesn't want to proceed with this tool use", 'allow by harness, ran'],
  ])('takes the error %j for: %s', (content, expected) => {
    expect(inShort(claudeCodeOutcome({ is_error: true, content }, {}))).toBe(expected);
    expect(
      inShort(claudeCodeOutcome({ is_error: true, content: [{ type: 'text', text: content }] }, {})),
    ).toBe(expected);
  });

  it('takes output that only says so for output', () => {
    const content = 'Permission to use Bash has been denied.';
    expect(inShort(claudeCodeOutcome({ content }, {}))).toBe('allow by harness, ran');
  });
});

describe('codexOutcome', () => {
  it.each([
    ['Exit code: 0\nOutput:\nok', 'allow by harness, ran'],
    ['', 'allow by harness, ran'],
    ['exec command rejected by user', 'deny by person'],
    ['patch rejected by user', 'deny by person'],
    ['This action was rejected due to unacceptable risk.\nIt deletes.', 'deny by model'],
    ['Command blocked by PreToolUse hook: no. Command: ls', 'deny by policy'],
    ['approval required by policy, but AskForApproval is set to Never', 'deny by policy'],
    ['approval policy is Never; reject command — you should not ask', 'deny by policy'],
    ['`rm -rf /` rejected: policy forbids commands starting with `rm`', 'deny by policy'],
    ['unsupported call: frobnicate', 'nothing'],
    ['aborted by user after 3s', 'nothing'],
    [{ content: 'exec command rejected by user', success: false }, 'deny by person'],
    [[{ type: 'input_text', text: 'patch rejected by user' }], 'deny by person'],
    [undefined, 'allow by harness, ran'],
  ])('takes %j for: %s', (output, expected) => {
    expect(inShort(codexOutcome(output))).toBe(expected);
  });
});
