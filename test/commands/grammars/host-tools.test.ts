import { describe, expect, it } from 'vitest';
import { decideCall } from '../../support/decisions.js';
import { checkRows } from './rows.js';

describe('time, names, users', () => {
  checkRows([
    ['date', 'none'],
    ["date -u '+%Y-%m-%d'", 'none'],
    ["date +'at %H'", 'none'],
    ['date -d yesterday +%F', 'none'],
    ['date 01010101', 'unknown'],
    ['date -s 12:00', 'configure'],
    ['date --se=12:00', 'configure'],
    ['cal 2024', 'none'],
    ['uname -a', 'none'],
    ['id -un', 'none'],
    ['hostname -f', 'none'],
    ['hostname evil', 'unknown'],
    ['hostname -F f', 'configure read', ['read f']],
    ['printenv PATH', 'none'],
    ['printenv', 'secret-read'],
    ['printenv AWS_SECRET_ACCESS_KEY', 'secret-read'],
    ['printenv PATH TOKEN', 'secret-read'],
    ['which node', 'list'],
    ['nproc', 'none'],
    ['getconf PAGE_SIZE', 'none'],
    ['getconf -v x PAGE_SIZE', 'list unknown', ['list PAGE_SIZE']],
    ['stty size', 'none'],
    ['stty -F/dev/ttyS0 raw', 'shell-state unknown'],
    ['tput cols', 'none'],
    ['tput init', 'unknown'],
  ]);
});

describe('processes and sockets', () => {
  checkRows([
    ['ps', 'process'],
    ['ps aux', 'process'],
    ['ps aux --sort=-%mem', 'process'],
    ['ps -ef', 'process'],
    ['ps axo pid,comm', 'process'],
    ['ps -o pid= -p 1', 'process'],
    ['ps auxe', 'process unknown'],
    ['ps aux e', 'process unknown'],
    ['top -bn1', 'process'],
    ['top', 'unknown'],
    ['pgrep -fl node', 'process'],
    ['lsof -ti:3000', 'process'],
    ['lsof -i :3000', 'list process', ['list :3000']],
    ['lsof +D /etc', 'list process', ['list /etc']],
    ['ss -tlnp', 'process'],
    ['ss -K dst 10.0.0.1', 'process unknown'],
    ['ss -D /etc/x', 'process write', ['write /etc/x']],
    ['netstat -tulpn', 'process'],
    ['ip a', 'none'],
    ['ip -br addr show dev eth0', 'none'],
    ['ip route get 1.1.1.1', 'none'],
    ['ip link set eth0 down', 'unknown'],
    ['ip link s eth0 down', 'unknown'],
    ['ip netns exec x id', 'unknown'],
    ['ip -b file', 'unknown'],
    ['ifconfig eth0', 'none'],
    ['ifconfig eth0 up', 'unknown'],
    ['free -h', 'none'],
    ['df -h .', 'list', ['list .']],
    ['lsblk -o NAME', 'none'],
    ['mdadm --detail /dev/md0', 'list', ['list /dev/md0']],
    ['mdadm --stop /dev/md0', 'list unknown', ['list /dev/md0']],
  ]);
});

describe('databases, desktop, checkers', () => {
  checkRows([
    ['sqlite3 a.db "select 1"', 'execute read write', ['read a.db', 'write a.db']],
    ['sqlite3 -readonly -safe a.db ".trace /etc/x"', 'execute read', ['read a.db']],
    ['psql -l', 'execute network remote-write'],
    ['pbpaste', 'secret-read'],
    ['xclip -o', 'secret-read'],
    ['open x', 'execute network'],
    ['shfmt -d a.sh', 'read', ['read a.sh']],
    ['shfmt -l -w a.sh', 'read write', ['read a.sh', 'write a.sh']],
    ['shellcheck -x a.sh', 'read', ['read a.sh']],
    ['tokei -o json', 'read', ['read .']],
    ['scc -o out', 'read write', ['write out', 'read .']],
    ['cloc --out=x .', 'read write', ['write x', 'read .']],
    ['cloc --extract-with=id .', 'execute read', ['read .']],
    ["yq '.a' f.yml", 'execute read', ['read f.yml']],
    ['xmllint --nonet --noout a.xml', 'read', ['read a.xml']],
    ['xmllint --noout a.xml', 'read', ['read a.xml']],
    ['xmllint --noout --schema a.xsd a.xml', 'network read', ['read a.xsd', 'read a.xml']],
    ['xmllint --nonet --schema a.xsd a.xml', 'read', ['read a.xsd', 'read a.xml']],
    ['xmllint --valid a.xml', 'network read', ['read a.xml']],
    ['xmllint --nonet --noent a.xml', 'read unknown', ['read a.xml']],
    ['xmllint --nonet --c14n a.xml', 'read unknown', ['read a.xml']],
    ['xmllint --exc-c14n a.xml', 'read unknown', ['read a.xml']],
  ]);

  it.each([
    'xmllint --noout http://example.com/a.xml',
    'xmllint HTTP://example.com/a',
    'xmllint ftp://a.b/c',
  ])('%s is not allowed: an operand may be a URL', (line) => {
    expect(decideCall(line).effect).toBe('review');
  });
});

describe('values that are files, modes or name resolution', () => {
  checkRows([
    ['tshark -n -r a.pcap', 'read', ['read a.pcap']],
    ['tshark -N d -r a.pcap', 'network read', ['read a.pcap']],
    ['install -m 0755 a b', 'read write', ['read a', 'write b', 'write b/a']],
    ['install -m u=rwx,go=rx a b', 'read write', ['read a', 'write b', 'write b/a']],
    ['install -m 4755 a b', 'persist read write', ['read a', 'write b', 'write b/a']],
    ['install --mode=u+s a b', 'persist read write', ['read a', 'write b', 'write b/a']],
    ['install -m 755 -m 6755 a b', 'persist read write', ['read a', 'write b', 'write b/a']],
    ['launchctl examine', 'process'],
    ['launchctl print system', 'read'],
    ['openssl req -new -key k -out c', 'read write', ['read k', 'write c']],
    ['openssl req -x509 -newkey rsa:2048 -keyout k -out c', 'write', ['write k', 'write c']],
    ['openssl req -x509 -newkey rsa:2048 -out c', 'configure write', ['write privkey.pem', 'write c']],
    ['kubectl version', 'network remote-read'],
    ['kubectl version --client -o yaml', 'none'],
    ['kubectl version --client=false', 'network remote-read'],
    ['kubectl config view', 'read'],
    ["kubectl config view -o jsonpath='{.contexts[0].name}'", 'read'],
    ['kubectl config view -o go-template-file=/etc/x', 'read', ['read /etc/x']],
    ['kubectl cluster-info dump -o evil', 'network remote-read unknown'],
  ]);
});
