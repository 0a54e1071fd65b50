import { describe, expect, it } from 'vitest';
import { argvs, codes, readChecked } from '../../support/bash.js';

/** Text, then the codes of its diagnostics; those of severity info stand in parentheses. */
const DIAGNOSED: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'characters that shells read differently': [
    ['a\rb', 'input-control-character'],
    ['a\r\nb', 'input-control-character'],
    ['a\0b', 'input-control-character'],
    ['a\fb', 'input-control-character'],
    ["a '\x1b'", 'input-control-character'],
    ['a\x85b', 'input-control-character'],
    ['a\u00a0b', 'input-control-character'],
    ['a\u200bb', 'input-control-character'],
    ['\ufeffa', 'input-control-character'],
    ['a \u202eb', 'input-control-character'],
    ['((x\u00a0))', 'input-control-character'],
    ['a \ud800', 'input-surrogate'],
    ["a '\udc00'", 'input-surrogate'],
  ],
  'a word that goes on where the parser ends it': [
    ['a x<(b)', 'word-touches'],
    ['a --x=<(b)', 'word-touches'],
    ['x=(a)b', 'word-decoders-disagree'],
  ],
  'duplicating redirections': [
    ["a >& '$(b)'", 'redirect-target-expanded-twice'],
    ['a >& "$x"', 'redirect-target-expanded-twice'],
    ['a >&-b', 'redirect-target-expanded-twice'],
    ['a <&$fd', 'redirect-target-expanded-twice'],
  ],
  'continued lines': [
    ['r\\\nm x', 'glued-continuation'],
    ['a $\\\nx', 'glued-continuation'],
    ['a "$\\\n{x}"', 'glued-continuation'],
    ['a "$x\\\ny"', 'glued-continuation'],
    ['a &\\\n& b', 'glued-continuation'],
    ['a 2\\\n>f', 'glued-continuation'],
    ['a `b \\\n c`', 'glued-continuation'],
    ['# a\\\nb', 'glued-continuation'],
    ['a \\', 'glued-continuation', 'word-decoders-disagree'],
  ],
  'two readings of a word': [
    ['echo[[ x`a` ]]', 'word-decoders-disagree'],
    ["a $'\\xff'", 'word-decoders-disagree'],
  ],
  'tildes inside words': [
    ['a x=~', '(tilde-in-word)'],
    ['dd if=~/x of=y', '(tilde-in-word)'],
  ],
  arithmetic: [
    ["((1 + '$(a)'))", 'arithmetic-quoting'],
    ['a $((1 + `b`))', 'arithmetic-quoting'],
    ['a $((x["$(b)"]))', 'arithmetic-quoting'],
    ['for ((i = "0"; ; )); do a; done', 'arithmetic-quoting'],
    ["a ${x['$(b)']}", 'arithmetic-quoting'],
    ['((a ${x/; (b /c}))', 'arithmetic-quoting'],
  ],
  'doubled parentheses': [
    ['((a); b)', 'ambiguous-parenthesis'],
    ['a $((b); c)', 'ambiguous-parenthesis'],
  ],
  'quotes in expansions inside quotes': [
    ['a "${x:-$\'}`b`\'}"', 'quote-in-expansion'],
    ['a "${x:-\\"}"', 'quote-in-expansion'],
    ['a "${x:-`b`}"', 'quote-in-expansion'],
    ['a "${x/<(b}"', 'quote-in-expansion'],
    ["a <<E\n${x:-'}\nE", 'quote-in-expansion'],
    ['a "`echo "{b,c}"`"', 'quote-in-expansion'],
    ['a "${x:-"{b,c}"}"', 'quote-in-expansion'],
  ],
  'here-documents': [
    ['a <<E\nx', 'here-document-unterminated'],
    ['a <<-E\n$(b "x\n\ty")\nE', 'unmodelled-syntax'],
    ['a $(b <<E\nx\nE\nc)', 'nested-here-document'],
    ['a <(b <<E\nx\nE\nc)', 'nested-here-document'],
  ],
  'names that are evaluated': [
    ["x='a[$(b)]'; ((x))", 'evaluated-name'],
    ["test -v 'a[$(b)]'", 'evaluated-name'],
    ["[[ -v 'a[$(b)]' ]]", 'evaluated-name'],
    ["read 'a[`b`]'", 'evaluated-name'],
    ["builtin printf -v 'a[$(b)]' x", 'evaluated-name'],
    ["for x in 'a[$(b)]'; do ((x)); done", 'evaluated-name'],
    ['a ${x@P}', 'evaluated-name'],
    ['a ${!x}', 'evaluated-name'],
  ],
  'programs that are computed': [
    ['$x a', 'computed-program'],
    ['"$(a)" b', 'computed-program'],
    ['[abc] x', 'computed-program'],
    ['for x in a b; do $x c; done', 'computed-program'],
    ['"" a', 'empty-program'],
    ['X=; $X', 'empty-program'],
  ],
  aliases: [["alias a='b'; a", 'name-redefined']],
  'what is not bash': [
    ['a (', 'parse-error'],
    ['a (b', 'parse-error'],
    ['x=1 (', 'parse-error'],
    ['if a', 'parse-error'],
    ['a )', 'parse-error'],
    ['a "b', 'parse-error', 'word-decoders-disagree'],
    ['a $(b (c))', 'parse-error'],
    ['a >', 'parse-error'],
    ['a ${x!y}', 'unmodelled-syntax'],
  ],
};

for (const [title, rows] of Object.entries(DIAGNOSED)) {
  describe(title, () => {
    it.each(rows.map(([text, ...expected]) => ({ text, expected })))('$text', ({ text, expected }) => {
      for (const code of expected) expect(codes(text)).toContain(code);
    });
  });
}

describe('nothing to report', () => {
  it.each([
    'rm \\\n-rf \\\n/',
    'docker run \\\n  --rm \\\n  x',
    'docker run\\\n  --rm x',
    'a \'x\\\ny\' "x\\\ny"',
    "a <<'E'\nx\\\ny\nE",
    'a <<E\nRUN x \\\n  && y\nE',
    'echo "é 🙂 \u00a0 \u200b"',
    "echo 'x\u202ey'",
    '# note with \u00a0 and \u200b',
    'echo é🙂',
    "awk '{x[$(NF)]++}' f",
    "grep 'a[$(]' f",
    'a >&2 2>&1 <&- 3>&1- >&f',
    'a "${x%.*}" "${x//a/b}" "${x:-$(b)}" "${ref/refs\\/heads\\//}"',
    '(( x = y + 1, z++ )); a $(( ${#x} * ${y:-1} + $(b) ))',
    "a \"$(cat <<'E'\nit's\nE\n)\"",
    '~/bin/a x; "$HOME"/bin/b',
    'a ${!x@} "${!y[@]}" "${z@Q}"',
    '( (a) ); a $( (b) )',
    'a {} [ ] = ! x@{u}',
    'a "${x:-"b"}" "`c "d"`" "$(e "{f,g}")"',
    'time a; ! b; coproc c; select x in y; do d; done',
    'a ${{ matrix.os }} "${{ inputs.x }}"',
    'declare -A m=([a]=b [c]="$(d)"); a "${m["x"]}"',
  ])('%s', (text) => {
    expect(readChecked(text).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});

describe('after an error', () => {
  it('what was found is still listed', () => {
    expect(argvs('rm x; a (')).toContainEqual(['rm', 'x']);
    expect(argvs('a\rb; rm x')).toContainEqual(['rm', 'x']);
    expect(argvs('echo $(rm x; a (')).toContainEqual(['rm', 'x']);
  });
});
