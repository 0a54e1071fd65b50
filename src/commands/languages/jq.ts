/**
 * jq programs: what they compute is data, save where they read the environment or files by name
 * (jq 1.7 manual: `env`, `$ENV`, `import`, `include`, `input_filename` names a file that was given anyway).
 */

import { type ArgumentLanguage, NOTHING, unknownText } from '../language.js';

export const jq: ArgumentLanguage = (text) => {
  const code = withoutData(text);
  if (/\$ENV\b|(?<![\w.$@])env\b/.test(code)) {
    return { ...NOTHING, effects: ['secret-read'] };
  }
  const reads = /(?<![\w.$@])(?:import|include|modulemeta|get_search_list|\$__prog_args)\b/.exec(code);
  return reads === null ? NOTHING : unknownText(`it uses ${reads[0]}`);
};

/** Comments, strings without interpolation and names of members are data. */
function withoutData(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[^(])*"|\.\s*[A-Za-z_]\w*|[A-Za-z_]\w*(?=\s*:)|#[^\n]*/g, (part) =>
    part.startsWith('#') && part.includes('\\') ? part : ' ',
  );
}
