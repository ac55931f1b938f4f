import { FailurePanel } from '../remotes/failure-panel.tsx';

/** In the place of a screen of the shell's own whose code could not be loaded, or that threw. */
export function ScreenFailure({ onRetry }: { onRetry(): void }) {
  return <FailurePanel subject="This page" detail="VITAE-SHELL-004" onRetry={onRetry} />;
}
