import { expect, it } from 'vitest';
import { patternTraps } from '../../../../src/analysis/advice/traps/patterns.js';
import { shippedKnowledge } from '../../../../src/policy/shipped.js';
import { compiled } from '../../../support/wishes.js';
import { type TrapRow, told } from '../told.js';

/** A rule, and what is told of it. */
const TABLE: readonly TrapRow[] = [
  [
    'deny',
    { anyArgMatches: { pattern: 'secret' } },
    [
      'trap-whole-argument /match/anyArgMatches/pattern: A pattern matches an argument as a whole: this one sees "secret", and not "my-secret.txt" or "secret/x". If every argument that holds it is meant, write ".*secret.*".',
    ],
  ],
  [
    'deny',
    { anyArgMatches: { pattern: 'ab' } },
    [
      'trap-whole-argument /match/anyArgMatches/pattern: A pattern matches an argument as a whole: this one sees "ab", and not "my-ab.txt" or "ab/x". If every argument that holds it is meant, write ".*ab.*".',
    ],
  ],
  ['deny', { anyArgMatches: { pattern: 'a' } }, []],
  ['deny', { argMatches: { index: 0, pattern: 'secret' } }, []],
  ['allow', { all: [{ program: 'strange' }, { anyArgMatches: { pattern: 'secret' } }] }, []],
  ['deny', { anyArgMatches: { pattern: 'a|b' } }, []],
  ['deny', { anyArgMatches: { pattern: 'ab|cd' } }, []],
  ['deny', { anyArgMatches: { pattern: '(ab)' } }, []],
  ['deny', { anyArgMatches: { pattern: 'a+' } }, []],
  [
    'deny',
    { redirect: { target: 'src/*' } },
    [
      'trap-glob /match/redirect/target: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "src/.*".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'src/*' } },
    [
      'trap-glob /match/argMatches/pattern: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "src/.*".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'a:*b' } },
    [
      'trap-glob /match/argMatches/pattern: ":*" in a pattern is a colon any number of times, and not a wildcard. Any text is `.*`: write "a:.*b".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'a *' } },
    [
      'trap-glob /match/argMatches/pattern: " *" in a pattern is a blank any number of times, and not a wildcard. Any text is `.*`: write "a .*".',
    ],
  ],
  ['deny', { argMatches: { index: 0, pattern: 'a/+' } }, []],
  ['deny', { argMatches: { index: 0, pattern: 'a/{0,3}' } }, []],
  ['deny', { argMatches: { index: 0, pattern: 'ab*' } }, []],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'x|src/*' } },
    [
      'trap-glob /match/argMatches/pattern: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "x|src/.*".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: '(src/*)' } },
    [
      'trap-glob /match/argMatches/pattern: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "(src/.*)".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: '(?:src/*){1,2}' } },
    [
      'trap-glob /match/argMatches/pattern: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "(?:src/.*){1,2}".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: '((a|b/*)c)+' } },
    [
      'trap-glob /match/argMatches/pattern: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "((a|b/.*)c)+".',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: '/*' } },
    [
      'trap-glob /match/argMatches/pattern: "/*" in a pattern is a slash any number of times, and not a wildcard. Any text is `.*`: write "/.*".',
    ],
  ],
  ['deny', { argMatches: { index: 0, pattern: '.*' } }, []],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'push --force' } },
    [
      'trap-several-words /match/argMatches/pattern: A pattern sees one argument at a time: "push --force" are several words. Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'push -f' } },
    [
      'trap-several-words /match/argMatches/pattern: A pattern sees one argument at a time: "push -f" are several words. Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'a && b' } },
    [
      'trap-several-words /match/argMatches/pattern: A pattern sees one argument at a time: "a &&" are several words, and an operator is none. Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'a ; b' } },
    [
      'trap-several-words /match/argMatches/pattern: A pattern sees one argument at a time: "a ;" are several words, and an operator is none. Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    ],
  ],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'x push --force' } },
    [
      'trap-several-words /match/argMatches/pattern: A pattern sees one argument at a time: "push --force" are several words. Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    ],
  ],
  ['deny', { input: { pointer: '/command', pattern: 'npm test.*' } }, []],
  [
    'allow',
    {
      all: [
        { tool: 'Write' },
        { input: { pointer: '/content', pattern: 'npm.*' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  ['deny', { redirect: { target: 'secret', stream: 'stdout' } }, []],
  ['deny', { input: { pointer: '/a', equals: 'src/*' } }, []],
  ['deny', { argMatches: { index: 0, pattern: 'a (--force|x)' } }, []],
  [
    'deny',
    { argMatches: { index: 0, pattern: 'push  --force-with-lease' } },
    [
      'trap-several-words /match/argMatches/pattern: A pattern sees one argument at a time: "push  --force-with-lease" are several words. Ask for each word by itself: `tokens` for the first ones, `flagPresent` for an option.',
    ],
  ],
];

it.each(TABLE)('%s %j', (effect, match, expected) => {
  expect(patternTraps({ rule: compiled(effect, match), knowledge: shippedKnowledge() }).map(told)).toEqual(
    expected,
  );
});
