import { describe, expect, it } from 'vitest';
import { FORMAT_OPTION, POLICY_OPTIONS, readOptions } from '../../src/cli/options.js';
import { UsageError } from '../../src/cli/terminal.js';

const specs = { ...POLICY_OPTIONS, ...FORMAT_OPTION };

describe('readOptions', () => {
  it('reads values, flags, lists and operands', () => {
    const options = readOptions(
      ['--policy', 'a', '--policy=b', '--no-baseline', 'x', '--', '--format'],
      specs,
    );
    expect(options.list('policy')).toEqual(['a', 'b']);
    expect(options.flag('no-baseline')).toBe(true);
    expect(options.format()).toBe('text');
    expect(options.operands).toEqual(['x', '--format']);
  });

  it.each([
    [['--nope'], /--nope/],
    [['-x'], /-x/],
    [['--policy'], /--policy/],
    [['--no-baseline=yes'], /no-baseline/],
    [['--format', 'json', '--format', 'text'], /^--format is given twice\.$/],
  ])('refuses %j with a sentence', (argv, message) => {
    expect(() => readOptions(argv, specs)).toThrow(UsageError);
    expect(() => readOptions(argv, specs)).toThrow(message);
  });

  it('refuses a format that it does not have', () => {
    expect(() => readOptions(['--format', 'xml'], specs).format()).toThrow(
      '--format must be text or json, not "xml".',
    );
  });
});
