import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';

const translate = createDataTranslator([msg`Free`, msg`Pro Monthly`, msg`Pro Yearly`].map((text) => ({ text })));

/** Puts a plan's name into the page's language. */
export function usePlanName(): (name: string) => string {
  const { i18n } = useLingui();
  return (name) => translate(i18n, name) ?? name;
}
