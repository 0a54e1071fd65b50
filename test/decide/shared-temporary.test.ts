/** The temporary directories that the programs of a machine share: none of the system's, and none to lose. */

import { describe, expect, it } from 'vitest';
import type { DecisionEffect } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { decideCall, type Facts } from '../support/decisions.js';

const withTemp = (temp: readonly string[]): Facts => ({
  ...EXAMPLE_CONTEXT,
  workspace: { ...EXAMPLE_CONTEXT.workspace, temp: [...temp] },
});

describe('what lies in them may be deleted by a person’s leave, they themselves may not', () => {
  it.each<[string, DecisionEffect]>([
    ['rm -rf DIR/work', 'review'],
    ['rm -rf DIR/work/', 'review'],
    ['rm -rf DIR/*', 'review'],
    ["rm -rf 'DIR'/*", 'review'],
    ['rm -rf DIR/work/*', 'review'],
    ['rm -f DIR/*.log', 'review'],
    ["find DIR -name '*.log' -delete", 'review'],
    ['find DIR -mindepth 1 -delete', 'review'],
    ['mv DIR/work .', 'review'],
    ['chmod -R 700 DIR/work', 'review'],
    ['rm -rf DIR', 'deny'],
    ['rm -rf DIR/', 'deny'],
    ['rm -rf DIR/.', 'deny'],
    ['rm -rf DIR/../*', 'deny'],
    ['mv DIR elsewhere', 'deny'],
    ['chmod -R 777 DIR', 'deny'],
  ])('%s: %s', (line, effect) => {
    for (const directory of ['/tmp', '/var/tmp', '/private/tmp', '/private/var/tmp'])
      expect(decideCall(line.replaceAll('DIR', directory)).effect, directory).toBe(effect);
  });

  it.each([
    'rm -rf /var/*',
    'rm -rf /var/log',
    'rm -rf /var/log/*',
    'rm -rf /var/tmpfiles',
    'rm -rf /var/t*',
  ])('its neighbours stay what they are: %s', (line) => expect(decideCall(line).effect).not.toBe('allow'));

  it.each(['rm -rf /var/*', 'rm -rf /var/log', 'rm -rf /var/log/*', 'rm -rf /var/tmpfiles'])(
    '%s: deny',
    (line) => expect(decideCall(line).effect).toBe('deny'),
  );
});

describe('one of them in the context stands for all', () => {
  it.each<[string, readonly string[], DecisionEffect]>([
    ['cat /var/tmp/a.log', ['/tmp'], 'allow'],
    ['ls -la /private/tmp', ['/tmp'], 'allow'],
    ['cat /tmp/a.log', ['/var/tmp'], 'allow'],
    // Someone's own directory says nothing of those that are shared.
    ['cat /var/tmp/a.log', ['/tmp/session-1'], 'review'],
    ['cat /tmp/a.log', ['/tmp/session-1'], 'review'],
    ['cat /var/tmp/a.log', [], 'review'],
    ['cat /var/tmpfiles/a.log', ['/tmp'], 'review'],
    ['cat /var/tmp/.env', ['/tmp'], 'review'],
    ['cat /var/tmp/../log/syslog', ['/tmp'], 'review'],
    ['echo x > /var/tmp/a.log', ['/tmp'], 'review'],
  ])('%s with %j: %s', (line, temp, effect) =>
    expect(decideCall(line, { context: withTemp(temp) }).effect).toBe(effect),
  );

  it('a directory that the context denies is denied there too', () => {
    const context = withTemp(['/tmp']);
    const denied = { ...context, workspace: { ...context.workspace, denied: ['/var/tmp/kept'] } };
    expect(decideCall('rm -rf /var/tmp/kept/x', { context: denied }).effect).toBe('deny');
    expect(decideCall('rm -rf /var/tmp/*', { context: denied }).effect).toBe('deny');
    expect(decideCall('cat /var/tmp/kept/x', { context: denied }).effect).toBe('review');
  });
});
