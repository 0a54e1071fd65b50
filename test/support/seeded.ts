/**
 * Every property of the suite starts from one seed, so that it fails or passes the same way everywhere. Other inputs:
 * `LAWS_SEED=<number>`.
 */

import fc from 'fast-check';

export const SEED: number = Number(process.env.LAWS_SEED ?? 20_261);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
