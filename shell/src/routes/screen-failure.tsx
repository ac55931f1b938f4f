import { Trans } from '@lingui/react/macro';
import { FailurePanel } from '../remotes/failure-panel.tsx';

/** In the place of a screen of the shell's own whose code could not be loaded, or that threw. */
export function ScreenFailure({ onRetry }: { onRetry(): void }) {
  return (
    <FailurePanel
      title={<Trans>This page can't be shown right now</Trans>}
      cause="network"
      detail="VITAE-SHELL-004"
      onRetry={onRetry}
    />
  );
}
