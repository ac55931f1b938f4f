import { color, text } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

/** Words of the resume or the advert, as they stand there. */
export function Quote({ label, children }: { label: ReactNode; children: string }) {
  return (
    <p css={[text.caption, { color: color.inkSoft, overflowWrap: 'anywhere' }]}>
      <span css={{ color: color.inkFaint }}>{label}</span>{' '}
      <q>
        <bdi>{children}</bdi>
      </q>
    </p>
  );
}
