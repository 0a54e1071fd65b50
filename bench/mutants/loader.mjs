/**
 * Modules of `src` and `test` as vite would load them, with one file's text replaced: only what imports that file,
 * directly or not, is loaded again for each mutant.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleRunnerTransform, transformWithOxc } from 'vite';

const AsyncFunction = (async () => {}).constructor;
const PARAMETERS = ['import', 'exportName', 'exportAll', 'import_meta', 'exports', 'dynamic_import'];

/** @param {Record<string, object>} shims modules that stand in for packages, by name */
export function createLoader(shims) {
  const modules = new Map();
  const importsOf = new Map();
  let replaced = null;

  async function link(specifier, from) {
    if (shims[specifier] !== undefined) return shims[specifier];
    if (!specifier.startsWith('.')) return import(specifier);
    const path = sourceOf(resolve(dirname(from), specifier));
    importsOf.get(from).add(path);
    return load(path);
  }

  /** One import at a time: a module that is still running is one that imports this one, and is handed out as it is. */
  async function load(path) {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const exports = {};
    modules.set(path, exports);
    try {
      await run(path, exports);
    } catch (error) {
      modules.delete(path);
      throw error;
    }
    return exports;
  }

  async function run(path, exports) {
    // Kept of earlier runs: one that breaks off has not got to all of them.
    if (!importsOf.has(path)) importsOf.set(path, new Set());
    const source = replaced?.path === path ? replaced.source : readFileSync(path, 'utf8');
    const body = await bodyOf(path, source);
    const define = (name, get) =>
      Object.defineProperty(exports, name, { enumerable: true, configurable: true, get });
    const all = (from) => {
      for (const name of Object.keys(from))
        if (name !== 'default' && !(name in exports)) define(name, () => from[name]);
    };
    await body(
      ...[(specifier) => link(specifier, path), define, all, { url: pathToFileURL(path).href }, exports],
      (specifier) => link(specifier, path),
    );
  }

  /** Files that import the file, directly or not, and the file itself. */
  function dependents(path) {
    const found = new Set([path]);
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const [file, imports] of importsOf)
        if ([...imports].some((one) => found.has(one))) found.add(file);
    }
    return found;
  }

  return {
    load,
    /** From here on the file reads so; null: as it is on disk. Answers the files that are loaded anew. */
    replace(path, source) {
      replaced = source === null ? null : { path, source };
      const files = dependents(path);
      for (const file of files) modules.delete(file);
      return files;
    },
  };
}

const sourceOf = (path) => {
  const typed = path.replace(/\.js$/, '.ts');
  return existsSync(typed) ? typed : path;
};

const bodies = new Map();

async function bodyOf(path, source) {
  const known = bodies.get(path);
  if (known?.source === source) return known.body;
  const { code } = path.endsWith('.ts')
    ? await transformWithOxc(source, path, { sourcemap: false })
    : { code: source };
  const { code: linked } = await moduleRunnerTransform(code, null, path, code);
  const body = new AsyncFunction(
    ...PARAMETERS.map((name) => `__vite_ssr_${name}__`),
    `'use strict';${linked}`,
  );
  if (known === undefined) bodies.set(path, { source, body });
  return body;
}
