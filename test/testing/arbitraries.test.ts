/** What the arbitraries promise in their docstrings. */

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../src/commands/describe.js';
import type { Diagnostic, Scope, Shape } from '../../src/generated/types.js';
import { validateContext, validatePack } from '../../src/generated/validators.js';
import { createNodeProjector } from '../../src/node.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compilePolicy } from '../../src/policy/policy.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import {
  argv,
  bashText,
  context,
  hostileText,
  matcher,
  pack,
  path,
  quoted,
  rule,
  toolCall,
  url,
} from '../../src/testing/index.js';
import { decideCall, packOf, projector, SHIPPED } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { SEED } from '../support/seeded.js';

const knowledge = shippedKnowledge();
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] =>
  fc.sample(arbitrary, { seed: SEED, numRuns });
const factsOf = (call: unknown) =>
  describeShape(projector.project(call), { knowledge, context: EXAMPLE_CONTEXT }).facts;

/** What is left of a value when everything that can be taken away is. */
function smallest<T>(arbitrary: fc.Arbitrary<T>): T {
  const { counterexample } = fc.check(
    fc.property(arbitrary, () => false),
    { seed: SEED },
  );
  return (counterexample as [T])[0];
}

describe('every arbitrary', () => {
  const all: readonly (readonly [string, () => fc.Arbitrary<unknown>])[] = [
    ['argv', argv],
    ['bashText', bashText],
    ['context', context],
    ['hostileText', hostileText],
    ['matcher', matcher],
    ['pack', pack],
    ['path', path],
    ['quoted', () => quoted(['a', 'b c'])],
    ['rule', rule],
    ['toolCall', toolCall],
    ['url', url],
  ];

  it.each(all)('%s gives the same for one seed, and various values', (_name, make) => {
    const [first, again] = [sample(make(), 100), sample(make(), 100)];
    expect(first).toEqual(again);
    expect(new Set(first.map((value) => JSON.stringify(value))).size).toBeGreaterThan(20);
  });

  it.each([
    ['path', path(), 'a'],
    ['url', url(), 'https://example.com'],
    ['argv', argv({ programs: ['helper'] }), ['helper']],
    ['quoted', quoted(['helper', 'a', 'b c']), "helper a 'b c'"],
    ['bashText', bashText({ programs: ['helper'] }), 'helper'],
    ['hostileText', hostileText(), ''],
    ['context', context(), { workspace: EXAMPLE_CONTEXT.workspace }],
    ['toolCall', toolCall({ text: fc.constant('x') }), { tool: 'Bash', input: { command: 'x' } }],
  ])('%s shrinks to what its docstring says', (_name, arbitrary, expected) => {
    expect(smallest(arbitrary as fc.Arbitrary<unknown>)).toEqual(expected);
  });
});

