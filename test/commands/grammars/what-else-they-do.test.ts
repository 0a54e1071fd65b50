import { describe } from 'vitest';
import { checkRows } from './rows.js';

/** Each with a twin that differs in a word and does less. */
describe('files that are written besides', () => {
  checkRows([
    ['apt-cache -p /etc/x policy', 'list write', ['write /etc/x']],
    ['apt-cache policy bash', 'list'],
    ['ar x lib.a', 'overwrite read write', ['write .', 'read lib.a']],
    ['ar x lib.a a.o --output /etc', 'overwrite read write', ['write /etc', 'read lib.a']],
    ['ar t lib.a', 'read', ['read lib.a']],
    ['dpkg -b tree', 'read write', ['read tree', 'write tree']],
    ['dpkg --build tree x.deb', 'read write', ['read tree', 'write x.deb']],
    ['dpkg -e x.deb', 'overwrite read write', ['write DEBIAN', 'read x.deb']],
    ['dpkg -X x.deb out', 'overwrite read write', ['read x.deb', 'write out']],
    ['dpkg -x x.deb', 'unknown'],
    ['gpg --dearmor a.asc', 'read write', ['read a.asc', 'write a.asc']],
    ['gpg --dearmor -o a.gpg a.asc', 'read write', ['write a.gpg', 'read a.asc']],
    ['gpg --dearmor', 'none'],
    ['gpg --verify a.sig a', 'read', ['read a.sig', 'read a']],
    ['bun build a.ts --compile', 'read run-project write', ['read a.ts']],
    ['deno coverage --html cov', 'read write', ['read cov']],
    ['deno coverage --lcov cov', 'read', ['read cov']],
    ['conda create -p ~/env', 'execute install network write', ['write /home/dev/env']],
    ['conda env remove -p ~/env', 'delete install', ['delete-tree /home/dev/env']],
    ['git bugreport', 'spawn vcs-read write', ['write .']],
    ['cmake --install build', 'install read run-project', ['read build']],
    ['cmake --install build --prefix out', 'read run-project write', ['read build', 'write out']],
    ['cmake --build build -t install/strip', 'install run-project', ['cwd build']],
  ]);
});

describe('code of the project that checkers and queries load', () => {
  checkRows([
    ['coverage report', 'run-project'],
    ['coverage combine', 'run-project write'],
    ['coverage debug sys', 'run-project'],
    ['coverage help', 'none'],
    ['deno lint src', 'read run-project', ['read src']],
    ['deno lint --fix src', 'read run-project write', ['read src', 'write src']],
    ['deno fmt --check src', 'read', ['read src']],
    ['composer show -t', 'run-project'],
    ['composer run-script --list', 'run-project'],
    ['composer about', 'none'],
    ['cargo metadata --format-version 1', 'run-project'],
    ['cargo metadata --no-deps', 'read'],
    ['cargo locate-project', 'read'],
    ['cabal run ../x.hs', 'read run-project', ['read /home/dev/x.hs']],
    ['cabal run exe:x -- 5', 'run-project'],
  ]);
});

describe('secrets that are printed', () => {
  checkRows([
    ['gh config get -h github.com oauth_token', 'secret-read'],
    ['gh config get editor', 'read'],
    ['conda info --unsafe-channels', 'list secret-read'],
    ['conda info --envs', 'list'],
    ['composer config github-oauth.github.com', 'read secret-read'],
    ['composer config -g http-basic.repo.example.com', 'read secret-read'],
    ['composer config --list', 'secret-read'],
    ['composer config vendor-dir', 'read'],
    ['composer config platform.php', 'read'],
    ['composer config vendor-dir lib', 'configure'],
  ]);
});

describe('other hosts, caches and schedulers', () => {
  checkRows([
    ['docker --context prod ps', 'network remote-read'],
    ['docker ps', 'remote-read'],
    ['direnv fetchurl https://example.com/x', 'install network'],
    ['brew outdated', 'list network'],
    ['brew leaves', 'list'],
    ['crontab -n jobs', 'read unknown', ['read jobs']],
    ['crontab -T jobs', 'read', ['read jobs']],
    ['at -d 3', 'delete persist'],
    ['fish -n a.fish', 'read', ['read a.fish']],
    ['fish -n -i a.fish', 'execute', ['execute a.fish']],
  ]);
});

describe('what takes rights, and what gives some up', () => {
  checkRows([
    ['docker run --use-api-socket alpine', 'execute privilege remote-write'],
    ['docker run --security-opt seccomp=unconfined alpine', 'execute privilege remote-write'],
    ['docker run --security-opt=no-new-privileges alpine', 'execute remote-write'],
    ['docker run --ipc=host alpine', 'execute privilege remote-write'],
    ['docker run --ipc private alpine', 'execute remote-write'],
    ['docker create --cgroupns=host alpine', 'execute privilege remote-write'],
    ['docker create --cgroupns=private alpine', 'execute remote-write'],
    ['docker run --runtime=nvidia alpine', 'execute remote-write'],
    ['docker run --runtime="$R" alpine', 'execute privilege remote-write'],
    ['diskutil apfs deleteContainer disk1', 'device'],
    ['diskutil apfs list', 'list'],
    ['diskutil coreStorage info x', 'list'],
    ['diskutil verifyVolume /', 'process'],
    ['diskutil repairVolume /', 'configure privilege'],
    ['aws s3 rm s3://b --recursive', 'network remote-delete remote-write'],
    ['aws s3 rm s3://b --recursive --dryrun', 'network remote-read'],
  ]);
});

describe('lists', () => {
  checkRows([
    ['deno info', 'list'],
    ['deno info https://example.com/x.ts', 'network read'],
    ['dotnet new list', 'list'],
    ['dotnet new console', 'create network'],
    ['brew services list', 'list'],
    ['brew services stop x', 'persist process'],
  ]);
});

describe('help', () => {
  checkRows([
    ['npm install --help', 'none'],
    ['npm install', 'execute install network'],
    ['cargo publish -h', 'none'],
    ['cargo install --help --zzz', 'unknown'],
    ['cargo run --help', 'none'],
    ['cargo run -- --help', 'run-project'],
    ['cargo rustc --help', 'execute run-project'],
    ['apt-get remove --help', 'none'],
    ['brew uninstall --help x', 'none'],
    ['conda env remove --help', 'none'],
    ['bun x y --help', 'execute network'],
    ['dotnet exec x.dll --help', 'execute'],
    ['yarn run build --help', 'run-project'],
    ['kubectl delete pod x --help', 'none'],
    ['kubectl exec x -- rm --help', 'execute network remote-write'],
    ['systemctl stop --help', 'none'],
    ['pip install -h', 'none'],
    ['uv run x --help', 'run-project'],
  ]);
});
