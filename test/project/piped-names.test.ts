import { describe, expect, it } from 'vitest';
import { decideCall } from '../support/decisions.js';

const effectOf = (line: string): string => decideCall(line).effect;

describe('names that come through a pipe are read where they were found', () => {
  it.each([
    "find . -name '*.ts' | xargs grep -n foo",
    'find src -type f | xargs wc -l',
    'find src lib -type f | xargs -n 1 -P 4 head -3',
    'find . | xargs -I{} head -n 2 {}',
    "find . | xargs -d '\\n' cat",
    "find . -name '*.py' -print0 | xargs -0 grep -n 'import os'",
    "find src -name '*.ts' -print0 | xargs -0 sed -n 1p",
    "find src -name '*.ts' | xargs sed -n 1p --",
    'find . -print0 | grep -z x | sort -z | xargs -0 wc -l',
    'find . -type f 2>/dev/null | grep -v node_modules | sort -u | head -20 | xargs wc -l',
    'git ls-files | xargs wc -l',
    "git ls-files '*.py' src | xargs grep -l pytest",
    'git ls-files -z | xargs -0 file',
    'git ls-files | xargs -n1 dirname | sort -u',
    'git ls-files | xargs cat > all.txt',
    'git grep -l foo -- src | xargs head -5',
    'git diff --name-only main...HEAD | xargs wc -l',
    'git --no-pager diff --name-only --cached | xargs grep -n TODO',
    'grep -rl foo src | xargs head -1',
    'grep -rlZ foo src | xargs -0 grep -c bar',
    'rg -l TODO | xargs head -5',
    'rg --files src | xargs wc -l',
    'fd -e ts . src | xargs wc -l',
    'ls *.md | xargs -I{} head -n 2 {}',
    'ls src | xargs -n1 echo',
    'find src -exec grep -l foo {} + | cat',
    'mkdir -p out && find . -type f | xargs wc -l',
    'find /tmp -type f | xargs wc -l',
  ])('%s', (line) => expect([line, effectOf(line)]).toEqual([line, 'allow']));
});

describe('nothing is known of what a pipe brings', () => {
  it.each([
    'cat list | xargs cat',
    'echo /etc/passwd | xargs cat',
    'xargs cat',
    'xargs cat < list',
    'find . | xargs cat < list',
    'find . | xargs -a list cat',
    'find . | xargs -d s cat',
    'find . -print0 | xargs cat',
    'find . | xargs -0 cat',
    'find . -print0 | sort | xargs -0 cat',
    "find . -printf '/etc/%f\\n' | xargs cat",
    'find . -ls | xargs cat',
    "find . -regex '.*env' | xargs cat",
    'find "$DIR" | xargs cat',
    "find 'a /etc' | xargs cat",
    "find 'a\"/etc' | xargs cat",
    'ls -la | xargs cat',
    'ls -a | xargs ls',
    'git ls-files -s | xargs cat',
    'git ls-files :/ | xargs cat',
    'git ls-files $X | xargs cat',
    'git diff --name-only --no-index a b | xargs cat',
    'git show --name-only HEAD:list.txt | xargs cat',
    'git log --name-only | xargs cat',
    'grep -r foo src | xargs cat',
    'rg foo src | xargs cat',
    'rg --hidden -l foo | xargs cat',
    "find . | sed 's/x/y/' | xargs cat",
    'find . | awk \'{print "/etc/" $1}\' | xargs cat',
    'find . | grep -o /etc | xargs cat',
    'find . | grep -C1 x | xargs cat',
    'find . | tail -c 5 | xargs cat',
    'find . | sort list | xargs cat',
    'find . | sort - list | xargs cat',
    'find . | cat - list | xargs cat',
    'find . | tr a / | xargs cat',
    'find . |& xargs cat',
    'find . 2>&1 | xargs cat',
    'find . | sort 2>&1 | xargs cat',
    '{ find .; cat list; } | xargs cat',
    'find . | { cat list; cat; } | xargs cat',
    'X=1 find . | xargs cat',
    'find() { cat list; }; find . | xargs cat',
    'find . | parallel cat',
  ])('%s', (line) => expect([line, effectOf(line)]).toEqual([line, 'review']));
});

describe('where the names lie counts', () => {
  it.each([
    ['find /etc | xargs cat', 'review'],
    ['find .. | xargs cat', 'review'],
    ['find . | (cd /etc && xargs cat)', 'review'],
    ['ls /etc/passwd | xargs cat', 'review'],
    ['ls ~/.ssh/id_rsa | xargs cat', 'review'],
    ['grep -l x /etc/hosts | xargs cat', 'review'],
    ['find ~/.ssh | xargs cat', 'deny'],
    ['find . -name .env | xargs cat', 'review'],
    ["find . -name '.env*' | xargs cat", 'review'],
    ["find . -path './a/.env' | xargs cat", 'review'],
    ["find . -name '*.ts' -o -iname .ENV | xargs cat", 'review'],
    ['find .env | xargs cat', 'review'],
    ['ls .env | xargs cat', 'review'],
    ['git ls-files .env | xargs cat', 'review'],
    ['git diff --name-only -- .env | xargs cat', 'review'],
    ["rg -l KEY -g '.env' | xargs cat", 'review'],
    ["grep -rl KEY --include='.env' . | xargs cat", 'review'],
    ['grep -l KEY .env | xargs cat', 'review'],
    ['find .env -exec cat {} +', 'review'],
    ['find . -name .env -exec cat {} +', 'review'],
  ])('%s: %s', (line, effect) => expect([line, effectOf(line)]).toEqual([line, effect]));
});

describe('what may be an option counts as one', () => {
  it.each([
    // A piece after a blank may begin with a dash, and so may a name without a directory before it.
    "find src -name '*.ts' | xargs sed -n 1p",
    'git ls-files -z | xargs -0 sed -n 1p',
    'rg -l foo | xargs sed -n 1,5p',
    'git ls-files | xargs sort',
    'git ls-files | xargs rg foo',
    'git ls-files | xargs git diff --stat',
    'find . | xargs curl -s',
  ])('%s', (line) => expect([line, effectOf(line)]).toEqual([line, 'review']));
});

describe('only reading is known', () => {
  it.each([
    "find . -name '*.pyc' | xargs rm -f",
    "find . -name '*.pyc' -print0 | xargs -0 rm -f",
    'find . | xargs rm -rf',
    'ls | xargs rm -rf',
    'ls ~ | xargs rm -rf',
    "find src -name '*.ts' -print0 | xargs -0 sed -i s/a/b/",
    "find . -name '*.sh' | xargs chmod +x",
    'find src | xargs tee',
    'git ls-files | xargs -I{} cp {} backup/',
    'git ls-files | xargs sh',
    'git ls-files | xargs -n1 bash',
    'git ls-files | xargs env',
    "git ls-files | xargs -I{} sh -c 'cat {}'",
    'git ls-files | xargs -I{} {}',
    'find bin -print0 | xargs -0 -n1 timeout 5',
    // The pieces of a name that the call itself makes are known to its author.
    "mkdir -p 'a /etc' && touch 'a /etc/shadow' && find . | xargs cat",
    "find . | xargs cat; mkdir -p 'a /etc'",
    "echo x > './-f'; git ls-files -o | xargs grep x",
    'mkdir -p "$X"; find . | xargs cat',
    "sh -c 'mkdir a'; find . | xargs cat",
  ])('%s', (line) => expect([line, effectOf(line)]).toEqual([line, 'review']));
});
