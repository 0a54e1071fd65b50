import { describe, expect, it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
import { checkRowsAndHosts } from './rows.js';

describe('mix', () => {
  checkRowsAndHosts([
    ['mix --version', 'none'],
    ['mix compile --force --warnings-as-errors --profile time', 'run-project'],
    ['mix compile --erl-config /tmp/x', 'execute run-project', ['execute /tmp/x']],
    ['mix compile --unlisted', 'run-project unknown'],
    ['mix test --exit-status 3 --formatter X --profile-require', 'run-project'],
    ['mix test --no-deps-check --raise test', 'read run-project', ['read test']],
    ['mix test --cover --export-coverage x', 'run-project write', ['write x']],
    ['mix test --export-coverage ../../x', 'run-project write', ['write /home/x']],
    ['mix format --dry-run lib/a.ex', 'read run-project', ['read lib/a.ex']],
    ['mix format --dot-formatter /tmp/x', 'execute run-project write', ['write .', 'execute /tmp/x']],
    ['mix clean', 'delete run-project'],
    ['mix deps.get --check-locked', 'install network run-project'],
    ['mix deps.tree --format plain', 'run-project'],
    ['mix deps.tree --format dot', 'run-project write', ['write deps_tree.dot']],
    ['mix deps.unlock --check-unused', 'run-project'],
    ['mix deps.unlock --unused', 'read run-project write', ['read mix.lock', 'write mix.lock']],
    ['mix deps.clean --all', 'delete run-project'],
    ['mix xref graph --format stats', 'run-project'],
    ['mix xref unlisted', 'run-project unknown'],
    ['mix release --path /srv/x', 'run-project write', ['write /srv/x']],
    ['mix new ../x', 'create', ['create /home/dev/x']],
    ['mix local.hex --force', 'execute install network'],
    ['mix credo --strict --format json lib', 'read run-project', ['read lib']],
    ['mix credo --config-file /tmp/x', 'execute run-project', ['execute /tmp/x']],
    ['mix run', 'run-project'],
    ["mix run -e 'x'", 'execute run-project'],
    ['mix run x.exs --force', 'execute run-project', ['execute x.exs']],
    ['mix run -r /tmp/x', 'execute run-project', ['execute /tmp/x']],
    ["mix eval 'x'", 'execute run-project'],
    ['mix cmd --cd ../x ls', 'execute run-project', ['cwd /home/dev/x']],
  ]);

  it('runs the commands that it is given', () => {
    expect(allFactsOf('mix cmd --app a rm -rf x').map(({ program }) => program)).toEqual(['mix', 'rm']);
  });
});

describe('gem', () => {
  checkRowsAndHosts([
    ['gem -v', 'none'],
    ['gem list --local --all --no-versions', 'list'],
    ['gem list --remote', 'list network'],
    ['gem list -s http://a.example/', 'list network', [], ['fetch a.example']],
    ['gem list --exact -v 1.0 x', 'list'],
    ['gem list --exa x', 'list'],
    ['gem list --unlisted', 'list unknown'],
    ['gem --config-file /tmp/x list', 'execute list', ['execute /tmp/x']],
    ['gem search x --no-http-proxy', 'network'],
    ['gem which -a x', 'list'],
    ['gem contents -l --show-install-dir x', 'list'],
    ['gem dependency -R --pipe x', 'list'],
    ['gem spec x version', 'list read', ['read x']],
    ['gem check', 'list'],
    ['gem check --doctor', 'delete list'],
    ['gem cleanup', 'delete'],
    ['gem cleanup --dry-run', 'list'],
    ['gem install -i ../x rails', 'execute install network write', ['write /home/dev/x']],
    ['gem install -g Gemfile', 'execute install network', ['execute Gemfile']],
    ['gem install --no-document --development-all x', 'execute install network'],
    ['gem update --system', 'execute install network'],
    ['gem uninstall -a -x x', 'delete'],
    ['gem build -C sub x.gemspec', 'execute write', ['cwd sub', 'execute sub/x.gemspec']],
    ['gem fetch x --platform ruby', 'network overwrite write', ['write .']],
    ['gem unpack x --target=/tmp', 'network overwrite read write', ['write /tmp', 'read x']],
    ['gem open -e ./x y', 'execute', ['execute x']],
    ['gem sources', 'list'],
    ['gem sources --add http://a.example/', 'configure list network', [], ['fetch a.example']],
    ['gem owner x', 'network'],
    ['gem owner x --add a@b.example', 'network remote-write'],
    ['gem push x.gem -k other', 'network read remote-write', ['read x.gem']],
    [
      'gem push x.gem --host http://a.example',
      'network read remote-write',
      ['read x.gem'],
      ['send a.example'],
    ],
    ['gem yank x -v 1.0 --otp 1', 'network remote-write'],
  ]);
});
