import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';
import { checkRows } from './rows.js';

describe('listing', () => {
  checkRows([
    ['ls', 'list', ['list .']],
    ['ls -laR --color=auto src', 'list', ['list src']],
    ['ls -I /etc/x src', 'list', ['list /etc/x', 'list src']],
    ['ls --rec src', 'list', ['list src']],
    ['ls -y src', 'list unknown', ['list src']],
    ['tree -L 2 -I node_modules', 'list', ['list .']],
    ['tree -aL 2 src', 'list', ['list src']],
    ['tree -o out src', 'list write', ['write out', 'list src']],
    ['tree -oa /etc/x', 'list unknown', ['list /etc/x']],
    ['stat -c %s a', 'list', ['list a']],
    ['du -sh src', 'list', ['list src']],
    ['du -sh -X skip src', 'list read', ['read skip', 'list src']],
    ['du --files0-from=list', 'list unknown', ['list .']],
    ['file a', 'read', ['read a']],
    ['file -f list', 'read unknown', ['read list']],
    ['realpath a', 'list', ['list a']],
    ['basename a/b .ts', 'none'],
  ]);
});

describe('copying, moving, linking', () => {
  checkRows([
    ['cp a b', 'read write', ['read a', 'write b', 'write b/a']],
    ['cp -r a b dir', 'read write', ['read a', 'read b', 'write dir', 'write dir/a', 'write dir/b']],
    ['cp -t dir a', 'read write', ['write dir', 'write dir/a', 'read a']],
    ['cp --targ=dir a', 'read write', ['write dir', 'write dir/a', 'read a']],
    ['cp -s /etc/passwd x', 'read write', ['write /etc/passwd', 'read /etc/passwd', 'write x']],
    ['cp a', 'unknown'],
    ['cp --help', 'none'],
    ['cp a b --help', 'read write', ['read a', 'write b', 'write b/a']],
    [
      'cp --parents .git/hooks/x /tmp',
      'read unknown write',
      ['read .git/hooks/x', 'write /tmp', 'write /tmp/x'],
    ],
    ['mv a b', 'move write', ['move a', 'write b', 'write b/a']],
    ['mv -t dir a b', 'move write', ['write dir', 'write dir/a', 'write dir/b', 'move a', 'move b']],
    ['mv --exchange a b', 'move unknown write', ['move a', 'write b', 'write b/a']],
    ['ln -sf ../a b', 'read write', ['write /home/dev/a', 'read /home/dev/a', 'write b']],
    ['ln -s ../a', 'read write', ['write .', 'write /home/dev/a', 'read /home/dev/a']],
    ['install -m 755 a b', 'read write', ['read a', 'write b', 'write b/a']],
    ['install -d a b', 'create', ['create a', 'create b']],
    [
      'install -s --strip-program=./s a b',
      'execute read write',
      ['execute s', 'read a', 'write b', 'write b/a'],
    ],
    ['link a b', 'create read', ['write a', 'read a', 'create b']],
  ]);
});

describe('making and removing', () => {
  checkRows([
    ['rm a', 'delete', ['delete a']],
    ['rm -rf a b', 'delete', ['delete-tree a', 'delete-tree b']],
    ['rm a -r', 'delete', ['delete-tree a']],
    ['rm --recurs a', 'delete', ['delete-tree a']],
    ['rm -- -r', 'delete', ['delete -r']],
    ['rm -rf a --help', 'delete', ['delete-tree a']],
    ['rm -rQ a', 'delete unknown', ['delete-tree a']],
    ['rmdir -p a/b', 'delete', ['delete a/b']],
    ['unlink a', 'delete', ['delete a']],
    ['mkdir -p a/b', 'create', ['create a/b']],
    ['touch a', 'create', ['create a']],
    ['touch -c a', 'metadata', ['metadata a']],
    ['touch -d yesterday a', 'create metadata', ['create a']],
    ['truncate -s 0 a', 'truncate', ['truncate a']],
    ['mktemp', 'create'],
    ['mktemp -p /etc', 'create', ['create /etc']],
    ['mknod a p', 'create', ['create a']],
    ['mknod a b 8 0', 'create device', ['create a']],
    ['patch -p1', 'overwrite write', ['write .']],
    ['patch --dry-run -p1', 'read', ['read .']],
    ['patch -d /etc -i p', 'overwrite read write', ['cwd /etc', 'write /etc', 'read /etc/p']],
    ['patch a p', 'read write', ['read a', 'write a', 'read p']],
    ['patch -e a p', 'execute read write', ['read a', 'write a', 'read p']],
  ]);
});

