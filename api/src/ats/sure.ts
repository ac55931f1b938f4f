import { SURE_ENOUGH } from '@vitae/contract/resumes';
import type { Field } from '../parsing/result.ts';

/** The field, where the parser is sure enough of it to be used. */
export function sure<Value>(field: Field<Value> | null | undefined): Field<Value> | null {
  return field && field.confidence >= SURE_ENOUGH ? field : null;
}
