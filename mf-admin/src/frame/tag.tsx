import { color, radius } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

const tones = {
  plain: { color: color.inkSoft, background: color.sunken },
  good: { color: color.success, background: color.successSoft },
  warning: { color: color.warning, background: color.warningSoft },
  danger: { color: color.danger, background: color.dangerSoft },
} as const;

/** A state in a word. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      css={[
        tones[tone],
        {
          display: 'inline-block',
          padding: '1px 8px',
          borderRadius: radius.pill,
          fontSize: 12.5,
          lineHeight: '19px',
          fontWeight: 550,
          whiteSpace: 'nowrap',
        },
      ]}
    >
      {children}
    </span>
  );
}
