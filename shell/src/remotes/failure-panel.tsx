import { Button } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { color, text } from '@vitae/ui/tokens';
import { CloudOff } from 'lucide-react';

interface FailurePanelProps {
  /** What can't be shown: the subject of the sentence. */
  subject: string;
  /** For whoever mends it: the code, and what it befell. */
  detail: string;
  onRetry(): void;
}

/** In the place of a screen that cannot be shown. The rest of the site goes on. */
export function FailurePanel({ subject, detail, onRetry }: FailurePanelProps) {
  return (
    <Container width="text">
      <div role="alert">
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={`${subject} can't be shown right now`}
          action={
            <Button look="primary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          <p>The rest of the site works. Check your connection and try again; what you have typed is kept.</p>
          <p css={[text.caption, { color: color.inkFaint, marginTop: 8 }]}>{detail}</p>
        </EmptyState>
      </div>
    </Container>
  );
}
