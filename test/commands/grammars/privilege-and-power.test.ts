import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';

type Row = readonly [line: string, effects: string, paths?: readonly string[]];

const check = (rows: readonly Row[]): void => {
  for (const [line, effects, paths = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: facts.paths }).toEqual({ effects, paths });
    });
  }
};

describe('devices', () => {
  check([
    ['cryptsetup luksFormat /dev/sdb1', 'device', ['write /dev/sdb1']],
    ['cryptsetup -q erase /dev/sdb1', 'device', ['write /dev/sdb1']],
    ['cryptsetup luksDump /dev/sdb1', 'read secret-read', ['read /dev/sdb1']],
    ['cryptsetup isLuks /dev/sdb1', 'read secret-read', ['read /dev/sdb1']],
    ['cryptsetup open /dev/sdb1 x', 'device privilege', ['write /dev/sdb1']],
    ['cryptsetup --version', 'none'],
    ['hdparm --security-erase p /dev/sda', 'device', ['write /dev/sda']],
    ['hdparm -I /dev/sda', 'read secret-read', ['read /dev/sda']],
    ['hdparm -tT /dev/sda', 'read secret-read', ['read /dev/sda']],
    ['badblocks -w /dev/sdb', 'device', ['write /dev/sdb']],
    ['badblocks -wsv /dev/sdb', 'device', ['write /dev/sdb']],
    ['badblocks -n /dev/sdb', 'device', ['write /dev/sdb']],
    ['badblocks -sv /dev/sdb', 'read secret-read', ['read /dev/sdb']],
    ['nvme format /dev/nvme0n1 -s 1', 'device', ['write /dev/nvme0n1']],
    ['nvme sanitize -a 2 /dev/nvme0', 'device', ['write /dev/nvme0']],
    ['nvme list', 'list'],
    ['nvme smart-log /dev/nvme0', 'read secret-read', ['read /dev/nvme0']],
    ['mdadm --zero-superblock /dev/sdb1', 'device', ['write /dev/sdb1']],
    ['mdadm --examine /dev/sdb1', 'list', ['list /dev/sdb1']],
    ['zpool destroy -f tank', 'device'],
    ['zpool labelclear /dev/sdb', 'device', ['write /dev/sdb']],
    ['zpool list -v', 'list'],
    ['zpool status', 'list'],
    ['zfs destroy -r tank/home', 'device'],
    ['zfs rollback -r tank/home@a', 'device'],
    ['zfs list -t snapshot', 'list'],
    ['zfs get all tank', 'list'],
    ['lvremove -f vg0/home', 'device'],
    ['vgremove vg0', 'device'],
    ['pvremove -ff -y /dev/sdb1', 'device', ['write /dev/sdb1']],
    ['lvremove --test vg0/home', 'list'],
    ['lvs', 'list'],
  ]);
});

describe('other users', () => {
  it.each([
    'setpriv --reuid=0 --clear-groups rm -rf build',
    'gosu root rm -rf build',
    'su-exec root rm -rf build',
    'run0 rm -rf build',
    'run0 -u root --nice=5 rm -rf build',
  ])('%s', (line) => {
    expect(factsOf(line).effects.join(' ')).toBe('privilege');
    expect(allFactsOf(line).at(-1)?.paths).toContain('delete-tree build');
  });

  check([
    ['setpriv --dump', 'none'],
    ['gosu --version', 'none'],
    ['run0', 'execute privilege'],
  ]);
});

describe('power', () => {
  check([
    ['loginctl poweroff', 'power'],
    ['loginctl reboot', 'power'],
    ['loginctl list-sessions', 'process'],
    ['loginctl terminate-user 1000', 'process'],
    ['loginctl enable-linger', 'persist'],
    ['systemctl start reboot.target', 'power'],
    ['systemctl isolate poweroff.target', 'power'],
    ['systemctl isolate rescue', 'power'],
    ['systemctl start nginx', 'process'],
    ['systemctl isolate multi-user.target', 'process'],
  ]);
});

describe('modes that give a program its owner’s rights', () => {
  check([
    ['chmod u+s a', 'metadata persist', ['metadata a']],
    ['chmod 4755 a', 'metadata persist', ['metadata a']],
    ['chmod 02755 a', 'metadata persist', ['metadata a']],
    ['chmod -R +s a', 'metadata persist', ['metadata-tree a']],
    ['chmod u+x a', 'metadata', ['metadata a']],
    ['chmod 755 a', 'metadata', ['metadata a']],
    ['chmod 0644 a', 'metadata', ['metadata a']],
    ['chmod 444 a', 'metadata', ['metadata a']],
    ['chmod 1777 a', 'metadata', ['metadata a']],
    ['chmod -R u-s a', 'metadata', ['metadata-tree a']],
  ]);
});
