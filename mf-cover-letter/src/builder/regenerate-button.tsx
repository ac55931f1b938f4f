import { Trans } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { RefreshCw } from 'lucide-react';

export function RegenerateButton({
  isBusy,
  isPaused,
  isDisabled,
}: {
  isBusy: boolean;
  isPaused: boolean;
  isDisabled: boolean;
}) {
  return (
    <Button type="submit" isBusy={isBusy} isPaused={isPaused} disabled={isDisabled}>
      {isBusy ? null : <RefreshCw aria-hidden="true" />}
      <Trans>Regenerate</Trans>
    </Button>
  );
}
