import { describe, expect, it } from 'vitest';
import { jsonLines, runCli } from './run-cli.js';

async function shapeOf(command: string): Promise<Record<string, unknown>> {
  const { out, code } = await runCli(['shape', '--format', 'json', '--', command]);
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

describe('portcullis shape', () => {
  it('lists decoded words, and null for one that the text does not fix', async () => {
    const shape = await shapeOf(`echo 'a b' $'\\x41' *.c "$X" ~`);
    expect(shape).toMatchObject({
      clean: true,
      commands: [{ argv: ['echo', 'a b', 'A', null, null, null] }],
    });
  });

  it('lists redirections with their decoded targets', async () => {
    const shape = await shapeOf('ls > "a b" 2>&1 < $X');
    expect((shape.commands as { redirects: unknown }[])[0]?.redirects).toEqual([
      { fd: 1, operator: '>', target: 'a b' },
      { fd: 2, operator: '>&', target: '1' },
      { fd: 0, operator: '<', target: null },
    ]);
  });

  it.each([
    ['X=1', 'assignment'],
    ['> f', 'redirection'],
    ['[[ -f x ]]', 'test'],
    ['(( 1 ))', 'arithmetic'],
    ['f() { :; }', 'function'],
  ])('marks %s by its form', async (command, form) => {
    const shape = await shapeOf(command);
    expect(shape.commands).toContainEqual(expect.objectContaining({ argv: [], form }));
  });

  it('has a diagnostic with a span for what it cannot read', async () => {
    const shape = await shapeOf('ls "');
    expect(shape.clean).toBe(false);
    const [diagnostic] = shape.diagnostics as Record<string, unknown>[];
    expect(Object.keys(diagnostic ?? {})).toEqual(['code', 'severity', 'span']);
  });

  it('shows nesting as text', async () => {
    const { out } = await runCli(['shape', 'echo $(whoami) && sudo ls']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('clean');
    expect(lines.some((line) => /^ +\d+ {4}whoami \[substitution of \d+\]$/.test(line))).toBe(true);
    expect(lines.some((line) => /^ +\d+ {4}ls \[operand of \d+\]$/.test(line))).toBe(true);
  });

  it('answers lines', async () => {
    const { out, code } = await runCli(['shape', '--jsonl'], {
      stdin: '{"id":1,"cmd":"ls"}\nx\n{"tool":"read","input":{"path":"a"}}\n',
    });
    expect(code).toBe(0);
    const rows = jsonLines(out);
    expect(rows[0]).toEqual({
      id: 1,
      clean: true,
      commands: [{ argv: ['ls'], redirects: [] }],
      diagnostics: [],
    });
    expect(rows[1]).toHaveProperty('error');
    expect(rows[2]).toMatchObject({ commands: [{ argv: [], form: 'tool' }] });
  });

  it.each([[['--nope']], [['--policy', 'x', 'ls']], [[]]])('%j is a usage error', async (argv) => {
    expect((await runCli(['shape', ...argv])).code).toBe(2);
  });
});
