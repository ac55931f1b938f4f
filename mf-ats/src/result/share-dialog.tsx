import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type AtsCheck, revokeAtsLink, shareAtsCheck } from '@vitae/contract/ats';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { useState } from 'react';
import { keepCheck } from '../check/checks.ts';

/** A page of the report that everyone with its address can read, until it is closed. */
export default function ShareDialog({ check, onClose }: { check: AtsCheck; onClose(): void }) {
  const { t } = useLingui();
  const { http, notify } = usePlatform();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const address = check.link ? `${window.location.origin}/shared-ats-check/${check.link}` : '';
  const params = { id: check.id };

  const change = async (work: () => Promise<string | null>) => {
    setIsBusy(true);
    try {
      keepCheck(client, { ...check, link: await work() });
    } catch (error) {
      notify('error', readHttpFailure(error).serverMessage ?? t`That did not work. Please check your connection.`);
    } finally {
      setIsBusy(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', t`Copied the address.`);
    } catch {
      notify('error', t`Failed to copy to clipboard.`);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t`Share this report`} width="small">
      <Stack>
        <Text tone="soft">
          <Trans>
            The page shows score, fixes and requirements with their quotes. It does not show the text of your resume.
          </Trans>
        </Text>
        {check.link ? (
          <>
            <TextField
              label={t`Address of the page`}
              dir="ltr"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <Row gap="sm">
              <Button look="primary" onClick={() => void copy()}>
                <Trans>Copy the address</Trans>
              </Button>
              <Button
                look="danger"
                isBusy={isBusy}
                onClick={() => void change(() => send(http, revokeAtsLink, { params }).then(() => null))}
              >
                <Trans>Close the page</Trans>
              </Button>
            </Row>
          </>
        ) : (
          <div>
            <Button
              look="primary"
              isBusy={isBusy}
              onClick={() => void change(async () => (await send(http, shareAtsCheck, { params })).link)}
            >
              <Trans>Open a page for everyone with the link</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
