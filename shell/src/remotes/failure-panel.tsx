import { Trans } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { color, text } from '@vitae/ui/tokens';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface FailurePanelProps {
  /** What can't be shown, as a sentence. */
  title: ReactNode;
  /** What is to blame, as far as one knows; decides what the person is advised to do. */
  cause: 'network' | 'code';
  /** What the person has typed is there again when the screen is. */
  hasDrafts?: boolean;
  /** For whoever mends it: the code, and what it befell. */
  detail: string;
  onRetry(): void;
}

/** In the place of a screen that cannot be shown. The rest of the site goes on. */
export function FailurePanel({ title, cause, hasDrafts = false, detail, onRetry }: FailurePanelProps) {
  return (
    <Container width="text">
      <div role="alert">
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={title}
          action={
            <Button look="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <p>
            {cause === 'network' ? (
              <Trans>The rest of the site works. Check your connection and try again.</Trans>
            ) : (
              <Trans>The rest of the site works. The failure has been reported; try again, or come back later.</Trans>
            )}
          </p>
          {hasDrafts ? (
            <p>
              <Trans>What you typed is kept.</Trans>
            </p>
          ) : null}
          <p css={[text.caption, { color: color.inkFaint, marginTop: 8 }]}>
            <bdi>{detail}</bdi>
          </p>
        </EmptyState>
      </div>
    </Container>
  );
}
