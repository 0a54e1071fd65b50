import { describe, expect, it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
import { checkRowsAndHosts } from './rows.js';

describe('python', () => {
  checkRowsAndHosts([
    ['python3 --version', 'none'],
    ['python3 script.py --flag', 'execute', ['execute script.py']],
    ["python3 -c 'print(1)'", 'execute'],
    ['python3 -', 'execute'],
    ['python3', 'execute'],
    ['python3 -m pytest -q tests', 'run-project'],
    ['python3 -um pytest', 'run-project'],
    ['python3 -m json.tool a.json', 'run-project'],
    ['python3 -m json.tool a.json b.json', 'run-project'],
    ['python3 -m pip list', 'run-project'],
    ['python3 -m pip install x', 'run-project'],
    ['python3 -m http.server 8000', 'run-project'],
    ['python3 -m unlisted.module', 'execute run-project'],
    ['python3 -X dev -W error -m unittest -v', 'run-project'],
    ['python3 -X pycache_prefix=/etc -V', 'write', ['write /etc']],
    ['python3 --unlisted x.py', 'execute unknown', ['execute x.py']],
    ['python3 -V x.py', 'unknown'],
  ]);
});

describe('pip', () => {
  checkRowsAndHosts([
    ['pip list', 'list'],
    ['pip list --outdated', 'list network remote-read'],
    ['pip show requests', 'list'],
    ['pip freeze', 'list'],
    ['pip check', 'list'],
    ['pip install requests', 'execute install network'],
    ['pip install -r requirements.txt', 'execute install network read', ['read requirements.txt']],
    ['pip install --target=/etc x', 'execute install network write', ['write /etc']],
    [
      'pip install --index-url https://pypi.example/simple x',
      'execute install network',
      [],
      ['fetch pypi.example'],
    ],
    ['pip install --requ x.txt', 'execute install network unknown'],
    ['pip uninstall -y x', 'delete install'],
    ['pip download -d out x', 'execute network write', ['write .', 'write out']],
    ['pip config list', 'read'],
    ['pip config set global.index-url x', 'configure'],
    ['pip index versions x', 'network remote-read'],
    ['pip cache purge', 'delete'],
    ['pip unlisted', 'unknown'],
  ]);
});

describe('pytest', () => {
  checkRowsAndHosts([
    ['pytest', 'run-project'],
    ["pytest -xvs tests/test_a.py::test_b -k 'a or b'", 'read run-project', ['read tests/test_a.py::test_b']],
    ['pytest -n4 --maxfail=2 --tb=short -q', 'run-project'],
    ['pytest -p no:cacheprovider', 'run-project'],
    ['pytest -p evil', 'execute run-project'],
    ['pytest --cov=src --cov-report=term-missing', 'run-project'],
    ['pytest --cov --cov-report html:/etc/x', 'run-project write', ['write /etc/x']],
    ['pytest -o log_cli=true', 'run-project'],
    ['pytest -o addopts=-pevil', 'run-project unknown'],
    ['pytest --override-ini=pythonpath=/tmp', 'execute run-project', ['execute /tmp']],
    ['pytest --basetemp=/tmp/x', 'delete run-project write', ['delete-tree /tmp/x']],
    ['pytest --junit-xml=out.xml', 'run-project write', ['write out.xml']],
    ['pytest -c /tmp/pytest.ini', 'execute run-project', ['execute /tmp/pytest.ini']],
    ['pytest --pastebin=all', 'network remote-write run-project'],
    ['pytest --unlisted', 'run-project unknown'],
    ['pytest --maxf=1', 'run-project unknown'],
    ['python3 -m coverage run -m pytest -q', 'run-project'],
    ['coverage run script.py', 'execute run-project', ['execute script.py']],
    ['coverage report -m', 'run-project'],
    ['coverage html -d out', 'run-project write', ['write out']],
    ['coverage erase', 'delete', ['delete .coverage']],
  ]);
});

describe('checkers and formatters', () => {
  checkRowsAndHosts([
    ['mypy src --strict', 'read run-project', ['read src']],
    ['mypy --python-exec /tmp/py src', 'execute read run-project', ['execute /tmp/py', 'read src']],
    ['mypy --version', 'none'],
    ['flake8 src', 'read run-project', ['read src']],
    ['flake8 --conf /tmp/x src', 'execute read run-project', ['execute /tmp/x', 'read src']],
    ['pylint --disable=all src', 'read run-project', ['read src']],
    ["pylint --init-hook='import x' src", 'execute read run-project', ['read src']],
    ['pylint --load-plugins=x src', 'execute read run-project', ['execute x', 'read src']],
    ['black src', 'read write', ['read src', 'write src']],
    ['black --check src', 'read', ['read src']],
    ['black --diff -l 100 src', 'read', ['read src']],
    ['isort .', 'read write', ['read .', 'write .']],
    ['isort -c .', 'read', ['read .']],
    ['isort --check-only --inter .', 'read write', ['read .', 'write .']],
    ['ruff check', 'read', ['read .']],
    ['ruff check src --select E', 'read', ['read src']],
    ['ruff check --fix src', 'read write', ['read src', 'write src']],
    ['ruff check --fix --diff src', 'read', ['read src']],
    ['ruff check --add-noqa src', 'read write', ['read src', 'write src']],
    ['ruff format', 'read write', ['read .', 'write .']],
    ['ruff format --check src', 'read', ['read src']],
    ['ruff clean', 'delete'],
    ['pyright src', 'read', ['read src']],
    ['pyright --pythonpath /tmp/py src', 'execute read', ['execute /tmp/py', 'read src']],
    ['sphinx-build -b html docs out', 'read run-project write', ['read docs', 'write out']],
    [
      'sphinx-build -D extensions=evil docs out',
      'execute read run-project write',
      ['execute evil', 'read docs', 'write out'],
    ],
    ['pre-commit run --all-files', 'run-project'],
    ['pre-commit install', 'persist'],
    ['tox -e py311', 'run-project'],
    ['nox -s tests', 'run-project'],
    ['nox -f /tmp/noxfile.py', 'execute run-project', ['execute /tmp/noxfile.py']],
  ]);
});

describe('environments', () => {
  checkRowsAndHosts([
    ['uv run pytest -q', 'run-project'],
    ['uv run --with requests python -c x', 'execute install network run-project'],
    ['uv run --env-file .env pytest', 'run-project unknown'],
    ['uv run -m pytest', 'run-project'],
    ['uv sync', 'execute install network'],
    ['uv add x', 'execute install network'],
    ['uv pip list', 'list'],
    ['uv pip install x', 'execute install network'],
    ['uv tree', 'read run-project'],
    ['uv tree --frozen', 'read'],
    ['uvx ruff check', 'execute install network'],
    ['poetry run pytest -q', 'run-project'],
    ['poetry show', 'read'],
    ['poetry install', 'execute install network'],
    ['poetry config x y', 'configure'],
    ['pipenv run pytest', 'run-project'],
    ['conda list', 'list'],
    ['conda env list', 'list'],
    ['conda install x', 'execute install network'],
    ['conda run -n env pytest', 'none'],
    ['conda run -p /tmp/env pytest', 'execute', ['execute /tmp/env']],
    ['conda activate env', 'execute shell-state', ['execute env']],
    ['python3 -m venv .venv', 'run-project'],
    ['python3 -m venv --clear .venv', 'run-project'],
  ]);
});

describe('what they run', () => {
  it('python3 -m pytest -q tests', () => {
    expect(allFactsOf('python3 -m pytest -q tests').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'read run-project',
    ]);
  });
  it('python3 -m json.tool a.json b.json', () => {
    expect(allFactsOf('python3 -m json.tool a.json b.json').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'read write',
    ]);
  });
  it('python3 -m pip install x', () => {
    expect(allFactsOf('python3 -m pip install x').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'execute install network',
    ]);
  });
  it('python3 -m http.server 8000', () => {
    expect(allFactsOf('python3 -m http.server 8000').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'listen read',
    ]);
  });
  it('python3 -m venv --clear .venv', () => {
    expect(allFactsOf('python3 -m venv --clear .venv').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'create delete',
    ]);
  });
  it('python3 -m coverage run -m pytest -p evil', () => {
    expect(
      allFactsOf('python3 -m coverage run -m pytest -p evil').map((facts) => facts.effects.join(' ')),
    ).toEqual(['run-project', 'run-project', 'execute run-project']);
  });
  it('uv run python -c x', () => {
    expect(allFactsOf('uv run python -c x').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'execute',
    ]);
  });
  it('conda run -n env pytest', () => {
    expect(allFactsOf('conda run -n env pytest').map((facts) => facts.effects.join(' '))).toEqual([
      'none',
      'run-project',
    ]);
  });
});
