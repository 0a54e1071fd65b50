/** One call of a foreign recording as an entry. */

import type { CorpusEntry } from '../../generated/types.js';
import type { Plain } from '../../shape/plain.js';
import type { CorpusFormat } from './formats.js';
import type { Place } from './place.js';
import type { ReaderOptions } from './reader.js';
import { sourceOf } from './source.js';
import { timeOf } from './time.js';
import { looksCut } from './truncated.js';

/** `time` and `session` are left out where they are no text of the kind. */
export function recordedCall(call: {
  readonly format: CorpusFormat;
  readonly line: number;
  readonly options: ReaderOptions;
  readonly tool: string;
  readonly input: Plain;
  readonly id?: string | undefined;
  readonly time?: Plain | undefined;
  readonly session?: Plain | undefined;
  readonly place?: Place;
  /** The reader knows that the call is not all there. */
  readonly cut?: boolean;
}): CorpusEntry {
  const time = timeOf(call.time);
  return {
    ...(call.id === undefined ? {} : { id: call.id }),
    ...(time === undefined ? {} : { time }),
    ...(typeof call.session === 'string' ? { session: call.session } : {}),
    tool: call.tool,
    input: call.input,
    ...call.place?.context(),
    source: sourceOf(call.format, call.line, call.options),
    ...(call.cut === true || looksCut(call.input) ? { fidelity: 'truncated' } : {}),
  };
}
