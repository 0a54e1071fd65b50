/** Contexts: what a harness may know, from nothing to everything. */

import fc from 'fast-check';
import { shipped } from '../../../src/policy/shipped.js';
import type { Facts } from '../decisions.js';

const workspace: fc.Arbitrary<NonNullable<Facts['workspace']>> = fc.record(
  {
    cwd: fc.constantFrom('/home/dev/project', '/home/dev/project/src', '/', '/home/dev', '/etc'),
    roots: fc.subarray(['/home/dev/project', '/srv/lib'], { minLength: 1 }),
    writable: fc.subarray(['/home/dev/project', '/home/dev/project/src']),
    temp: fc.constant(['/tmp']),
    denied: fc.constantFrom([], ['/home/dev/project/docs']),
    home: fc.constant('/home/dev'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** The workspace in which most decisions of the tests are made. */
export const baseContext: Facts = {
  workspace: { cwd: '/home/dev/project', roots: ['/home/dev/project'], temp: ['/tmp'], home: '/home/dev' },
};

export const anyContext: fc.Arbitrary<Facts> = fc.record(
  {
    posture: fc.constantFrom(
      'supervised',
      'supervised',
      'supervised',
      ...shipped().postures.keys(),
    ) as fc.Arbitrary<NonNullable<Facts['posture']>>,
    workspace: fc.oneof({ weight: 3, arbitrary: fc.constant(baseContext.workspace ?? {}) }, workspace),
    files: fc.constantFrom(
      {},
      { '/home/dev/project/README.md': { exists: true, tracked: false } },
      { '/home/dev/project/a': { exists: false } },
    ),
    tools: fc.constantFrom(
      {},
      { mcp__db__query: { tier: 'read', trusted: true, annotations: { readOnlyHint: true } } },
      { frobnicate: { tier: 'write', trusted: false }, mcp__fs__read: { tier: 'unheard-of' } },
    ),
    hosts: fc.constantFrom({}, { listed: ['example.com', '*.example.org'] }),
    canAsk: fc.constantFrom(true, true, true, false),
    ceiling: fc.constantFrom('allow', 'allow', 'allow', 'allow', 'review', 'deny'),
  },
  { requiredKeys: ['workspace'], noNullPrototype: true },
);
