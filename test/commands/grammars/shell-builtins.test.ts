import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';

const effectsOf = (line: string): string => factsOf(line).effects.join(' ');

describe('shell builtins: effects', () => {
  it.each([
    ['cd src', 'shell-state'],
    ['cd -q src', 'shell-state unknown'],
    ['pushd src', 'shell-state'],
    ['pushd +1', 'shell-state unknown'],
    ['pwd -P', 'none'],
    ['echo -ne hi', 'none'],
    ['echo -x hi', 'none'],
    ["printf '%s' a", 'none'],
    ["printf -v x '%s' a", 'shell-state'],
    ["printf -x '%s' a", 'unknown'],
    ['true --anything', 'none'],
    ['[ -f x ]', 'list'],
    ['set -euo pipefail', 'shell-state'],
    ['set -a', 'secret-read unknown'],
    ['set', 'secret-read'],
    ['set -- a b', 'shell-state'],
    ['shopt -s nullglob', 'shell-state'],
    ['shopt -s expand_aliases', 'shell-state unknown'],
    ['shopt nullglob', 'none'],
    ['export CI=1', 'shell-state'],
    ['export', 'secret-read'],
    ['export PATH=/tmp/x', 'execute shell-state'],
    ['declare -i x=1', 'shell-state unknown'],
    ['declare -f', 'none'],
    ['read -r line', 'shell-state'],
    ['mapfile -t lines', 'shell-state'],
    ['alias', 'none'],
    ['trap - EXIT', 'shell-state'],
    ['trap -p', 'none'],
    ['source ./env.sh', 'execute shell-state'],
    ['exec ls', 'none'],
    ['hash -r', 'shell-state'],
    ['hash -p /tmp/x ls', 'execute shell-state'],
    ['enable -f ./x.so x', 'execute hidden-execute'],
    ['enable -n test', 'unknown'],
    ['ulimit -n 1024', 'shell-state'],
    ['jobs -l', 'none'],
    ['let x=1', 'shell-state unknown'],
    ['compgen -c git', 'none'],
    ["compgen -W '$(id)' x", 'unknown'],
    ['history -c', 'shell-state'],
    ['history -w notes', 'write'],
    ['fc -l', 'read secret-read'],
    ['fc -s', 'execute'],
    ['kill -9 123', 'process'],
    ['kill -SIGTERM %1', 'process'],
    ['kill -l', 'none'],
  ])('%s', (line, effects) => expect(effectsOf(line)).toBe(effects));
});

describe('shell builtins: what they run', () => {
  it.each([
    ["trap 'rm -rf build' EXIT", 'rm', 'delete-tree build'],
    ["eval 'rm -rf build'", 'rm', 'delete-tree build'],
    ['eval rm -rf build', 'rm', 'delete-tree build'],
    ['command rm -rf build', 'rm', 'delete-tree build'],
    ['builtin test -f x', 'test', 'list x'],
    ["mapfile -C 'rm x' -c 1 lines", 'rm', 'delete x'],
    ['jobs -x rm x', 'rm', 'delete x'],
    ["alias ll='rm x'", 'rm', 'delete x'],
  ])('%s', (line, program, path) => {
    const inner = allFactsOf(line).at(-1);
    expect(inner?.program).toBe(program);
    expect(inner?.paths).toContain(path);
  });

  it('eval of several operands is not read as text', () => {
    expect(effectsOf('eval ls -l')).toBe('execute shell-state');
    expect(effectsOf("eval 'ls -l'")).toBe('shell-state');
  });

  it('command -v runs nothing', () => {
    expect(allFactsOf('command -v rm')).toHaveLength(1);
    expect(effectsOf('command -v rm')).toBe('none');
    expect(factsOf('command -v rm').transparent).toBe(false);
  });

  it('command and builtin are transparent', () => {
    expect(factsOf('command ls').transparent).toBe(true);
    expect(factsOf('builtin echo x').transparent).toBe(true);
  });
});

describe('shell builtins: doubts that a grammar states', () => {
  it.each([
    ['popd', 'shell-state unknown'],
    ['pushd', 'shell-state unknown'],
    ['set -o noglob', 'shell-state unknown'],
    ['set -o posix', 'shell-state unknown'],
    ['compgen -A directory', 'unknown'],
  ])('%s', (line, effects) => expect(effectsOf(line)).toBe(effects));
});
