import type { AdminUser } from '@vitae/contract/staff';
import { useHttp } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Container, Row } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, space } from '@vitae/ui/tokens';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HealthCard } from '../platform-state/health-card.tsx';
import { readPageChannel } from '../platform-state/page-channel.ts';
import { VersionsCard } from '../platform-state/versions-card.tsx';
import { logOut } from '../session/sign-in.ts';

function roleOf(admin: AdminUser): string {
  if (admin.is_superuser) return 'Superuser';
  return admin.is_staff ? 'Staff' : 'No staff rights';
}

export function SignedIn({ admin, onLogOut }: { admin: AdminUser; onLogOut(): void }) {
  const http = useHttp();
  const [channel] = useState(() => readPageChannel());
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Container css={{ display: 'grid', gap: space['2xl'], paddingBlock: 'clamp(32px, 5vw, 64px)' }}>
      <Row justify="space-between" gap="xl">
        <div ref={heading} tabIndex={-1} css={{ display: 'grid', gap: space.xs, outline: 'none', minWidth: 0 }}>
          <Heading level={1} look="title" css={{ overflowWrap: 'anywhere' }}>
            Signed in as {admin.username}
          </Heading>
          <Text tone="soft">{roleOf(admin)}</Text>
        </div>
        <Row gap="sm">
          <SiteButtonLink to="/" look="quiet">
            To the site
          </SiteButtonLink>
          <Button
            onClick={() => {
              onLogOut();
              logOut(http);
            }}
          >
            <LogOut aria-hidden="true" />
            Log out
          </Button>
        </Row>
      </Row>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
          alignItems: 'start',
          gap: space.xl,
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <HealthCard />
        <VersionsCard channel={channel} />
      </div>
    </Container>
  );
}
