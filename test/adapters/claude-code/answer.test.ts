import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDecision, answerFailure } from '../../../src/adapters/claude-code/index.js';
import { anything, HOSTILE } from '../../laws/hostile.js';
import { decideCall } from '../../support/decisions.js';
import { holds } from '../../support/property.js';
import { answerTo, eventOf, expectWellFormed } from './support.js';

const permission = (tool: string, input: unknown, over: object = {}, canAsk = true): string =>
  answerTo(JSON.stringify(eventOf(tool, input, { ...over })), canAsk).hookSpecificOutput.permissionDecision;

describe('from an event to an answer', () => {
  it.each([
    ['Bash', { command: 'git log -3 | head' }, 'allow'],
    ['Bash', { command: 'frobnicate' }, 'ask'],
    ['Bash', { command: 'ls && rm -rf ~' }, 'deny'],
    ['Bash', { command: 'ls', run_in_background: false, timeout: 1000 }, 'allow'],
    ['Bash', { command: 'ls', dangerouslyDisableSandbox: true }, 'deny'],
    ['Bash', {}, 'ask'],
    ['Read', { file_path: '/home/dev/project/a.ts' }, 'allow'],
    ['Read', { file_path: '/home/dev/.ssh/id_ed25519' }, 'deny'],
    ['Write', { file_path: '/home/dev/project/a.ts', content: 'x' }, 'allow'],
    ['Write', { file_path: '/home/dev/notes.txt', content: 'x' }, 'ask'],
    ['Write', { file_path: '/etc/hosts', content: 'x' }, 'deny'],
    ['Write', { file_path: '/home/dev/project/.git/hooks/pre-commit', content: 'x' }, 'deny'],
    ['Edit', { file_path: '/home/dev/project/a.ts', old_string: 'a', new_string: 'b' }, 'allow'],
    ['Edit', { file_path: '/home/dev/.bashrc', old_string: 'a', new_string: 'b' }, 'deny'],
    [
      'Edit',
      { file_path: '/home/dev/project/.claude/settings.json', old_string: 'a', new_string: 'b' },
      'deny',
    ],
    [
      'MultiEdit',
      { file_path: '/home/dev/project/a.ts', edits: [{ old_string: 'a', new_string: 'b' }] },
      'allow',
    ],
    ['NotebookEdit', { notebook_path: '/home/dev/project/a.ipynb', new_source: 'x' }, 'allow'],
    ['Glob', { pattern: '**/*.ts' }, 'allow'],
    ['Grep', { pattern: 'TODO', path: 'src' }, 'allow'],
    ['Grep', { pattern: 'TODO', path: '/var/lib' }, 'ask'],
    ['WebFetch', { url: 'https://example.com/', prompt: 'Summarise' }, 'ask'],
    ['WebFetch', { url: 'http://169.254.169.254/latest/meta-data/', prompt: 'Read' }, 'deny'],
    ['WebSearch', { query: 'portcullis' }, 'ask'],
    ['Task', { description: 'd', prompt: 'p', subagent_type: 'general-purpose' }, 'ask'],
    ['mcp__files__read', { path: 'README.md' }, 'ask'],
    ['mcp__shell__run', { command: 'rm -rf ~' }, 'deny'],
    ['ToolOfTomorrow', { x: 1 }, 'ask'],
  ])('%s %j: %s', (tool, input, expected) => {
    expect(permission(tool, input)).toBe(expected);
  });

  it('allows in plan mode what only reads', () => {
    expect(permission('Bash', { command: 'ls' }, { permission_mode: 'plan' })).toBe('allow');
    expect(permission('Bash', { command: 'touch x' })).toBe('allow');
    expect(permission('Bash', { command: 'touch x' }, { permission_mode: 'plan' })).toBe('ask');
  });

  it('asks nobody where nobody can answer', () => {
    expect(permission('Bash', { command: 'frobnicate' }, {}, false)).toBe('deny');
    expect(permission('Bash', { command: 'ls' }, {}, false)).toBe('allow');
    expect(permission('Bash', { command: 'ls' }, { cwd: 1 }, false)).toBe('deny');
  });
});

