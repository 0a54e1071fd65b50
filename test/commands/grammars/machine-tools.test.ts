import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

const effectsOf = (line: string): string => factsOf(line).effects.join(' ');

describe('machine tools: effects', () => {
  it.each([
    ['dd if=a of=b', 'read write'],
    ['mkfs.ext4 /dev/sda1', 'device'],
    ['mkfs -t ext4 /dev/sda1', 'device'],
    ['wipefs image', 'read'],
    ['wipefs -a /dev/sda', 'device'],
    ['fdisk -l', 'list'],
    ['fdisk /dev/sda', 'device'],
    ['shutdown -h now', 'power'],
    ['reboot', 'power'],
    ['init 6', 'power'],
    ['systemctl status nginx --no-pager', 'read'],
    ['systemctl --user list-units', 'read'],
    ['systemctl restart nginx', 'process'],
    ['systemctl enable --now nginx', 'persist process'],
    ['systemctl poweroff', 'power'],
    ['systemctl show-environment', 'secret-read'],
    ['systemctl unlisted', 'read unknown'],
    ['service nginx restart', 'persist process'],
    ['crontab -l', 'read'],
    ['crontab -', 'persist'],
    ['crontab jobs', 'persist read'],
    ['crontab -r', 'delete persist'],
    ['at now', 'execute persist'],
    ['useradd -m x', 'configure privilege'],
    ['pkill -9 -f node', 'process'],
    ['killall -KILL node', 'process'],
    ['iptables -L -n', 'read'],
    ['iptables -L --modprobe=x', 'read unknown'],
    ['iptables -F', 'configure privilege'],
    ['ufw status', 'read'],
    ['sysctl -a', 'read'],
    ['sysctl -w a=b', 'configure privilege read unknown'],
    ['sysctl a=b', 'read unknown'],
    ['sysctl -n kernel.ostype', 'read'],
    ['insmod x.ko', 'execute privilege'],
    ['mount', 'list'],
    ['mount /dev/sda /mnt', 'device privilege'],
    ['dmesg -T', 'read'],
    ['dmesg -C', 'privilege read truncate'],
    ['journalctl -u nginx -n 50 --no-pager', 'read'],
    ['journalctl --vacuum-size=1M', 'delete read'],
    ['launchctl load x', 'persist process'],
    ["osascript -e 'x'", 'execute'],
    ['pwsh -Command ls', 'execute'],
  ])('%s', (line, effects) => expect(effectsOf(line)).toBe(effects));
});

describe('find', () => {
  it.each([
    ['find', ['list .']],
    ["find src -name '*.ts' -type f -print0", ['list src']],
    ['find . \\( -name a -o -name b \\) ! -path x', ['list .']],
    ['find . -newermt 2024-01-01 -perm -u+x', ['list .']],
    ['find -delete', ['delete-tree *']],
    ['find src lib -name x -delete', ['delete-tree src/*', 'delete-tree lib/*']],
    ['find . -fprintf out %p', ['write out', 'list .']],
  ])('%s', (line, paths) => expect(namedPaths(factsOf(line))).toEqual(paths));

  it.each(['find . -unlisted', 'find . -- -delete', 'find . -files0-from x', 'find . -exec ls'])(
    '%s',
    (line) => expect(effectsOf(line)).toContain('unknown'),
  );

  it('fills the placeholder with what lies below its starting points', () => {
    expect(allFactsOf('find src -exec rm {} \\;').at(-1)?.paths).toEqual(['delete src/*']);
    expect(allFactsOf('find src -exec grep -l x {} +').at(-1)?.paths).toEqual(['read src/*', 'read src']);
  });

  it('does not end a vector at a plus sign that follows no placeholder', () => {
    expect(allFactsOf('find . -exec touch a + b \\;').at(-1)?.paths).toContain('create b');
  });

  it.each(['find . -execdir rm x \\;'])('%s', (line) => expect(effectsOf(line)).toContain('unknown'));
});

describe('machine tools: paths', () => {
  it.each([
    ['chmod +x f', ['metadata f']],
    ['chmod -x f', ['metadata f']],
    ['chmod -R 755 d', ['metadata-tree d']],
    ['chmod --recurs 755 d', ['metadata-tree d']],
    ['chmod --reference=a b', ['list a', 'metadata b']],
    ['chown -R u:g d', ['metadata-tree d']],
    ['chattr -i f', ['metadata f']],
    ['setfacl -R -m u:x:rw d', ['metadata-tree d']],
    ['shred f', ['truncate f']],
    ['shred -u f', ['delete f']],
    ['dd if=/etc/passwd of=/dev/sda bs=1M', ['read /etc/passwd', 'write /dev/sda']],
    ['fd -e ts . src', ['list src']],
    ['crontab jobs', ['read jobs']],
  ])('%s', (line, paths) => expect(namedPaths(factsOf(line))).toEqual(paths));

  it.each(['chmod --unlisted 755 d', 'chown u', 'dd unlisted=x'])('%s', (line) =>
    expect(effectsOf(line)).toContain('unknown'),
  );
});
