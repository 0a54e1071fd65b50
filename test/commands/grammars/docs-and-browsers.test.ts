import { describe, expect, it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
import { checkRowsAndHosts } from './rows.js';

describe('mkdocs', () => {
  checkRowsAndHosts([
    ['mkdocs build -c --no-strict -t readthedocs', 'run-project'],
    ['mkdocs build --dirty', 'run-project'],
    ['mkdocs build -C', 'run-project unknown'],
    ['mkdocs serve --dirtyreload -w src', 'listen read run-project', ['read src']],
    ['mkdocs serve --open --no-livereload', 'listen run-project spawn'],
    ['mkdocs serve --site-dir x', 'listen run-project unknown'],
    ['mkdocs gh-deploy --no-history --force', 'network remote-write run-project vcs-write'],
    ['mkdocs get-deps', 'network read', ['read mkdocs.yml']],
    ['mkdocs get-deps -f ../x', 'network read', ['read mkdocs.yml', 'read /home/dev/x']],
    ['mkdocs new x', 'create', ['create x']],
    ['mkdocs --version', 'none'],
  ]);
});

describe('twine', () => {
  checkRowsAndHosts([
    ['twine --version', 'none'],
    ['twine check --strict a b', 'read', ['read a', 'read b']],
    ['twine check --str a', 'read', ['read a']],
    ['twine check', 'unknown'],
    ['twine upload -s --sign-with ./x a', 'execute network read remote-write', ['execute x', 'read a']],
    [
      'twine upload --repository-url http://a.example a',
      'network read remote-write',
      ['read a'],
      ['send a.example'],
    ],
    ['twine register --skip-existing a', 'network read remote-write', ['read a']],
    ['twine register a b', 'network remote-write unknown'],
  ]);
});

describe('playwright', () => {
  checkRowsAndHosts([
    ['playwright test -G x --list', 'run-project'],
    ['playwright test --debug cli', 'run-project'],
    ['playwright test -u', 'run-project write'],
    ['playwright test --update-snapshots=all', 'run-project write'],
    ['playwright test --tsconfig /tmp/x', 'execute run-project', ['execute /tmp/x']],
    ['playwright test --test-list x', 'read run-project', ['read x']],
    ['playwright test --add-reporter=./x.js', 'execute run-project'],
    ['playwright test --add-reporter=dot', 'run-project'],
    ['playwright test --ui', 'listen run-project spawn'],
    ['playwright test --ui-port 0', 'listen run-project'],
    ['playwright test --run-agents all', 'run-project unknown'],
    ['playwright install', 'delete install network'],
    ['playwright install --no-remove', 'install network'],
    ['playwright install --list', 'list'],
    ['playwright install --dry-run', 'list'],
    ['playwright install --with-deps', 'delete execute install network'],
    ['playwright show-trace -h localhost x.zip', 'listen network read spawn', ['read x.zip']],
    ['playwright screenshot http://a.example x.png', 'network write', ['write x.png'], ['fetch a.example']],
    ['playwright screenshot http://a.example', 'network unknown'],
    ['playwright codegen -o x.ts', 'network spawn write', ['write x.ts']],
    ['playwright open --load-storage x', 'network read spawn', ['read x']],
    ['playwright clear-cache', 'delete run-project'],
    ['playwright mcp', 'unknown'],
  ]);
});

describe('nvm', () => {
  checkRowsAndHosts([
    ['nvm ls --no-alias', 'list'],
    ['nvm ls --unlisted', 'list unknown'],
    ['nvm debug', 'list'],
    ['nvm use -w 18', 'shell-state write'],
    ['nvm use --delete-prefix 18', 'configure shell-state'],
    ['nvm install -j 4 18', 'execute install network shell-state'],
    ['nvm install 20 --reinstall-packages-from=18', 'execute install network shell-state'],
    ['nvm install --reinstall-packages-from 18', 'execute install network shell-state unknown'],
    ['nvm alias x', 'list'],
    ['nvm unload', 'shell-state'],
    ['nvm cache dir', 'none'],
    ['nvm cache clear', 'delete'],
  ]);

  it.each([
    ['nvm exec 18 rm a', 'rm'],
    ['nvm exec rm a', 'rm'],
    ['nvm exec --lts rm a', 'rm'],
    ['nvm exec --silent node rm a', 'rm'],
    ['nvm exec npm test', 'npm'],
  ])('%s runs %s', (line, program) => expect(allFactsOf(line)[1]?.program).toBe(program));
});
