import { breakpoint, color, space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

/** On a phone: actions at the lower edge of the window, within a thumb's reach. Not there on wider screens. */
export function ThumbBar({ children, label }: { children: ReactNode; label: string }) {
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
          '& > *': { flex: 1, minHeight: 48 },
        }}
      >
        {children}
      </div>
    </>
  );
}
