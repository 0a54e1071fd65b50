// Generated from schema/ by scripts/generate.mjs. Do not edit.

export type { SchemaError, SchemaValidator } from './validators/contract.js';
export { validateCallFacts } from './validators/CallFacts.js';
export { validateCommandGrammar } from './validators/CommandGrammar.js';
export { validateConfig } from './validators/Config.js';
export { validateContext } from './validators/Context.js';
export { validateCorpusEntry } from './validators/CorpusEntry.js';
export { validateDecision } from './validators/Decision.js';
export { validateDiagnostic } from './validators/Diagnostic.js';
export { validateEnvironmentCatalogue } from './validators/EnvironmentCatalogue.js';
export { validateHostCatalogue } from './validators/HostCatalogue.js';
export { validateNearMissMaterial } from './validators/NearMissMaterial.js';
export { validatePack } from './validators/Pack.js';
export { validatePathCatalogue } from './validators/PathCatalogue.js';
export { validatePosture } from './validators/Posture.js';
export { validateSecretCatalogue } from './validators/SecretCatalogue.js';
export { validateShape } from './validators/Shape.js';
export { validateToolRegistry } from './validators/ToolRegistry.js';
