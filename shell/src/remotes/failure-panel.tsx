import { Button } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { color, text } from '@vitae/ui/tokens';
import { CloudOff } from 'lucide-react';
import type { RemoteError } from './remote-error.ts';

/** In the place of a remote that cannot be shown. The rest of the site goes on. */
export function FailurePanel({ title, error, onRetry }: { title: string; error: RemoteError; onRetry(): void }) {
  return (
    <Container width="text">
      <div role="alert">
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={`“${title}” can't be shown right now`}
          action={
            <Button look="primary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <p>The rest of the site works. Check your connection and try again; what you have typed is kept.</p>
          <p css={[text.caption, { color: color.inkFaint, marginTop: 8 }]}>
            {error.code} · {error.remote} {error.version}
          </p>
        </EmptyState>
      </div>
    </Container>
  );
}
