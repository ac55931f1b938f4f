import type { Field } from '../parsing/result.ts';

/** Below this a value is shown to a person and used for nothing. */
const SURE = 0.75;

/** The field, where the parser is sure enough of it to be used. */
export function sure<Value>(field: Field<Value> | null | undefined): Field<Value> | null {
  return field && field.confidence >= SURE ? field : null;
}
