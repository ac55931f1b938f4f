import { breakpoint, color, space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

/** On a phone: actions at the lower edge of the window, within a thumb's reach, below what went wrong with them. */
export function ThumbBar({ children, label, message }: { children: ReactNode; label: string; message?: ReactNode }) {
  return (
    <>
      {/* What stands at the end of the page can be scrolled above the bar. */}
      <div aria-hidden="true" css={{ display: 'none', height: '5rem', [breakpoint.narrow]: { display: 'block' } }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        aria-label={label}
        css={{
          display: 'none',
          flexWrap: 'wrap',
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 40,
          gap: space.sm,
          padding: `${space.sm} ${space.lg}`,
          paddingBottom: `calc(${space.sm} + env(safe-area-inset-bottom))`,
          background: color.raised,
          borderTop: `1px solid ${color.line}`,
          [breakpoint.narrow]: { display: 'flex' },
          // As wide as their words, which stay on one line.
          '& > *': { flex: '1 1 auto', minHeight: 48, paddingInline: space.md },
        }}
      >
        {message ? <div css={{ flexBasis: '100%' }}>{message}</div> : null}
        {children}
      </div>
    </>
  );
}
