import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

type Row = readonly [line: string, effects: string, paths?: readonly string[], hosts?: readonly string[]];

const check = (rows: readonly Row[]): void => {
  for (const [line, effects, paths = [], hosts = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts), hosts: facts.hosts }).toEqual({
        effects,
        paths,
        hosts,
      });
    });
  }
};

describe('git: reading', () => {
  check([
    ['git status --short', 'vcs-read'],
    ['git status -sb --porcelain=v2', 'vcs-read'],
    ['git log --oneline -5', 'vcs-read'],
    ["git log -n5 --pretty=format:'%h %s' --date=short", 'vcs-read'],
    ["git log --max-count 3 --author=x --since='2 weeks ago' -- src", 'read vcs-read', ['read src']],
    ['git log -p -- .env', 'read secret-read vcs-read', ['read .env']],
    ['git log --output=/etc/x', 'vcs-read write', ['write /etc/x']],
    ['git log --unlisted', 'unknown vcs-read'],
    ['git log -S foo -G bar -L1,20:f.py --all', 'read vcs-read', ['read f.py']],
    ['git show HEAD:src/a.ts', 'read vcs-read', ['read src/a.ts']],
    ['git show HEAD:.env', 'read secret-read vcs-read', ['read .env']],
    ['git show --stat abc123', 'vcs-read'],
    ['git diff HEAD~1 -- src', 'read vcs-read', ['read HEAD~1', 'read src']],
    ['git diff /etc/passwd /dev/null', 'read vcs-read', ['read /etc/passwd']],
    ['git diff --no-index a b', 'read vcs-read', ['read a', 'read b']],
    ['git diff --ext-diff', 'execute vcs-read'],
    ['git diff --textconv HEAD~1', 'execute read vcs-read', ['read HEAD~1']],
    ['git diff --no-ext-diff --no-textconv', 'vcs-read'],
    ['git diff -O order.txt --output out.diff', 'read vcs-read write', ['read order.txt', 'write out.diff']],
    ['git blame -L 1,20 --ignore-revs-file x f.py', 'read vcs-read', ['read x', 'read f.py']],
    ['git grep -n foo -- src', 'read vcs-read', ['read src']],
    ['git grep -e foo --and -e bar', 'vcs-read'],
    ["git grep -nO'sh -c id' foo", 'execute hidden-execute vcs-read'],
    ['git grep --open=id foo', 'execute vcs-read'],
    ["git ls-files '*.ts'", 'list vcs-read', ['list *.ts']],
    ['git ls-tree -r --name-only HEAD', 'vcs-read'],
    ['git rev-parse --abbrev-ref HEAD', 'vcs-read'],
    ['git cat-file -p HEAD:.env', 'read secret-read vcs-read', ['read .env']],
    ['git cat-file --filters HEAD:a', 'execute read vcs-read', ['read a']],
    ['git describe --tags --abbrev=0', 'vcs-read'],
    ['git shortlog -sne', 'vcs-read'],
    ['git reflog -5', 'vcs-read'],
    ['git reflog main', 'vcs-read'],
    ['git fsck', 'vcs-read'],
    ['git fsck --lost-found', 'vcs-read vcs-write'],
    ['git help push', 'none'],
    ['git unlisted', 'unknown'],
  ]);
});

describe('git: global options', () => {
  check([
    ['git -C sub status', 'vcs-read', ['cwd sub']],
    ['git --git-dir=x/.git log', 'read vcs-read', ['read x/.git']],
    ['git --exec-path', 'none'],
    ['git --exec-path=/tmp/bin status', 'execute hidden-execute vcs-read', ['execute /tmp/bin']],
    ['git -c color.ui=false log', 'vcs-read'],
    ['git -ccore.quotePath=off log', 'vcs-read'],
    ["git -c core.pager='less -R' log", 'execute vcs-read'],
    ["git -c alias.x='!id' x", 'execute hidden-execute unknown'],
    ['git -c unlisted.key=1 status', 'execute vcs-read'],
    ['git --config-env=core.pager=X log', 'unknown vcs-read'],
    ['git --no-pager log -5', 'vcs-read'],
    ['git -p log', 'unknown vcs-read'],
  ]);
});

describe('git: refs', () => {
  check([
    ['git branch', 'vcs-read'],
    ['git branch -vv', 'vcs-read'],
    ["git branch --list 'feature/*'", 'vcs-read'],
    ['git branch --merged main', 'vcs-read'],
    ['git branch new', 'vcs-write'],
    ['git branch -d merged', 'vcs-write'],
    ['git branch -dr origin/x', 'vcs-discard vcs-write'],
    ['git branch -D x', 'vcs-discard vcs-write'],
    ['git branch --forc x', 'vcs-discard vcs-write'],
    ['git branch -m old new', 'vcs-write'],
    ['git tag', 'vcs-read'],
    ["git tag -n -l 'v*'", 'vcs-read'],
    ['git tag v1', 'vcs-write'],
    ['git tag -d v1', 'vcs-discard vcs-write'],
    ['git tag -n -d v1', 'vcs-discard vcs-write'],
    ['git notes show', 'vcs-read'],
    ['git notes add -m x', 'vcs-write'],
    ['git symbolic-ref HEAD', 'vcs-read'],
    ['git symbolic-ref HEAD refs/heads/x', 'vcs-write'],
    ['git update-ref -d refs/heads/x', 'vcs-discard'],
    ['git reflog expire --all', 'vcs-discard'],
    ['git replace --list', 'vcs-read'],
  ]);
});

