import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { Button } from '@vitae/ui/button';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { VisuallyHidden } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';

/** Why something is not here, in a sentence. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const { status, serverMessage } = readHttpFailure(error);
    if (status === null)
      return navigator.onLine
        ? t`The API does not answer. Please try again in a moment.`
        : t`You are offline. What you see may be old.`;
    return serverMessage ?? t`That did not work. Please try again.`;
  };
}

interface AskedProps<Data> {
  query: UseQueryResult<Data>;
  /** Lines of the shape that stands in while it loads. */
  lines?: number;
  children(data: Data): ReactNode;
}

/** What was asked of the API: the answer; while it is on its way a shape of it, and why it did not come. */
export function Asked<Data>({ query, lines = 4, children }: AskedProps<Data>) {
  const failureText = useFailureText();
  const { t } = useLingui();
  const { data, error, isFetching, fetchStatus, refetch } = query;
  const isOffline = fetchStatus === 'paused';
  return (
    <>
      {isOffline ? (
        <Banner kind="error">{t`You are offline. What you see may be old.`}</Banner>
      ) : error ? (
        <Banner
          kind="error"
          action={
            <Button size="small" isBusy={isFetching} onClick={() => refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failureText(error)}
        </Banner>
      ) : null}
      {data !== undefined ? children(data) : error || isOffline ? null : <Waiting lines={lines} />}
    </>
  );
}

function Waiting({ lines }: { lines: number }) {
  return (
    <div role="status" css={{ display: 'grid', gap: space.md }}>
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="22px" width={`${100 - ((index * 17) % 40)}%`} />
      ))}
    </div>
  );
}
