import { useLingui } from '@lingui/react';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';
import { useCallback, useEffect, useState } from 'react';

type TranslateData = typeof import('./translate-data.ts').translateData;

/**
 * Puts texts that came as English data (a region's name, what a plan includes, what a field's schema says) into the
 * page's language. They are English until the list of them has come; English readers never fetch it.
 */
export function useDataTexts(): (text: string) => string {
  const { i18n } = useLingui();
  const [translate, setTranslate] = useState<TranslateData | null>(null);
  const isNeeded = i18n.locale !== SOURCE_LANGUAGE;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    import('./translate-data.ts').then(
      ({ translateData }) => isGone || setTranslate(() => translateData),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return useCallback((text) => (isNeeded && translate?.(i18n, text)) || text, [i18n, isNeeded, translate]);
}