describe('answerDecision', () => {
  it('tells the agent its category and what to do instead, not the reason', () => {
    const decision = decideCall('rm -rf ~');
    const { permissionDecisionReason: said } = answerDecision(decision, { canAsk: true }).hookSpecificOutput;
    expect(said).toContain(decision.agent.message);
    expect(said).toContain(decision.agent.alternative);
    expect(said).not.toContain(decision.reason);
    expect(said).not.toContain('rm -rf');
  });

  it('tells the person the reason in full', () => {
    const decision = decideCall('frobnicate');
    const { permissionDecisionReason: said } = answerDecision(decision, { canAsk: true }).hookSpecificOutput;
    expect(said).toBe(decision.reason);
  });

  it('keeps the reason from the agent where a review is denied', () => {
    const decision = decideCall('frobnicate');
    const { permissionDecision, permissionDecisionReason } = answerDecision(decision, {
      canAsk: false,
    }).hookSpecificOutput;
    expect(permissionDecision).toBe('deny');
    expect(permissionDecisionReason).not.toContain('frobnicate');
  });

  it.each([
    [{ effect: 'deny' }, 'deny'],
    [{ effect: 'deny', agent: 1, reason: {} }, 'deny'],
    [{ effect: 'Allow' }, 'ask'],
    [{ effect: ['allow'] }, 'ask'],
    [{}, 'ask'],
  ])('%j is answered by %s', (decision, expected) => {
    const answer = expectWellFormed(answerDecision(decision, { canAsk: true }));
    expect(answer.hookSpecificOutput.permissionDecision).toBe(expected);
  });

  it.each([...HOSTILE])('does not allow for %s', (_name, value) => {
    const asked = expectWellFormed(answerDecision(value, { canAsk: true }));
    const denied = expectWellFormed(answerDecision(value, { canAsk: false }));
    expect(asked.hookSpecificOutput.permissionDecision).toBe('ask');
    expect(denied.hookSpecificOutput.permissionDecision).toBe('deny');
  });
});

describe('answerFailure', () => {
  it('tells the person everything, and the agent only what failed', () => {
    const failure = { what: 'The policy does not load.', detail: '/etc/p.json: no rules' };
    const [asked, denied] = [true, false].map(
      (canAsk) => answerFailure(failure, { canAsk }).hookSpecificOutput.permissionDecisionReason,
    );
    expect(asked).toContain('/etc/p.json: no rules');
    expect(denied).toContain('The policy does not load.');
    expect(denied).not.toContain('/etc/p.json');
  });
});

describe('any text', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  it('that is not JSON is asked about, or denied where nobody can answer', () => {
    const notJson = fc.string({ unit: 'binary' }).filter((text) => !isJson(text));
    holds(
      fc.tuple(notJson, fc.boolean()),
      ([text, canAsk]) => {
        const { hookSpecificOutput } = expectWellFormed(answerTo(text, canAsk));
        expect(hookSpecificOutput.permissionDecision).toBe(canAsk ? 'ask' : 'deny');
      },
      { runs: 500 },
    );
  });

  it('that is JSON gets a well-formed answer', () => {
    holds(
      fc.tuple(fc.json(), fc.boolean()),
      ([text, canAsk]) => {
        const { hookSpecificOutput } = expectWellFormed(answerTo(text, canAsk));
        expect(hookSpecificOutput.permissionDecision).toBe(canAsk ? 'ask' : 'deny');
      },
      { runs: 500 },
    );
  });

  it('that is nearly an event gets a well-formed answer, which asks only where somebody can answer', () => {
    const tool = fc.oneof(
      fc.constantFrom(
        'Bash',
        'Read',
        'Write',
        'MultiEdit',
        'Glob',
        'WebFetch',
        'Task',
        'mcp__a__b',
        '__proto__',
      ),
      fc.jsonValue(),
    );
    const name = fc.constantFrom('command', 'file_path', 'url', 'path', 'edits', 'workdir', '__proto__');
    const input = fc.oneof(fc.dictionary(name, fc.jsonValue()), fc.jsonValue());
    const over = fc.record(
      {
        cwd: fc.oneof(fc.constantFrom('/', '/home/dev', ''), fc.jsonValue()),
        permission_mode: fc.oneof(fc.constantFrom('plan', 'dontAsk'), fc.jsonValue()),
        hook_event_name: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    holds(
      fc.tuple(tool, input, over, fc.boolean()),
      ([name, value, members, canAsk]) => {
        const text = JSON.stringify(eventOf(name as string, value, members));
        const { hookSpecificOutput } = expectWellFormed(answerTo(text, canAsk));
        if (!canAsk) expect(hookSpecificOutput.permissionDecision).not.toBe('ask');
      },
      { runs: 1000 },
    );
  });

  it('any decision, whatever it is, gets a well-formed answer that allows nothing', () => {
    holds(
      fc.tuple(anything, fc.boolean()),
      ([value, canAsk]) => {
        const { hookSpecificOutput } = expectWellFormed(answerDecision(value, { canAsk }));
        expect(hookSpecificOutput.permissionDecision).not.toBe('allow');
      },
      { runs: 500 },
    );
  });
});
