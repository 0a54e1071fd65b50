/** Everything the engine knows about the world, compiled from data: programs, paths, variables, hosts, tools. */

import type { EnvironmentCatalogue, HostCatalogue, PathCatalogue, ToolRegistry } from '../generated/types.js';
import { compileEnvironment, type Environment } from './environment.js';
import { type CompiledPaths, compilePaths } from './paths/catalogue.js';
import { buildRegistry, type GrammarSource, type Registry } from './registry.js';

export interface Knowledge {
  readonly registry: Registry;
  /** The path catalogue; `fold` for file systems that take upper and lower case for the same. */
  paths(fold: boolean): CompiledPaths;
  /** Directories to which anyone may write. */
  readonly openDirectories: readonly string[];
  readonly environment: Environment;
  readonly hosts: HostCatalogue;
  readonly tools: ToolRegistry;
}

export interface KnowledgeSources {
  readonly grammars: readonly GrammarSource[];
  readonly paths: PathCatalogue;
  readonly environment: EnvironmentCatalogue;
  readonly hosts: HostCatalogue;
  readonly tools: ToolRegistry;
}

/** The sources have been validated against their schemas. */
export function compileKnowledge(sources: KnowledgeSources): Knowledge {
  const exact = compilePaths(sources.paths, false);
  let folded: CompiledPaths | undefined;
  return {
    registry: buildRegistry({ grammars: sources.grammars, trustedBin: sources.paths.trustedBin }),
    paths: (fold) => {
      if (fold) folded ??= compilePaths(sources.paths, true);
      return fold ? (folded as CompiledPaths) : exact;
    },
    openDirectories: [...sources.paths.temporary, ...sources.paths.open],
    environment: compileEnvironment(sources.environment),
    hosts: sources.hosts,
    tools: sources.tools,
  };
}
