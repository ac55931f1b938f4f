import { color, radius, text } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

const TONES = {
  good: { background: color.successSoft, color: color.success },
  near: { background: color.warningSoft, color: color.warning },
  bad: { background: color.dangerSoft, color: color.danger },
  plain: { background: color.sunken, color: color.inkSoft },
  accent: { background: color.accentSoft, color: color.accent },
} as const;

/** A word that says what something is. */
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
