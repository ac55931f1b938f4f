import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Health, readHealth } from '@vitae/contract/health';
import { useFormats } from '@vitae/remote-kit/formats';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Card, Row } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { color, space } from '@vitae/ui/tokens';
import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const REFRESH_INTERVAL_MS = 30_000;
const { path } = readHealth;

/** How the API and what it stands on are, checked twice a minute. */
export function HealthCard() {
  const http = useHttp();
  const formats = useFormats();
  const id = useId();
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => send(http, readHealth, {}, { signal }),
    refetchInterval: REFRESH_INTERVAL_MS,
  });

  return (
    <Card as="section" aria-labelledby={id} css={{ display: 'grid', gap: space.lg, alignContent: 'start' }}>
      <Row justify="space-between">
        <Heading level={2} look="subtitle" id={id}>
          <Trans>Health</Trans>
        </Heading>
        <Button size="small" look="quiet" isBusy={isFetching} onClick={() => refetch()}>
          {isFetching ? null : <RefreshCw aria-hidden="true" />}
          <Trans>Check again</Trans>
        </Button>
      </Row>
      {isError ? (
        <Banner kind="error">
          <Trans>
            The API does not answer at <bdi>{path}</bdi>. Signed-in staff and visitors see errors.
          </Trans>
        </Banner>
      ) : data ? (
        <HealthFacts health={data} />
      ) : (
        <div role="status" css={{ display: 'grid', gap: space.md }}>
          <Text tone="soft">
            <Trans>Asking the API…</Trans>
          </Text>
          <Skeleton height="20px" />
          <Skeleton width="70%" height="20px" />
        </div>
      )}
      {data ? (
        <Text look="caption" tone="faint">
          <Trans>Last answer at {formats.date(dataUpdatedAt, { timeStyle: 'medium' })}</Trans>
        </Text>
      ) : null}
    </Card>
  );
}

function HealthFacts({ health: { status, version, database, writer } }: { health: Health }) {
  const { t } = useLingui();
  return (
    <dl css={{ margin: 0 }}>
      <Fact name={t`API`} isWell={status === 'ok'}>
        {status === 'ok' ? (
          <Trans>
            Well, version <bdi>{version}</bdi>
          </Trans>
        ) : (
          <Trans>
            Degraded, version <bdi>{version}</bdi>
          </Trans>
        )}
      </Fact>
      <Fact name={t`Database`} isWell={database === 'ok'}>
        {database === 'ok' ? t`Answers` : t`Does not answer`}
      </Fact>
      <Fact name={t`Writer`} isWell>
        {writer === 'builtin' ? t`Built in` : <bdi>{writer}</bdi>}
      </Fact>
    </dl>
  );
}

function Fact({ name, isWell, children }: { name: string; isWell: boolean; children: ReactNode }) {
  const Icon = isWell ? CircleCheck : CircleAlert;
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: '20px 92px minmax(0, 1fr)',
        gap: space.md,
        alignItems: 'center',
        paddingBlock: 10,
        borderTop: `1px solid ${color.line}`,
      }}
    >
      <Icon aria-hidden="true" css={{ width: 20, height: 20, color: isWell ? color.success : color.danger }} />
      <dt css={{ color: color.inkSoft }}>{name}</dt>
      <dd css={{ margin: 0, fontWeight: isWell ? 450 : 600, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}
