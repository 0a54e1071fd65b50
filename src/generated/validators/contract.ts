// Generated from schema/ by scripts/generate.mjs. Do not edit.

export interface SchemaError {
  /** JSON pointer to the value that is at fault. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Leaves the faults of the last value it was given in `errors`. Recurses as deeply as the value does. */
export interface SchemaValidator<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}
