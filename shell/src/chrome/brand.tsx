import { color, font } from '@vitae/ui/tokens';

/** A name: the same in every language. */
export const NAME = 'Vitae';

/** The word mark: a page with a folded corner, and the name. */
export function Brand() {
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 10,
        color: color.ink,
        fontFamily: font.serif,
        fontSize: '1.5rem',
        lineHeight: '1.75rem',
        fontWeight: 560,
        letterSpacing: '-0.02em',
      }}
    >
      <svg viewBox="0 0 24 28" width="19" height="22" aria-hidden="true">
        <path d="M2 0h13l9 9v17a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" fill={color.accent} />
        <path d="M15 0l9 9h-7a2 2 0 0 1-2-2z" fill={color.page} opacity=".55" />
        <path
          d="M6.4 13.2l5.3 9.4 5.9-11"
          fill="none"
          stroke={color.onAccent}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {NAME}
    </span>
  );
}
