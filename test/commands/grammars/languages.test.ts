import { describe, expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

type Row = readonly [line: string, effects: string, paths?: readonly string[]];

const check = (rows: readonly Row[]): void => {
  for (const [line, effects, paths = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts) }).toEqual({ effects, paths });
    });
  }
};

describe('documentation', () => {
  check([
    ['sphinx-quickstart -q -p Test -a Author -v 0.1 --ext-autodoc', 'create', ['create .']],
    ['sphinx-quickstart --master ../../x docs', 'create unknown', ['create docs']],
    ['sphinx-apidoc -o docs src', 'read write', ['write docs', 'read src']],
    ['sphinx-apidoc -f -o docs src', 'overwrite read write', ['write docs', 'read src']],
    ['sphinx-apidoc --tocfile ../../x -o docs src', 'read unknown write', ['write docs', 'read src']],
    ['sphinx-autogen -o docs a.rst', 'read run-project write', ['write docs', 'read a.rst']],
    ['mkdocs build --strict', 'run-project'],
    ['mkdocs build -d src', 'delete run-project write', ['delete-tree src']],
    ['mkdocs build -f /tmp/x.yml', 'execute run-project', ['execute /tmp/x.yml']],
    ['mkdocs gh-deploy', 'network remote-write run-project vcs-write'],
    ['mkdocs serve', 'listen run-project'],
    ['mike deploy 0.7', 'run-project vcs-write'],
    ['mike deploy --push 0.7', 'network remote-write run-project vcs-write'],
    ['hugo --minify -d out', 'run-project write', ['write out']],
    ['hugo --cleanDestinationDir', 'delete run-project'],
    ['hugo server', 'listen run-project'],
    ['hugo new site x', 'create', ['create x']],
    ['hugo version', 'none'],
    ['pyreverse -o png -d out src', 'read write', ['write .', 'write out', 'read src']],
    ['pyreverse --help', 'none'],
    ['jupyter nbconvert --to html x.ipynb', 'read run-project write', ['read x.ipynb', 'write x.ipynb']],
    [
      'jupyter nbconvert --to evil.Exporter x.ipynb',
      'execute read run-project write',
      ['read x.ipynb', 'write x.ipynb'],
    ],
    [
      'jupyter nbconvert --execute --to html x.ipynb',
      'execute read run-project write',
      ['read x.ipynb', 'write x.ipynb'],
    ],
    ['jupyter nbconvert --stdout --to markdown x.ipynb', 'read run-project', ['read x.ipynb']],
    [
      'jupyter nbconvert --template t --to html x.ipynb',
      'execute read run-project write',
      ['execute t', 'read x.ipynb', 'write x.ipynb'],
    ],
    ['jupyter lab', 'execute listen spawn'],
  ]);
});

describe('python', () => {
  check([
    ['django-admin test app --settings=x', 'run-project'],
    ['django-admin test --pythonpath /tmp/x', 'execute run-project', ['execute /tmp/x']],
    ['django-admin check', 'run-project'],
    ['django-admin startproject x', 'create', ['create x']],
    ['django-admin startproject --template=http://a.example/x x', 'create unknown', ['create x']],
    ['django-admin migrate', 'execute'],
    ['uvicorn main:app --reload --port 8000', 'listen run-project'],
    ['uvicorn main:app --app-dir /tmp/x', 'execute listen run-project', ['execute /tmp/x']],
    ['pipx list', 'list'],
    ['pipx install black', 'execute install network'],
    ['pipx run black .', 'execute install network'],
    ['twine check dist/a.whl', 'read', ['read dist/a.whl']],
    ['twine upload dist/a.whl', 'network read remote-write', ['read dist/a.whl']],
    ['bandit -r src -ll -o out.json', 'read write', ['write out.json', 'read src']],
    ['pyinstaller x.spec', 'execute run-project', ['execute x.spec']],
  ]);
});

describe('other languages', () => {
  check([
    ['gem list', 'list'],
    ['gem install rails', 'execute install network'],
    ['gem build x.gemspec', 'execute write', ['execute x.gemspec']],
    ['gem push x.gem', 'network read remote-write', ['read x.gem']],
    ['mix test test/a_test.exs:12', 'read run-project', ['read test/a_test.exs:12']],
    ['mix format --check-formatted', 'run-project'],
    ['mix format lib/a.ex', 'read run-project write', ['read lib/a.ex', 'write lib/a.ex']],
    ["mix run -e 'x'", 'execute run-project'],
    ['mix unlisted', 'run-project unknown'],
    ['lake build', 'run-project'],
    ['lake -R -Kenv=dev update', 'install network run-project'],
    ['just test', 'run-project'],
    ['just --list', 'read'],
    ['just x=1 y', 'execute'],
    ['just -f /tmp/justfile test', 'execute run-project', ['execute /tmp/justfile']],
    ['playwright test', 'run-project'],
    ['playwright test --output src', 'delete run-project write', ['delete-tree src']],
    ['playwright test --reporter=./x.js', 'execute run-project'],
    ['playwright install chromium', 'delete install network'],
    ['cabal build all', 'run-project'],
    ['cabal update', 'install network'],
    ['cabal build --ghc-options=-F', 'execute run-project'],
    ['xcodebuild -list -json', 'read'],
    ['xcodebuild test -scheme A', 'run-project'],
    ['xcodebuild build SWIFT_EXEC=/tmp/x', 'run-project unknown'],
    ['swift build -v', 'run-project'],
    ['swift x.swift', 'execute'],
    ['swift package resolve', 'install network write'],
    ['ponyc -o out src', 'read write', ['write out', 'read src']],
    ['ponyc --linker ./x src', 'execute read write', ['write .', 'execute x', 'read src']],
    ['ponyc -b ../x src', 'read unknown write', ['write .', 'read src']],
    ['rustup show', 'none'],
    ['rustup update', 'execute install network'],
    ['rustup target add x', 'execute install network'],
    ['rustup toolchain link x /tmp/x', 'configure execute', ['execute /tmp/x']],
    ['nvm use 18', 'shell-state'],
    ['nvm install --lts', 'execute install network shell-state'],
    ['nvm alias default 18', 'configure'],
    ['nvm alias', 'list'],
  ]);
});
