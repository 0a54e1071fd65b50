import { describe, expect, it } from 'vitest';
import { factsOf } from '../../support/facts.js';
import { namedPaths } from './named-paths.js';

type Row = readonly [line: string, effects: string, paths?: readonly string[]];

const check = (rows: readonly Row[]): void => {
  for (const [line, effects, paths = []] of rows) {
    it(line, () => {
      const facts = factsOf(line);
      expect({ effects: facts.effects.join(' '), paths: namedPaths(facts) }).toEqual({ effects, paths });
    });
  }
};

/** Each with a twin that differs in a word and does less. */
describe('what takes rights, and what gives some up', () => {
  check([
    ['docker run --use-api-socket alpine', 'execute privilege remote-write'],
    ['docker run --security-opt seccomp=unconfined alpine', 'execute privilege remote-write'],
    ['docker run --security-opt=no-new-privileges alpine', 'execute remote-write'],
    ['docker run --ipc=host alpine', 'execute privilege remote-write'],
    ['docker run --ipc private alpine', 'execute remote-write'],
    ['docker create --cgroupns=host alpine', 'execute privilege remote-write'],
    ['docker create --cgroupns=private alpine', 'execute remote-write'],
    ['docker run --runtime=nvidia alpine', 'execute remote-write'],
    ['docker run --runtime="$R" alpine', 'execute privilege remote-write'],
    ['diskutil apfs deleteContainer disk1', 'device'],
    ['diskutil apfs list', 'list'],
    ['diskutil coreStorage info x', 'list'],
    ['diskutil verifyVolume /', 'process'],
    ['diskutil repairVolume /', 'configure privilege'],
    ['aws s3 rm s3://b --recursive', 'network remote-delete remote-write'],
    ['aws s3 rm s3://b --recursive --dryrun', 'network remote-read'],
  ]);
});
