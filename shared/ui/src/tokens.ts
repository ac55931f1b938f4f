import { css } from '@emotion/react';

/**
 * The design tokens, as references to custom properties that the shell sets on the page. A remote that was built
 * with an older copy of this package follows the shell's theme all the same, because it only holds the names.
 */
export const color = {
  page: 'var(--v-page)',
  surface: 'var(--v-surface)',
  raised: 'var(--v-raised)',
  sunken: 'var(--v-sunken)',
  line: 'var(--v-line)',
  lineStrong: 'var(--v-line-strong)',
  ink: 'var(--v-ink)',
  inkSoft: 'var(--v-ink-soft)',
  inkFaint: 'var(--v-ink-faint)',
  accent: 'var(--v-accent)',
  accentHover: 'var(--v-accent-hover)',
  accentSoft: 'var(--v-accent-soft)',
  onAccent: 'var(--v-on-accent)',
  danger: 'var(--v-danger)',
  dangerSoft: 'var(--v-danger-soft)',
  warning: 'var(--v-warning)',
  warningSoft: 'var(--v-warning-soft)',
  success: 'var(--v-success)',
  successSoft: 'var(--v-success-soft)',
} as const;

/** Spacing in steps of 4 px. */
export const space = {
  xs: '4px',
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  '2xl': '32px',
  '3xl': '48px',
  '4xl': '72px',
  '5xl': '112px',
} as const;

export const font = {
  sans: "'Inter Variable', 'Readex Pro Variable', 'Inter Fallback', ui-sans-serif, system-ui, 'Segoe UI', sans-serif",
  serif: "Newsreader, 'Readex Pro Variable', 'Newsreader Fallback', 'Iowan Old Style', Georgia, serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
} as const;

/** In rem, so that it follows the size that readers set in their browser. One type scale (ratio 1.2 below, 1.28 for the display sizes), each with its line height. */
export const text = {
  caption: css({ fontSize: '0.8125rem', lineHeight: '1.125rem' }),
  body: css({ fontSize: '0.9375rem', lineHeight: '1.5rem' }),
  lead: css({ fontSize: '1.125rem', lineHeight: '1.75rem' }),
  subtitle: css({ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600, letterSpacing: '-0.01em' }),
  title: css({
    fontFamily: font.serif,
    fontSize: 'clamp(1.625rem, 4vw, 2.125rem)',
    lineHeight: 1.18,
    fontWeight: 500,
    letterSpacing: '-0.015em',
  }),
  display: css({
    fontFamily: font.serif,
    fontSize: 'clamp(2.375rem, 6.4vw, 4.25rem)',
    lineHeight: 1.04,
    fontWeight: 500,
    letterSpacing: '-0.025em',
  }),
} as const;

export const radius = { sm: '6px', md: '10px', lg: '16px', pill: '999px' } as const;

export const shadow = { low: 'var(--v-shadow-low)', high: 'var(--v-shadow-high)' } as const;

export const motion = { quick: '140ms cubic-bezier(.2,.7,.3,1)', calm: '280ms cubic-bezier(.2,.7,.3,1)' } as const;

/** Height of the header that the shell keeps at the top of the window, in CSS pixels. */
export const HEADER_HEIGHT_PX = 64;

/** Widths at which a screen changes its shape. */
export const breakpoint = { narrow: '@media (max-width: 640px)', medium: '@media (max-width: 960px)' } as const;

/** Turns an icon that points onwards or back around where lines run from the right. Never a logo, a tick or a clock. */
export const mirrored = css({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

/** Words in a drawing that is `mirrored`, turned back in their place. */
export const mirroredBack = css({
  direction: 'ltr',
  '[dir="rtl"] &': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
});

export const focusRing = css({
  '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
});
