import { describe, expect, it } from 'vitest';
import { decideCall } from '../../support/decisions.js';

/** Asking a dangerous program for its version is not using it; with anything to act on beside, it is. */
describe('help and versions', () => {
  it.each([
    ...[
      'iptables --version',
      'iptables -h',
      'ip6tables -V',
      'iptables-restore --help',
      'iptables-save --version',
    ],
    ...[
      'modprobe --version',
      'insmod --help',
      'kexec -V',
      'modprobe --show-depends ext4',
      'modprobe --showconfig',
    ],
    ...['useradd --help', 'passwd --help', 'visudo -h', 'usermod --version'],
    ...['hdparm --version', 'hdparm -V', 'mkfs -V', 'mkfs.ext4 -V', 'mkswap --version', 'pvremove --version'],
    ...['init --version', 'ip -V', 'ip --version', 'ip -help'],
    ...['psql --version', 'psql -V', 'psql --help', 'mysql --version', 'mysql -V', 'redis-cli --version'],
    ...[
      'mongosh --version',
      'zip -v',
      'zip -h',
      'zip --version',
      'unzip -v',
      'unzip -h',
      'xxd -v',
      'xxd --version',
    ],
  ])('%s is allowed', (line) => {
    expect(decideCall(line).effect).toBe('allow');
  });

  it.each([
    ...['iptables -A INPUT -h', 'iptables --version x', 'iptables -F', 'iptables-restore x'],
    ...['modprobe x', 'modprobe -v x', 'insmod x.ko', 'kexec -e', 'modprobe --version x'],
    ...['useradd x', 'passwd root', 'passwd --help root', 'usermod -aG sudo x'],
    ...['hdparm --version /dev/sda', 'hdparm -V -y /dev/sda', 'mkfs -V /dev/sda', 'mkswap /dev/sda'],
    ...['init 0', 'init --version 0', 'telinit 6'],
  ])('%s is not', (line) => {
    expect(decideCall(line).effect).not.toBe('allow');
  });

  it.each([
    ...['psql --version -c "drop table x"', 'mysql --version -e x', 'redis-cli --version --eval x.lua'],
    ...['mongosh --version --eval x', 'psql', 'mysql x', 'redis-cli flushall'],
    ...['zip -v x.zip ../a', 'unzip -v ../x.zip', 'ip link delete x', 'iptables-save -f ../x --version x'],
  ])('%s is reviewed', (line) => {
    expect(decideCall(line).effect).toBe('review');
  });
});
