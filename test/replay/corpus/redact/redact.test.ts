import { describe, expect, it } from 'vitest';
import type { CorpusEntry } from '../../../../src/generated/types.js';
import { redactEntry } from '../../../../src/replay/corpus/redact/redact.js';
import { decideCall } from '../../../support/decisions.js';

const redacted = (input: unknown): unknown => redactEntry({ tool: 'bash', input }).input;

/** Put together here, so that no scanner of repositories takes them for real. */
const GITHUB = `ghp_${'a1B2c3D4e5'.repeat(4)}`;
const AWS = `AKIA${'ABCDEFGH12345678'}`;
const JWT = `eyJ${'hbGciOiJIUzI1NiJ9'.repeat(2)}.eyJzdWIiOiIxIn0.c2ln`;
const KEY = `${'-----BEGIN'} OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1r\nZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----`;

const TAKEN_OUT: readonly (readonly [string, string])[] = [
  // Tokens by their shape.
  [
    `curl -H "Authorization: Bearer ${GITHUB}" https://api.github.com/user`,
    'curl -H "Authorization: Bearer REDACTED_1" https://api.github.com/user',
  ],
  [`echo ${GITHUB} | gh auth login --with-token`, 'echo REDACTED_1 | gh auth login --with-token'],
  [`git clone https://${GITHUB}@github.com/a/b`, 'git clone https://REDACTED_1@github.com/a/b'],
  [`aws configure set aws_access_key_id ${AWS}`, 'aws configure set aws_access_key_id REDACTED_1'],
  [`node -e 'verify("${JWT}")'`, `node -e 'verify("REDACTED_1")'`],
  // Values of names.
  ['export DB_PASSWORD=hunter2 && npm test', 'export DB_PASSWORD=REDACTED_1 && npm test'],
  ["API_KEY='a b;c' node x.js", "API_KEY='REDACTED_1' node x.js"],
  ['githubToken="abc def" run', 'githubToken="REDACTED_1" run'],
  ['deploy --token abc123 --region eu', 'deploy --token REDACTED_1 --region eu'],
  ['deploy --api-key=abc123', 'deploy --api-key=REDACTED_1'],
  [
    `curl -d '{"user": "me", "password": "pa ss"}' http://localhost`,
    `curl -d '{"user": "me", "password": "REDACTED_1"}' http://localhost`,
  ],
  [
    'curl -d "{\\"password\\": \\"x1y2\\"}" http://localhost',
    'curl -d "{\\"password\\": \\"REDACTED_1\\"}" http://localhost',
  ],
  [
    'npm config set //registry.npmjs.org/:_authToken=abc123def',
    'npm config set //registry.npmjs.org/:_authToken=REDACTED_1',
  ],
  ['SECRET_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYkey== run', 'SECRET_KEY=REDACTED_1 run'],
  ['printf "token: ab12cd\\n" > conf', 'printf "token: ab12cd\\n" > conf'],
  ['cat <<E > c.yml\npassword: abc123\nE', 'cat <<E > c.yml\npassword: REDACTED_1\nE'],
  // Headers.
  ["curl -H 'Cookie: session=abc; id=7' http://localhost", "curl -H 'Cookie: REDACTED_1' http://localhost"],
  ['curl -H "X-Api-Key: abcdef" http://localhost', 'curl -H "X-Api-Key: REDACTED_1" http://localhost'],
  [
    'curl -H "Authorization: Basic dXNlcjpwYXNz" http://localhost',
    'curl -H "Authorization: Basic REDACTED_1" http://localhost',
  ],
  // Addresses.
  ['psql postgres://app:s3cr3t@db.local:5432/x', 'psql postgres://app:REDACTED_1@db.local:5432/x'],
  // Keys.
  [
    `cat > id <<'E'\n${KEY}\nE`,
    `cat > id <<'E'\n-----BEGIN OPENSSH PRIVATE KEY-----\nREDACTED_1\n-----END OPENSSH PRIVATE KEY-----\nE`,
  ],
  // The same secret, the same word; others another.
  [
    'A_TOKEN=abc123def456 B_TOKEN=zzz999yyy888 run abc123def456',
    'A_TOKEN=REDACTED_1 B_TOKEN=REDACTED_2 run REDACTED_1',
  ],
  ['A_TOKEN=REDACTED_1 B_TOKEN=zzz999', 'A_TOKEN=REDACTED_1 B_TOKEN=REDACTED_2'],
];

const LEFT: readonly string[] = [
  // What the shell computes, and names of variables.
  'export TOKEN=$(cat token.txt)',
  'curl -H "Authorization: Bearer $TOKEN" https://x.example',
  'TOKEN="${A}b" run',
  'echo $GITHUB_TOKEN',
  'PASSWORD=abc$X run',
  // Which file is touched decides.
  'SECRET=/etc/shadow; cat $SECRET',
  'GOOGLE_APPLICATION_CREDENTIALS=~/key.json run',
  'login --token token.json',
  'GIT_ASKPASS=./x.sh git fetch',
  'docker build --secret id=npm,src=.npmrc .',
  // Other uses of the words.
  'grep -rn "token" src',
  "grep -E 'password=(a|b)' x",
  "sed 's/token=.*/token=X/' x",
  "awk '/token=/{print}' x",
  'if [ "$token" == "x" ]; then ls; fi',
  'kubectl get secret my-secret -o yaml',
  'git commit -m "Use the bearer scheme in basic authentication"',
  'python -c "print(token)"',
  'MAX_TOKEN=4096 run',
  'echo "class Token: pass"',
  'ls -la https://example.com/a/b git@github.com:a/b.git',
  'ssh://git@host/x',
  'task-sk-notes.md risk-ant-hill',
];

describe('redactEntry', () => {
  it.each(TAKEN_OUT)('takes the secret out of %j', (text, expected) => {
    expect(redacted(text)).toBe(expected);
  });

  it.each(LEFT)('leaves %j', (text) => {
    const entry: CorpusEntry = { tool: 'bash', input: text };
    expect(redactEntry(entry)).toBe(entry);
  });

  it.each(TAKEN_OUT)('decides about %j as before', (text, expected) => {
    const { effect, rule, code } = decideCall(text);
    expect(decideCall(expected)).toMatchObject({ effect, rule, code });
  });

  it('looks into every text of an input, and says so', () => {
    const input = { url: `https://a:b1@h.example/?t=${GITHUB}`, headers: [`Bearer ${GITHUB}`], n: 1 };
    expect(redactEntry({ tool: 'WebFetch', input, fidelity: 'full' })).toEqual({
      tool: 'WebFetch',
      input: { url: 'https://a:REDACTED_1@h.example/?t=REDACTED_2', headers: ['Bearer REDACTED_2'], n: 1 },
      fidelity: 'redacted',
    });
  });

  it('leaves an entry that was cut marked as cut', () => {
    expect(redactEntry({ input: 'X_TOKEN=abc1', fidelity: 'truncated' }).fidelity).toBe('truncated');
  });

  it('finds nothing more in what it gave', () => {
    for (const [text] of TAKEN_OUT) {
      const once = redactEntry({ input: text });
      expect(redactEntry(once)).toBe(once);
    }
  });
});
