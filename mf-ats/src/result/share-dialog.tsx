import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type AtsCheck, revokeAtsLink, shareAtsCheck } from '@vitae/contract/ats';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { SharedAddress } from '@vitae/remote-kit/shared-address';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Stack } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { useState } from 'react';
import { keepCheck } from '../check/checks.ts';

/** A page of the report that everyone with its address can read, until it is closed. */
export default function ShareDialog({ check, onClose }: { check: AtsCheck; onClose(): void }) {
  const { t } = useLingui();
  const { http, notify } = usePlatform();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
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
  return (
    <Dialog isOpen onClose={onClose} title={t`Share this report`} width="small">
      <Stack>
        <Text tone="soft">
          <Trans>
            The page shows score, fixes and requirements with their quotes. It does not show the text of your resume.
          </Trans>
        </Text>
        {check.link ? (
          <SharedAddress
            path={`/shared-ats-check/${check.link}`}
            isBusy={isBusy}
            onClosePage={() => void change(() => send(http, revokeAtsLink, { params }).then(() => null))}
          />
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
