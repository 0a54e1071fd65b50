import { describe, expect, it } from 'vitest';
import { readContext } from '../../src/cli/context.js';
import { CONTEXT_OPTIONS, readOptions } from '../../src/cli/options.js';
import { mergeContext } from '../../src/decide/merge-context.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compilePolicy, type Policy } from '../../src/policy/policy.js';
import { scratch } from './run-cli.js';

const write = scratch();

function shippedPolicy(): Policy {
  const compiled = compilePolicy();
  if (!compiled.ok) throw new Error(compiled.error[0]?.message);
  return compiled.value;
}

const read = (...argv: string[]): ReturnType<typeof readContext> =>
  readContext(readOptions(argv, CONTEXT_OPTIONS), { policy: shippedPolicy(), defaults: EXAMPLE_CONTEXT });

describe('mergeContext', () => {
  it('replaces members, and those of the workspace one by one', () => {
    const base = { posture: 'supervised', workspace: { cwd: '/a', home: '/h' }, canAsk: true };
    const over = { workspace: { cwd: '/b' }, canAsk: false };
    expect(mergeContext(base, over)).toEqual({
      posture: 'supervised',
      workspace: { cwd: '/b', home: '/h' },
      canAsk: false,
    });
    expect(base.workspace.cwd).toBe('/a');
  });

  it('leaves a workspace that is none to the validator', () => {
    expect(mergeContext({ workspace: {} }, { workspace: 'x' })).toEqual({ workspace: 'x' });
  });

  it('takes `__proto__` as a member like any other', () => {
    const merged = mergeContext({}, JSON.parse('{"__proto__":{"canAsk":true}}') as object as never);
    expect(Object.hasOwn(merged, '__proto__')).toBe(true);
    expect(merged.canAsk).toBeUndefined();
  });
});

describe('readContext', () => {
  it('gives the defaults where nothing is asked for', async () => {
    expect(await read()).toEqual(EXAMPLE_CONTEXT);
  });

  it('makes the working directory absolute, and the only root', async () => {
    const { workspace } = await read('--cwd', '/w/x/..', '--home', '/h');
    expect(workspace).toEqual({ cwd: '/w', roots: ['/w'], home: '/h', temp: ['/tmp'] });
  });

  it('merges a file over the command line', async () => {
    const file = write('context.json', { canAsk: false, workspace: { roots: ['/r'] } });
    const context = await read('--cwd', '/w', '--context', file);
    expect(context).toMatchObject({ canAsk: false, workspace: { cwd: '/w', roots: ['/r'] } });
  });

  it.each([
    ['[]', /must be object/],
    ['{"workspace":{"cwd":1},"nope":1}', /\/workspace\/cwd: schema: must be string/],
    ['{"nope":1}', /additional properties: nope/],
    ['{', /not-json/],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, /too-deep/],
  ])('refuses %.40s', async (content, message) => {
    await expect(read('--context', write('bad.json', content))).rejects.toThrow(message);
  });

  it('names the postures where one does not exist', async () => {
    await expect(read('--posture', 'bold')).rejects.toThrow(
      /^There is no posture "bold"\. There are: .*supervised/,
    );
  });
});
