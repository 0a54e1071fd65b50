import { expect, it } from 'vitest';
import { vectorPowers } from '../../src/analysis/vector.js';
import type { Access, Effect } from '../../src/generated/types.js';

type Known = readonly [
  words: readonly string[],
  has: { readonly effects: readonly Effect[]; readonly accesses: readonly Access[]; readonly talks: boolean },
  lacks: readonly Effect[],
];

/** Words, what a command of them can be wherever it stands, and effects that it never has. */
const KNOWN: readonly Known[] = [
  [['ls'], { effects: ['list'], accesses: ['cwd', 'list'], talks: false }, ['read', 'write', 'unknown']],
  [['git', 'status'], { effects: ['vcs-read'], accesses: ['cwd'], talks: false }, ['list', 'secret-read']],
  [
    ['cat', 'a'],
    { effects: ['read', 'secret-read'], accesses: ['cwd', 'read'], talks: false },
    ['write', 'persist'],
  ],
  // What is written may be there already, or be a device.
  [
    ['cp', 'a', 'b'],
    {
      effects: ['read', 'write', 'overwrite', 'create', 'device', 'persist'],
      accesses: ['cwd', 'read', 'write'],
      talks: false,
    },
    ['delete', 'move', 'none'],
  ],
  [['git', 'push'], { effects: ['network', 'remote-write'], accesses: ['cwd'], talks: false }, ['unknown']],
  [['ping', 'a.com'], { effects: ['network'], accesses: ['cwd'], talks: true }, ['read', 'unknown']],
  [
    ['./scripts/strange'],
    { effects: ['execute', 'unknown'], accesses: ['cwd', 'execute'], talks: false },
    ['none', 'read'],
  ],
  [['a\nb'], { effects: ['unknown'], accesses: ['cwd'], talks: false }, ['none']],
];

it.each(KNOWN)('%j', (words, { effects, accesses, talks }, lacks) => {
  const powers = vectorPowers(words);
  expect(effects.filter((effect) => powers?.effects.has(effect) !== true)).toEqual([]);
  expect(lacks.filter((effect) => powers?.effects.has(effect) !== false)).toEqual([]);
  expect([[...(powers?.accesses ?? [])], powers?.talks]).toEqual([accesses, talks]);
});

/** Another program by the same name may stand there; and what no command can be. */
it.each([[['/bin/ls']], [['./git', 'status']], [['../bin/sh', '-c', 'x']], [['']], [['a\0b']], [[]]])(
  '%j: nothing is known',
  (words) => {
    expect(vectorPowers(words)).toBeNull();
  },
);
