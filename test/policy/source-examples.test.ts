import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Decision, Matcher, Pack, Rule } from '../../src/generated/types.js';
import { MATCHER_KINDS } from '../../src/policy/matchers/compile.js';
import { compilePolicy } from '../../src/policy/policy.js';
import { decideCall, packOf, policyWith, ruleOf } from '../support/decisions.js';

interface Expected {
  readonly call: string;
  readonly effect: Decision['effect'];
  readonly rule?: string;
  /** Decided with the shipped baseline and without the example. */
  readonly baseline?: true;
}

interface Example {
  readonly line: number;
  readonly title: string;
  readonly form: 'pack' | 'rule' | 'matcher';
  readonly value: unknown;
  readonly outcome: 'loads' | 'waits-for-matcher' | 'refused-by-overlap';
  readonly why: string;
  readonly matchers?: readonly string[];
  readonly decides: readonly Expected[];
  readonly mended?: {
    readonly pointer: string;
    readonly value: unknown;
    readonly decides: readonly Expected[];
  };
}

const { examples } = JSON.parse(
  readFileSync(new URL('../../fixtures/source-examples.json', import.meta.url), 'utf8'),
) as { readonly examples: readonly Example[] };

/** A matcher is tried in a rule that allows. */
function packFrom({ form, value }: Example): Pack {
  if (form === 'pack') return value as Pack;
  return packOf(
    [form === 'rule' ? (value as Rule) : ruleOf('allow', value as Matcher, 'matcher')],
    'example',
  );
}

function decidesAs(pack: Pack | null, expected: readonly Expected[]): void {
  const policy = policyWith(pack === null ? [] : [pack], pack === null);
  for (const { call, effect, rule } of expected) {
    const decision = decideCall(call, { policy });
    expect({ call, effect: decision.effect }).toEqual({ call, effect });
    if (rule !== undefined) expect({ call, rule: decision.rule }).toEqual({ call, rule });
  }
}

describe('examples of the source', () => {
  it('each says what it comes to', () => {
    expect(examples.map(({ line }) => line)).toEqual([51, 87, 156, 273, 348]);
    for (const { why, decides } of examples) {
      expect(why).not.toBe('');
      expect(decides.length).toBeGreaterThan(0);
    }
  });

  for (const example of examples) {
    describe(`line ${example.line}: ${example.title} (${example.outcome})`, () => {
      if (example.outcome === 'waits-for-matcher') {
        it('each matcher that it waits for is refused by name, and no other', () => {
          const compiled = compilePolicy({ layers: [{ layer: 'user-project', packs: [packFrom(example)] }] });
          const messages = compiled.ok ? [] : compiled.error.map(({ message }) => message);
          const refused = new Set(
            messages.flatMap((text) => /additional properties: (\w+)/.exec(text)?.[1] ?? []),
          );
          expect([...refused].sort()).toEqual([...(example.matchers ?? [])].sort());
          for (const name of example.matchers ?? []) expect(MATCHER_KINDS.has(name), name).toBe(false);
        });
        it('what it is for is decided without it', () => {
          expect(example.decides.every(({ baseline }) => baseline === true)).toBe(true);
          decidesAs(null, example.decides);
        });
      } else {
        it('loads and decides', () => {
          decidesAs(packFrom(example), example.decides);
        });
      }
      const { mended } = example;
      if (mended !== undefined) {
        it('mended, it matches what it describes', () => {
          decidesAs(withMember(packFrom(example), mended), mended.decides);
        });
      }
    });
  }
});

function withMember(pack: Pack, change: { readonly pointer: string; readonly value: unknown }): Pack {
  const copy = structuredClone(pack);
  const path = change.pointer.split('/').slice(1);
  const last = path.pop() as string;
  let at = copy as unknown as Record<string, unknown>;
  for (const key of path) at = at[key] as Record<string, unknown>;
  at[last] = change.value;
  return copy;
}
