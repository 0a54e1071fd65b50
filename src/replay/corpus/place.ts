/** The directories that a recording tells of. */

import type { Context } from '../../generated/types.js';
import type { Plain } from '../../shape/plain.js';

/**
 * A session works in the directory in which it was begun; its calls may have gone elsewhere. What is not an absolute
 * POSIX path is not known.
 */
export class Place {
  private root: string | undefined;
  private cwd: string | undefined;

  /** A directory that the recording gives from here on. */
  move(to: Plain | undefined): void {
    if (typeof to !== 'string' || !to.startsWith('/') || to.includes('\0')) return;
    this.root ??= to;
    this.cwd = to;
  }

  /** The recording says where the session was begun. */
  begin(at: Plain | undefined): void {
    this.root = undefined;
    this.move(at);
  }

  context(): { readonly context?: Context } {
    const { cwd, root } = this;
    return cwd === undefined || root === undefined ? {} : { context: { workspace: { cwd, roots: [root] } } };
  }
}
