import { LINK_PASSWORD_MIN, type StoredResume } from '@vitae/contract/resumes';
import { useNotify } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
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
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [lastDay, setLastDay] = useState('');
  const { link } = resume;
  const address = link ? `${window.location.origin}/shared-resume/${link.token}` : '';
  const isTooShort = password !== '' && password.length < LINK_PASSWORD_MIN;
  const open = () =>
    actions.share(resume, {
      ...(password && { password }),
      ...(lastDay && { expires_at: new Date(`${lastDay}T23:59:59`).toISOString() }),
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', 'Copied the address.');
    } catch {
      notify('error', 'Failed to copy to clipboard.');
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title="A page to share" width="small">
      <Stack>
        {link ? (
          <>
            <TextField label="Address" readOnly value={address} onFocus={(event) => event.target.select()} />
            <Text look="caption" tone="soft">
              {[
                link.has_password ? 'Opens with the password.' : 'Opens for everyone who has the address.',
                link.expires_at ? `Until ${new Date(link.expires_at).toLocaleDateString()}.` : '',
                'It always shows the resume as it is now, without what you have hidden.',
              ]
                .filter(Boolean)
                .join(' ')}
            </Text>
            <Row gap="sm">
              <Button look="primary" onClick={() => void copy()}>
                Copy the address
              </Button>
              <Button look="danger" onClick={() => void actions.revoke(resume)}>
                Close the page
              </Button>
            </Row>
          </>
        ) : (
          <>
            <TextField
              label="Password"
              type="password"
              autoComplete="new-password"
              hint={`Optional, at least ${LINK_PASSWORD_MIN} characters.`}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...(isTooShort && { error: `At least ${LINK_PASSWORD_MIN} characters.` })}
            />
            <TextField
              label="Last day"
              type="date"
              hint="Optional."
              value={lastDay}
              onChange={(event) => setLastDay(event.target.value)}
            />
            <div>
              <Button look="primary" disabled={isTooShort} onClick={() => void open()}>
                Open the page
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
