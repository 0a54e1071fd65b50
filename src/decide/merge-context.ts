/** A context over another: what is known of one call over what is known of all. */

type Members = { readonly [name: string]: unknown };

/** Members of `over` replace those of `base`; of `workspace`, each member does by itself. Neither is changed. */
export function mergeContext(base: object, over: object): Members {
  const merged: Members = { ...base, ...over };
  const [under, own] = [(base as Members).workspace, (over as Members).workspace];
  return isObject(under) && isObject(own) ? { ...merged, workspace: { ...under, ...own } } : merged;
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
