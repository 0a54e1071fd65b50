/** Layers of a policy, lowest first, and what each may do. docs/layers.md shows the table. */

export type LayerName = 'floor' | 'shipped' | 'user-project';

export interface LayerPowers {
  /** May hold allow rules. */
  readonly allows: boolean;
  /** May name the effect `unknown` in an allow rule. */
  readonly vouches: boolean;
}

export const LAYERS: { readonly [name in LayerName]: LayerPowers } = {
  floor: { allows: false, vouches: false },
  shipped: { allows: true, vouches: false },
  'user-project': { allows: true, vouches: true },
};

export const isLayerName = (value: unknown): value is LayerName =>
  value === 'floor' || value === 'shipped' || value === 'user-project';
