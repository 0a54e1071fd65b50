import { describe, expect, it } from 'vitest';
import { decideCall, SHIPPED } from '../support/decisions.js';

/**
 * Each does more than its words say to one who takes a shortcut: what a variable holds, where a line is dropped, what
 * an expression evaluates, what another shell reads. Found by a reader who looked for holes, most with bash beside it.
 */
const HELD = [
  'x=node_modules x+=/../../../etc; rm -rf $x',
  'x=ls x=$(cat f); $x',
  'a=(node_modules) a+=(/etc); rm -rf "${a[@]}"',
  'y=x y+=\'[$(touch /etc/z)]\'; echo "${!y}"',
  'v=x v+=\'[$(touch /etc/z)]\'; test -v "$v"',
  "sh -c 'echo \\ #; ((touch /etc/x))'",
  "sh -c 'echo ${x%% #}; ((rm -rf /etc))'",
  "sh -c 'x=a$(ls)# && ((touch /etc/z))'",
  "zsh -c 'echo \\ #; ls =touch'",
  'for _ in node_modules; do : /etc; rm -rf "$_"; done',
  'for REPLY in node_modules; do read <<< /etc; rm -rf $REPLY; done',
  'for REPLY in q; do read <<< \'a[$(touch /etc/z)]\'; echo "${!REPLY}"; done',
  'for BASH_REMATCH in a; do [[ /etc/hostname =~ .* ]]; cat $BASH_REMATCH; done',
  'x=/etc\ncat $((08)); x=node_modules\nrm -rf $x',
  'shopt -s failglob; x=/etc; ls *zz; x=.\ncat $x',
  'x=/etc; ls $((1/0)) \\\n; x=node_modules\nrm -rf $x',
  "trap 're\\ad x' DEBUG; x=f; cat $x",
  "set -- 'a[$(touch /etc/z)]'; echo $(($1))",
  ": 'a[$(touch /etc/z)]'; echo $((_))",
  "echo 'a[$(touch /etc/z)]'; [[ $_ -eq 1 ]]",
  "read <<< 'a[$(touch /etc/z)]'; echo $((REPLY))",
  'x=node_modules; y=x; (( $y=5 )); rm -rf $x',
  'x="$PWD/a -o /etc/cron.d/x"; sort $x',
  'x="$PWD/a ../../b/c"; touch $x',
  'IFS=e; x=$PWD/node_modules; rm -rf $x',
  'for v in "a /etc/"host*; do cat $v; done',
  "env -u HOME bash -c 'rm -rf $HOME/proj/node_modules'",
  "env -i bash -c 'touch $HOME/proj/x'",
  "env - bash -c 'touch $HOME/proj/x'",
  "exec -c bash -c 'touch $HOME/proj/x'",
  "zsh -c 'path=/tmp; ls'",
  "zsh -c 'hash ls=/tmp/e; ls'",
  "zsh -c 'x=a\\ b; cat $x'",
  'zsh -c \'echo "$~x"\'',
  'zsh -c \'cat x"$=y"\'',
  'v=x; v+=\'[$(c9)]\'; printf -v "$v" z',
];

describe('what hides what it does is not allowed', () => {
  it.each(HELD)('%j', (line) => {
    expect(decideCall(line, { policy: SHIPPED }).effect).not.toBe('allow');
  });
});

describe('and what does not is', () => {
  it.each([
    'i=0; i=$((i+1)); echo $i',
    "sh -c 'find . -name a -exec echo {} +'",
    'x=src; ls $x; x=docs; ls $x',
    'a=(src docs); ls "${a[@]}"',
    'x="$PWD/src"; ls "$x" $x/lib',
    'for f in src docs; do ls "$f"; done',
    "sh -c 'ls # all ((of)) it'",
    'echo $((1 + 2)); x=src\nls $x',
  ])('%j', (line) => {
    expect(decideCall(line, { policy: SHIPPED }).effect).toBe('allow');
  });
});
