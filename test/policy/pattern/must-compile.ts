import { compilePattern, type Pattern } from '../../../src/policy/pattern/index.js';

/** The compiled pattern, where a test takes for granted that it compiles. */
export function mustCompile(source: string): Pattern {
  const compiled = compilePattern(source);
  if (!compiled.ok) throw new Error(`${source}: ${compiled.error.code} at ${compiled.error.offset}`);
  return compiled.value;
}
