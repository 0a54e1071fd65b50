/** What the package ships, compiled on first use: knowledge, floor, baseline and postures. */

import { compileKnowledge, type Knowledge } from '../commands/knowledge.js';
import { type ShippedFile, shippedFiles } from '../generated/shipped.js';
import type {
  CommandGrammar,
  EnvironmentCatalogue,
  HostCatalogue,
  PathCatalogue,
  Posture,
  SecretCatalogue,
  ToolRegistry,
} from '../generated/types.js';
import { deepFreeze } from '../shape/freeze.js';
import type { LayerName } from './layers.js';
import { type LoadedPack, loadPack } from './pack.js';

export interface Shipped {
  readonly knowledge: Knowledge;
  readonly floor: readonly LoadedPack[];
  readonly baseline: readonly LoadedPack[];
  readonly postures: ReadonlyMap<string, Posture>;
}

let cached: Shipped | undefined;

/** The files were validated when the package was built; a pack that does not load is a fault of the build. */
export function shipped(): Shipped {
  cached ??= compile();
  return cached;
}

export const shippedKnowledge = (): Knowledge => shipped().knowledge;

let secrets: SecretCatalogue | undefined;

/** How secrets are known in recordings. No decision needs it, so that it is parsed by itself. */
export function shippedSecrets(): SecretCatalogue {
  secrets ??= deepFreeze(parsed('catalog/secrets.json') as SecretCatalogue);
  return secrets;
}

const parse = (file: ShippedFile | undefined): unknown => JSON.parse(file?.text ?? 'null', bare);

const parsed = (path: string): unknown => parse(shippedFiles.find((file) => file.path === `packs/${path}`));

/** Objects of the data have no prototype, so that a member they lack is missing whatever others did to Object.prototype. */
const bare = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.setPrototypeOf(value, null)
    : value;

function compile(): Shipped {
  const under = (folder: string): readonly ShippedFile[] =>
    shippedFiles.filter((file) => file.path.startsWith(`packs/${folder}/`));
  const postures = under('postures').map(parse) as Posture[];
  return {
    knowledge: compileKnowledge({
      grammars: under('commands').map((file) => ({
        programs: file.programs ?? [],
        read: () => parse(file) as CommandGrammar,
      })),
      paths: parsed('catalog/paths.json') as PathCatalogue,
      environment: parsed('catalog/environment.json') as EnvironmentCatalogue,
      hosts: parsed('catalog/hosts.json') as HostCatalogue,
      tools: parsed('tools/harnesses.json') as ToolRegistry,
    }),
    floor: packs(under('floor').map(parse), 'floor'),
    baseline: packs(under('baseline').map(parse), 'shipped'),
    postures: new Map(postures.map((posture) => [posture.id, deepFreeze(posture)])),
  };
}

function packs(values: readonly unknown[], layer: LayerName): LoadedPack[] {
  return values.map((value) => {
    const result = loadPack(value, layer);
    if (result.ok) return result.value;
    const [problem] = result.error;
    throw new Error(`A shipped pack does not load: ${problem?.pack} ${problem?.pointer} ${problem?.message}`);
  });
}
