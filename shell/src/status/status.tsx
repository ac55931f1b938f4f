import { Trans, useLingui } from '@lingui/react/macro';
import { type Health, readHealth } from '@vitae/contract/health';
import { useFormats } from '@vitae/remote-kit/formats';
import { send } from '@vitae/remote-kit/send';
import { Card, Container, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, font, space, text } from '@vitae/ui/tokens';
import { useEffect, useState } from 'react';
import { OverridesPanel } from '../overrides/overrides-panel.tsx';
import { useServices } from '../services.tsx';

type HealthState = { status: 'loading' } | { status: 'known'; health: Health } | { status: 'unreachable' };

/** What runs here: the API, and which version of the shell and of each remote this page was made of. */
export function Status() {
  const { channel, platform } = useServices();
  const formats = useFormats();
  const [state, setState] = useState<HealthState>({ status: 'loading' });
  const { channel: channelName, revision } = channel;
  const changedAt = formats.date(channel.updatedAt, { dateStyle: 'medium', timeStyle: 'short' });

  useEffect(() => {
    const leaving = new AbortController();
    send(platform.http, readHealth, {}, { signal: leaving.signal })
      .then((health) => setState({ status: 'known', health }))
      .catch(() => leaving.signal.aborted || setState({ status: 'unreachable' }));
    return () => leaving.abort();
  }, [platform]);

  return (
    <Container width="text">
      <Stack gap="xl" css={{ paddingBlock: 'clamp(40px, 7vw, 88px)' }}>
        <Heading level={1} look="title">
          <Trans>Status</Trans>
        </Heading>
        {/* As high as its words will be. */}
        <div css={{ minHeight: '3rem', [breakpoint.narrow]: { minHeight: '7.5rem' } }}>
          <HealthBanner state={state} />
        </div>
        <Card as="section" aria-labelledby="versions">
          <Heading level={2} look="subtitle" id="versions">
            <Trans>What this page is made of</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>
              Channel {channelName}, revision {revision}, changed {changedAt}
            </Trans>
          </Text>
          <dl
            css={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              gap: `${space.sm} ${space.xl}`,
              margin: `${space.lg} 0 0`,
              [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
            }}
          >
            <Version name="shell" version={channel.shell.version} />
            {Object.entries(channel.remotes).map(([name, remote]) => (
              <Version key={name} name={name} version={remote.version} />
            ))}
          </dl>
        </Card>
        <OverridesPanel />
      </Stack>
    </Container>
  );
}

function HealthBanner({ state }: { state: HealthState }) {
  const { t } = useLingui();
  if (state.status === 'loading') return <Skeleton height="3rem" />;
  if (state.status === 'unreachable') {
    return (
      <Banner kind="error">
        <Trans>
          The API does not answer. What you have typed is kept; letters and sign-in work again when it is back.
        </Trans>
      </Banner>
    );
  }
  const { status, version, database, writer } = state.health;
  const databaseState = database === 'ok' ? t`ok` : database;
  const writerName = writer === 'builtin' ? t`the built-in writer` : writer;
  return (
    <Banner kind={status === 'ok' ? 'success' : 'warning'}>
      {status === 'ok' ? t`Everything works.` : t`The site runs, but not all of it.`}{' '}
      <Trans>
        API {version}, database {databaseState}, letters by {writerName}.
      </Trans>
    </Banner>
  );
}

function Version({ name, version }: { name: string; version: string }) {
  return (
    <>
      <dt css={text.body}>{name}</dt>
      <dd
        css={{
          margin: 0,
          fontFamily: font.mono,
          fontSize: '0.8125rem',
          lineHeight: '1.5rem',
          color: color.inkSoft,
          overflowWrap: 'anywhere',
        }}
      >
        <bdi dir="ltr">{version}</bdi>
      </dd>
    </>
  );
}
