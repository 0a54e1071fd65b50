#!/usr/bin/env node
/** The `portcullis` command. Everything is in run.ts, which takes its streams from here. */

import { run } from './run.js';

// Not process.exit: what was written to a pipe must arrive first.
process.exitCode = await run(process.argv.slice(2), process);
