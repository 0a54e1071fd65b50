import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/generated/types.js';
import { validateDecision } from '../../src/generated/validators.js';
import {
  checkPack,
  compilePattern,
  compilePolicy,
  createCorpusReader,
  createProjector,
  createUnvetoedProjector,
  decide,
  describeCall,
  readCorpusEntry,
} from '../../src/index.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { cpuTime } from '../support/cpu-time.js';
import { ALLOW_ALL, decideCall, packOf, policyWith, projector } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { anything, HOSTILE, HOSTILE_TEXTS, shifting } from './hostile.js';

/** What any of these may take, on a machine that does other things besides. */
const LIMIT_MS = 5_000;

// biome-ignore lint/suspicious/noExplicitAny: the point is that it may be any
type Use = (value: any) => unknown;
const world = { ...EXAMPLE_CONTEXT, policy: policyWith([ALLOW_ALL]) };
const shape = projector.project('ls');
const plainShape = JSON.parse(JSON.stringify(shape)) as Record<string, unknown>;
const emptyPack = packOf([]);

function isSound(answer: unknown): void {
  expect(validateDecision(answer)).toBe(true);
  expect((answer as Decision).effect).not.toBe('allow');
}

/** Every way in which a value from outside reaches the surface, with what must hold of the answer. */
interface Entry {
  readonly use: Use;
  readonly check?: (answer: unknown) => void;
}
const USES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['project a call', { use: (value) => decide(projector.project(value), world), check: isSound }],
  ['project an input', { use: (input) => decide(projector.project({ tool: 'bash', input }), world) }],
  ['project a tool name', { use: (tool) => decide(projector.project({ tool, input: tool }), world) }],
  [
    'project a member',
    { use: (path) => decide(projector.project({ tool: 'Read', input: { path } }), world) },
  ],
  ['decide a shape', { use: (value) => decide(value, world), check: isSound }],
  ['decide in a context', { use: (value) => decide(shape, value), check: isSound }],
  ['decide by a policy', { use: (policy) => decide(shape, { ...EXAMPLE_CONTEXT, policy }), check: isSound }],
  ['decide in a posture', { use: (posture) => decide(shape, { ...world, posture }) }],
  ['decide in a workspace', { use: (workspace) => decide(shape, { ...world, workspace }) }],
  ['decide under a ceiling', { use: (ceiling) => decide(shape, { ...world, ceiling }) }],
  ...Object.keys(plainShape).map((key): [string, Entry] => [
    `decide a shape with another ${key}`,
    { use: (value) => decide({ ...plainShape, [key]: value }, world) },
  ]),
  ['load a pack', { use: (value) => compilePolicy({ layers: [{ layer: 'user-project', packs: [value] }] }) }],
  [
    'load a rule',
    {
      use: (value) =>
        compilePolicy({ layers: [{ layer: 'user-project', packs: [packOf([value as never])] }] }),
    },
  ],
  ['choose the baseline', { use: (baseline) => compilePolicy({ baseline }) }],
  ['check a pack', { use: (value) => checkPack(value, { projector }) }],
  ['check in a layer', { use: (layer) => checkPack(emptyPack, { projector, layer }) }],
  ['compile with options', { use: (value) => compilePolicy(value) }],
  ['compile layers', { use: (layers) => compilePolicy({ layers }) }],
  ['compile a layer', { use: (value) => compilePolicy({ layers: [value] }) }],
  ['compile packs', { use: (packs) => compilePolicy({ layers: [{ layer: 'user-project', packs }] }) }],
  ['check with options', { use: (value) => checkPack(emptyPack, value) }],
  ['check with a projector', { use: (value) => checkPack(emptyPack, { projector: value }) }],
  ['describe a shape', { use: (value) => describeCall(value, EXAMPLE_CONTEXT) }],
  ['describe in a context', { use: (value) => describeCall(shape, value) }],
  ['read an entry of a corpus', { use: (value) => readCorpusEntry(value) }],
  ['read an input of a corpus', { use: (input) => readCorpusEntry({ input }) }],
  ['read a format', { use: (format) => createCorpusReader(format).push({ number: 1, text: 'ls' }) }],
  ['read with options', { use: (value) => createCorpusReader('commands', value).push(value) }],
  ['read a line', { use: (value) => createCorpusReader('codex').push(value) }],
  ['read a text', { use: (text) => createCorpusReader('openai').push({ number: 1, text }) }],
  ['compile a pattern', { use: (value) => compilePattern(value) }],
]);

