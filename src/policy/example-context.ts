/** The workspace in which examples of rules, the score and the command line's defaults are read. */

import type { Context } from '../generated/types.js';

export const EXAMPLE_CONTEXT: Omit<Context, 'policy'> = {
  posture: 'supervised',
  workspace: {
    cwd: '/home/dev/project',
    roots: ['/home/dev/project'],
    temp: ['/tmp'],
    home: '/home/dev',
  },
};
