import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Text } from '@vitae/ui/text';
import { useServices } from '../services.tsx';

/** Asked before log-out deletes what no account has. */
export function LogOutDialog() {
  const { t } = useLingui();
  const { logOutQuestion } = useServices();
  const stay = () => logOutQuestion.answer(false);
  return (
    <Dialog
      isOpen
      onClose={stay}
      title={t`Log out and delete what is not saved?`}
      width="small"
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Stay logged in</Trans>
          </Button>
          <Button look="danger" onClick={() => logOutQuestion.answer(true)}>
            <Trans>Log out and delete</Trans>
          </Button>
        </>
      }
    >
      <Text tone="soft">
        <Trans>Some of what you wrote is in this browser only. Logging out deletes it for good.</Trans>
      </Text>
    </Dialog>
  );
}