describe('totality', () => {
  for (const [name, { use, check }] of USES) {
    it(`${name}: any value gives an answer, and none is allowed for it`, () => {
      for (const [kind, value] of HOSTILE) {
        const started = cpuTime();
        const answer = use(value);
        expect(cpuTime() - started, kind).toBeLessThan(LIMIT_MS);
        check?.(answer);
      }
      holds(anything, (value) => void use(value), { runs: 60 });
    });
  }

  it('each member is read once: a getter that gives another value later changes nothing', () => {
    expect(projector.project(shifting())).toEqual(projector.project('ls'));
  });

  it('a text of any kind and length is decided in bounded time, and not allowed', () => {
    for (const [kind, text] of HOSTILE_TEXTS) {
      const started = cpuTime();
      const { effect } = decideCall(text);
      expect([kind, effect]).not.toEqual([kind, 'allow']);
      expect(cpuTime() - started, kind).toBeLessThan(LIMIT_MS);
    }
  });

  it('a shape lacking a member, or with one more, is not decided as the shape it resembles', () => {
    const given = JSON.parse(
      JSON.stringify(projector.project('cat a | (cd src && ls) > x; f() { :; }')),
    ) as object;
    for (const changed of changes(given)) {
      const decision = decide(changed.value, world);
      expect({ at: changed.at, code: decision.code }).toEqual({ at: changed.at, code: 'invalid-shape' });
    }
  });

  it('a pack with members named __proto__, constructor or toString is refused', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      for (const text of [
        `{"version":1,"id":"x","rules":[],"${key}":{"effect":"allow"}}`,
        `{"version":1,"id":"x","rules":[{"id":"r","effect":"deny","match":{"${key}":{"always":true}},"reason":"r","provenance":{"source":"s"}}]}`,
        `{"version":1,"id":"x","rules":[{"id":"r","effect":"deny","match":{"always":true},"reason":"r","provenance":{"source":"s"},"${key}":1}]}`,
      ]) {
        const result = compilePolicy({ layers: [{ layer: 'user-project', packs: [JSON.parse(text)] }] });
        expect({ key, ok: result.ok }).toEqual({ key, ok: false });
      }
    }
  });
});

/** The value with one required member left out, or one that is unheard of put in, at any depth. */
function* changes(value: unknown, at = ''): Generator<{ readonly at: string; readonly value: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const inner of changes(item, `${at}/${index}`))
        yield { at: inner.at, value: value.with(index, inner.value) };
    return;
  }
  const members = value as { readonly [key: string]: unknown };
  yield { at: `${at}+`, value: { ...members, unheardOf: 1 } };
  for (const key of Object.keys(members)) {
    const { [key]: dropped, ...rest } = members;
    if (!OPTIONAL.has(key)) yield { at: `${at}/${key}-`, value: rest };
    for (const inner of changes(dropped, `${at}/${key}`))
      yield { at: inner.at, value: { ...members, [key]: inner.value } };
  }
}

/** Members of a shape that the schema does not require. */
const OPTIONAL: ReadonlySet<string> = new Set(
  'input shadowed body declared index elements base tail values prefix suffix pattern quoted nested variables hint'.split(
    ' ',
  ),
);

// Members of options that only the caller fills. They throw today; DESIGN §10 has no exception for them.
describe('totality, where it does not hold yet', () => {
  const broken = (use: Use) => (): void => {
    for (const value of HOSTILE.values()) if (!isHuge(value)) use(value);
  };
  it.fails(
    'createUnvetoedProjector takes any options',
    broken((value) => createUnvetoedProjector(value)),
  );
  it.fails('createProjector takes any options', async () => {
    for (const value of HOSTILE.values()) await createProjector(value as never);
  });
});

const isHuge = (value: unknown): boolean => Array.isArray(value) && value.length > 1e6;
