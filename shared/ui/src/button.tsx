import { css } from '@emotion/react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Spinner } from './progress.tsx';
import { breakpoint, color, focusRing, motion, radius } from './tokens.ts';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  border: '1px solid transparent',
  borderRadius: radius.md,
  fontWeight: 550,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick}`,
  '&:active:not(:disabled)': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  '& svg': { width: '18px', height: '18px', flex: 'none' },
});

const looks = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    '&:hover:not(:disabled)': { background: color.accentHover },
  }),
  secondary: css({
    background: color.surface,
    color: color.ink,
    borderColor: color.line,
    '&:hover:not(:disabled)': { borderColor: color.lineStrong, background: color.raised },
  }),
  quiet: css({
    background: 'transparent',
    color: color.inkSoft,
    '&:hover:not(:disabled)': { background: color.sunken, color: color.ink },
  }),
  danger: css({
    background: color.dangerSoft,
    color: color.danger,
    '&:hover:not(:disabled)': { borderColor: color.danger },
  }),
} as const;

const sizes = {
  small: css({ padding: '5px 10px', fontSize: '0.8125rem', [breakpoint.narrow]: { paddingBlock: '8px' } }),
  medium: css({ padding: '9px 16px', fontSize: '0.9375rem' }),
  large: css({ padding: '13px 24px', fontSize: '1rem' }),
} as const;

interface LookProps {
  look?: ButtonLook;
  size?: ButtonSize;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, LookProps {
  /** Shows a spinner and ignores clicks; the button keeps its focus. */
  isBusy?: boolean;
  /** Ignores clicks for a while and keeps its focus, which `disabled` would drop. */
  isPaused?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
}

export function Button({
  look = 'secondary',
  size = 'medium',
  isBusy = false,
  isPaused = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isPaused || undefined}
      onClick={isBusy || isPaused ? (event) => event.preventDefault() : onClick}
      css={[base, focusRing, looks[look], sizes[size]]}
    >
      {isBusy ? <Spinner size={16} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'secondary',
  size = 'medium',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & LookProps & { ref?: React.Ref<HTMLAnchorElement> }) {
  return (
    <a {...rest} css={[base, focusRing, looks[look], sizes[size]]}>
      {children}
    </a>
  );
}

/** A square button that shows an icon; `label` is its name. */
export function IconButton({
  label,
  children,
  look = 'quiet',
  isPaused = false,
  onClick,
  ...rest
}: Omit<ButtonProps, 'children' | 'size' | 'isBusy'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={isPaused || undefined}
      onClick={isPaused ? (event) => event.preventDefault() : onClick}
      title={label}
      css={[base, focusRing, looks[look], { padding: 0, width: 40, height: 40 }]}
    >
      {children}
    </button>
  );
}
