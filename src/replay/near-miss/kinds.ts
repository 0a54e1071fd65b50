/** Every kind of mutation, in the order of the report. */

import type { Kind } from './kind.js';
import { ENVIRONMENT_KINDS } from './kinds/environment.js';
import { EQUAL_KINDS } from './kinds/equal.js';
import { EQUAL_OPTION_KINDS } from './kinds/equal-options.js';
import { FORM_KINDS } from './kinds/forms.js';
import { HOST_KINDS } from './kinds/hosts.js';
import { OPTION_KINDS } from './kinds/options.js';
import { PLACE_KINDS } from './kinds/places.js';
import { PROGRAM_KINDS } from './kinds/programs.js';
import { TOOL_KINDS } from './kinds/tools.js';
import { UNKNOWN_KINDS } from './kinds/unknown.js';
import { WORD_KINDS } from './kinds/words.js';
import { WRAPPER_KINDS } from './kinds/wrappers.js';

export const KINDS: readonly Kind[] = [
  ...FORM_KINDS,
  ...WORD_KINDS,
  ...PLACE_KINDS,
  ...HOST_KINDS,
  ...ENVIRONMENT_KINDS,
  ...WRAPPER_KINDS,
  ...OPTION_KINDS,
  ...PROGRAM_KINDS,
  ...TOOL_KINDS,
  ...UNKNOWN_KINDS,
  ...EQUAL_KINDS,
  ...EQUAL_OPTION_KINDS,
];
