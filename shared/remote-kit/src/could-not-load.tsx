import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import type { ReactNode } from 'react';
import { readHttpFailure } from './http-error.ts';

interface CouldNotLoadProps {
  /** What could not be had. */
  title: string;
  /** What the call has failed with. */
  error: unknown;
  onRetry(): void;
  icon?: ReactNode;
  /** Ways on beside trying again. */
  children?: ReactNode;
}

/** In the place of what a call should have brought: what the server said, or else that there is no connection. */
export function CouldNotLoad({ title, error, onRetry, icon, children }: CouldNotLoadProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Row gap="sm">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          {children}
        </Row>
      }
    >
      {readHttpFailure(error).serverMessage ?? t`Please check your connection.`}
    </EmptyState>
  );
}
