import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';

/** What the contract's list of regions says: names, group and advice. */
const translate = createDataTranslator(
  [
    msg`United States`,
    msg`United Kingdom`,
    msg`European Union`,
    msg`India`,
    msg`United Arab Emirates`,
    msg`Saudi Arabia`,
    msg`Qatar`,
    msg`Kuwait`,
    msg`Bahrain`,
    msg`Oman`,
    msg`Another country`,
    msg`Gulf (GCC)`,
    msg`Leave out photo, age and family details: employers in the United States must not consider them.`,
    msg`Two pages of A4 without photo, age or family details are the custom in the United Kingdom.`,
    msg`A photo and your date of birth are your choice in most of Europe; family details do not belong here.`,
    msg`A short section of personal details is common in India; international employers do not need it.`,
    msg`Add a photo or personal details only where the advert or the custom of the country asks for them.`,
    msg`Employers in the United Arab Emirates look for nationality, visa status and a professional photo near the top.`,
    msg`Employers in Saudi Arabia look for nationality, visa status and a professional photo near the top.`,
    msg`Employers in Qatar look for nationality, visa status and a professional photo near the top.`,
    msg`Employers in Kuwait look for nationality, visa status and a professional photo near the top.`,
    msg`Employers in Bahrain look for nationality, visa status and a professional photo near the top.`,
    msg`Employers in Oman look for nationality, visa status and a professional photo near the top.`,
  ].map((text) => ({ text })),
);

/** Puts what the contract says of a region into the page's language. */
export function useRegionTexts(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => translate(i18n, text) ?? text;
}
