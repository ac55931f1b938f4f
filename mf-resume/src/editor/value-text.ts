import { useLingui } from '@lingui/react/macro';
import { FORM_SECTIONS } from '../form/form-sections.ts';

/** An entry's id says nothing to people. */
const ENTRY_ID = /^[0-9a-f]{12,}$/;

/** Says a part of a resume in words: what its fields hold, one after the other. */
export function useValueText(): (value: unknown) => string {
  const { t } = useLingui();
  const wordsOf = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'string') return wordsOfString(value);
    if (Array.isArray(value)) return joined(value);
    if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
    const fields = value as Record<string, unknown>;
    if (Array.isArray(fields.blocks)) return fields.blocks.map((block: { text: string }) => block.text).join('\n');
    const { id: _, ...told } = fields;
    return joined(Object.values(told).filter((part) => typeof part !== 'boolean'));
  };
  const wordsOfString = (value: string): string => {
    if (value.startsWith('data:')) return t`(a picture)`;
    const section = FORM_SECTIONS.find(({ key }) => key === value);
    if (section) return t(section.label);
    return ENTRY_ID.test(value) ? '' : value;
  };
  const joined = (values: readonly unknown[]) => values.map(wordsOf).filter(Boolean).join(', ');
  return (value) => {
    const words = wordsOf(value);
    if (words !== '') return words;
    return Array.isArray(value) && value.length > 0 ? t`(in another order)` : t`(empty)`;
  };
}