describe('git: index and work tree', () => {
  check([
    ['git add -A', 'vcs-write'],
    ['git add .env src', 'read secret-read vcs-write', ['read .env', 'read src']],
    ["git commit -am 'x y'", 'vcs-write'],
    ['git commit -F msg.txt --amend', 'read vcs-write', ['read msg.txt']],
    ['git commit --unlisted', 'unknown vcs-write'],
    ['git mv a b', 'move vcs-write write', ['move a', 'write b', 'write b/a']],
    ['git mv -f a b', 'move vcs-discard vcs-write write', ['move a', 'write b', 'write b/a']],
    ['git rm a', 'delete vcs-write', ['delete a']],
    ['git rm --cached a', 'list vcs-write', ['list a']],
    ['git rm -rf src', 'delete vcs-discard vcs-write', ['delete-tree src']],
    ['git restore a', 'vcs-discard write', ['write a']],
    ['git restore --staged a', 'list vcs-write', ['list a']],
    ['git restore --stag -W a', 'vcs-discard write', ['write a']],
    ['git checkout main', 'vcs-discard'],
    ['git checkout src/a.ts', 'vcs-discard'],
    ['git checkout -- src/a.ts', 'vcs-discard vcs-write write', ['write src/a.ts']],
    ['git checkout HEAD~1 -- src/a.ts', 'vcs-discard write', ['write src/a.ts']],
    ['git checkout -b x origin/main', 'vcs-write'],
    ['git checkout -fb x', 'vcs-discard vcs-write'],
    ['git checkout -B x', 'vcs-discard vcs-write'],
    ['git checkout -', 'vcs-write'],
    ['git checkout --detach HEAD~1', 'vcs-write'],
    ['git switch main', 'vcs-write'],
    ['git switch -c x', 'vcs-write'],
    ['git switch -C x', 'vcs-discard vcs-write'],
    ['git switch --discard main', 'vcs-discard vcs-write'],
    ['git reset HEAD~1', 'vcs-write'],
    ['git reset --soft HEAD~1', 'vcs-write'],
    ['git reset --hard', 'vcs-discard vcs-write'],
    ['git reset --keep origin/main', 'vcs-discard vcs-write'],
    ['git reset --har', 'vcs-discard vcs-write'],
    ['git clean -n', 'vcs-read'],
    ['git clean -nfd', 'vcs-read'],
    ['git clean -fdx', 'delete vcs-discard'],
    ['git clean -f src', 'delete vcs-discard', ['delete src']],
    ['git stash', 'vcs-write'],
    ['git stash -u -m x', 'vcs-write'],
    ['git stash push -m x -- src', 'list vcs-write', ['list src']],
    ['git stash pop', 'vcs-write'],
    ['git stash list', 'vcs-read'],
    ['git stash show -p', 'vcs-read'],
    ['git stash drop', 'vcs-discard'],
    ['git stash clear', 'vcs-discard'],
    ['git merge --no-ff feature', 'vcs-write'],
    ['git merge -s ours feature', 'vcs-write'],
    ['git merge -s evil feature', 'execute vcs-write'],
    ['git merge --abort', 'vcs-discard vcs-write'],
    ['git rebase main', 'vcs-write'],
    ["git rebase -x 'make test' main", 'execute vcs-write'],
    ['git rebase --skip', 'vcs-discard vcs-write'],
    ['git cherry-pick abc', 'vcs-write'],
    ['git revert --no-edit abc', 'vcs-write'],
    ['git apply --stat x.patch', 'read vcs-read', ['read x.patch']],
    ['git apply x.patch', 'overwrite read write', ['write .', 'read x.patch']],
    ['git apply --unsafe-paths x.patch', 'overwrite read unknown write', ['write .', 'read x.patch']],
    ['git apply --stat --apply x.patch', 'overwrite read write', ['write .', 'read x.patch']],
    ['git am x.mbox', 'overwrite read vcs-write write', ['write .', 'read x.mbox']],
    ['git bisect run make test', 'vcs-write'],
    ['git bisect good', 'vcs-write'],
    ['git worktree list', 'vcs-read'],
    ['git worktree add ../wt main', 'create vcs-write', ['create /home/dev/wt']],
    ['git worktree remove -f ../wt', 'delete list vcs-discard vcs-write', ['list /home/dev/wt']],
    ['git submodule deinit -f .', 'delete list vcs-discard vcs-write', ['list .']],
    ['git submodule status', 'vcs-read'],
    ["git submodule foreach 'git status'", 'vcs-read'],
    ['git submodule foreach git pull --rebase', 'execute vcs-read'],
    ['git update-index --cacheinfo 100644,x,y', 'unknown vcs-write'],
    ['git init sub', 'create vcs-write', ['create sub']],
    ['git gc --prune=now', 'vcs-discard vcs-write'],
    ["git filter-branch --tree-filter 'rm x' HEAD", 'execute vcs-discard'],
    ['git format-patch -3 -o out', 'vcs-read write', ['write out']],
    ['git format-patch --stdout -1', 'vcs-read'],
    ['git archive -o x.tar HEAD', 'vcs-read write', ['write x.tar']],
    ['git config user.name', 'vcs-read'],
    ['git config --get-all remote.origin.url', 'vcs-read'],
    ['git config --list --show-origin', 'vcs-read'],
    ['git config user.name x', 'configure persist'],
    ['git config --unset user.name', 'configure persist'],
    ["git config alias.x '!id'", 'configure persist'],
    ['git config edit', 'configure persist'],
    ['git config get user.name', 'vcs-read'],
    ['git config --get x --unset y', 'configure persist'],
    ['git credential fill', 'secret-read'],
    ['git maintenance start', 'configure persist'],
    ['git lfs ls-files', 'vcs-read'],
  ]);
});

