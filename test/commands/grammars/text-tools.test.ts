import { describe, expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

type Row = readonly [line: string, effects: string, paths?: readonly string[]];

const check = (rows: readonly Row[]): void => {
  for (const [line, effects, paths = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts) }).toEqual({ effects, paths });
    });
  }
};

describe('sed', () => {
  check([
    ["sed -n '1,5p' src/a.ts", 'read', ['read src/a.ts']],
    ["sed -E -e 's/a/b/' -e 2d a b", 'read', ['read a', 'read b']],
    ["sed 's/a/b/'", 'none'],
    ["sed -i 's/a/b/' a", 'read write', ['read a', 'write a']],
    ["sed --in-pl 's/a/b/' a", 'read write', ['read a', 'write a']],
    ["sed -ni.bak 's/a/b/p' a", 'read write', ['write .bak', 'read a', 'write a']],
    ["sed -i'/etc/x/*' p a", 'read write', ['write /etc/x/*', 'read a', 'write a']],
    ["sed -i '' 's/a/b/' a", 'read write', ['read a', 'write a']],
    ["sed -i '' -e 's/a/b/' a", 'read write', ['read a', 'write a']],
    ["sed -i '' 'w /etc/x' a", 'read write', ['write /etc/x', 'read a', 'write a']],
    ["sed 's/a/b/w /etc/x' a", 'read write', ['write /etc/x', 'read a']],
    ["sed 's/a/b/e' a", 'execute hidden-execute read', ['read a']],
    ['sed -f script.sed a', 'execute read', ['execute script.sed', 'read a']],
    ['sed -l 5 p', 'unknown'],
    ['sed -nX p a', 'read unknown', ['read a']],
  ]);
});

describe('grep and rg', () => {
  check([
    ['grep -rn foo src', 'read', ['read src']],
    ['grep -r foo', 'read', ['read .']],
    ['grep -d recurse foo', 'read', ['read .']],
    ['grep foo', 'none'],
    ['grep -e foo -- -x', 'read', ['read -x']],
    ['grep -f patterns a', 'read', ['read patterns', 'read a']],
    ['grep -A3 -C 2 -5 foo a', 'read', ['read a']],
    ['grep --col=always --exclude-dir node_modules foo a', 'read', ['read a']],
    ['grep --exclude-from=x foo a', 'read', ['read x', 'read a']],
    ['grep --version', 'none'],
    ['egrep -X foo a', 'read unknown', ['read a']],
    ['rg foo', 'read', ['read .']],
    ["rg -tpy -g '!x' -n --no-heading foo src test", 'read', ['read src', 'read test']],
    ['rg --files -g x src', 'list', ['list src']],
    ['rg -e foo src', 'read', ['read src']],
    ['rg --pre ./decode foo src', 'execute read', ['execute decode', 'read src']],
    ['rg --hostname-bin=./h foo src', 'execute read', ['execute h', 'read src']],
    ['rg --no-head foo src', 'read unknown', ['read src']],
    ['ag -A 3 foo src', 'read unknown', ['read src']],
    ['ack --output=x foo src', 'execute read', ['read src']],
  ]);
});

describe('awk', () => {
  check([
    ["awk '{print $1}' a", 'read', ['read a']],
    ["awk -F: -v n=1 '{print n}'", 'none'],
    ["gawk --field-sep=: '{print}' a", 'read', ['read a']],
    ['awk -f prog.awk a', 'execute read', ['execute prog.awk', 'read a']],
    ["gawk -i lib '{print}' a", 'execute read', ['execute lib', 'read a']],
    ["gawk -llib '{print}'", 'execute', ['execute lib']],
    ["awk '{print}' -f a", 'read', ['read -f', 'read a']],
    ['awk \'{print > "/etc/x"}\' a', 'read write', ['write /etc/x', 'read a']],
    ['gawk -W sandbox 1', 'unknown'],
  ]);
});

describe('filters', () => {
  check([
    ['cat', 'none'],
    ['cat -An a - b', 'read', ['read a', 'read b']],
    ['cat --show-a a', 'read', ['read a']],
    ['cat -Z a', 'read unknown', ['read a']],
    ['head -5 a', 'read', ['read a']],
    ['head -n -5 -- a', 'read', ['read a']],
    ['tail -n +3 a', 'read', ['read a']],
    ['tail -b a', 'read', ['read a']],
    ['nl -ba a', 'read', ['read a']],
    ['wc -l a', 'read', ['read a']],
    ['wc --files0-from=list', 'unknown'],
    ['wc -l *.py', 'read', ['read *.py']],
    ['sort -k2,2n -t, a', 'read', ['read a']],
    ['sort -uo b a', 'read write', ['write b', 'read a']],
    ['sort --out=b a', 'read write', ['write b', 'read a']],
    ['sort --compress-program=./c a', 'execute read', ['execute c', 'read a']],
    ['sort -T/etc a', 'create read', ['create /etc', 'read a']],
    ['uniq -c a', 'read', ['read a']],
    ['uniq a b', 'read write', ['read a', 'write b']],
    ['uniq a b c', 'unknown'],
    ["cut -d' ' -f1 a", 'read', ['read a']],
    ['tr a-z A-Z', 'none'],
    ['tee a b', 'write', ['write a', 'write b']],
    ['tee -a a', 'append', ['append a']],
    ['shuf -e a b', 'none'],
    ['shuf -n1 -o b a', 'read write', ['write b', 'read a']],
    ['split -l 5 a', 'read write', ['write .', 'read a']],
    ['split -l5 a /etc/x', 'read write', ['read a', 'write /etc/x']],
    ['split --filter="cat" a', 'execute read write', ['write .', 'read a']],
    ["csplit -f out a '/x/'", 'read write', ['write out', 'read a']],
    ['join a b', 'read', ['read a', 'read b']],
    ['column -t -s, a', 'read', ['read a']],
    ["jq -r '.a' p.json", 'read', ['read p.json']],
    ["jq --slurpfile x s.json -n '$x'", 'read', ['read s.json']],
    ['jq -n env', 'secret-read'],
    ['jq -f f.jq p.json', 'read', ['read f.jq', 'read p.json']],
    ["jq --arg a b '.a' p.json", 'read', ['read p.json']],
    ['diff -ruN -U 3 a b', 'read', ['read a', 'read b']],
    ['diff3 --diff-program=./d a b c', 'execute read', ['execute d', 'read a', 'read b', 'read c']],
    ['cmp -s a b', 'read', ['read a', 'read b']],
    ['sdiff -o c a b', 'execute read write', ['write c', 'read a', 'read b']],
    ['md5sum -c sums', 'read', ['read sums']],
    ['od -An -tx1 -w16 a', 'read', ['read a']],
    ['xxd -p -c 16 a', 'read', ['read a']],
    ['xxd -r a b', 'decode read write', ['read a', 'write b']],
    ['xxd -ac a b', 'read unknown write', ['read a', 'write b']],
    ['base64 -d a', 'decode read', ['read a']],
    ['base64 -i a -o b', 'read write', ['write b', 'read a']],
    ['bc -l a', 'read', ['read a']],
    ["dc -e '!id'", 'execute'],
    ['dc', 'execute'],
    ["less +'!id' a", 'execute hidden-execute read', ['read a']],
    ['less +/x a', 'read unknown', ['read a']],
    ['less -SRN a', 'read', ['read a']],
    ['less -o b a', 'read write', ['write b', 'read a']],
    ["man -P 'sh -c id' ls", 'execute hidden-execute read', ['read ls']],
    ['man --pager=cat ls', 'read', ['read ls']],
  ]);
});
