import { breakpoint, space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space.lg,
        alignItems: 'start',
        [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      {children}
    </div>
  );
}
