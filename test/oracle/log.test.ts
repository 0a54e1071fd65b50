import { describe, expect, it } from 'vitest';
import { parseArguments, parseTrace, unquote } from './log.js';

describe('the log of the handler', () => {
  it('holds exact arguments', () => {
    const log = '3\0c1\0a b\0\0' + '1\0c2\0' + '2\0c3\0\x01\n\0';
    expect(parseArguments(log).map(({ argv }) => argv)).toEqual([
      ['c1', 'a b', ''],
      ['c2'],
      ['c3', '\x01\n'],
    ]);
  });

  it('gives what is whole where it was cut, and nothing where it was tampered with', () => {
    expect(parseArguments('1\0c1\x002\0c2\0').map(({ argv }) => argv)).toEqual([['c1']]);
    expect(parseArguments('x\0c1\0')).toEqual([]);
    expect(parseArguments('')).toEqual([]);
  });
});

describe('the trace', () => {
  it('gives builtins, functions and paths, at any depth', () => {
    const log = "\x01echo 'a b'\n\x01\x01./x y\n\x01f ''\n";
    expect(parseTrace(log).map(({ argv }) => argv)).toEqual([
      ['echo', 'a b'],
      ['./x', 'y'],
      ['f', ''],
    ]);
  });

  it('leaves out headers, assignments, the first line of the handler, and a line that was cut off', () => {
    const log =
      "\x01case x in\n\x01for x in a b\n\x01(( 1 ))\n\x01[[ a == b ]]\n\x01x='a b'\n\x01a[1 + 2]+=3\n\x01set +x +x +x\n\x01c1\n\x01c";
    expect(parseTrace(log).map(({ argv }) => argv)).toEqual([['c1']]);
  });

  it('is brought back to words', () => {
    expect(unquote("a 'b c' $'d\\'\\n\\303\\251' \\e ''")).toEqual(['a', 'b c', "d'\n\xc3\xa9", 'e', '']);
    expect(unquote("'a'\\''b' 'c")).toEqual(["a'b", 'c']);
  });
});