describe('bashText', async () => {
  const witnessed = await createNodeProjector();

  const objections = (text: string, reader: { project(call: unknown): Shape }): Diagnostic[] =>
    reader.project({ input: text }).diagnostics.filter(({ severity }) => severity !== 'info');

  it('is read without a diagnostic that keeps an allow from counting', () => {
    holds(
      bashText(),
      (text) => {
        expect(objections(text, projector)).toEqual([]);
      },
      { runs: 600 },
    );
  });

  it('by the second witness too, save for a rare long text', () => {
    const texts = sample(bashText(), 600).filter((text) => objections(text, witnessed).length > 0);
    expect(texts.length).toBeLessThan(2);
  });

  const bash = spawnSync('bash', ['--version']).status === 0;
  it.skipIf(!bash)('is valid bash: `bash -n` reads it and runs nothing', () => {
    const texts = sample(bashText(), 300);
    const refused = texts.filter((text) => spawnSync('bash', ['-n'], { input: text }).status !== 0);
    expect(refused).toEqual([]);
  });

  const SYNTAX: readonly (readonly [string, RegExp])[] = [
    ['a pipeline', /[^|]\|[^|]/],
    ['an and-or list', /&&|\|\|/],
    ['the background', /[^&>] & /],
    ['a negation', /(?:^|[\n;] ?)! /],
    ['a subshell', /(?:^|\n)\( /],
    ['a group', /(?:^|\n)\{ /],
    ['a condition', /\bif .*then .*elif .*else |\bif .*fi/s],
    ['a loop', /\bwhile .*do .*done/s],
    ['a loop until', /\buntil .*do.*done/s],
    ['a loop over words', /\bfor x in .*do .*done/s],
    ['an arithmetic loop', /\bfor \(\(/],
    ['a case', /\bcase .*esac/s],
    ['a function', /\bf1\(\) \{/],
    ['a substitution', /\$\((?!\()/],
    ['a process substitution', /<\(/],
    ['arithmetic', /\$\(\(/],
    ['an expansion', /\$\{x/],
    ['a brace expansion', /\{a,b\}/],
    ['a glob', /\*\.ts/],
    ['single quotes', /'/],
    ['double quotes', /"/],
    ['ANSI quotes', /\$'/],
    ['a backslash', /\\ /],
    ['a redirection', />/],
    ['a here-document', /<<-?['"]?E/],
    ['a here-string', /<<</],
    ['an assignment', /(?:^|\n)(?:x|y|NAME)=/],
    ['a comment', /\n# /],
    ['a test', /\[\[/],
  ];
  const texts = sample(bashText(), 1500);
  it.each(SYNTAX)('covers %s', (_name, pattern) => {
    expect(texts.filter((text) => pattern.test(text)).length).toBeGreaterThan(3);
  });

  it('keeps to its sizes', () => {
    for (const text of sample(bashText({ depth: 0, commands: 1, arguments: 0 }), 300)) {
      const { commands } = projector.project({ input: text });
      expect([text, commands.length <= 1]).toEqual([text, true]);
    }
    for (const text of sample(bashText({ depth: 0, commands: 2 }), 300)) {
      const inner = projector
        .project({ input: text })
        .commands.filter(({ parent, compounds }) => parent !== null || compounds.length > 0);
      expect([text, inner.length]).toEqual([text, 0]);
    }
  });

  it('has only the programs that it is given', () => {
    for (const text of sample(bashText({ programs: ['one', 'two'] }), 200)) {
      const names = projector
        .project({ input: text })
        .commands.filter(({ form }) => form === 'simple')
        .map(({ words }) => words[0]?.value);
      for (const name of names) expect(['one', 'two', 'f1', 'f2']).toContain(name);
    }
  });
});

describe('quoted', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.string({
      unit: fc.constantFrom('a', ' ', "'", '"', '\\', '$', '`', '\n', '\t', '!', '*', '~', 'é'),
      maxLength: 6,
    }),
    fc.constantFrom('', 'if', 'time', 'A=1', '-', '{a,b}', '#', '\u0007', '\u001b[m'),
  );
  const spelled = fc
    .array(
      word.filter((text) => !text.includes('\0')),
      { minLength: 1, maxLength: 5 },
    )
    .chain((vector) => quoted(vector).map((text) => ({ vector, text })));

  it('is read as one command with exactly these words', () => {
    holds(
      spelled.filter(({ vector }) => vector[0] !== ''),
      ({ vector, text }) => {
        const { commands, diagnostics } = projector.project({ input: text });
        expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
        expect([text, commands[0]?.words.map(({ value }) => value)]).toEqual([text, vector]);
      },
      { runs: 1500 },
    );
  });

  it.each([
    [[], /at least the program/],
    [['a', 'b\0'], /No argument/],
    [['a\ud800'], /No argument/],
  ])('says what cannot be an argument vector: %j', (vector, message) => {
    expect(() => quoted(vector)).toThrow(message);
  });
});

describe('argv', () => {
  it('is mostly taken by the grammar of its program', () => {
    const vectors = sample(argv(), 600);
    const line = (vector: readonly string[]): string =>
      vector.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
    const known = vectors.filter(
      (vector) => factsOf({ input: line(vector) }).commands[0]?.effects.includes('unknown') === false,
    );
    expect(known.length / vectors.length).toBeGreaterThan(0.6);
  });

  it('names programs, subcommands and options that ship', () => {
    const vectors = sample(argv(), 600);
    for (const [program = ''] of vectors) expect(knowledge.registry.grammarOf(program)).toBeDefined();
    expect(new Set(vectors.map(([program]) => program)).size).toBeGreaterThan(200);
    const [git] = [sample(argv({ programs: ['git'] }), 200)];
    const children = knowledge.registry.grammarOf('git')?.subcommands;
    const used = new Set(git.map(([, first = '']) => first).filter((first) => children?.has(first)));
    expect(used.size).toBeGreaterThan(20);
  });

  it('keeps to its sizes', () => {
    for (const vector of sample(argv({ programs: ['ls'], options: 0, operands: 1 }), 100))
      expect(vector.length).toBeLessThanOrEqual(2);
  });
});

describe('path and url', () => {
  it('reach every scope', () => {
    const scopes = new Set<Scope>();
    for (const file_path of sample(path(), 1500))
      for (const fact of factsOf({ tool: 'Write', input: { file_path, content: '' } }).commands.flatMap(
        ({ paths }) => paths,
      ))
        scopes.add(fact.scope);
    const expected: readonly Scope[] = ['denied', 'home', 'outside', 'system', 'temp', 'writable-project'];
    expect([...scopes].sort()).toEqual(expect.arrayContaining([...expected]));
  });

  it('reach every class of hosts that needs no list', () => {
    const classes = new Set<string>();
    for (const one of sample(url(), 1000))
      for (const fact of factsOf({ tool: 'WebFetch', input: { url: one, prompt: '' } }).commands.flatMap(
        ({ network }) => network,
      ))
        classes.add(fact.class);
    expect([...classes].sort()).toEqual(
      expect.arrayContaining(['loopback', 'metadata', 'private', 'public']),
    );
  });
});

describe('packs', () => {
  it('a pack is valid and loads', () => {
    holds(
      pack(),
      (one) => {
        expect(validatePack(one), JSON.stringify(validatePack.errors)).toBe(true);
        expect(compilePolicy({ layers: [{ layer: 'user-project', packs: [one] }] })).toMatchObject({
          ok: true,
        });
      },
      { runs: 150 },
    );
  });

  it('a rule loads; so does a matcher in a rule that denies', () => {
    const loads = (rules: Parameters<typeof packOf>[0]): unknown =>
      compilePolicy({ layers: [{ layer: 'user-project', packs: [packOf(rules)] }] });
    holds(
      rule(),
      (one) => {
        expect(loads([one])).toMatchObject({ ok: true });
      },
      { runs: 100 },
    );
    holds(
      matcher(),
      (match) => {
        const one = { id: 'r', effect: 'deny', match, reason: 'r', provenance: { source: 's' } } as const;
        expect(loads([one])).toMatchObject({ ok: true });
      },
      { runs: 100 },
    );
  });

  it('every matcher of the schema occurs', async () => {
    const { default: schema } = await import('../../schema/pack.schema.json', { with: { type: 'json' } });
    const text = JSON.stringify(sample(matcher(), 1500));
    const missing = Object.keys(schema.definitions.matcher.properties).filter(
      (name) => !text.includes(`"${name}":`),
    );
    expect(missing).toEqual([]);
  });

  it('rules about the programs that calls are of decide some of them', () => {
    const programs = ['ls', 'cat', 'rm'];
    const decisions = sample(fc.tuple(pack({ programs }), bashText({ programs, depth: 0 })), 150).map(
      ([one, text]) => {
        const policy = compilePolicy({ baseline: false, layers: [{ layer: 'user-project', packs: [one] }] });
        return policy.ok ? decideCall(text, { policy: policy.value }).code : 'no policy';
      },
    );
    expect(decisions.filter((code) => code === 'rule').length).toBeGreaterThan(15);
  });
});

describe('context', () => {
  it('is valid, and decided in', () => {
    holds(
      context(),
      (facts) => {
        expect(validateContext(facts), JSON.stringify(validateContext.errors)).toBe(true);
        expect(decideCall('ls', { context: facts, policy: SHIPPED }).code).not.toBe('invalid-context');
      },
      { runs: 300 },
    );
  });
});

describe('toolCall', () => {
  const calls = sample(toolCall(), 1500);

  it('has what its tool needs', () => {
    const wanting = calls.filter((call) =>
      projector.project(call).diagnostics.some(({ code }) => code === 'input-missing-field'),
    );
    expect(wanting).toEqual([]);
  });

  it('reaches every kind of tool, and most names', () => {
    const kinds = new Set(calls.map((call) => projector.project(call).kind));
    expect([...kinds].sort()).toEqual(
      [...new Set([...knowledge.tools.tools.map(({ kind }) => kind), 'mcp'])].sort(),
    );
    const names = knowledge.tools.tools.flatMap((tool) => tool.names);
    const called = new Set(calls.map(({ tool }) => tool));
    expect(names.filter((name) => called.has(name)).length / names.length).toBeGreaterThan(0.8);
  });
});

describe('hostileText', () => {
  it('is mostly not clear, and sometimes is', () => {
    const texts = sample(hostileText(), 600);
    const clear = texts.filter((text) =>
      projector.project({ input: text }).diagnostics.every(({ severity }) => severity === 'info'),
    );
    expect(clear.length).toBeGreaterThan(20);
    expect(clear.length).toBeLessThan(400);
  });
});