describe('git: other hosts', () => {
  check([
    ['git fetch origin', 'network vcs-write', [], ['fetch origin']],
    [
      'git fetch origin +refs/heads/*:refs/remotes/origin/*',
      'network vcs-discard vcs-write',
      [],
      ['fetch origin'],
    ],
    ["git fetch --upload-pac 'touch x' ../repo", 'execute hidden-execute network vcs-write', [], ['fetch .']],
    ['git pull --rebase origin main', 'network vcs-write', [], ['fetch origin']],
    [
      'git clone --depth 1 https://github.com/u/r.git dir',
      'create network vcs-write',
      ['create dir'],
      ['fetch github.com'],
    ],
    ['git clone git@github.com:u/r.git', 'create network vcs-write', ['create .'], ['fetch github.com']],
    [
      'git clone -c core.fsmonitor=./x https://github.com/u/r.git dir',
      'create execute network vcs-write',
      ['create dir'],
      ['fetch github.com'],
    ],
    [
      'git clone --template=/tmp/t https://github.com/u/r.git dir',
      'create execute network vcs-write',
      ['execute /tmp/t', 'create dir'],
      ['fetch github.com'],
    ],
    ['git ls-remote --tags https://github.com/u/r.git', 'network remote-read', [], ['fetch github.com']],
    ['git ls-remote --exec=id .', 'execute hidden-execute network remote-read', [], ['fetch ?']],
    ['git push', 'network remote-write'],
    ['git push origin main', 'network remote-write', [], ['send origin']],
    ['git push --dry-run origin main', 'network remote-read', [], ['send origin']],
    ['git push -f origin main', 'network remote-write vcs-discard', [], ['send origin']],
    ['git push --force-with-lease origin main', 'network remote-write vcs-discard', [], ['send origin']],
    ['git push origin +main', 'network remote-write vcs-discard', [], ['send origin']],
    ['git push origin :main', 'network remote-write vcs-discard', [], ['send origin']],
    ['git push --delete origin main', 'network remote-write vcs-discard', [], ['send origin']],
    [
      "git push --receive-pack='touch x' origin",
      'execute hidden-execute network remote-write',
      [],
      ['send origin'],
    ],
    ['git push --help', 'none'],
    ['git remote -v', 'vcs-read'],
    ['git remote get-url origin', 'vcs-read'],
    ['git remote show origin', 'network remote-read'],
    ['git remote add up https://github.com/u/r.git', 'configure'],
    ['git archive --remote=origin HEAD', 'network remote-read vcs-read', [], ['fetch origin']],
  ]);
});

describe('what they run', () => {
  it('git bisect run make test', () => {
    expect(allFactsOf('git bisect run make test').map((facts) => facts.effects.join(' '))).toEqual([
      'vcs-write',
      'run-project',
    ]);
  });
  it("git submodule foreach 'rm x'", () => {
    expect(allFactsOf("git submodule foreach 'rm x'").map((facts) => facts.effects.join(' '))).toEqual([
      'vcs-read',
      'delete',
    ]);
  });
});

describe('the directory that tasks and git obey', () => {
  it.each([
    ['git status', 'cwd .'],
    ['git -C sub status', 'cwd sub'],
    ['npm test', 'cwd .'],
    ['make -C sub test', 'cwd sub'],
  ])('%s', (line, path) => expect(factsOf(line).paths.at(-1)).toBe(path));

  it('is not a fact of what obeys none', () => expect(factsOf('cat a').paths).toEqual(['read a']));
});
