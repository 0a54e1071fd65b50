import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';

const effectsOf = (line: string): string => factsOf(line).effects.join(' ');

describe('wrappers: the inner command is seen', () => {
  it.each([
    'env rm -rf build',
    'env -i CI=1 rm -rf build',
    'env --unset=CI rm -rf build',
    'env --uns CI rm -rf build',
    "env -S 'rm -rf build'",
    'env - rm -rf build',
    'timeout 5 rm -rf build',
    'timeout -k 3 --sig=KILL 10s rm -rf build',
    'nice -n 5 rm -rf build',
    'nice -10 rm -rf build',
    'nohup rm -rf build',
    '\\time -v rm -rf build',
    'setsid -f rm -rf build',
    'stdbuf -oL rm -rf build',
    'ionice -c3 rm -rf build',
    'taskset -c 0,1 rm -rf build',
    'sudo -u root rm -rf build',
    'sudo -Eu root rm -rf build',
    'doas rm -rf build',
    "su -c 'rm -rf build' root",
    "su - root -c 'rm -rf build'",
    'runuser -u x -- rm -rf build',
    'pkexec rm -rf build',
    "bash -c 'rm -rf build'",
    "bash -ce 'rm -rf build' a b",
    "bash -euo pipefail -c 'rm -rf build'",
    "bash -c - 'rm -rf build'",
    "sh -xc 'rm -rf build'",
    "zsh -lc 'rm -rf build'",
    "bash <<< 'rm -rf build'",
    "parallel 'rm -rf build'",
    'xargs rm -rf build',
    "script -c 'rm -rf build' log",
    'script log rm -rf build',
    "watch -n1 'rm -rf build'",
    'watch rm -rf build',
    'watch -x rm -rf build',
    'flock lock rm -rf build',
    'chroot /mnt rm -rf build',
    'unshare -r rm -rf build',
    'nsenter -t 1 -m rm -rf build',
    'strace -f -e trace=open rm -rf build',
    'ltrace rm -rf build',
    'direnv exec . rm -rf build',
    'busybox rm -rf build',
    'caffeinate -i rm -rf build',
    'chronic rm -rf build',
    'unbuffer rm -rf build',
    'systemd-run --scope rm -rf build',
  ])('%s', (line) => {
    const removals = allFactsOf(line).filter((facts) => facts.program === 'rm');
    expect(removals.some((facts) => facts.paths.includes('delete-tree build'))).toBe(true);
  });
});

describe('wrappers: transparent only without an effect of their own', () => {
  it.each([
    ['env ls', true],
    ['env -C src ls', false],
    ['env LD_PRELOAD=/tmp/x.so ls', false],
    ["env -S 'ls'", false],
    ['timeout 5 ls', true],
    ['timeout -x 5 ls', false],
    ['nice ls', true],
    ['nohup ls', false],
    ['\\time ls', true],
    ['\\time -o t.txt ls', false],
    ['stdbuf -oL ls', true],
    ['taskset -p 12', false],
    ['sudo ls', false],
  ])('%s: %s', (line, transparent) => expect(factsOf(line).transparent).toBe(transparent));
});

describe('wrappers: effects of their own', () => {
  it.each([
    ['env', 'secret-read'],
    ["env -S 'tee' ls", 'execute unknown'],
    ['timeout --help', 'none'],
    ['nice', 'none'],
    ['sudo -e /etc/hosts', 'privilege read write'],
    ['sudo -s', 'execute privilege'],
    ['bash script.sh', 'execute'],
    ['bash - script.sh', 'execute'],
    ['bash -n script.sh', 'read'],
    ['bash -rcfile ls -i', 'execute'],
    ['bash --rcfile x -i', 'execute'],
    ['bash -s < x.sh', 'execute read'],
    ['bash --version', 'none'],
    ['sh --unlisted x', 'execute unknown'],
    ["fish -c 'ls'", 'execute'],
    ['xargs', 'none'],
    ['xargs --unlisted ls', 'unknown'],
    ['parallel ls ::: a', 'execute'],
    ['watch ls -l', 'execute'],
    ['flock 9', 'none'],
    ['flock lock ls', 'create'],
    ['script log', 'execute write'],
    ['chroot /mnt ls', 'execute privilege'],
    ['unshare -r ls', 'privilege'],
    ['strace -o trace.txt ls', 'process unknown'],
    ['strace -qo ls cat x', 'process unknown'],
    ['direnv allow', 'configure'],
    ['busybox --list', 'none'],
    ['systemd-run --on-calendar=daily ls', 'persist spawn'],
  ])('%s', (line, effects) => expect(effectsOf(line)).toBe(effects));
});

