import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

function roleOf(admin: AdminUser): MessageDescriptor {
  if (admin.is_superuser) return msg`Superuser`;
  return admin.is_staff ? msg`Staff` : msg`No staff rights`;
}

export function SignedIn({ admin, onLogOut }: { admin: AdminUser; onLogOut(): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const [channel] = useState(() => readPageChannel());
  const { username } = admin;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Container css={{ display: 'grid', gap: space['2xl'], paddingBlock: 'clamp(32px, 5vw, 64px)' }}>
      <Row justify="space-between" gap="xl">
        <div ref={heading} tabIndex={-1} css={{ display: 'grid', gap: space.xs, outline: 'none', minWidth: 0 }}>
          <Heading level={1} look="title" css={{ overflowWrap: 'anywhere' }}>
            <Trans>
              Signed in as <bdi>{username}</bdi>
            </Trans>
          </Heading>
          <Text tone="soft">{t(roleOf(admin))}</Text>
        </div>
        <Row gap="sm">
          <SiteButtonLink to="/" look="quiet">
            <Trans>To the site</Trans>
          </SiteButtonLink>
          <Button
            onClick={() => {
              onLogOut();
              logOut(http);
            }}
          >
            <LogOut aria-hidden="true" />
            <Trans>Log out</Trans>
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
