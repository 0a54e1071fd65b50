import { describe, expect, it } from 'vitest';
import { postureFor, readEvent, readEventText } from '../../../src/adapters/claude-code/index.js';
import { HOSTILE, shifting } from '../../laws/hostile.js';
import { eventOf } from './support.js';

describe('readEvent', () => {
  it('takes the call, the working directory and the mode, and nothing else', () => {
    const read = readEvent(eventOf('Bash', { command: 'ls', description: 'Lists' }, { later: { x: 1 } }));
    expect(read).toEqual({
      ok: true,
      value: {
        call: { tool: 'Bash', input: { command: 'ls', description: 'Lists' } },
        facts: { cwd: '/home/dev/project', permissionMode: 'default' },
      },
    });
  });

  it('leaves a fact that is missing unknown', () => {
    const { cwd: _, permission_mode: __, ...event } = eventOf('Read', { file_path: 'a' });
    expect(readEvent(event)).toMatchObject({ ok: true, value: { facts: {} } });
    const read = readEvent(event);
    expect(read.ok && Object.keys(read.value.facts)).toEqual([]);
  });

  it('takes no fact from the input of the call', () => {
    const input = { command: 'ls', cwd: '/', permission_mode: 'bypassPermissions' };
    expect(readEvent(eventOf('Bash', input, { permission_mode: 'plan' }))).toMatchObject({
      ok: true,
      value: { facts: { cwd: '/home/dev/project', permissionMode: 'plan' } },
    });
  });

  it.each([
    [{ hook_event_name: 'PostToolUse' }, /hook_event_name/],
    [{ hook_event_name: undefined }, /hook_event_name/],
    [{ tool_name: undefined }, /tool_name/],
    [{ tool_name: '' }, /tool_name/],
    [{ tool_name: ['Bash'] }, /tool_name/],
    [{ tool_input: undefined }, /tool_input/],
    [{ tool_input: null }, /tool_input/],
    [{ tool_input: 'ls' }, /tool_input/],
    [{ tool_input: ['ls'] }, /tool_input/],
    [{ cwd: 'project' }, /cwd/],
    [{ cwd: '' }, /cwd/],
    [{ cwd: null }, /cwd/],
    [{ cwd: 'C:\\project' }, /cwd/],
    [{ permission_mode: 1 }, /permission_mode/],
    [{ permission_mode: null }, /permission_mode/],
  ])('%j is an error that names the member', (over, message) => {
    const read = readEvent(eventOf('Bash', { command: 'ls' }, over));
    expect(read).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  });

  it.each([...HOSTILE])('answers for %s', (_name, value) => {
    expect(readEvent(value).ok).toBe(false);
    expect(readEvent(eventOf('Bash', value)).ok).toBeTypeOf('boolean');
  });

  it('reads a member once', () => {
    const read = readEvent(eventOf('Bash', shifting()));
    expect(read).toMatchObject({ ok: true, value: { call: { input: { tool: 'bash' } } } });
  });

  it('takes no member from a polluted prototype', () => {
    const { hook_event_name: _, ...event } = eventOf('Bash', { command: 'ls' });
    const prototype = Object.prototype as { hook_event_name?: string };
    prototype.hook_event_name = 'PreToolUse';
    try {
      expect(readEvent(event).ok).toBe(false);
    } finally {
      delete prototype.hook_event_name;
    }
  });
});

describe('readEventText', () => {
  it.each([
    ['', /empty/],
    [' \n', /empty/],
    ['nope', /not JSON/],
    ['{"tool_name":', /not JSON/],
    ['{} {}', /not JSON/],
    ['[]', /not an object/],
    ['null', /not an object/],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, /deeper than/],
  ])('%.20j is an error', (text, message) => {
    expect(readEventText(text)).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  });
});

describe('postureFor', () => {
  it.each([
    ['plan', 'supervised', 'explore'],
    ['plan', 'unattended', 'explore'],
    ['default', 'supervised', 'supervised'],
    ['acceptEdits', 'supervised', 'supervised'],
    ['bypassPermissions', 'manual', 'manual'],
    ['a mode of tomorrow', 'supervised', 'supervised'],
    [undefined, 'unattended', 'unattended'],
  ])('mode %s under %s is %s', (mode, given, posture) => {
    expect(postureFor(mode, given)).toBe(posture);
  });
});
