import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { breakpoint, color, radius, shadow, space } from './tokens.ts';

type Gap = keyof typeof space;

interface StackProps {
  gap?: Gap;
  children: ReactNode;
  className?: string;
}

/** Children below each other. */
export function Stack({ gap = 'lg', children, className }: StackProps) {
  return (
    <div className={className} css={{ display: 'flex', flexDirection: 'column', gap: space[gap] }}>
      {children}
    </div>
  );
}

/** Children beside each other, wrapping. */
export function Row({
  gap = 'md',
  align = 'center',
  justify,
  children,
  className,
}: StackProps & { align?: string; justify?: string }) {
  return (
    <div
      className={className}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: align, justifyContent: justify, gap: space[gap] }}
    >
      {children}
    </div>
  );
}

/**
 * Parts beside each other that fold below each other in a narrower window.
 *
 * @param widths As of `grid-template-columns`.
 */
export function columns(widths: string, foldAt: keyof typeof breakpoint = 'medium') {
  return css({
    display: 'grid',
    gridTemplateColumns: widths,
    [breakpoint[foldAt]]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  });
}

/**
 * Equal tiles, as many beside each other as there is room for.
 *
 * @param least The width below which a tile is not pressed, as a CSS length.
 */
export function tiles(least: string) {
  return css({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` });
}

const widths = { text: '720px', page: '1360px' } as const;

/** The page's column: as wide as the header above it, or for reading and for forms of one column. */
export function Container({
  width = 'page',
  children,
  className,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={className}
      css={{ width: '100%', maxWidth: widths[width], marginInline: 'auto', paddingInline: 'clamp(16px, 4vw, 32px)' }}
    >
      {children}
    </div>
  );
}

/** A surface that holds one thing. */
export function Card({
  children,
  className,
  as: Tag = 'div',
  ...rest
}: {
  children: ReactNode;
  className?: string;
  as?: 'div' | 'section' | 'article' | 'li';
  'aria-labelledby'?: string;
  'aria-label'?: string;
}) {
  return (
    <Tag
      {...rest}
      className={className}
      css={{
        background: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: radius.lg,
        padding: 'clamp(16px, 3vw, 24px)',
        boxShadow: shadow.low,
      }}
    >
      {children}
    </Tag>
  );
}
