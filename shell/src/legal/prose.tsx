import { Container } from '@vitae/ui/layout';
import { Heading } from '@vitae/ui/text';
import { color, space, text } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

/** A page of running text: one column, a measure that reads well, headings that can be linked to. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Container width="text">
      <article
        css={{
          display: 'grid',
          gap: space.lg,
          paddingBlock: 'clamp(40px, 7vw, 88px)',
          '& h2': { marginTop: space.xl },
          '& p, & li': [text.body, { color: color.inkSoft }] as never,
          '& ul': { paddingInlineStart: space.xl, display: 'grid', gap: space.sm },
        }}
      >
        <Heading level={1} look="title">
          {title}
        </Heading>
        <p css={[text.lead, { color: color.ink }]}>{lead}</p>
        {children}
      </article>
    </Container>
  );
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gap: space.md }}>
      <Heading level={2} look="subtitle" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
