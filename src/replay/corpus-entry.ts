import type { DecisionEffect } from '../generated/types.js';

export interface CorpusEntry {
  readonly id?: string;
  readonly tool?: string;
  readonly input: unknown;
  readonly context?: object;
  readonly observed?: { readonly effect: DecisionEffect; readonly by: string };
  readonly source?: { readonly file?: string; readonly line?: number; readonly name?: string };
  readonly fidelity?: 'full' | 'redacted' | 'truncated';
  readonly count?: number;
}
