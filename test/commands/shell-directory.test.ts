import { describe, expect, it } from 'vitest';
import { decideCall } from '../support/decisions.js';

/** The shell opens a redirection in its own directory, whatever directory the program then goes to. */
const OUTSIDE = [
  'git -C src log > ../x',
  'git -C src log >> ../x',
  'git -C src log 2> ../x',
  'git -C src log <> ../x',
  'git -C src log &> ../x',
  'git -C src log < ../x',
  'make -C src test > ../x',
  'env -C src cat a.txt > ../x',
  "env -C src sh -c 'cat a.txt' > ../x",
  'nice env -C src cat a.txt > ../x',
  'npm --prefix a test > ../x',
  'go build -C cmd -o tool > ../x',
  '{ git -C src log; } > ../x',
  'if true; then git -C src log > ../x; fi',
  'fd -C src . > ../x',
  'git -C src -C lib log > ../../x',
  'git -C src log > ".."/x',
  'git -C src log | git -C src log > ../x',
];

const INSIDE = [
  'git -C src log > x',
  'git -C src log > src/x',
  'git -C src/lib log > ./out.txt',
  'env -C src cat a.txt > out.txt',
  'git -C src log 2> /dev/null',
  'cd src && git log > ../x',
];

/** So does what the shell itself puts in place of `$PWD`, `~+` and `$(pwd)`. */
const EXPANDED_OUTSIDE = [
  'git -C src log --output="$PWD/../x"',
  'git -C src log --output=$PWD/../x',
  'git -C src diff --no-index a "$PWD/../x"',
  'git -C src ls-files ~+/../x',
  'git -C src ls-files "$(pwd)"/../x',
  'git -C src ls-files "`pwd`/../x"',
  'env -C src cat "$PWD/../x"',
  'nice env -C src cat "${PWD}/../x"',
  'fd -C src . $PWD/../x',
  'env -C src tee "$PWD/../x"',
  'X=$PWD; git -C src ls-files "$X/../x"',
];

const EXPANDED_INSIDE = [
  'git -C src ls-files "$PWD/a.txt"',
  'env -C src cat "$PWD/src/../a.txt"',
  'env -C src sh -c \'cat "$PWD/../a.txt"\'',
  'cd src && cat "$PWD/../a.txt"',
];

describe('what the shell expands starts in its directory', () => {
  it.each(EXPANDED_OUTSIDE)('%s is not allowed', (line) => {
    expect(decideCall(line).effect).not.toBe('allow');
  });

  it.each(EXPANDED_INSIDE)('%s is allowed', (line) => {
    expect(decideCall(line).effect).toBe('allow');
  });
});

describe('a redirection starts in the directory of the shell', () => {
  it.each(OUTSIDE)('%s is not allowed', (line) => {
    expect(decideCall(line).effect).not.toBe('allow');
  });

  it.each(INSIDE)('%s is allowed', (line) => {
    expect(decideCall(line).effect).toBe('allow');
  });
});

/** Programs that work elsewhere and still take the other paths of their line from the shell's directory. */
const NOT_ENTERED = [
  'cmake --build build --system-information ../x',
  'ctest --test-dir build --output-log ../x',
  'npm --prefix a test --cache ../x',
  'git --work-tree=src add ../x',
  'git --work-tree=src ls-files ../x',
  'docker compose --project-directory src -f ../x.yml ps',
  'turbo --cwd src --cache-dir ../x test',
  'yarn --cwd src test --cache-folder ../x',
  'cmake --build build --build src --system-information ../x',
];

const ENTERED = [
  'git -C src log -- ../a.txt',
  'git -C src ls-files ../a.txt',
  'env -C src cat ../a.txt',
  'make -C src test',
  'npm --prefix a test',
  'cmake --build build --target all',
  'docker compose --project-directory src ps',
  'git --work-tree=src ls-files lib',
];

describe('only some programs take every path of their line from the directory that they are given', () => {
  it.each(NOT_ENTERED)('%s is not allowed', (line) => {
    expect(decideCall(line).effect).not.toBe('allow');
  });

  it.each(ENTERED)('%s is allowed', (line) => {
    expect(decideCall(line).effect).toBe('allow');
  });
});
