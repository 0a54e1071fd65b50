import { describe, expect, it } from 'vitest';
import { decideCall } from '../../support/decisions.js';
import { checkRows } from './rows.js';

describe('values that load, run, fetch or delete', () => {
  const DOCS = ['read docs', 'write out'];
  checkRows([
    ['pylint --output-format=json src', 'read run-project', ['read src']],
    ['pylint -f colorized src', 'read run-project', ['read src']],
    ['pylint -f my.Reporter src', 'execute read run-project', ['read src']],
    ['pylint --output-format=text:/etc/x src', 'execute read run-project', ['read src']],
    ['pylint -f json:x,my.Reporter src', 'execute read run-project', ['read src']],
    ['sphinx-build -b linkcheck docs out', 'network read run-project write', DOCS],
    ['sphinx-build -b confluence docs out', 'network read run-project write', DOCS],
    ['sphinx-build -M html docs out', 'read run-project write', DOCS],
    ['sphinx-build -M linkcheck docs out', 'read run-project unknown write', DOCS],
    ['sphinx-build -M clean docs out', 'delete read run-project unknown', ['read docs', 'delete-tree out/*']],
    ['sphinx-build -D version=1 -D html_theme_options.a=b docs out', 'read run-project write', DOCS],
    ['sphinx-build -D graphviz_dot=/tmp/x docs out', 'read run-project unknown write', DOCS],
    ['sphinx-build -D html_theme_path=/tmp/x docs out', 'read run-project unknown write', DOCS],
    ['nox --force-python 3.12', 'run-project'],
    ['nox --force-python=/tmp/x', 'execute run-project'],
    ['nox --extra-pythons ./x', 'execute run-project'],
    ['uv run --python 3.12 pytest', 'run-project'],
    ['uv run -p /tmp/x pytest', 'execute run-project', ['execute /tmp/x']],
    ['uv run --python=x pytest', 'execute run-project', ['execute x']],
    ['uv venv -p 3.11', 'create'],
    ['uv venv -p ./x', 'create execute', ['execute x']],
  ]);

  it('sphinx-build -M clean deletes all that is in its second operand', () => {
    expect(decideCall('sphinx-build -M clean docs ~').effect).toBe('deny');
    expect(decideCall('sphinx-build -M clean docs .').effect).toBe('review');
    expect(decideCall('sphinx-build -M clean -M html docs out').effect).toBe('review');
  });
});

describe('subcommands that load, lock or fetch', () => {
  checkRows([
    ['tox list', 'read run-project'],
    ['tox config -k set_env', 'read run-project'],
    ['poetry debug info', 'read'],
    ['poetry debug resolve x', 'execute network'],
    ['poetry init -n --name x', 'write', ['write pyproject.toml']],
    ['poetry init -n --dependency x', 'network write', ['write pyproject.toml']],
    ['pipenv --venv', 'none'],
    ['pipenv --site-packages', 'create'],
    ['uv export', 'read run-project'],
    ['uv export --index http://localhost/x', 'network read run-project'],
    ['uv export --frozen -o r.txt', 'read write', ['write r.txt']],
    ['uv version', 'none'],
    ['uv version --short', 'none'],
    ['uv version 1.2', 'execute install network read write', ['read pyproject.toml', 'write pyproject.toml']],
    [
      'uv version --bump minor',
      'execute install network read write',
      ['read pyproject.toml', 'write pyproject.toml'],
    ],
    ['uv version --bump minor --frozen', 'read write', ['read pyproject.toml', 'write pyproject.toml']],
    ['uv version 1.2 --dry-run', 'none'],
  ]);
});

describe('help and versions', () => {
  checkRows([
    ['uvx --version', 'none'],
    ['uvx ruff --version', 'execute install network'],
    ['virtualenv --version', 'none'],
    ['virtualenv x', 'create', ['create x']],
  ]);
});
