/** Tables of what a line does: the effects of its first command, sorted, and the paths and hosts that it names. */

import { expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

export type Row = readonly [line: string, effects: string, paths?: readonly string[]];
export type HostRow = readonly [
  line: string,
  effects: string,
  paths?: readonly string[],
  hosts?: readonly string[],
];

export function checkRows(rows: readonly Row[]): void {
  for (const [line, effects, paths = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts) }).toEqual({ effects, paths });
    });
  }
}

/** The hosts, too: a line without any names none. */
export function checkRowsAndHosts(rows: readonly HostRow[]): void {
  for (const [line, effects, paths = [], hosts = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts), hosts: facts.hosts }).toEqual({
        effects,
        paths,
        hosts,
      });
    });
  }
}
