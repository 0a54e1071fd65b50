import { describe } from 'vitest';
import { checkRowsAndHosts } from './rows.js';

describe('packages of the system and editors', () => {
  checkRowsAndHosts([
    ['apt list --installed', 'list'],
    ['apt-cache policy x', 'list'],
    ['apt-get install -y x', 'execute install network'],
    ['apt-get -s install x', 'list'],
    ['apt-get update', 'network write', ['write /var/lib/apt/lists']],
    ['apt-get -o APT::Update::Pre-Invoke::=id update', 'execute network write', ['write /var/lib/apt/lists']],
    ['apt-get download x', 'network write', ['write .']],
    ['dpkg -l', 'list'],
    ['dpkg -L x', 'list'],
    ['dpkg -i x.deb', 'execute install read', ['read x.deb']],
    ['dpkg -x x.deb out', 'overwrite read write', ['read x.deb', 'write out']],
    ['dpkg -c x.deb', 'read', ['read x.deb']],
    ['brew list', 'list'],
    ['brew --prefix openssl', 'none'],
    ['brew unlisted', 'unknown'],
    ['brew install x', 'execute install network'],
    ['brew services list', 'list'],
    ['gpg --list-keys', 'list'],
    ['gpg --verify a.sig a', 'read', ['read a.sig', 'read a']],
    ['gpg --decrypt a', 'read secret-read unknown', ['read a']],
    ['gpg -k --export-secret-keys', 'secret-read unknown'],
    ['ssh-keygen -lf key.pub', 'read', ['read key.pub']],
    ['ssh-keygen -t ed25519', 'unknown'],
    ['code --version', 'list'],
    ['code .', 'execute read spawn', ['read .']],
    ['docker-compose ps', 'remote-read'],
    ['docker-compose logs -f web', 'remote-read'],
    ['docker-compose up -d', 'execute network remote-write'],
    ['docker-compose -f other.yml down -v', 'delete read remote-write', ['read other.yml']],
    ['docker-compose exec web sh', 'execute remote-write'],
  ]);
});
