import { describe, expect, it } from 'vitest';
import { allFactsOf, factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

type Row = readonly [line: string, effects: string, paths?: readonly string[]];

const check = (rows: readonly Row[]): void => {
  for (const [line, effects, paths = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts) }).toEqual({ effects, paths });
    });
  }
};

describe('files and terminals', () => {
  check([
    ['tshark -n -r a.pcap -q -z io,phs', 'read', ['read a.pcap']],
    ['tshark -r a.pcap -Y http -T fields -e http.host', 'read', ['read a.pcap']],
    ['tshark -i eth0', 'listen network'],
    ['tshark -r a.pcap -i eth0', 'listen network read', ['read a.pcap']],
    ['tshark -r a.pcap -X lua_script:x.lua', 'execute read', ['read a.pcap', 'execute x.lua']],
    ['tshark -r a.pcap -o tls.debug_file:/etc/x', 'read write', ['read a.pcap', 'write /etc/x']],
    ['tshark -r a.pcap -o unlisted.x:1', 'read unknown', ['read a.pcap']],
    [
      'tshark -r a.pcap --export-objects http,/etc/x',
      'overwrite read write',
      ['read a.pcap', 'write /etc/x'],
    ],
    ['tshark -r a.pcap -w /etc/x', 'read write', ['read a.pcap', 'write /etc/x']],
    ['tshark -G protocols', 'none'],
    ['dot -Tsvg a.dot -o a.svg', 'read write', ['write a.svg', 'read a.dot']],
    ['dot -O -Tpng a.dot', 'read write', ['read a.dot', 'write a.dot']],
    ['dot -V', 'none'],
    ['dot -c', 'configure'],
    ['msgfmt -o a.mo a.po', 'read write', ['write a.mo', 'read a.po']],
    ['msgfmt a.po', 'read write', ['write messages.mo', 'read a.po']],
    ['msgfmt --java a.po', 'execute read write', ['write .', 'read a.po']],
    ['strip a.out', 'read write', ['read a.out', 'write a.out']],
    ['strip -o b a.out', 'read write', ['write b', 'read a.out']],
    ['strip @args', 'read unknown write', ['read @args', 'write @args']],
    ['shasum -a 256 a', 'read', ['read a']],
    ['ed src/a.ts', 'execute read write', ['read src/a.ts', 'write src/a.ts']],
    ["vim -c ':q' a", 'execute read write', ['read a', 'write a']],
    ['fzf -m --height=50% +x', 'list', ['list .']],
    ["fzf --preview 'rm x'", 'execute list', ['list .']],
    ['fzf --bind=ctrl-a:select-all', 'execute list', ['list .']],
    ['tmux new-session -d -s a', 'spawn'],
    ["tmux new-window 'npm test'", 'spawn'],
    ['tmux new-window -e LD_PRELOAD=x ls', 'execute spawn'],
    ['tmux ls', 'process'],
    ["tmux ls -F '#(id)'", 'execute process'],
    ['tmux ls \\; run-shell id', 'process unknown'],
    ['tmux send-keys -t a x Enter', 'execute'],
    ['tmux capture-pane -p', 'process read'],
    ['7z a o.7z src', 'read write', ['read o.7z', 'write o.7z', 'read src']],
    ['7z a o.7z @list', 'read unknown write', ['read o.7z', 'write o.7z', 'read @list']],
    ['7z h a', 'read', ['read a']],
    ['arch -arm64 rm x', 'none'],
    ['arch', 'none'],
    ['script -p typescript', 'read', ['read typescript']],
    ['date +%s', 'none'],
    ['date -u -d yesterday +%F', 'none'],
    ['date 01010101', 'unknown'],
    ['date -j -f %s 1 +%F', 'read', ['read %s']],
  ]);
});

describe('machines and services', () => {
  check([
    ['nginx -t', 'read'],
    ['nginx -c /tmp/x', 'execute listen spawn', ['execute /tmp/x']],
    ['nginx -s reload', 'process'],
    ['act -l', 'read'],
    ['act push', 'execute network remote-write'],
    ['ssh-keyscan -t ed25519 a.example', 'network'],
    ['ssh-keyscan -f hosts', 'network unknown'],
    ['ip -n ns addr', 'none'],
    ['ip tunnel show', 'none'],
    ['ip monitor link', 'none'],
    ['ip monitor file x', 'unknown'],
    ['ip link set x up', 'unknown'],
    ['dscl . -read /Users/a', 'read'],
    ['dscl . -create /Users/a', 'configure privilege'],
    ['dscl . -passwd /Users/a', 'configure privilege'],
    ['dscl . passwd /Users/a', 'unknown'],
    ['dmesg -n 8', 'configure read'],
    ['helm list -A -o json', 'network remote-read'],
    ['helm lint chart', 'read', ['read chart']],
    ['helm lint -f http://a.example/x chart', 'network read', ['read ?', 'read chart']],
    ['helm template r chart -f v.yaml', 'network read', ['read v.yaml', 'read chart']],
    ['helm template r chart --post-renderer ./x', 'execute network read', ['execute x', 'read chart']],
    ['helm install r chart', 'network read remote-write', ['read chart']],
    ['helm pull a/b --untar', 'network overwrite write', ['write .']],
    ['helm package chart', 'read write', ['write .', 'read chart']],
    ['helm get values r', 'network remote-read'],
    ['helm unlisted', 'unknown'],
    ['helm list --kubeconfig x', 'execute network remote-read', ['execute x']],
    ['kubectl get secret x', 'network remote-read'],
    ['kubectl get secret x -o wide', 'network remote-read'],
    ['kubectl get secret x -o yaml', 'network remote-read secret-read'],
    ['kubectl get secret x -o name -o yaml', 'network remote-read secret-read'],
    [
      'kubectl cluster-info dump --output-directory=out',
      'network overwrite remote-read write',
      ['write out'],
    ],
    ['terraform output x', 'remote-read secret-read'],
    ['terraform providers mirror out', 'network overwrite write', ['write out']],
    ['docker trust inspect a', 'network remote-read'],
    ['docker buildx imagetools inspect a', 'network remote-read'],
    ['gh attestation verify a.tgz -R o/r', 'network read remote-read', ['read a.tgz']],
    ['gh attestation download a.tgz', 'network read remote-read write', ['write .', 'read a.tgz']],
    ['pnpm run release:verify --family x', 'run-project'],
    ["pnpm -c exec 'rm x'", 'execute run-project'],
    ['pnpm exec rm x', 'run-project'],
  ]);
});

describe('what they run is listed', () => {
  it.each([
    ["tmux new-window 'rm a'", ['tmux', 'rm']],
    ['tmux new-session -d rm a', ['tmux', 'rm']],
    ['arch -arm64 rm a', ['arch', 'rm']],
    ["fzf --preview 'rm a'", ['fzf', 'rm']],
    ['rustup run stable rm a', ['rustup', 'rm']],
    ['nvm exec 18 rm a', ['nvm', 'rm']],
    ['lake env rm a', ['lake', 'rm']],
  ])('%s', (line, programs) => expect(allFactsOf(line).map((facts) => facts.program)).toEqual(programs));
});
