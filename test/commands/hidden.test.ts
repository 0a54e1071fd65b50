import { describe, expect, it } from 'vitest';
import { isOpenToAll, runsHidden } from '../../src/commands/hidden.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { factsOf } from '../support/facts.js';

const { registry, openDirectories } = shippedKnowledge();

describe('a command given as a setting', () => {
  it.each([
    ...[
      'sh -c id',
      'sh',
      '/bin/sh x',
      '"bash" x',
      'python3 -c 1',
      'node x',
      'perl -e 1',
      'env A=b sh',
      'A=b sh',
    ],
    ...[
      'exec bash',
      '!id',
      ' !id',
      'less; id',
      'less | sh',
      'less > f',
      'less `id`',
      'less $(id)',
      '/tmp/x',
      '/home/dev/x',
    ],
    ...[
      'nice sh',
      'nice -n 5 sh',
      'timeout 5 sh',
      'timeout -s KILL 5 bash x',
      'nohup python3 x',
      'stdbuf -oL sh',
    ],
    ...[
      'command sh',
      'env -i sh',
      'env -u A B=c sh',
      "env -S 'sh x'",
      'nice timeout 5 env A=b sh',
      'xargs sh',
    ],
    ...[
      'setsid -w /bin/sh',
      'timeout 5 /tmp/x',
      'timeout 5 /usr/bin/env sh',
      '/usr/bin/nice sh',
      'busybox sh',
    ],
    ...['sudo sh', 'flock f sh', '/bin/../tmp/x', '"/home/dev/my x"', "env 'A=b c' sh"],
    ...['find . -exec sh {} +', `${'nice '.repeat(40)}less`],
  ])('is more than a setting: %s', (text) => expect(runsHidden(text, registry)).toBe(true));

  it.each([
    'less -R',
    'cat',
    '',
    'vim -f',
    'code --wait',
    'ssh -i key -p 22',
    '/usr/bin/less',
    './mine',
    'A=b cat',
    ...[
      'nice less',
      'timeout 5 less -R',
      'env A=b less sh',
      'nice -n 5',
      'env',
      'exec',
      'command -v sh',
      'nice --help',
    ],
    ...[
      'timeout sh',
      'ssh -o ProxyCommand="nc -X 5 %h %p"',
      'less "sh"',
      "less 'a b'",
      'bat --style=plain',
      '"',
      "it's",
    ],
    ...['xargs less', 'busybox cat', 'less sh', 'unknown-program sh'],
  ])('is one: %s', (text) => expect(runsHidden(text, registry)).toBe(false));
});

describe('code in a directory that anyone may write to', () => {
  it.each([
    ...[
      '/tmp/x',
      '--require=/tmp/p.cjs',
      'a:/var/tmp/b',
      '-javaagent:/dev/shm/x.jar',
      '-r /tmp/x',
      '-r/tmp/x',
    ],
    ...[
      '/tmp',
      '-I/tmp',
      '/run/shm/x',
      '/private/tmp/x',
      '/usr/lib:/tmp',
      '//tmp//x',
      '/usr/../tmp/x',
      '"/tmp/x"',
    ],
  ])('%s', (value) => expect(isOpenToAll(value, openDirectories)).toBe(true));
  it.each([
    ...['/usr/lib/x', 'src/tmp/x', '/tmpx/y', '--max-old-space-size=4096', '', '/tmp/../usr/lib', 'tmp/x'],
    ...['./tmp', '-I/usr/tmp', '/run/user/1000/x', '/home/dev/tmp/x', '/'],
  ])('is not %s', (value) => expect(isOpenToAll(value, openDirectories)).toBe(false));
});

describe('execution is hidden', () => {
  const hides = (line: string): boolean => factsOf(line).effects.includes('hidden-execute');
  it.each([
    ...[
      'awk \'BEGIN{system("id")}\'',
      'awk \'BEGIN{system("id " $1)}\'',
      'awk \'{print | "sh"}\'',
      "sed '2e uname' a",
      "sed 's/a/b/e' a",
    ],
    ...[
      "git --no-pager -c core.pager='sh x' log",
      'git fetch --upload-pack=x r',
      'export PAGER="sh -c id"',
      'env LD_PRELOAD=/tmp/x ls',
    ],
    ...[
      "git -c core.pager='nice sh' log",
      "PAGER='timeout 5 sh' git log",
      'awk \'BEGIN{print | "nice sh"}\'',
      "ssh -o ProxyCommand='sh -c id' h",
      "ssh -oproxycommand='sh -c id' h",
      "scp -o ProxyCommand='sh -c id' a h:b",
      'scp -S sh a h:b',
      "rsync -e 'sh -c id' a h:b",
      "rsync --rsh='sh -c id' a h:b",
      "tar --rsh-command='sh -c id' -xf h:a.tar",
      "zip a.zip b -T -TT 'sh -c id'",
      "git clone -c core.sshCommand='sh -c id' h:x",
      "git clone --config=core.fsmonitor='sh -c id' h:x",
      "git -c filter.x.clean='sh -c id' add .",
      "git -c merge.x.driver='sh -c id' merge y",
      "git archive --remote=. --exec='sh -c id' HEAD",
      "git difftool -y -x 'sh -c id'",
      'git --exec-path=/tmp/x log',
    ],
    ...[
      'LD_LIBRARY_PATH=/tmp ls',
      'PERL5OPT=-M/tmp/x perl -v',
      'RUBYOPT=-r/tmp/x ruby -v',
      'GIT_EXEC_PATH=/tmp/x git log',
      "CC='sh -c id' make",
      'PAGER="sh -c $x" git log',
      "GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.pager GIT_CONFIG_VALUE_0='sh -c id' git log",
    ],
  ])('in %s', (line) => expect(hides(line)).toBe(true));
  it.each([
    ...[
      'awk \'BEGIN{system("")}\'',
      'awk \'{print | "sort"}\'',
      "sed -n '1p' a",
      'sh -c id',
      'python3 -c 1',
      'git log',
      'PAGER=cat git log',
    ],
    ...["PAGER='nice less' git log", "git -c core.pager='timeout 5 less' log", 'RUBYOPT=-rset ruby -v'],
    ...[
      "ssh -o ProxyCommand='ssh -W %h:%p jump' h",
      'ssh -o BatchMode=yes h ls',
      'rsync -e ssh a h:b',
      'git clone -c core.autocrlf=false h:x',
      'git -c merge.conflictStyle=zdiff3 merge x',
      "git -c filter.lfs.smudge='git-lfs smudge --skip -- %f' checkout x",
      'CC=clang make',
      'PATH=./bin:$PATH ls',
    ],
    ...['find . -exec sh -c id \\;', 'timeout 5 sh x', 'LD_LIBRARY_PATH=/usr/local/lib ls'],
  ])('not in %s', (line) => expect(hides(line)).toBe(false));
});
