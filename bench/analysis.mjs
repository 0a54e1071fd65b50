/**
 * What the analysis takes: `node bench/analysis.mjs`, after a build. The shipped allow rules against the floor, the
 * shipped policy against itself and against a widened one, a pack of 1,000 rules, and hostile rules, of which the
 * slowest single question is shown.
 */
import { createAdviser } from '../dist/analysis/advice/advice.js';
import { diffPolicies } from '../dist/analysis/diff.js';
import { meetFloor } from '../dist/analysis/floor.js';
import { overlap } from '../dist/analysis/overlap.js';
import { compilePolicy, createUnvetoedProjector } from '../dist/index.js';
import { loadPack } from '../dist/policy/pack.js';
import { shipped } from '../dist/policy/shipped.js';

const projector = createUnvetoedProjector();
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const allow = (id, match) => ({ id, effect: 'allow', match, reason: 'x', provenance: { source: 'bench' } });
const load = (rules) => loadPack({ version: 1, id: 'bench', rules }, 'user-project').value.rules;
const policy = (rules) =>
  compilePolicy({ layers: [{ layer: 'user-project', packs: [{ version: 1, id: 'bench', rules }] }] }).value;

function timed(name, work) {
  const start = performance.now();
  const said = work();
  console.log(`${name.padEnd(50)} ${(performance.now() - start).toFixed(0).padStart(7)} ms  ${said}`);
}

const rules = shipped().baseline.flatMap((pack) => pack.rules);
timed('shipped allow rules against the floor', () => {
  const { pairs, meetings } = meetFloor(rules, { projector });
  return `${pairs} pairs, ${meetings.length} that meet or are open`;
});
const own = compilePolicy().value;
timed('shipped policy and itself', () =>
  JSON.stringify(diffPolicies({ before: own, after: own }, { projector }).nothing),
);
timed('with one widened rule', () => {
  const push = allow('push', {
    all: [{ tokens: ['git', 'push'] }, { effectsAllIn: ['none', 'network', 'remote-write'] }],
  });
  const { changes, open } = diffPolicies({ before: own, after: policy([push]) }, { projector });
  return `${changes.map(({ kind, call }) => `${kind}: ${call.input}`).join('; ')}; open: ${open.length}`;
});
timed('1,000 rules against the floor', () => {
  const large = many(1_000, (index) =>
    allow(`r${index}`, {
      all: [
        { tokens: [['git', 'npm', 'cargo', 'ls', 'cat', 'docker', 'make', 'rg'][index % 8], `s${index}`] },
        { effectsAllIn: ['none', 'list', 'read'] },
        {
          pathScopesAllIn: { scopes: ['writable-project', 'project'], requireFacts: 'zero-or-more' },
        },
        { not: { flagPresent: [`--x${index}`] } },
      ],
    }),
  );
  const { pairs, meetings } = meetFloor(load(large), { projector });
  return `${pairs} pairs, ${meetings.length} that meet or are open`;
});

const shippedRules = [...shipped().floor, ...shipped().baseline].flatMap((pack) => pack.rules);
const advise = (rules) => createAdviser({ projector })(rules, shippedRules);
timed('all that check says of 1,000 rules', () => {
  const large = many(1_000, (index) => ({
    ...allow(`r${index}`, {
      all: [
        { tokens: [['git', 'npm', 'cargo', 'ls', 'cat', 'docker', 'make', 'rg'][index % 8], `s${index}`] },
        { effectsAllIn: ['none', 'list', 'read'] },
        { pathScopesAllIn: { scopes: ['writable-project', 'project'], requireFacts: 'zero-or-more' } },
      ],
    }),
    effect: ['allow', 'allow', 'deny', 'review'][index % 4],
  }));
  const { problems, remarks } = advise(load(large));
  return `${problems.length} problems, ${remarks.length} remarks`;
});

const READ_WRITE = { effectsAllIn: ['read', 'write'] };
const letter = (index) => String.fromCharCode(97 + (index % 26));
const HOSTILE = {
  'three hundred alternatives in a pattern': {
    all: [
      { program: 'cp' },
      { anyArgMatches: { pattern: many(300, (i) => `w${i}[a-z]*`).join('|') } },
      READ_WRITE,
    ],
  },
  'thirty negated patterns': {
    all: [
      { program: 'cp' },
      ...many(30, (i) => ({ not: { anyArgMatches: { pattern: `.*${letter(i)}${i}[x-z]+.*` } } })),
      READ_WRITE,
    ],
  },
  'thirty negated conjunctions': {
    all: [
      READ_WRITE,
      ...many(30, (i) => ({
        not: {
          all: [
            { flagPresent: [`-${letter(i)}`] },
            { anyArgMatches: { pattern: `x${i}.*` } },
            { effectsSomeIn: ['read'] },
          ],
        },
      })),
    ],
  },
  'a thousand clauses that all hold': {
    all: many(1_000, (i) => ({
      any: [{ program: `p${i}` }, { anyArgMatches: { pattern: `x${i}.*` } }, { effectsAllIn: ['read'] }],
    })),
  },
  'a thousand clauses of which one holds': {
    any: many(1_000, (i) => ({
      all: [{ program: `p${i}` }, { effectsAllIn: ['read', 'write', 'unknown'] }, { arg0In: [`a${i}`] }],
    })),
  },
};
const floor = shipped().floor.flatMap((pack) => pack.rules);
for (const [name, match] of Object.entries(HOSTILE)) {
  const [rule] = load([allow('hostile', match)]);
  let slowest = 0;
  timed(`advice on ${name}`, () => `${advise([rule]).remarks.length} remarks`);
  timed(name, () => {
    const kinds = floor.map((other) => {
      const start = performance.now();
      const { kind } = overlap({ allow: rule, other }, { projector });
      slowest = Math.max(slowest, performance.now() - start);
      return kind;
    });
    const count = (kind) => kinds.filter((one) => one === kind).length;
    return `${count('disjoint')} disjoint, ${count('overlap')} overlap, ${count('unknown')} open; slowest ${slowest.toFixed(0)} ms`;
  });
}
console.log(`memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
