import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bareCode } from './bare-code.js';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** Rooms that may touch the world: the command line and what loads bytes for the projector. */
const isOutside = (file: string): boolean => file === 'node.ts' || file.startsWith('cli/');

/** Packages that the core may use; each is pure. */
const PACKAGES: ReadonlySet<string> = new Set(['@noble/hashes', 'ipaddr.js', 'unbash', 'web-tree-sitter']);

/** What the help for tests may use besides; whoever installs the package for its engine does without. */
const FOR_TESTS = 'fast-check';
const isForTests = (file: string): boolean => file.startsWith('testing/');

/** Clock, chance, surroundings, and ways of making code from text. */
const WORLD = [
  ...['Date', 'performance', 'console', 'fetch', 'crypto', 'Buffer', 'navigator', 'localStorage'],
  ...[
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'XMLHttpRequest',
  ],
  ...[
    'WebSocket',
    'Worker',
    'SharedArrayBuffer',
    'Atomics',
    'Intl',
    'eval',
    'Function',
    'require',
    '__dirname',
  ],
  ...['globalThis', 'window', 'self', 'global', 'WeakRef', 'FinalizationRegistry'],
];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return path.endsWith('.ts') ? [relative(root, path)] : [];
  });
}

/** What the file imports, types left out: they are gone at run time. */
function importsOf(file: string): string[] {
  const { code } = bareCode(readFileSync(join(root, file), 'utf8'));
  const statements = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^;]*?\bfrom\s*(['"])([^'"]+)\1|\bimport\s*\(?\s*(['"])([^'"]+)\3/g,
  );
  return [...statements].map((match) => (match[2] ?? match[4]) as string);
}

/** Every file that the start brings in, with the packages that each asks for. */
function graph(start: string): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlyMap<string, string>;
} {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const pending = [start];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) packages.set(name, file);
      else pending.push(relative(root, resolve(root, dirname(file), name)).replace(/\.js$/, '.ts'));
    }
  }
  return { files, packages };
}

describe('purity', () => {
  const { files, packages } = graph('index.ts');
  const core = sources(root).filter((file) => !isOutside(file));

  it('the surface brings in the engine, and nothing of the command line', () => {
    expect(files.has('decide/decide.ts')).toBe(true);
    expect(files.has('bash/read.ts')).toBe(true);
    expect(files.size).toBeGreaterThan(60);
    expect([...files].filter(isOutside)).toEqual([]);
  });

  it('every package that it brings in is known to be pure', () => {
    const foreign = [...packages].filter(([name]) => !PACKAGES.has(packageOf(name)));
    expect(foreign).toEqual([]);
  });

  it('the help for tests brings in one package more, and nothing of the command line', () => {
    const help = graph('testing/index.ts');
    expect(help.files.has('testing/laws/laws.ts')).toBe(true);
    expect([...help.files].filter(isOutside)).toEqual([]);
    const foreign = [...help.packages.keys()].filter((name) => !PACKAGES.has(packageOf(name)));
    expect(foreign).toEqual([FOR_TESTS]);
  });

  it('nothing else imports it or that package, not even a type', () => {
    const wrong = sources(root)
      .filter((file) => !isForTests(file))
      .flatMap((file) => {
        const { code } = bareCode(readFileSync(join(root, file), 'utf8'));
        const found = code.matchAll(
          /(?:\bfrom|\bimport\s*\(?)\s*(['"])((?:[^'"]*\/)?testing\/[^'"]*|fast-check[^'"]*)\1/g,
        );
        return [...found].map((match) => `${file}: ${match[2]}`);
      });
    expect(wrong).toEqual([]);
  });

  it('no file of the core imports a module of Node, at run time or through a computed name', () => {
    const wrong = core.flatMap((file) => {
      const { code } = bareCode(readFileSync(join(root, file), 'utf8'));
      const dynamic = /\bimport\s*\(\s*(?!['"])/.test(code) ? ['a computed import'] : [];
      return [
        ...importsOf(file).filter((name) => /^node:|^(?:fs|path|os|child_process|crypto)$/.test(name)),
        ...dynamic,
      ].map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('no file of the core names a clock, chance, the surroundings, or makes code from text', () => {
    const words = new RegExp(
      `(?<![.\\w$])(?:${WORLD.join('|')})(?![\\w$]|\\s*\\??:)|\\bMath\\s*\\.\\s*random\\b|\\bMath\\s*\\[|\\bprocess\\s*[.[]`,
      'g',
    );
    const wrong = core.flatMap((file) => {
      const { code } = bareCode(readFileSync(join(root, file), 'utf8'), { strings: false });
      return [...code.matchAll(words)].map((match) => `${file}: ${match[0]}`);
    });
    expect(wrong).toEqual([]);
  });

  it('no regular expression is built from text: each is written out', () => {
    const wrong = core.flatMap((file) => {
      const { code } = bareCode(readFileSync(join(root, file), 'utf8'));
      return [...code.matchAll(/\bRegExp\s*\(\s*([^)]*)/g)]
        .filter((match) => !/^(['"`])[^'"`$]*\1\s*(?:,\s*(['"])\w*\2)?\s*$/.test(match[1] ?? ''))
        .map((match) => `${file}: ${match[0]}`);
    });
    expect(wrong).toEqual([]);
  });
});

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
