/**
 * GNU sed as the oracle: `--sandbox` refuses `e`, `r` and `w` while it parses, before it reads any input. A script
 * that is pure for us must be accepted or be a syntax error. Skipped where sed has no such option.
 */

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sed } from '../../../src/commands/languages/sed.js';
import { short } from './short.js';

const run = (options: readonly string[], script: string): { status: number | null; stderr: string } =>
  spawnSync('sed', ['--sandbox', ...options, '-n', '-e', script], { input: '', encoding: 'utf8' });

const oracle = /sandbox mode/.test(run([], 'w x').stderr ?? '') && run([], 'p').status === 0;

const pieces = [
  ...[
    'w f',
    'e',
    'e id',
    'r f',
    's/a/b/w f',
    's/a/b/e',
    's/a/b/g',
    's/[/]/w f/',
    's/[^/]*/x/',
    's,a\\,b,c,',
    'W f',
  ],
  ...[
    'a foo',
    'a\\',
    'a\\\nfoo',
    'i\\ x',
    'c',
    ':a',
    'ba',
    't',
    'b x',
    '{',
    '}',
    '#',
    '#n',
    'y/abc/xyz/',
    'y/a\\/b/c/d/',
  ],
  ...[
    ';',
    '\n',
    '\n',
    '\\',
    '\\\n',
    ' ',
    '\t',
    '/',
    '[',
    ']',
    '[/]',
    '[[:alpha:]/]',
    '[\\]',
    '\\/',
    '&',
    '|',
    'é',
    '\r',
  ],
  ...[
    '1',
    '$',
    '/x/',
    '/x/I',
    '\\,x,',
    '1,3',
    '0~2',
    '+1',
    '~4',
    ',',
    '!',
    'p',
    'n',
    'N',
    'q1',
    'l 3',
    'v 4',
    'F',
    'z',
    '=',
  ],
];

it.skipIf(!oracle)(
  'what is pure is never refused by the sandbox of sed',
  () => {
    let pure = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 7 }), (parts) => {
        const script = parts.join('');
        if (short(sed(script)) !== 'pure') return;
        pure += 1;
        for (const options of [[], ['--posix']]) expect(run(options, script).stderr).not.toMatch(/sandbox/);
      }),
      { numRuns: 1500 },
    );
    expect(pure).toBeGreaterThan(30);
  },
  60_000,
);

it.skipIf(!oracle)('what it accepts is proved', () => {
  const scripts = [
    ...[
      'p',
      '1,5p',
      's/a/b/g',
      '/x/,/y/{s/[^/]*$//;p}',
      ':a;N;$!ba;s/\\n/ /g',
      '$!N;P;D',
      'a\\\ntext\\\nmore',
      '1i\\  text',
    ],
    ...[
      'y/abc/xyz/',
      's|[|]|x|',
      '0,/x/s//y/',
      '/x/I!d',
      '2q',
      's/x/y/3;t',
      '/^$/d;G',
      's/.*/\\U&/',
      '\\,/,d',
      'n;d',
    ],
  ];
  for (const script of scripts) {
    expect([script, run([], script).status]).toEqual([script, 0]);
    expect([script, short(sed(script))]).toEqual([script, 'pure']);
  }
});
