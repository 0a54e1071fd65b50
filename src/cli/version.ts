import { readFileSync } from 'node:fs';

/** The package's own version, from the package.json two levels up from both src/cli and dist/cli. */
export function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
