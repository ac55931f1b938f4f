import { useQuery } from '@tanstack/react-query';
import { type Health, readHealth } from '@vitae/contract/health';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Card, Row } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { color, space } from '@vitae/ui/tokens';
import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react';
import { useId } from 'react';

const REFRESH_INTERVAL_MS = 30_000;

/** How the API and what it stands on are, checked twice a minute. */
export function HealthCard() {
  const http = useHttp();
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
          Health
        </Heading>
        <Button size="small" look="quiet" isBusy={isFetching} onClick={() => refetch()}>
          {isFetching ? null : <RefreshCw aria-hidden="true" />}
          Check again
        </Button>
      </Row>
      {isError ? (
        <Banner kind="error">
          The API does not answer at {readHealth.path}. Signed-in staff and visitors see errors.
        </Banner>
      ) : data ? (
        <HealthFacts health={data} />
      ) : (
        <div role="status" css={{ display: 'grid', gap: space.md }}>
          <Text tone="soft">Asking the API…</Text>
          <Skeleton height="20px" />
          <Skeleton width="70%" height="20px" />
        </div>
      )}
      {data ? (
        <Text look="caption" tone="faint">
          Last answer at {new Date(dataUpdatedAt).toLocaleTimeString()}
        </Text>
      ) : null}
    </Card>
  );
}

function HealthFacts({ health }: { health: Health }) {
  return (
    <dl css={{ margin: 0 }}>
      <Fact name="API" isWell={health.status === 'ok'}>
        {health.status === 'ok' ? `Well, version ${health.version}` : `Degraded, version ${health.version}`}
      </Fact>
      <Fact name="Database" isWell={health.database === 'ok'}>
        {health.database === 'ok' ? 'Answers' : 'Does not answer'}
      </Fact>
      <Fact name="Writer" isWell>
        {health.writer === 'builtin' ? 'Built in' : health.writer}
      </Fact>
    </dl>
  );
}

function Fact({ name, isWell, children }: { name: string; isWell: boolean; children: string }) {
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
