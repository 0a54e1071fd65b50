import { describe, expect, it } from 'vitest';
import { argvs, codes, lastWords, readChecked, show } from '../support/bash.js';

/** Every defect that fuzzing against a real bash has found; `docs/soundness.md` has the list. */
describe('found by fuzzing', () => {
  it('a tilde is expanded after the first equals sign only', () => {
    expect(
      lastWords('dd x==~ x=a=~ x=~ x==a:~').map(({ value, base, prefix }) => value ?? { base, prefix }),
    ).toEqual(['dd', 'x==~', 'x=a=~', { base: 'home', prefix: 'x=' }, { base: 'home', prefix: 'x==a:' }]);
    expect(argvs('x==~; ls $x')).toEqual([['ls', '=~']]);
    expect(argvs('export x=a=~')).toEqual([['export', 'x=a=~']]);
  });

  it('bash only counts parentheses in a process substitution that begins with two, in an array', () => {
    expect(codes('a=(<((case x in x)c1;; esac)) c2\n)')).toContain('ambiguous-parenthesis');
    expect(codes('c1 <((c2); c3)')).toEqual(['ambiguous-parenthesis']);
    expect(codes('c1 <( (c2); c3)')).toEqual([]);
  });

  it('a brace substitution is one for bash 5.3 only', () => {
    expect(codes('c1 <${ {} x')).toContain('unmodelled-syntax');
    expect(codes('c1 "${ c2; }"')).toEqual(['unmodelled-syntax']);
    expect(codes('c1 ${| c2; }')).toEqual(['unmodelled-syntax']);
  });

  it('a coprocess of one command in a substitution runs its name', () => {
    expect(codes('c1 $(coproc c2 a)')).toEqual(['unmodelled-syntax']);
    expect(codes('c1 <(coproc c2 a)')).toEqual(['unmodelled-syntax']);
    expect(codes('coproc c2 a')).toEqual([]);
    expect(codes('c1 $(coproc { c2; })')).toEqual([]);
  });

  it('options of set change how later words are read', () => {
    for (const text of [
      'set -k; c1 a=b',
      'set -o keyword',
      'set +B; c1 {a,b}',
      'set -e +o braceexpand',
      'set $x',
    ]) {
      expect(codes(text)).toEqual(['unmodelled-syntax']);
    }
    for (const text of [
      'set -euo pipefail',
      'set -- $x',
      'set - -k',
      'set a -k',
      'set -B',
      'set',
      'set +k',
    ]) {
      expect(codes(text)).toEqual([]);
    }
  });

  it('what looks like a comment hides the end of a subscript', () => {
    expect(codes('a[$( (( 1 #)))]=x')).toEqual(['arithmetic-quoting']);
    expect(codes('a[$(c1 b#c)]=x')).toEqual([]);
  });

  it('the parser cuts a replacement in two inside of a substitution', () => {
    expect(codes('c1 ${x/$("c2" /etc)}')).toContain('parse-error');
    expect(codes('c1 ${x/$(c2 a)/b}')).toEqual([]);
  });

  it('a substitution is printed with its redirections last, so that a word becomes a keyword', () => {
    expect(codes('c1 $(>f ! c2)')).toEqual(['unmodelled-syntax']);
    expect(codes('>f ! c2')).toEqual([]);
    expect(codes('c1 $(>f c2 !)')).toEqual([]);
  });

  it('lines of an expanding here-document are joined whatever the quotes in it', () => {
    expect(codes("c1 <<E\n$(c2 'a\\\nb')\nE")).toEqual(['glued-continuation']);
    expect(codes('c1 <<E\n$(c2 a \\\n  b)\nE')).toEqual([]);
  });

  it('an array over several lines takes the first of them for the here-document', () => {
    expect(codes('c1 <<E; a=(x\ny\nE\nc2)\nE\nc3')).toEqual(['word-decoders-disagree']);
    expect(codes('c1 <<E; a=($(c4)\ny\nE\nc2)\nE\nc3')).toEqual(['word-decoders-disagree']);
    expect(codes('c1 <<A <<B; a=(1)\nx\nA\ny\nB\nc2')).toEqual([]);
  });

  it('words from a brace expansion and elements of an array are no assignments, so that their tildes stay', () => {
    expect(argvs('c1 {x=~,b} x={~,a} {~,a}/b')).toEqual([
      ['c1', 'x=~', 'b', 'x=~', 'x=a', '{home}/b', 'a/b'],
    ]);
    expect(readChecked('a=(x=~ ~)').commands[0]?.assignments[0]?.elements?.map(show)).toEqual([
      'x=~',
      '{home}',
    ]);
    expect(readChecked('c1 <<< x=~').commands[0]?.redirects[0]?.target?.value).toBe('x=~');
    expect(readChecked('c1 <<< x:~').commands[0]?.redirects[0]?.target?.base).toBe('home');
  });

  it('a variable that becomes a reference has the name of another as its value', () => {
    expect(argvs('y=a; r=y; typeset -n r; r=b; c1 $y')).toContainEqual(['c1', '…+']);
    expect(argvs('y=a; z=c; declare -n r=z; r=b; c1 $y')).toContainEqual(['c1', 'a']);
  });

  it('a bracket that is closed behind quotes is a glob to its end', () => {
    const [, word] = lastWords('c1 a["$x"]b');
    expect([word?.prefix, word?.suffix, word?.fields]).toEqual(['a', 'b', 'many']);
    expect(lastWords('c1 ["fg"]')[1]).toMatchObject({ glob: '[fg]', fields: 'many' });
    expect(lastWords('c1 ["fg"]')[1]?.suffix).toBeUndefined();
    expect(lastWords('c1 "[$x"]')[1]).toMatchObject({ prefix: '[', suffix: ']', fields: 'one' });
  });

  it('a pattern in a substitution in arithmetic loses its parenthesis, so that it is none', () => {
    expect(codes('c1 $((1 + $(case x in (x) c2;; esac)))')).toEqual(['arithmetic-quoting']);
    expect(codes('c1 $((1 + $(c2 lower_case)))')).toEqual([]);
  });

  it('the keyword of a test ends at a blank', () => {
    expect(codes('[[<(c1) = a ]]')).toEqual(['word-touches']);
    expect(codes('[[ <(c1) = a ]]')).toEqual([]);
    expect(codes('[[\na ]]')).toEqual([]);
    expect(codes('[[(a) ]]')).toEqual([]);
  });

  it('a name goes on behind the braces that it ends in', () => {
    expect(argvs('a=; c1 {$a,}_')).toEqual([['c1', '…+']]);
    expect(argvs('a=1; c1 {b,$a}{c,d}')).toEqual([['c1', '…+']]);
    expect(argvs('a=1; c1 {$a,b}/c {$a,b}"c" {${a},b}c')).toEqual([
      ['c1', '1/c', 'b/c', '1c', 'bc', '1c', 'bc'],
    ]);
  });

  it('an exclamation mark glued to a parenthesis may be a pattern', () => {
    expect(codes('shopt -s extglob\n!(a)')).toEqual(['ambiguous-parenthesis']);
    expect(codes('! (a)')).toEqual([]);
    expect(codes('! a; time (b)')).toEqual([]);
  });

  it('time begins no compound at the beginning of a substitution', () => {
    expect(codes('c1 $(time case x in x)\nc2;; esac) a')).toEqual(['unmodelled-syntax']);
    expect(codes('c1 <( time -p { c2; })')).toEqual(['unmodelled-syntax']);
    expect(codes('c1 $(time c2) $(c3; time { c4; })')).toEqual([]);
  });

  it('a subscript in quotes is a command behind an expansion too', () => {
    for (const text of [
      "printf -v$*'a[$(c1)]' x",
      'printf -v "$x"\'[$(c1)]\' y',
      "read ${x}'[`c1`]'",
      '[ -v "$x[\\$(c1)]" ]',
    ]) {
      expect(codes(text)).toContain('evaluated-name');
    }
    expect(codes('printf -v x "%s" "a[$(c1)]"')).toEqual([]);
    expect(codes('printf "%s\\n" "$x" \'$(c1)\'')).toEqual([]);
  });

  it('a quoted reference to an array may be several arguments', () => {
    const fields = (text: string) => lastWords(text)[1]?.fields;
    for (const text of [
      'typeset -n ref=\'a[@]\'; c1 "$ref"',
      'declare -n ref; ref=a[@]; c1 "$ref"',
      'declare -gn ref=$x; c1 "x${ref%y}"',
      'declare $o ref=$x; c1 "$ref"',
      'f() { local -n ref=$1; c1 "$ref"; }',
    ]) {
      expect([text, fields(text)]).toEqual([text, 'many']);
    }
    expect(fields('declare -n ref=a[@]; c1 "$other"')).toBe('one');
    expect(fields('read -n 1 x; c1 "$x"')).toBe('one');
  });

  it('the second dollar of two hides the end of double quotes', () => {
    for (const text of [
      'c1 "$$' + `{"'"}$(c9)"'`,
      'c1 "$$' + `("'")$(c9)"'`,
      'c1 "$$$$' + `{"'"}$(c9)"'`,
      'c1 "\\$$' + `{"'"}$(c9)"'`,
      'x="$$' + `{"'"}$(c9)"'`,
      'c1 >"$$' + `{"'"}$(c9)"'`,
    ]) {
      expect([text, codes(text)]).toEqual([text, expect.arrayContaining(['quote-in-expansion'])]);
    }
    expect(codes('c1 "$$" "$$-a" "$$$x" "a$$"')).toEqual([]);
  });

  it('a subscript is expanded with what a constant put into it', () => {
    for (const command of [
      'read a[$x] <f',
      'printf -v a[$x] y',
      'test -v a[$x]',
      'unset a[$x]',
      'unset "a[$x]"',
    ])
      expect([command, codes(`x='$(c9)'; ${command}`)]).toEqual([command, ['evaluated-name']]);
    expect(codes("x='$(c9)'; declare a[$x]=1")).toEqual(['evaluated-name']);
    expect(lastWords('declare a[$x]=1')[1]).toMatchObject({ value: null, prefix: 'a[', suffix: ']=1' });
    expect(lastWords('declare a[1]=1')[1]).toMatchObject({ value: 'a[1]=1' });
  });

  it('what brace expansion makes of a declaration is split', () => {
    expect(lastWords('local x=$(c1){,}').map(({ fields }) => fields)).toEqual(['one', 'many', 'many']);
    expect(lastWords('local x=$(c1)').map(({ fields }) => fields)).toEqual(['one', 'one']);
  });

  it('a substitution whose end bash 5.1 looks for elsewhere', () => {
    for (const text of [
      'y="$({ case x in x) c2 ;; esac; })"',
      'y="$(! case x in x) c2 ;; esac)"',
      'y="$(f() { case x in x) c2 ;; esac; })"',
      'y="$(c3 # a\ncase x in x) c2 ;; esac)"',
      'y="$(case x in x) case y in y) c2;; esac;; y) c3;; esac)"',
      'y="$(c2 $(c3)# a\n)"',
      'y="$(c2; (( a = 1 << 2 ))\nc3)"',
      'y="$(case x in esac)"',
      'c7 <(case x in esac)',
      'y="$(c2 <<E <<F\nx\nE\ny\nF\n)"',
    ]) {
      expect([text, codes(text)]).toEqual([text, expect.arrayContaining(['unmodelled-syntax'])]);
    }
    for (const text of [
      'y="$(case x in x) c2 ;; esac)"',
      'y="$(\n# a\ncase x in x) c2 ;; esac)"',
      'y="$(c2 $((1 << 2)))"',
      'y="$(c2 <<< a; c3 <<< b)"',
      '{ case x in x) c2 ;; esac; }; (( a = 1 << 2 ))',
    ]) {
      expect([text, codes(text)]).toEqual([text, []]);
    }
  });

  it('text is read as the value of an array', () => {
    for (const text of [
      "declare -a a='(x $(c2))'",
      "x='(`c2`)'; typeset -a a; typeset a=$x",
      'local -A a="([0]=\\$(c2))"',
      'declare -a a=$x',
    ]) {
      expect([text, codes(text)]).toEqual([text, ['evaluated-name']]);
    }
    for (const text of ['declare -a a=("$x" $(c2))', "declare -a a='(x y)'", 'declare a=$x', 'declare -a a'])
      expect([text, codes(text)]).toEqual([text, []]);
  });

  it('braces inside of an expansion count in a brace expansion', () => {
    expect(argvs('echo {${x-{}"",1}')).toEqual([['echo', '…+']]);
    expect(argvs('echo {${x},1}a')).toEqual([['echo', '…+', '1a']]);
  });

  it('what is computed in a pattern is split', () => {
    expect(lastWords('shopt -s extglob\nmkdir _+($(c))')[1]).not.toHaveProperty('prefix');
    expect(lastWords('shopt -s extglob\nmkdir _+(a)')[1]).toMatchObject({ prefix: '_' });
  });

  it('an error in an expansion drops the rest of the line', () => {
    const last = (text: string) => lastWords(text)[1]?.value ?? null;
    for (const text of [
      'b[0+]= c=z\np $c',
      'c1 $((1/0)); x=b\np $x',
      'c1 $((y)); x=b\np $x',
      'c1 ${y:z}; x=b\np $x',
      'c1 ${!y}; x=b\np $x',
      '{ c1 $((1/0))\nx=b\n}\np $x',
      'UID=5; x=b\np $x',
      'readonly y; y=1; x=b\np $x',
      'f() { c1 $((1/0)); }; f; x=b\np $x',
    ]) {
      expect([text, last(text)]).toEqual([text, null]);
    }
    for (const text of [
      'c1 $((1/0))\nx=b\np $x',
      'c1 $((1/0)); x=b; p $x',
      'x=b; c1 $((1/0))\np $x',
      'c1 $((1 + 2)); x=b\np $x',
      '(c1 $((1/0))); x=b\np $x',
    ])
      expect([text, last(text)]).toEqual([text, 'b']);
  });

  it('a number in a bracket is one character of a name, or the text as it is', () => {
    expect(lastWords('c1 [$$]')[1]).not.toHaveProperty('glob');
  });

  it('a tilde behind an element of an array, whose subscript is quoted', () => {
    expect(lastWords('c1 a["f"g]=~')[1]?.reasons).toContain('tilde');
    expect(lastWords('c1 a[x]+=~:~ a["b=~"]=c').map(({ reasons }) => reasons.includes('tilde'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('behind a dollar of its own tildes are looked for anew', () => {
    expect(lastWords('c1 a=~$=~')[1]).toMatchObject({ value: null, reasons: ['tilde'] });
    expect(lastWords('c1 a=~$=~')[1]).not.toHaveProperty('base');
  });

  it('a word that holds a dollar of its own is not split', () => {
    expect(argvs('a="x y"; c1 $a$')).toEqual([['c1', '…+']]);
    expect(argvs('a=x; c1 $a$ b$')).toEqual([['c1', 'x$', 'b$']]);
    expect(argvs('a="x y"; c1 $a\\$')).toEqual([['c1', 'x', 'y$']]);
  });
});
