import type { Interpolation, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, text } from './tokens.ts';

type HeadingLevel = 1 | 2 | 3;
const headingLook = { 1: text.title, 2: text.title, 3: text.subtitle } as const;

interface HeadingProps {
  level: HeadingLevel;
  /** A look from the type scale when the level alone does not say it. */
  look?: 'display' | 'title' | 'subtitle';
  children: ReactNode;
  id?: string;
  className?: string;
}

/** A heading of the page's outline. */
export function Heading({ level, look, children, id, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className} css={[look ? text[look] : headingLook[level], { textWrap: 'balance' }]}>
      {children}
    </Tag>
  );
}

interface TextProps {
  look?: 'caption' | 'body' | 'lead';
  tone?: 'ink' | 'soft' | 'faint';
  as?: 'p' | 'span' | 'div';
  children: ReactNode;
  id?: string;
  className?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  role?: 'status' | 'alert' | 'note';
  css?: Interpolation<Theme>;
}

const tones = { ink: color.ink, soft: color.inkSoft, faint: color.inkFaint } as const;

/** Running text from the type scale. */
export function Text({ look = 'body', tone = 'ink', as: Tag = 'p', children, id, className, dir, role }: TextProps) {
  return (
    <Tag
      id={id}
      className={className}
      dir={dir}
      role={role}
      css={[text[look], { color: tones[tone], textWrap: 'pretty' }]}
    >
      {children}
    </Tag>
  );
}

/** For screen readers only. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
  ...rest
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2';
  id?: string;
  role?: string;
  'aria-live'?: 'polite' | 'assertive';
}) {
  return (
    <Tag
      {...rest}
      css={{
        position: 'absolute',
        width: 1,
        height: 1,
        margin: -1,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        border: 0,
      }}
    >
      {children}
    </Tag>
  );
}
