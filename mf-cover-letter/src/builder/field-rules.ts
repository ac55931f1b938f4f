import { useLingui } from '@lingui/react/macro';
import { LETTER_LIMITS } from '@vitae/contract/cover-letter';
import { useFormats } from '@vitae/remote-kit/formats';

type LimitedField = keyof typeof LETTER_LIMITS;

/** The form's rules of its texts: the API has the same. */
export function useFieldRules() {
  const { t } = useLingui();
  const { number } = useFormats();
  const optional = (label: string, field: LimitedField) => {
    const limit = number(LETTER_LIMITS[field]);
    return { maxLength: { value: LETTER_LIMITS[field], message: t`${label} can have at most ${limit} characters.` } };
  };
  const required = (label: string, field: LimitedField) => ({
    ...optional(label, field),
    validate: (value: string) => value.trim() !== '' || t`${label} is required.`,
  });
  return { optional, required };
}
