import { describe, expect, it } from 'vitest';
import { foreignTo } from '../../src/project/dialects.js';

/** Found by running both shells: each is read in one way by bash 5.2 and in another by zsh 5.9. */
const ZSH = [
  ...['echo =(c)', 'echo =ls', 'ls *(e:id:)', 'echo ${(e)x}', 'echo ${x:h}', 'cat <1-5>'],
  ...['functions[ls]=c9; ls', 'read "functions[ls]"; ls', 'commands[ls]=/tmp/x; ls', 'dis_functions[x]=c9'],
  ...['echo x >! f', 'echo x >>! f', 'c &>! f', '>! f', '> f', 'x; <f', 'a && >f b'],
  ...["echo $x['$(c9)']", 'echo $x[1]', 'cat $x:h', 'echo $#x', 'echo $((c9 a ]))', '(( c9 ]))'],
  ...['{c1}', 'a; {c1 a}', 'a && {c1}', '- c1', 'exec - c1', 'x; - c1', 'repeat 3 c1', 'noglob c1'],
  ...["emulate sh -c 'c9'", '1=a c9', '0+=a c9', '<f time c1', 'a | time c1', 'time -p c1', 'c1 12>f'],
  ...['x="a b"; c1 $x', "x='*'; c1 $x", 'x=$y; c1 $x', 'c1 >f$(c2)', 'c1 $"a"', "c1 $'\\cA'", "c1 $'\\z'"],
  ...['c1 a=~', 'c1 ~"/x"', 'c1 {,}', 'c1 {a,,b}', 'c1 {a,$(c2)}', 'setopt extendedglob', "print -P '$(c9)'"],
];

const ALIKE = [
  ...['ls -la && git status', "grep -rn 'f(x)=y' src | head -5", 'python3 - <<\'E\'\nprint("a(b)")\nE'],
  ...[
    'cd src && npm test 2>&1 | tail -20',
    'echo "a (b) = c"',
    'ls # (a) =b',
    'for i in a b; do c "$i"; done',
  ],
  ...[
    'cat a > b 2>/dev/null',
    'a | sort | uniq -c',
    '{ a; b; } >f',
    'x=1; c "$x"',
    'c1 {a,b}',
    "c1 $'a\\tb'",
  ],
  ...["cat > f <<'E'\nx=(1)\n$x[1]\nE", 'find . -name "*.c" -exec wc -l {} +', 'git commit -m "fix: a (b)"'],
];

describe('text for zsh is not read as bash where the two differ', () => {
  it.each(ZSH)('%j', (text) => expect(foreignTo('zsh', text)).not.toBeNull());
  it.each(ALIKE)('and is where they do not: %j', (text) => expect(foreignTo('zsh', text)).toBeNull());
});

describe('text for a plain POSIX shell', () => {
  it.each([
    '((rm x))',
    '[[ a ]]',
    "c $'a'",
    'c &> f',
    'a |& b',
    'c {a,b}',
    'c <<< x',
    'a=(b)',
    'function f { c; }',
  ])('differs in %j', (text) => expect(foreignTo('posix', text)).not.toBeNull());
  it.each(["echo '((a)) [[ b ]] {c,d}'", 'echo "((a)) <<< b"', 'ls # ((a))', "cat <<'E'\n((a)) {b,c}\nE"])(
    'but not in what is literal: %j',
    (text) => expect(foreignTo('posix', text)).toBeNull(),
  );
  it.each(['echo "$(c "((a))")"', "echo `c '((a))'`; ((b))", 'cat <<E\n$((x)) ((a))\nE\n((c))'])(
    'where quotes may be nested, all of the rest counts: %j',
    (text) => expect(foreignTo('posix', text)).not.toBeNull(),
  );
});
