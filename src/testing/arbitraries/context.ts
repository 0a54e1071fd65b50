/** Contexts. */

import fc from 'fast-check';
import type { Context } from '../../generated/types.js';
import { EXAMPLE_CONTEXT } from '../../policy/example-context.js';
import { shipped } from '../../policy/shipped.js';
import { choice } from './choice.js';

export type ContextFacts = Omit<Context, 'policy'>;

export interface ContextOptions {
  /** The workspace of most contexts. Default: that in which examples of rules are read. */
  readonly workspace?: NonNullable<ContextFacts['workspace']>;
  /** Tools of which something may be known. Default: some of those that `toolCall` calls. */
  readonly tools?: readonly string[];
}

/**
 * What a harness may know, from nothing but a workspace to everything: each posture that ships, workspaces with and
 * without each member, files, tools with their annotations, hosts, links, a ceiling, nobody to ask. Valid by
 * `schema/context.schema.json`; the policy is for the caller to add.
 *
 * Shrinks to a workspace. Limits: facts are few and about the places that `path()` uses; members that the schema
 * reserves (`grants`, `verdicts`, `history`, `vcs`) are left out.
 */
export function context(options: ContextOptions = {}): fc.Arbitrary<ContextFacts> {
  const usual = options.workspace ?? EXAMPLE_CONTEXT.workspace ?? {};
  const tools = options.tools ?? ['mcp__db__query', 'mcp__files__read', 'tool.of-db/query'];
  const postures = [...shipped().postures.keys()] as NonNullable<ContextFacts['posture']>[];
  return fc.record(
    {
      workspace: choice({ weight: 3, arbitrary: fc.constant(usual) }, workspace),
      posture: fc.constantFrom<NonNullable<ContextFacts['posture']>>(
        ...(['supervised', 'supervised', 'supervised'] as const),
        ...postures,
      ),
      files: fc.constantFrom<NonNullable<ContextFacts['files']>>(
        {},
        { '/home/dev/project/README.md': { exists: true, tracked: false } },
        { '/home/dev/project/a': { exists: false } },
      ),
      links: fc.constantFrom<NonNullable<ContextFacts['links']>>(
        {},
        { '/home/dev/project/docs': '/home/dev/project/src' },
        { '/home/dev/project/build': '/etc' },
      ),
      tools: fc.dictionary(fc.constantFrom(...tools), toolFact, { maxKeys: 2, noNullPrototype: true }),
      hosts: fc.constantFrom<NonNullable<ContextFacts['hosts']>>(
        {},
        { listed: ['example.com', '*.example.org'] },
        { denied: ['example.com'] },
      ),
      canAsk: fc.constantFrom(true, true, true, false),
      ceiling: fc.constantFrom<NonNullable<ContextFacts['ceiling']>>(
        'allow',
        'allow',
        'allow',
        'review',
        'deny',
      ),
    },
    { requiredKeys: ['workspace'], noNullPrototype: true },
  );
}

const workspace: fc.Arbitrary<NonNullable<ContextFacts['workspace']>> = fc.record(
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

const toolFact: fc.Arbitrary<NonNullable<ContextFacts['tools']>[string]> = fc.record(
  {
    tier: fc.constantFrom('read', 'write', 'exec', 'unheard-of'),
    trusted: fc.boolean(),
    annotations: fc.constantFrom({}, { readOnlyHint: true }, { readOnlyHint: false, destructiveHint: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
