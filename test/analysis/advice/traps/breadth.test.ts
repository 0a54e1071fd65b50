import { expect, it } from 'vitest';
import { breadthTraps } from '../../../../src/analysis/advice/traps/breadth.js';
import { shippedKnowledge } from '../../../../src/policy/shipped.js';
import { compiled } from '../../../support/wishes.js';
import { type TrapRow, told } from '../told.js';

/** A rule, and what is told of it. */
const TABLE: readonly TrapRow[] = [
  [
    'allow',
    { all: [{ program: 'rm' }, { effectsAllIn: ['delete'] }] },
    [
      'trap-whole-program /match/all/0: The rule covers every use of "rm" that has the effects delete. Name the subcommands (`tokens`), the options, or the places it is for.',
    ],
  ],
  [
    'allow',
    { all: [{ program: ['rm', 'mv'] }, { effectsAllIn: ['delete', 'move'] }] },
    [
      'trap-whole-program /match/all/0: The rule covers every use of 2 programs that has the effects delete, move. Name the subcommands (`tokens`), the options, or the places it is for.',
    ],
  ],
  ['allow', { all: [{ program: 'cat' }, { effectsAllIn: ['none', 'list', 'read'] }] }, []],
  [
    'allow',
    { all: [{ tokens: ['rm'] }, { effectsAllIn: ['delete'] }] },
    [
      'trap-whole-program /match/all/0: The rule covers every use of "rm" that has the effects delete. Name the subcommands (`tokens`), the options, or the places it is for.',
    ],
  ],
  ['allow', { all: [{ tokens: ['git', 'push'] }, { effectsAllIn: ['network', 'remote-write'] }] }, []],
  [
    'allow',
    { all: [{ any: [{ program: 'rm' }, { tokens: ['mv'] }] }, { effectsAllIn: ['delete', 'move'] }] },
    [
      'trap-whole-program /match/all/0: The rule covers every use of 2 programs that has the effects delete, move. Name the subcommands (`tokens`), the options, or the places it is for.',
    ],
  ],
  [
    'allow',
    { all: [{ any: [{ program: 'rm' }, { tokens: ['mv', 'a'] }] }, { effectsAllIn: ['delete', 'move'] }] },
    [],
  ],
  ['allow', { effectsAllIn: ['delete'] }, []],
  [
    'allow',
    { all: [{ program: 'apt-get' }, { effectsAllIn: ['install', 'network'] }] },
    [
      'trap-whole-program /match/all/0: The rule covers every use of "apt-get" that has the effects install, network: `apt-get update`, `apt-get upgrade`, `apt-get dist-upgrade` and 21 more. Name the subcommands (`tokens`), the options, or the places it is for.',
    ],
  ],
  ['allow', { all: [{ program: 'rm' }, { flagPresent: '-f' }, { effectsAllIn: ['delete'] }] }, []],
  ['allow', { argv: ['rm', 'a'] }, []],
  ['allow', { all: [{ program: 'rm' }, { any: [] }, { effectsAllIn: ['delete'] }] }, []],
  [
    'allow',
    { all: [{ program: 'git' }, { anyArgMatches: { pattern: 'status' } }] },
    [
      'trap-verb-anywhere /match/all/1/anyArgMatches/pattern: It looks for the subcommand "status" in any place: `git log status` matches, too. Write `tokens`: ["git", "status"].',
    ],
  ],
  ['allow', { all: [{ program: 'git' }, { anyArgMatches: { pattern: '.*' } }] }, []],
  ['allow', { all: [{ program: 'git' }, { anyArgMatches: { pattern: 'zzz' } }] }, []],
  ['allow', { anyArgMatches: { pattern: 'status' } }, []],
  ['allow', { all: [{ program: 'git' }, { not: { anyArgMatches: { pattern: 'status' } } }] }, []],
  ['deny', { all: [{ program: 'git' }, { anyArgMatches: { pattern: 'status' } }] }, []],
  [
    'allow',
    { all: [{ program: ['cat', 'git'] }, { anyArgMatches: { pattern: 'status|log' } }] },
    [
      'trap-verb-anywhere /match/all/1/anyArgMatches/pattern: It looks for the subcommand "status" in any place: `git whatchanged status` matches, too. Write `tokens`: ["git", "status"].',
    ],
  ],
  ['allow', { all: [{ program: 'ls' }, { anyArgMatches: { pattern: 'status' } }] }, []],
  [
    'allow',
    { all: [{ program: ['npm', 'git'] }, { anyArgMatches: { pattern: 'status' } }] },
    [
      'trap-verb-anywhere /match/all/1/anyArgMatches/pattern: It looks for the subcommand "status" in any place: `git log status` matches, too. Write `tokens`: ["git", "status"].',
    ],
  ],
  [
    'deny',
    { argv: ['git', 'push'] },
    [
      'trap-exact-vector /match/argv: It holds "git push" and nothing else: one more word, as in "git push x", or another order passes it. For what begins so, write `tokens`; for an option in any place, `flagPresent`.',
    ],
  ],
  ['deny', { not: { argv: ['git', 'push'] } }, []],
  [
    'review',
    { any: [{ argv: ['ls'] }, { program: 'x' }] },
    [
      'trap-exact-vector /match/any/0/argv: It holds "ls" and nothing else: one more word, as in "ls x", or another order passes it. For what begins so, write `tokens`; for an option in any place, `flagPresent`.',
    ],
  ],
  [
    'deny',
    { flow: { from: { argv: ['cat', 'a'] }, to: { argv: ['wc', 'b'] } } },
    [
      'trap-exact-vector /match/flow/from/argv: It holds "cat a" and nothing else: one more word, as in "cat a x", or another order passes it. For what begins so, write `tokens`; for an option in any place, `flagPresent`.',
      'trap-exact-vector /match/flow/to/argv: It holds "wc b" and nothing else: one more word, as in "wc b x", or another order passes it. For what begins so, write `tokens`; for an option in any place, `flagPresent`.',
    ],
  ],
  [
    'deny',
    { any: [{ all: [{ anyArgMatches: { pattern: 'secret' } }, { not: { not: { argv: ['ls'] } } }] }] },
    [
      'trap-exact-vector /match/any/0/all/1/not/not/argv: It holds "ls" and nothing else: one more word, as in "ls x", or another order passes it. For what begins so, write `tokens`; for an option in any place, `flagPresent`.',
    ],
  ],
];

it.each(TABLE)('%s %j', (effect, match, expected) => {
  expect(breadthTraps({ rule: compiled(effect, match), knowledge: shippedKnowledge() }).map(told)).toEqual(
    expected,
  );
});
