import { useLingui } from '@lingui/react/macro';
import { breakpoint, color, focusRing, radius } from '@vitae/ui/tokens';
import { useSyncExternalStore } from 'react';
import { languageNames } from '../messages.ts';
import { useServices } from '../services.tsx';

/** Changes the page's language. Each stands under the name that its own readers give it. The browser's own list: no code, and at home on every screen. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { language } = useServices().platform;
  const current = useSyncExternalStore(language.subscribe, language.get);
  return (
    <select
      aria-label={t`Language`}
      value={current}
      onChange={(event) => language.set(event.target.value)}
      css={[
        focusRing,
        {
          height: 40,
          paddingInline: 6,
          border: 0,
          borderRadius: radius.sm,
          background: 'transparent',
          fontSize: '0.875rem',
          [breakpoint.narrow]: { fontSize: '1rem' },
          color: color.inkSoft,
          cursor: 'pointer',
          '&:hover': { background: color.sunken, color: color.ink },
          '& option': { color: color.ink, background: color.raised },
        },
      ]}
    >
      {language.available.map((choice) => (
        <option key={choice} value={choice} lang={choice}>
          {languageNames[choice]}
        </option>
      ))}
    </select>
  );
}
