import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LINK_PASSWORD_MIN, type StoredResume } from '@vitae/contract/resumes';
import { useFormats } from '@vitae/remote-kit/formats';
import { SharedAddress } from '@vitae/remote-kit/shared-address';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { useState } from 'react';
import type { DashboardActions } from './use-dashboard-actions.ts';

interface ShareDialogProps {
  resume: StoredResume;
  actions: DashboardActions;
  onClose(): void;
}

/** A page that everyone with its address can read, until it is closed. */
export default function ShareDialog({ resume, actions, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const least = LINK_PASSWORD_MIN;
  const [password, setPassword] = useState('');
  const [lastDay, setLastDay] = useState('');
  const { link } = resume;
  const lastOpen = link?.expires_at ? formats.date(link.expires_at) : null;
  const isTooShort = password !== '' && password.length < LINK_PASSWORD_MIN;
  const open = () =>
    actions.share(resume, {
      ...(password && { password }),
      ...(lastDay && { expires_at: new Date(`${lastDay}T23:59:59`).toISOString() }),
    });
  return (
    <Dialog isOpen onClose={onClose} title={t`A page to share`} width="small">
      <Stack>
        {link ? (
          <SharedAddress path={`/shared-resume/${link.token}`} onClosePage={() => void actions.revoke(resume)}>
            <Text look="caption" tone="soft">
              {link.has_password ? (
                <Trans>Opens with the password.</Trans>
              ) : (
                <Trans>Opens for everyone who has the address.</Trans>
              )}{' '}
              {lastOpen ? <Trans>Until {lastOpen}.</Trans> : null}{' '}
              <Trans>It always shows the resume as it is now, without what you have hidden.</Trans>
            </Text>
          </SharedAddress>
        ) : (
          <>
            <TextField
              label={t`Password`}
              type="password"
              autoComplete="new-password"
              hint={t`Optional, at least ${plural(least, { one: '# character', other: '# characters' })}.`}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...(isTooShort && {
                error: t`At least ${plural(least, { one: '# character', other: '# characters' })}.`,
              })}
            />
            <TextField
              label={t`Last day`}
              type="date"
              hint={t`Optional.`}
              value={lastDay}
              onChange={(event) => setLastDay(event.target.value)}
            />
            <div>
              <Button look="primary" disabled={isTooShort} onClick={() => void open()}>
                <Trans>Open the page</Trans>
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
