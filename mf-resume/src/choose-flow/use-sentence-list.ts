import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@vitae/remote-kit/formats';
import { capitalised } from './conventions.ts';

/** "Full name, city, phone", in the language of the page. */
export function useSentenceList(): (names: readonly MessageDescriptor[]) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (names) =>
    capitalised(
      formats.list(
        names.map((name) => t(name)),
        { type: 'unit' },
      ),
    );
}
