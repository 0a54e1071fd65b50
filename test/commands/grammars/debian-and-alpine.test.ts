import { describe, expect, it } from 'vitest';
import { allFactsOf } from '../../support/facts.js';
import { checkRows } from './rows.js';

describe('packages of Alpine', () => {
  checkRows([
    ['apk --version', 'none'],
    ['apk info', 'list'],
    ['apk info -W bin', 'list'],
    ['apk list --installed', 'list'],
    ['apk search -v x', 'list'],
    ['apk search -U x', 'list network'],
    ['apk add --no-cache -t .deps git', 'execute install network'],
    ['apk add -s git', 'list'],
    ['apk -p ../x add git', 'execute install network write', ['write /home/dev/x']],
    ['apk add --unlisted git', 'execute install network unknown'],
    ['apk del -r git', 'delete execute install'],
    ['apk del --simulate git', 'list'],
    ['apk unlisted', 'unknown'],
  ]);
});

describe('parts of Debian', () => {
  checkRows([
    ['apt-mark showmanual', 'list'],
    ['apt-mark showhold x', 'list'],
    ['apt-mark hold x', 'configure'],
    ['apt-mark -o Dir=x showauto', 'execute list'],
    ['apt-key list', 'list'],
    ['apt-key add x', 'configure read', ['read x']],
    ['apt-key adv --recv-keys x', 'unknown'],
    ['ldconfig -p', 'list'],
    ['ldconfig', 'configure'],
    ['ldconfig -n lib', 'configure write', ['write lib']],
    ['ldconfig -N -X -v lib', 'list', ['list lib']],
    ['ldconfig -r ../x', 'configure write', ['write /home/dev/x']],
    ['dpkg-architecture -qDEB_HOST_ARCH', 'none'],
    ['dpkg-architecture --query DEB_HOST_ARCH', 'none'],
    ['dpkg-architecture x', 'unknown'],
    ['dpkg-buildflags --get CFLAGS', 'list'],
    ['dpkg-buildflags --export=sh', 'list'],
    ['dpkg-buildflags --unlisted', 'list unknown'],
    ['gpgconf --list-dirs', 'list'],
    ['gpgconf --kill all', 'list process'],
    ['gpgconf --change-options gpg', 'configure list'],
    ['gpgconf -o ../x --list-options gpg', 'list write', ['write /home/dev/x']],
    ['lsb_release -cs', 'list'],
    ['lsb_release -x', 'list unknown'],
    ['locale-gen', 'configure'],
  ]);

  it('runs the command that it sets the environment for', () => {
    const programs = allFactsOf('dpkg-architecture -c rm -rf x').map(({ program }) => program);
    expect(programs).toEqual(['dpkg-architecture', 'rm']);
  });
});

describe('generators and solvers', () => {
  checkRows([
    ['antlr4', 'none'],
    ['antlr4 x.g4', 'read write', ['write .', 'read x.g4']],
    ['antlr4 -Dlanguage=Python3 -o out x.g4', 'read write', ['write out', 'read x.g4']],
    ['antlr4 -depend x.g4', 'read', ['read x.g4']],
    ['antlr4 -unlisted x.g4', 'read unknown write', ['write .', 'read x.g4']],
    ['RsaCtfTool.py --createpub -n 1 -e 3', 'none'],
    ['RsaCtfTool.py --publickey x', 'execute network read', ['read x']],
    ['RsaCtfTool.py --createpub --key x', 'execute network read', ['read x']],
  ]);
});
