import { describe, expect, it } from 'vitest';
import { type Interpretation, interpret } from '../../src/commands/interpret.js';
import type { GrammarBody } from '../../src/commands/registry.js';
import { shippedFiles } from '../../src/generated/shipped.js';
import type { Pack } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { decideCall, projector } from '../support/decisions.js';
import { permutes } from '../support/grammar-bodies.js';
import { unknownOptions } from '../support/unknown-options.js';
import { quoted } from './spelling.js';

const { registry } = shippedKnowledge();

interface Example {
  readonly words: readonly string[];
  readonly found: Interpretation;
  readonly body: GrammarBody;
}

/** What the baseline's allow rules show as allowed, where that is one command without anything computed. */
const EXAMPLES: readonly Example[] = shippedFiles
  .filter(({ path }) => path.startsWith('packs/baseline/'))
  .flatMap(({ text }) => (JSON.parse(text) as Pack).rules)
  .filter(({ effect }) => effect === 'allow')
  .flatMap(({ examples }) => examples?.match ?? [])
  .flatMap((call) => (typeof call === 'string' ? exampleOf(call) : []));

function exampleOf(text: string): readonly Example[] {
  const { commands, diagnostics } = projector.project({ tool: 'bash', input: text });
  const [command] = commands;
  if (command === undefined || commands.length > 1 || diagnostics.length > 0) return [];
  const words = command.words.map(({ value }) => value);
  const isPlain = command.form === 'simple' && command.redirects.length + command.assignments.length === 0;
  if (!isPlain || !words.every((word) => word !== null)) return [];
  const found = interpret(command.words, registry);
  let body = found.program === null ? undefined : registry.grammarOf(found.program);
  for (const name of found.subcommands) body = body?.subcommands.get(name);
  return body === undefined || body.style.unknown === 'operand' ? [] : [{ words, found, body }];
}

/** Where a further option of the last subcommand may stand: after its name, and at the end where it permutes. */
function placesOf({ words, found, body }: Example): readonly number[] {
  const last = found.subcommands.at(-1);
  const first = last === undefined ? 1 : words.indexOf(last) + 1;
  const isOpen =
    permutes(body) &&
    !words.includes('--') &&
    found.options.every(({ grammar }) => grammar?.rest === undefined);
  return isOpen && words.length > first ? [first, words.length] : [first];
}

describe('what the baseline shows as allowed', () => {
  it('is many commands', () => {
    expect(EXAMPLES.length).toBeGreaterThan(20);
  });

  it('is not allowed with one option more that is not known', () => {
    const allowed: string[] = [];
    for (const [turn, example] of EXAMPLES.entries())
      for (const place of placesOf(example)) {
        const options = unknownOptions(example.body);
        for (const index of [turn, turn + 3, turn + 7]) {
          const words = [...example.words];
          words.splice(place, 0, options[index % options.length]?.text as string);
          const text = words.map(quoted).join(' ');
          if (decideCall(text).effect === 'allow') allowed.push(text);
        }
      }
    expect(allowed).toEqual([]);
  });
});
