import type { ReactNode } from 'react';
import { color, radius, text } from './tokens.ts';

const TONES = {
  plain: { color: color.inkSoft, background: color.sunken },
  accent: { color: color.accent, background: color.accentSoft },
  good: { color: color.success, background: color.successSoft },
  warning: { color: color.warning, background: color.warningSoft },
  danger: { color: color.danger, background: color.dangerSoft },
} as const;

/** A word that says what something is, or how it stands. An icon before it is as high as the word. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      css={[
        text.caption,
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 4,
          padding: '1px 9px',
          borderRadius: radius.pill,
          fontWeight: 550,
          whiteSpace: 'nowrap',
          '& svg': { width: 14, height: 14 },
        },
        TONES[tone],
      ]}
    >
      {children}
    </span>
  );
}