describe('archives', () => {
  checkRows([
    ['tar xzf a.tgz', 'overwrite read write', ['write .', 'read a.tgz']],
    ['tar -xzf a.tgz src', 'overwrite read write', ['write .', 'read a.tgz']],
    ['tar -xf a.tgz -C /tmp/x', 'overwrite read write', ['read a.tgz', 'read /tmp/x', 'write /tmp/x']],
    ['tar xzf a.tgz -C /tmp/x', 'overwrite read write', ['read /tmp/x', 'write /tmp/x', 'read a.tgz']],
    [
      'tar -C /tmp -cf src/x f',
      'read write',
      ['read /tmp', 'write /tmp', 'read src/x', 'write src/x', 'read f'],
    ],
    ['tar tzf a.tgz', 'read', ['read a.tgz']],
    ['tar -tvf a.tgz', 'read', ['read a.tgz']],
    ['tar -t -f a.tgz', 'read write', ['read a.tgz', 'write a.tgz']],
    ['tar czf /etc/o.tgz src', 'read write', ['read /etc/o.tgz', 'write /etc/o.tgz', 'read src']],
    ['tar -czf o.tgz src', 'read write', ['read o.tgz', 'write o.tgz', 'read src']],
    ['tar cfz o.tgz src', 'unknown'],
    ['tar -cf o.tgz -H src', 'read unknown write', ['read o.tgz', 'write o.tgz', 'read src']],
    ['tar -xf a -W use-compress-program=./x', 'overwrite read unknown write', ['write .', 'read a']],
    ['tar -tf a.tgz -b 20', 'read', ['read a.tgz']],
    ['tar -xf a.tgz -O', 'read', ['read a.tgz']],
    ['tar -cfz o.tgz src', 'read write', ['read z', 'write z', 'read o.tgz', 'read src']],
    ['tar -xOf a.tgz', 'read write', ['read a.tgz', 'write a.tgz']],
    ['tar -xPf a.tgz', 'overwrite read unknown write', ['write .', 'read a.tgz', 'write a.tgz']],
    ['tar -cf o --remove-files src', 'delete read write', ['read o', 'write o', 'delete-tree src']],
    ['tar -xf a -T list', 'overwrite read unknown write', ['write .', 'read a']],
    ['tar -cf o --checkpoint-action=dot src', 'read write', ['read o', 'write o', 'read src']],
    ['unzip -l a.zip', 'read', ['read a.zip']],
    ['unzip -lv a.zip x', 'read', ['read a.zip']],
    ['unzip -p a.zip x', 'read', ['read a.zip']],
    ['unzip -p a.zip -d /etc', 'overwrite read write', ['write /etc', 'read a.zip']],
    ['unzip -l- a.zip', 'read unknown', ['read a.zip']],
    ['unzip -qo a.zip', 'overwrite read write', ['write .', 'read a.zip']],
    ['unzip a.zip -d /etc', 'overwrite read write', ['write /etc', 'read a.zip']],
    ['unzip a.zip -x m -d /etc', 'overwrite read write', ['write /etc', 'read a.zip']],
    ['unzip -: a.zip', 'overwrite read unknown write', ['write .', 'read a.zip']],
    ['zip -rq o.zip src', 'read write', ['read o.zip', 'write o.zip', 'read src']],
    [
      'zip -rTT "sh x #" o.zip src',
      'execute read write',
      ['read sh x #', 'write sh x #', 'read o.zip', 'read src'],
    ],
    ['gzip a', 'move read write', ['read a', 'write a']],
    ['gzip -k a', 'read write', ['read a', 'write a']],
    ['gzip -dc a.gz', 'read', ['read a.gz']],
    ['zstd -19 a -o /etc/b', 'read write', ['write /etc/b', 'read a', 'write a']],
    ['zstd -c -of /etc/b a', 'read unknown', ['read /etc/b', 'read a']],
    ['7z l a.7z', 'read', ['read a.7z']],
    ['7z x a.7z -o/etc', 'overwrite read write', ['write /etc', 'read a.7z']],
    ['7z x a.7z', 'overwrite read write', ['write .', 'read a.7z']],
    ['7z d a.7z x', 'unknown'],
    ['strings a.out', 'read', ['read a.out']],
    ['strings @args', 'read unknown', ['read @args']],
    ['ldd ./a.out', 'execute', ['execute a.out']],
  ]);

  it('lists the command that tar runs', () => {
    const programs = allFactsOf("tar -xf a --to-command='id'").map((facts) => facts.program);
    expect(programs).toEqual(['tar', 'id']);
    expect(factsOf("tar -xf a --to-command='id'").effects).toContain('execute');
    expect(factsOf('tar -cf o --checkpoint-action=exec=id src').effects).toContain('execute');
  });
});
