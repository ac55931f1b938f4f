import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space, text } from './tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });
const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

// Nothing moves for more than five seconds: by then the words beside it have been read.
const TURNS = 6;
const BREATHS = 3;
const PASSES = 4;

/** Decorative: the text beside it says what is going on. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      css={{
        display: 'inline-block',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        border: '2px solid currentColor',
        borderInlineEndColor: 'transparent',
        opacity: 0.8,
        animation: `${turn} 800ms linear ${TURNS}`,
      }}
    />
  );
}

/** Says that something is loading, to eyes and to screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      css={[
        text.body,
        {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: space.md,
          padding: `${space['4xl']} ${space.lg}`,
          color: color.inkSoft,
        },
      ]}
    >
      <Spinner />
      {children}
    </div>
  );
}

/** Stands in for content of a known shape. Width and height are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return (
    <span
      aria-hidden="true"
      css={{
        display: 'block',
        width,
        height,
        borderRadius: radius.sm,
        background: color.sunken,
        animation: `${breathe} 1.6s ease-in-out ${BREATHS}`,
      }}
    />
  );
}

/** Progress of long work, 0 to 1; without a value it only moves. */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  const isKnown = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(value * 100) : undefined}
      css={{ position: 'relative', height: 6, borderRadius: radius.pill, background: color.line, overflow: 'hidden' }}
    >
      <div
        css={{
          position: 'absolute',
          insetInlineStart: 0,
          height: '100%',
          borderRadius: radius.pill,
          background: color.accent,
          forcedColorAdjust: 'none',
          transition: 'width 300ms ease',
          animation: isKnown ? undefined : `${pass} 1.2s ease-in-out ${PASSES}`,
        }}
        style={{ width: isKnown ? `${value * 100}%` : '40%' }}
      />
    </div>
  );
}
