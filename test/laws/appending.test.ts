import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../src/commands/describe.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { commandLine, growingPacks, simpleCommand } from '../support/arbitraries.js';
import {
  type Decision,
  decideCall,
  type Policy,
  packOf,
  policyWith,
  projector,
  ruleOf,
  SHIPPED,
  STRICTNESS,
} from '../support/decisions.js';
import { holds } from '../support/property.js';

const JOINTS = [' && ', '; ', ' | ', ' || ', ' & ', '\n', ' |& '] as const;
const level = ({ effect }: Decision): number => STRICTNESS[effect];

function neverLowers(
  parts: { readonly first: string; readonly joint: string; readonly added: string },
  policy: Policy,
): void {
  const before = decideCall(parts.first, { policy });
  const after = decideCall(parts.first + parts.joint + parts.added, { policy });
  if (level(after) < level(before))
    expect({ ...parts, effect: after.effect }).toEqual({ ...parts, effect: before.effect });
}

/** Nothing but wrappers that lack their command. */
const isBareWrapper = (line: string): boolean =>
  describeShape(projector.project(line), {
    knowledge: shippedKnowledge(),
    context: EXAMPLE_CONTEXT,
  }).facts.commands.every(({ transparent }) => transparent);

const opening = simpleCommand.filter((line) => !isBareWrapper(line));
const parts = fc.record({ first: opening, joint: fc.constantFrom(...JOINTS), added: commandLine });

describe('appending', () => {
  it('a command appended to a call never lowers its effect', () => {
    holds(parts, (one) => neverLowers(one, SHIPPED), { runs: 800 });
  });

  it('under random packs too', () => {
    holds(
      fc.tuple(growingPacks, fc.array(parts, { minLength: 5, maxLength: 10 })),
      ([generated, several]) => {
        const policy = policyWith(generated, true);
        for (const one of several) neverLowers(one, policy);
      },
      { runs: 60 },
    );
  });

  const DENIED = ['rm -rf ~', 'sudo ls', 'cat ~/.ssh/id_rsa'];

  it('text that is no bash does not hide a denied command before it', () => {
    const added = [
      ...['(', ')', 'if', 'fi', 'do', '}', '{', '((', '[[', ';;', '<', '|', '&&', '<<E', '"', "'"],
      ...['\0', '\ud800'],
    ];
    for (const first of DENIED)
      for (const joint of [' && ', '; ', '\n'])
        for (const text of added) neverLowers({ first, joint, added: text }, SHIPPED);
    neverLowers({ first: 'rm -rf ~', joint: '; ', added: 'ls; '.repeat(3_000) }, SHIPPED);
  });

  // Bash runs the lines before the one that it cannot read.
  it.each([
    ['an open backtick', '`'],
    ['an open substitution', '$('],
    ['an open arithmetic expansion', '$(('],
    ['more text than is read', 'x'.repeat(70_000)],
    ['more brackets than are read', '('.repeat(2_000)],
    ['more here-documents than are read', '<<E '.repeat(200)],
  ])('%s on the next line does not hide it either', (_, added) => {
    for (const first of DENIED) neverLowers({ first, joint: '\n', added }, SHIPPED);
  });

  it.each([
    ['rm -rf ~', 'HOME=/tmp'],
    ['rm -rf ~', 'eval "$y"'],
    ['rm -rf ~', 'f() { HOME=/x; }; f'],
    ['eval "rm -rf ~"', 'HOME=/x'],
    ['if c; then rm -rf ~; fi', 'HOME=/x'],
    ['for i in 1 2; do rm -rf ~; done', 'HOME=/x'],
    ['(rm -rf ~)', 'read HOME'],
    ['X=/etc; rm -rf $X', 'X=y'],
    ['for f in /etc ~; do rm -rf "$f"; done', 'f=y'],
    ['rm -rf "$(pwd)"', 'pwd() { :; }'],
    ['rm -rf "$HOME"', 'source x'],
    ['cat ~/.ssh/id_rsa', 'unset HOME'],
    ['rm -rf "$PWD"', 'eval :'],
    ['X=/etc; rm -rf $X', 'eval :'],
    ['rm -rf "$(pwd)"', '"$X"'],
  ])('%s is denied, whatever is assigned after it by %s', (denied, added) => {
    neverLowers({ first: denied, joint: '; ', added }, SHIPPED);
  });

  // A wrapper without a command is covered by nothing, until there is another command in the call.
  it('a transparent wrapper that lacks its command is decided alike alone and in company', () => {
    neverLowers({ first: 'timeout 5', joint: '; ', added: 'ls' }, SHIPPED);
  });

  // A rule that something is not so of the call loses its ground when the call grows.
  it.fails('a rule that denies unless something flows is no way around it', () => {
    const flow = { from: { program: 'cat' }, to: { program: 'wc' }, via: ['pipe' as const] };
    const policy = policyWith([packOf([ruleOf('deny', { not: { flow } })])], true);
    neverLowers({ first: 'ls', joint: '; ', added: 'cat a | wc' }, policy);
  });
});
