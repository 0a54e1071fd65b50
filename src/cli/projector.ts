/** The projector of a process that reads one command and ends. */

import { setFlagsFromString } from 'node:v8';
import { createNodeProjector } from '../node.js';
import type { Projector } from '../project/projector.js';

/**
 * V8 optimises a wasm function that runs often, and a process cannot end before that is done: a second or more of
 * work, for nothing, since the process has its answer. The flag keeps V8 to its quick compiler; it counts for what is
 * compiled later, so this must come before any other projector. Not for many texts: each takes longer.
 */
export async function createBriefProjector(): Promise<Projector> {
  setFlagsFromString('--liftoff-only');
  return createNodeProjector();
}
