import { LETTER_LIMITS } from '@vitae/contract/cover-letter';

type LimitedField = keyof typeof LETTER_LIMITS;

/** The form's rules of a text: the API has the same. */
export function optional(label: string, field: LimitedField) {
  const limit = LETTER_LIMITS[field];
  return {
    maxLength: { value: limit, message: `${label} can have at most ${limit.toLocaleString('en-US')} characters.` },
  };
}

export function required(label: string, field: LimitedField) {
  return {
    ...optional(label, field),
    validate: (value: string) => value.trim() !== '' || `${label} is required.`,
  };
}
