import { describe, expect, it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
import { checkRowsAndHosts } from './rows.js';

describe('make and cmake', () => {
  checkRowsAndHosts([
    ['make', 'run-project'],
    ['make test lint', 'run-project'],
    ['make -j4 -C sub test', 'run-project', ['cwd sub']],
    ['make -n', 'run-project'],
    ['make -f /tmp/x', 'execute run-project', ['execute /tmp/x']],
    ['make --fil=/tmp/x', 'execute run-project', ['execute /tmp/x']],
    ["make --eval='$(shell id)'", 'execute run-project'],
    ['make CC=evil', 'execute run-project'],
    ['make ../x', 'execute run-project'],
    ['make --version', 'none'],
    ['make --unlisted', 'run-project unknown'],
    ['cmake -S . -B build', 'read run-project write', ['read .', 'write build']],
    ['cmake -S . -B build -DCMAKE_BUILD_TYPE=Release', 'read run-project write', ['read .', 'write build']],
    ['cmake -DCMAKE_C_COMPILER=/tmp/cc .', 'execute read run-project', ['read .']],
    ['cmake --build build', 'run-project', ['cwd build']],
    ['cmake --build build -- -x', 'execute run-project', ['cwd build']],
    ['cmake -B b -DCMAKE_CXX_STANDARD=20', 'run-project write', ['write b']],
    ['cmake -B b -DCMAKE_CXX_STANDARD_LIBRARIES=-B/tmp', 'execute run-project write', ['write b']],
    ['cmake -P x.cmake', 'execute run-project', ['execute x.cmake']],
    ['cmake -E rm x', 'run-project unknown'],
    ['ctest --test-dir build', 'run-project', ['cwd build']],
    ['ninja -C build', 'run-project', ['cwd build']],
    ['meson test -C build', 'run-project', ['cwd build']],
    ['meson test --wrapper=x', 'execute run-project'],
  ]);
});

describe('cargo and rustc', () => {
  checkRowsAndHosts([
    ['cargo build --release', 'run-project'],
    ['cargo test foo -- --nocapture', 'run-project'],
    ['cargo +nightly check', 'run-project'],
    ['cargo +evil check', 'run-project unknown'],
    ['cargo run -- x', 'run-project'],
    ['cargo clippy --fix', 'run-project write'],
    ['cargo fmt', 'read write', ['read .', 'write .']],
    ['cargo fmt --check', 'read'],
    ['cargo --config build.rustc-wrapper=\'"x"\' build', 'execute run-project'],
    ['cargo tree -i x', 'run-project'],
    ['cargo add x', 'execute install network'],
    ['cargo install x', 'execute install network'],
    ['cargo publish', 'network remote-write run-project'],
    ['cargo clean', 'delete'],
    ['cargo unlisted', 'unknown'],
    ['rustc -o x x.rs', 'read write', ['write x', 'read x.rs']],
    ['rustc -C opt-level=3 -o x x.rs', 'read write', ['write x', 'read x.rs']],
    ['rustc -C linker=/tmp/x x.rs', 'execute read write', ['write .', 'read x.rs']],
  ]);
});

describe('go', () => {
  checkRowsAndHosts([
    ['go test ./...', 'read run-project', ['read ...']],
    ['go test -run X -v -count=1 ./...', 'read run-project', ['read ...']],
    ['go test -exec /tmp/x ./...', 'execute read run-project', ['read ...']],
    ['go build -o bin/x ./cmd/x', 'read write', ['write bin/x', 'read cmd/x']],
    ['go build -toolexec=x ./...', 'execute read write', ['write .', 'read ...']],
    ["go build -ldflags='-X main.v=1' ./...", 'execute read write', ['write .', 'read ...']],
    ['go vet ./...', 'read', ['read ...']],
    ['go list -m all', 'list', ['list all']],
    ['go fmt ./...', 'read write', ['read ...', 'write ...']],
    ['go run .', 'execute', ['execute .']],
    ['go mod tidy', 'install network read write', ['read go.mod', 'write go.mod']],
    ['go get x', 'execute install network'],
    ['go env', 'none'],
    ['go env -w X=y', 'configure'],
    ['go generate ./...', 'read run-project', ['read ...']],
    ['go build -gcflags=-cpuprofile=/etc/x .', 'read unknown write', ['write .', 'read .']],
    ["go build -gcflags='-m -o /etc/x' .", 'read unknown write', ['write .', 'read .']],
    ["go build -gcflags='all=-N -l' .", 'read write', ['write .', 'read .']],
    ['go vet -asmflags=-o=/etc/x .', 'read unknown', ['read .']],
    ["go build -ldflags='-s -w' .", 'read write', ['write .', 'read .']],
    ["go build -ldflags='-s -w -extld ./x' .", 'execute read write', ['write .', 'read .']],
    ['go tool cover -func=c.out', 'read', ['read c.out']],
    ['go tool cover -html c.out -o c.html', 'read write', ['read c.out', 'write c.html']],
    ['go tool cover -html=c.out', 'read spawn', ['read c.out']],
    ['go tool pprof c.out', 'execute'],
    ['go clean -testcache', 'none'],
    ['go clean -testcache ./...', 'delete'],
    ['go clean -testcache -modcache', 'delete'],
  ]);
});

describe('C', () => {
  checkRowsAndHosts([
    ['gcc -O2 -Wall -o a a.c -lm', 'read write', ['write a', 'read a.c']],
    ['gcc -c a.c', 'read write', ['write .', 'read a.c']],
    ['gcc -fsyntax-only a.c', 'read', ['read a.c']],
    ['gcc -Wl,-o,/etc/x a.c', 'read unknown write', ['write .', 'read a.c']],
    ['gcc -fplugin=./x.so a.c', 'execute read write', ['write .', 'execute x.so', 'read a.c']],
    ["gcc -fmodule-mapper='|./x' a.cc", 'execute read write', ['write .', 'read a.cc']],
    ['gcc -fopt-info-vec=/etc/x -o a a.c', 'read write', ['write /etc/x', 'write a', 'read a.c']],
    ['gcc -fopt-info-vec -o a a.c', 'read write', ['write a', 'read a.c']],
    ['gcc -fdump-tree-all=/etc/x -o a a.c', 'read write', ['write /etc/x', 'write a', 'read a.c']],
    ['gcc -fprofile-generate=/etc/x -o a a.c', 'read write', ['write /etc/x', 'write a', 'read a.c']],
    ['clang -ftime-trace=/etc/x -o a a.c', 'read write', ['write /etc/x', 'write a', 'read a.c']],
    ['gcc -fcompare-debug=-B/tmp -o a a.c', 'read unknown write', ['write a', 'read a.c']],
    ['gcc -foffload-options=-B/tmp -o a a.c', 'read unknown write', ['write a', 'read a.c']],
    ['gcc -fPIC -fsanitize=address -flto=auto -o a a.c', 'read write', ['write a', 'read a.c']],
    ['gcc -wrapper ./x a.c', 'execute read write', ['write .', 'execute x', 'read a.c']],
    ['gcc -B/tmp a.c', 'execute read write', ['write .', 'execute /tmp', 'read a.c']],
    [
      'gcc -I include -Iinc -MF a.d -o a a.c',
      'read write',
      ['read include', 'read inc', 'write a.d', 'write a', 'read a.c'],
    ],
    ['clang -Xclang -load a.c', 'read unknown write', ['write .', 'read a.c']],
  ]);
});

describe('JVM and .NET', () => {
  checkRowsAndHosts([
    ['java -version', 'none'],
    ['java -jar x.jar', 'execute', ['execute x.jar']],
    ['java -cp . Main', 'execute', ['execute .', 'execute Main']],
    ['javac -d out Main.java', 'read write', ['write out', 'read Main.java']],
    [
      'javac -processor X -d out Main.java',
      'execute read write',
      ['execute X', 'write out', 'read Main.java'],
    ],
    ['mvn -q test', 'run-project'],
    ['mvn test -DskipTests', 'run-project'],
    ['mvn test -Dx.y=z', 'execute run-project'],
    ['mvn exec:java', 'execute run-project'],
    ['gradle test --tests X', 'run-project'],
    ['gradle evil', 'execute run-project'],
    ['gradle -I /tmp/x.gradle test', 'execute run-project', ['execute /tmp/x.gradle']],
    ['dotnet test', 'run-project'],
    ['dotnet test -s x.runsettings', 'execute run-project', ['execute x.runsettings']],
    ['dotnet test -- RunConfiguration.TestAdaptersPaths=/tmp/x', 'read run-project', ['read /tmp/x']],
    ['dotnet test -- NUnit.Where=x', 'run-project'],
    ['dotnet test ../x.Tests', 'read run-project', ['read /home/dev/x.Tests']],
    ['dotnet restore', 'execute install network'],
    ['dotnet x.dll', 'execute', ['execute x.dll']],
  ]);
});

describe('Ruby, Perl, PHP', () => {
  checkRowsAndHosts([
    ['ruby x.rb', 'execute', ['execute x.rb']],
    ['ruby -e x', 'execute'],
    ['ruby -c x.rb', 'read', ['read x.rb']],
    ['ruby -c -e x', 'execute'],
    ['rake test', 'run-project'],
    ['rake -f /tmp/x test', 'execute run-project', ['execute /tmp/x']],
    ['rspec spec', 'read run-project', ['read spec']],
    ['bundle exec rspec spec', 'run-project'],
    ['bundle install', 'execute install network'],
    ['perl -e x', 'execute'],
    ["perl -ne 'print' a", 'execute read', ['read a']],
    ["perl -pi -e 's/a/b/' a b", 'execute read write', ['read a', 'write a', 'read b', 'write b']],
    ["perl -i.bak -pe 's/a/b/' a", 'execute read write', ['read a', 'write a']],
    ['perl -c x.pl', 'execute', ['execute x.pl']],
    ['perl -v', 'none'],
    ['php -l x.php', 'read', ['read x.php']],
    ['php -r x', 'execute'],
    ['php -l -r x', 'execute'],
    ['php -d auto_prepend_file=x -l y.php', 'execute read', ['read y.php']],
    ['php -S localhost:80', 'execute listen', [], ['listen localhost']],
    ['composer validate', 'run-project'],
    ['composer install', 'execute install network'],
    ['composer run-script test', 'run-project'],
  ]);
});

describe('what they run', () => {
  it('bundle exec rspec spec', () => {
    expect(allFactsOf('bundle exec rspec spec').map((facts) => facts.effects.join(' '))).toEqual([
      'run-project',
      'read run-project',
    ]);
  });
});

describe('values that are programs, code or files', () => {
  checkRowsAndHosts([
    ['ruby -i x.rb a', 'execute', ['execute x.rb']],
    ['ruby -i.bak x.rb', 'execute', ['execute x.rb']],
    ['ruby -i -pe x a', 'execute read write', ['read a', 'write a']],
    ['ruby -v', 'none'],
    ['ruby -v x.rb', 'execute', ['execute x.rb']],
    ['perl --version', 'none'],
    ['java -version', 'none'],
    ['java -Xmx512m -XX:+PrintFlagsFinal -version', 'none'],
    ['java -XX:Flags=x -version', 'unknown'],
    ['java -XX:OnError=x -version', 'unknown'],
    ['java -Xlog:gc:file=/etc/x -version', 'unknown'],
    ['java -Xshare:dump -version', 'unknown'],
    ['java -Xbootclasspath/a:x.jar -version', 'unknown'],
    ['rustc --target wasm32-unknown-unknown -o x x.rs', 'read write', ['write x', 'read x.rs']],
    ['rustc --target x.json -o x x.rs', 'execute read write', ['write x', 'read x.rs']],
    ['rustc --emit asm,link -o x x.rs', 'read write', ['write x', 'read x.rs']],
    ['rustc --emit=link=/etc/x -o x x.rs', 'read unknown write', ['write x', 'read x.rs']],
    ['rustc --emit=link=x,asm=/etc/x -o x x.rs', 'read unknown write', ['write x', 'read x.rs']],
    ['rustc --print cfg', 'none'],
    ['rustc --print=cfg=/etc/x', 'unknown'],
    ['rustc -L native=lib -o x x.rs', 'read write', ['read lib', 'write x', 'read x.rs']],
    [
      'rustc -L dependency=x -o x x.rs',
      'execute read write',
      ['execute dependency=x', 'write x', 'read x.rs'],
    ],
    ['rustc -L/tmp/x -o x x.rs', 'execute read write', ['execute /tmp/x', 'write x', 'read x.rs']],
    ['rustup run nightly cargo build', 'none'],
    ['rustup run /tmp/x cargo build', 'execute', ['execute /tmp/x']],
    ['rustup run nightly/../../x cargo build', 'execute'],
    ['rustup run 1.80.0 cargo build', 'none'],
    ['rake --system', 'execute run-project'],
    ['meson setup build -Dbuildtype=release -Dx=enabled', 'run-project write', ['write build']],
    ['meson setup build -Dc_args=-fplugin=x.so', 'execute run-project write', ['write build']],
    ['meson setup build -Dbuild.cpp_link_args=-Bx', 'execute run-project write', ['write build']],
    ['meson configure build', 'read', ['read build']],
    ['meson configure build -Dx=y', 'configure read', ['read build']],
  ]);
});
