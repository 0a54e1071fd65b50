import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';
import { checkRows } from './rows.js';

describe('just', () => {
  checkRows([
    ['just', 'run-project'],
    ['just --no-dotenv --time build', 'run-project'],
    ['just --group x --list', 'read'],
    ['just --show build', 'read'],
    ['just --usage build', 'read'],
    ['just --json', 'read'],
    ['just --eval x', 'run-project'],
    ['just --set x y build', 'run-project unknown'],
    ['just x=y build', 'execute'],
    ['just --shell /tmp/x build', 'execute run-project', ['execute /tmp/x']],
    ['just --cygpath /tmp/x build', 'execute run-project', ['execute /tmp/x']],
    ['just --justfile-name x build', 'execute run-project', ['execute x']],
    ['just -g build', 'execute run-project'],
    ['just --tempdir ../x build', 'run-project write', ['write /home/dev/x']],
    ['just --fmt', 'read write', ['read justfile', 'write justfile']],
    ['just --fmt --check', 'read'],
    ['just --init', 'create', ['create justfile']],
    ['just -e', 'execute read write', ['read justfile', 'write justfile']],
    ['just --choose', 'execute run-project'],
    ['just --completions bash', 'none'],
    ['just --command ls', 'run-project'],
    ['just --command=ls', 'run-project unknown'],
    ['just -cls', 'run-project unknown'],
    ['just --unlisted', 'run-project unknown'],
  ]);

  it.each(['just -c rm -rf x', 'just --command rm -rf x', 'just -q -c rm -rf x'])(
    'runs what follows: %s',
    (line) => expect(allFactsOf(line).map(({ program }) => program)).toEqual(['just', 'rm']),
  );

  it('does not take what is attached for an option of its own alone', () => {
    expect(factsOf('just -crm ls').effects).toContain('unknown');
  });
});

describe('vim', () => {
  checkRows([
    ['vim --version', 'none'],
    ['vim -h', 'none'],
    ['vim a', 'execute read write', ['read a', 'write a']],
    ['rvim a', 'execute read write', ['read a', 'write a']],
    ['view -c wq a', 'execute read', ['read a']],
    ['view --unlisted a', 'execute read unknown', ['read a']],
    ['vim +12 a', 'execute read write', ['read a', 'write a']],
    ["vim '+!id' a", 'execute read unknown write', ['read a', 'write a']],
    ["vim -es -c '%s/a/b/' a", 'execute read write', ['read a', 'write a']],
    ['vim -Nu /tmp/x a', 'execute read write', ['execute /tmp/x', 'read a', 'write a']],
    ['vim -o2 a b', 'execute read write', ['read a', 'write a', 'read b', 'write b']],
    ['vim --log ../x', 'append execute', ['append /home/dev/x']],
    ['vim --startuptime x', 'append execute', ['append x']],
    ['vim -Vx', 'execute write', ['write x']],
    ['vim --unlisted', 'execute unknown'],
    ['vim --headless', 'execute unknown'],
    ['nvim --version', 'none'],
    ['nvim -v', 'none'],
    ['vim -v', 'execute'],
    ['nvim --headless -c q', 'execute'],
    ['nvim -l x.lua', 'execute read write', ['read x.lua', 'write x.lua']],
    ['nvim --listen /tmp/x', 'execute listen'],
  ]);
});
