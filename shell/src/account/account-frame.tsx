import { Card, Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';
import { SampleLetter } from '../landing/sample-pages.tsx';

interface AccountFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Below the form: the way to the other screen. */
  footer?: ReactNode;
}

/** The screens around an account: one form, and beside it what the account is for. */
export function AccountFrame({ title, lead, children, footer }: AccountFrameProps) {
  return (
    <Container
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
        alignItems: 'center',
        gap: 'clamp(32px, 8vw, 112px)',
        paddingBlock: 'clamp(32px, 6vw, 80px)',
        [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 480px)', justifyContent: 'center' },
      }}
    >
      <div css={{ display: 'grid', gap: space.xl }}>
        <div css={{ display: 'grid', gap: space.sm }}>
          <Heading level={1} look="title">
            {title}
          </Heading>
          <Text tone="soft">{lead}</Text>
        </div>
        <Card>{children}</Card>
        {footer ? <Text tone="soft">{footer}</Text> : null}
      </div>
      <div aria-hidden="true" css={{ [breakpoint.medium]: { display: 'none' } }}>
        <SampleLetter css={{ maxWidth: 420, marginInline: 'auto', transform: 'rotate(1.5deg)' }} />
      </div>
    </Container>
  );
}
