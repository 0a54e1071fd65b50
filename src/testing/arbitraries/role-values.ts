/** What a word may be that a grammar uses in some role. */

import fc from 'fast-check';
import type { KeyedRoles, Role } from '../../generated/types.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import { choice } from './choice.js';
import { path } from './path.js';
import { host, url } from './url.js';

/** Words of this role that a program would mostly take. */
export function wordOf(role: Role): fc.Arbitrary<string> {
  return (values()[role] ?? values().read) as fc.Arbitrary<string>;
}

/** `key=value`, with a key that is listed. */
export function keyedValue({ keys, separator = '=', otherwise = 'data' }: KeyedRoles): fc.Arbitrary<string> {
  const listed = Object.entries(keys);
  if (listed.length === 0) return wordOf(otherwise);
  return fc
    .constantFrom(...listed)
    .chain(([key, role]) =>
      wordOf(role).map((value) => `${key.endsWith('*') ? `${key.slice(0, -1)}x` : key}${separator}${value}`),
    );
}

type Values = { readonly [role in Role]?: fc.Arbitrary<string> };

let cached: Values | undefined;
const values = (): Values => {
  cached ??= build();
  return cached;
};

/** Roles that are missing here are those of paths. */
function build(): Values {
  const program = fc.constantFrom(...shippedKnowledge().registry.programs.filter((name) => /^\w/.test(name)));
  const line = fc.tuple(program, fc.constantFrom('', ' a', ' --help', ' /')).map((parts) => parts.join(''));
  const named = fc.tuple(variable, word).map(([name, value]) => `${name}=${value}`);
  return {
    read: path(),
    data: word,
    url: url(),
    'url-send': url(),
    host: host(),
    listen: fc.constantFrom('8080', '127.0.0.1:8080', '0.0.0.0:80'),
    send: word,
    'send-at': choice(
      word,
      path().map((at) => `@${at}`),
    ),
    header: fc.constantFrom('Accept: text/plain', 'Authorization: Bearer x'),
    shell: line,
    'shell-here': line,
    'shell-later': line,
    zsh: line,
    posix: line,
    sed: fc.constantFrom('s/a/b/', '1,5p', '/a/d', 's|a|b|gI', '$!N', 'w out.txt', 'e'),
    awk: fc.constantFrom(
      '{print $1}',
      'NR==1',
      'BEGIN{x=1} {print x}',
      '{print > "out.txt"}',
      'BEGIN{system("x")}',
    ),
    jq: fc.constantFrom('.', '.a', '.a[] | .b', 'keys', 'input_filename'),
    script: fc.constantFrom('1', 'print(1)', 'x = 1'),
    command: program,
    arguments: word,
    variable,
    assignment: named,
    environment: named,
    alias: fc.tuple(variable, line).map(([name, text]) => `${name}=${text}`),
    module: fc.constantFrom('a', 'a.b'),
    package: fc.constantFrom('left', '@scope/left', 'left@1.2.3', './left'),
    target: fc.constantFrom('test', 'build', 'lint', 'deploy'),
  };
}

const variable = fc.constantFrom('A', 'B', 'NAME', 'x');

const word: fc.Arbitrary<string> = choice(
  { weight: 5, arbitrary: fc.constantFrom('a', '1', 'main', 'x=1', 'TODO', '+x', 'HEAD~1', '-1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a b', "it's", '', ';', '{}', '*', '$x', '"', '\\', '-', 'é', 'a\tb'),
  },
);
