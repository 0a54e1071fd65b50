import { describe, expect, it } from 'vitest';
import type { BashSyntax } from '../../../src/bash/read.js';
import { isClean, read, readChecked } from '../../support/bash.js';
import { witness } from '../../support/witness.js';

const witnessed = (text: string): BashSyntax => readChecked(text, { witnesses: [witness] });

const objections = (text: string): string[] =>
  witnessed(text).diagnostics.flatMap(({ code, span }) =>
    code === 'witnesses-disagree' ? [text.slice(...span)] : [],
  );

describe('the second witness', () => {
  it.each([
    'ls -la',
    'a | b | c && d || e; f & g',
    'if a; then b; elif c; then d; else e; fi',
    'for x in a "$(b)" *.c; do c "$x"; done >f 2>&1',
    'while read -r x; do a; done <<< "$(b)"',
    'for ((i=0; i<$(n); i++)); do a; done',
    'until [ -f x ]; do sleep 1; done',
    'case "$x" in a|b) c ;; *) d ;; esac',
    'select x in a b; do c; done',
    'f() { a; }; function g { b; }; f',
    '[ -n "$a" -a ! -f x=y ] && [[ $(a) == *.c && -n $x ]]',
    'export A=b C; declare -a x=(1 "2 3" $(c)); unset a[1] b',
    'x=1; y=$(a) z=(b c) d; export e',
    'cat <<E >f\n$(a) ${x:-$(b)}\nE\nc',
    "cat <<-'E' | b\n\t$(a)\n\tE\n",
    'a >f b 2>/dev/null c <g &>h',
    '(a; b) | { c; } 2>&1 | d',
    'a <(b) >(c) "$(d "$(e)")" ${x:-$(f)} $((1 + $(g)))',
    '(( x = 1 + y )); echo ${#x} ${x[1]} ${x%.*} $?',
    'a # b\n# c\nd',
    "git commit -m \"$(cat <<'E'\nit's\nE\n)\"",
    'docker run \\\n  --rm a',
  ])('agrees on %j', (text) => {
    expect(objections(text)).toEqual([]);
  });

  it.each([
    'a `b` `c` | d | e\nf && g',
    'time a; ! ! b; coproc c d',
    'x=$(a) 2>/dev/null',
    "python3 - <<'E'\na\nE",
    'a | b | c # d\ne && f',
    'a \\ b; [ a \\( b \\) ]; $ c',
    'a "${x#$(b)}" $\'\\\\\' c',
    'exec 3<>f {fd}>g',
    'cat <<E\n\t$(a) `b`\nE',
    'case x in a)b;;c)d;;esac',
    'a `b \\`c\\``',
    'if [ a = b ]; then (c) fi',
  ])('agrees on %j in another spelling', (text) => {
    expect(objections(text)).toEqual([]);
  });

  it('objects to what it cannot read', () => {
    expect(objections('{ a; } <<< b')).toEqual(['{ a; } <<< b']);
    expect(isClean(read('{ a; } <<< b'))).toBe(true);
  });

  it('objects to other words, and lists the commands that only it sees', () => {
    const syntax = witnessed('a x[(b "$c" {d,e} $(f))]=1');
    const seen = syntax.commands.map(({ form, words }) => [form, ...words.map((word) => word.value)]);
    expect(objections('x[(b)]=1')).toEqual(['b']);
    expect(seen.length).toBeGreaterThan(0);
    const extra = witnessed('x[(b "$c" {d,e} /f)]=1').commands.filter(({ form }) => form === 'simple');
    expect(extra).toHaveLength(1);
    expect(extra[0]).toMatchObject({ conditional: true, parent: null, origin: 'source' });
    expect(extra[0]?.words.map(({ value }) => value)).toEqual(['b', null, 'd', 'e', '/f']);
  });

  it('gives spans from the base offset', () => {
    const syntax = read('x[(b)]=1', { witnesses: [witness], baseOffset: 100 });
    expect(syntax.diagnostics.find(({ code }) => code === 'witnesses-disagree')?.span).toEqual([103, 104]);
    expect(syntax.commands.find(({ form }) => form === 'simple')?.span).toEqual([103, 104]);
  });

  it('reads the same after any text', () => {
    const before = witnessed('a `b` c');
    for (const text of ['a (b', '$(', 'x[(b)]=1', '`'.repeat(1_000), `${'('.repeat(900)}`, 'a\u0000b'])
      read(text, { witnesses: [witness] });
    expect(witnessed('a `b` c')).toEqual(before);
  });

  it.each([
    ['nested substitutions', `${'$('.repeat(150)}a${')'.repeat(150)}`],
    ['nested groups', `${'{ '.repeat(900)}a${'; }'.repeat(900)}`],
    ['many words', `a ${'`b` '.repeat(5_000)}`],
    ['many statements', 'a "`b`"\n'.repeat(4_000)],
    ['many documents', 'a <<E\n$(b)\nE\n'.repeat(2_000)],
    ['open quotes', `a ${'"`'.repeat(10_000)}`],
  ])('survives %s', (_name, text) => {
    expect(isClean(read(text, { witnesses: [witness] }))).toBe(false);
  });
});
