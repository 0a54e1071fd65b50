import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactEntry } from '../../../../src/replay/corpus/redact/redact.js';
import { decideCall } from '../../../support/decisions.js';
import { factCalls } from '../../../support/fact-calls.js';
import { holds } from '../../../support/property.js';

const redacted = (input: string): string => redactEntry({ tool: 'bash', input }).input as string;

const outcome = (text: string): object => {
  const { effect, rule, code } = decideCall(text);
  return { effect, rule, code };
};

const SECRET = `ghp_${'a1B2c3D4e5'.repeat(4)}`;

/** Commands with a secret in some place, made of one without. */
const CARRIERS: readonly ((command: string) => string)[] = [
  (command) => `API_TOKEN=${SECRET} ${command}`,
  (command) => `export DB_PASSWORD='p w1'; ${command}`,
  (command) => `${command} --password hunter2`,
  (command) => `${command} --api-key=${SECRET}`,
  (command) => `${command} "https://me:hunter2@example.com/x"`,
  (command) => `curl -H "Authorization: Bearer ${SECRET}" http://localhost:1/ | ${command}`,
  (command) => `echo "${SECRET}" > out.txt && ${command}`,
  (command) => `cat <<'E' > conf.json && ${command}\n{"secret": "abc 123"}\nE`,
  (command) => `$(${command}) token: ${SECRET}`,
];

const commands = factCalls().map(({ input }) => input);

describe('taking out secrets', () => {
  it('changes no decision: a secret anywhere in or beside a command', () => {
    holds(
      fc.tuple(fc.constantFrom(...commands), fc.constantFrom(...CARRIERS)),
      ([command, carry]) => {
        const text = carry(command);
        const after = redacted(text);
        expect(after).not.toBe(text);
        for (const secret of [SECRET, 'hunter2', 'p w1', 'abc 123']) expect(after).not.toContain(secret);
        expect({ text, ...outcome(after) }).toEqual({ text, ...outcome(text) });
      },
      { runs: 1000 },
    );
  });

  const CORPORA = ['agent-permissive', 'nl2bash', 'gha-run', 'dockerfile-run', 'tldr', 'labelled-policy'];
  for (const name of CORPORA) {
    const file = fileURLToPath(new URL(`../../../../../shared/corpora/${name}.jsonl`, import.meta.url));
    it.skipIf(!existsSync(file))(`changes no decision about the commands of ${name}`, () => {
      for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
        const { cmd, input } = JSON.parse(line);
        const text = cmd ?? input?.command ?? input;
        if (typeof text !== 'string') continue;
        const after = redacted(text);
        if (after !== text) expect({ text, ...outcome(after) }).toEqual({ text, ...outcome(text) });
      }
    });
  }

  it('finds nothing more in what it gave', () => {
    holds(
      fc.tuple(fc.string({ maxLength: 20 }), fc.constantFrom(...CARRIERS)),
      ([text, carry]) => {
        const once = redacted(carry(text));
        expect(redacted(once)).toBe(once);
      },
      { runs: 1000 },
    );
  });
});