describe('wrappers: words that come from elsewhere', () => {
  it('xargs appends what it reads', () => {
    expect(allFactsOf('xargs rm').at(-1)?.paths).toContain('delete ?');
  });

  it('xargs fills its placeholder, and the text of a shell with it is computed', () => {
    expect(allFactsOf('xargs -I{} rm {}').at(-1)?.paths).toEqual(['delete-tree ?', 'delete ?']);
    expect(allFactsOf("xargs -I{} sh -c 'rm {}'").at(-1)?.effects).toContain('execute');
  });

  it.each([
    ['a mark that stands nowhere', 'xargs -I{} rm -rf'],
    ['its short form', 'xargs -i rm -rf'],
    ['with its mark', 'xargs -iX rm -rf'],
    ['its long form', 'xargs --replace rm -rf'],
    ['an empty mark', "xargs -I '' rm -rf"],
    ['-n behind the mark', 'xargs -I{} -n2 rm -rf'],
    ['--max-args behind the mark', 'xargs -I{} --max-args=2 rm -rf'],
    ['-L behind the mark', 'xargs -i -L 2 rm -rf'],
    ['-l behind the mark', 'xargs --replace -l rm -rf'],
    ['a second mark that stands nowhere', 'xargs -I A -I B rm -rf'],
    ['-J, as its mark is only part of a word', 'xargs -J % rm -rf build%'],
    ['a mark that nobody knows', 'xargs -I "$M" rm -rf'],
    ['below another wrapper', 'timeout 5 xargs -I{} rm -rf'],
  ])('xargs appends after %s', (_, line) =>
    expect(allFactsOf(line).flatMap(({ paths }) => paths)).toContain('delete-tree ?'),
  );

  it.each([
    ['xargs -I{} grep x{} a', false],
    ['xargs -n2 -I{} grep x{} a', false],
    ['xargs --replace=R grep xR a', false],
    ['xargs -I{} -n2 grep x{} a', true],
    ['xargs -J {} grep x{} a', true],
    ['xargs -I{} grep x a', true],
  ])('%s: appends is %s', (line, appends) =>
    expect(allFactsOf(line).at(-1)?.paths.includes('read ?')).toBe(appends),
  );

  it('any word may hold a mark that nobody knows, and what it deletes is deleted all the same', () => {
    expect(allFactsOf('xargs -I "$M" cat notes.txt').at(-1)?.effects).toContain('unknown');
    expect(allFactsOf('xargs -I "$M" rm -rf build').flatMap(({ paths }) => paths)).toContain(
      'delete-tree build',
    );
  });

  it('fills every mark that was named, as of several the last one counts', () => {
    for (const line of ['xargs -I A -I B cat A', 'xargs -I A -I B cat B', 'xargs -I A -iB cat B'])
      expect(allFactsOf(line).at(-1)?.paths).toContain('read ?');
  });
});

describe('what fd finds and what parallel composes', () => {
  it.each([
    ['fd . lib -x rm -rf', ['delete-tree lib/*']],
    ['fd . lib -X rm', ['delete lib/*']],
    ['fd -e ts -x cat', ['read *']],
    ['fd x --search-path lib -x cat {}', ['read lib/*']],
    ['fd x -x cat -- {.}.bak', ['read ?']],
    ['fd -C lib x -x cat', ['read ?']],
    ['parallel cat ::: a b', ['read a']],
    ["parallel -j2 'cat {}' ::: a", ['read a']],
    ["parallel -j2 'cat -n {} c' ::: a", ['read a', 'read c']],
    ['parallel cat {1} ::: a', ['read ?']],
    ['parallel cat :::: list', ['read ?']],
    ["parallel ::: 'cat a' ls", ['read a']],
    ["parallel 'cat a; id' ::: b", ['read a']],
  ] as const)('%s', (line, paths) => {
    const inner = allFactsOf(line).slice(1);
    expect(inner.flatMap((facts) => facts.paths)).toEqual(expect.arrayContaining([...paths]));
  });
});
