import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@vitae/contract/account';
import * as calls from '@vitae/contract/account';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Stack } from '@vitae/ui/layout';
import { Text } from '@vitae/ui/text';
import { useState } from 'react';
import { useServices } from '../../services.tsx';
import { ProofForm } from './proof-form.tsx';
import { Section } from './section.tsx';

export function DeleteSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const { platform, session } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section
      isDangerous
      title={<Trans>Delete the account</Trans>}
      lead={
        <Trans>
          Resumes, letters, checks, conversations and plan: all of it goes at once, and nothing brings it back.
        </Trans>
      }
    >
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t`Delete your account?`} width="small">
        <Stack>
          <Text>
            <Trans>
              Everything in it goes at once, also what is paid. Download your data first, if you want to keep a copy.
            </Trans>
          </Text>
          <ProofForm
            email={account.email}
            hasPassword={account.has_password}
            hasPasskey={account.passkeys.length > 0}
            askPasskey={() => send(platform.http, calls.askProofPasskey, {})}
            onProof={async (proof) => {
              await send(platform.http, calls.deleteAccount, { body: { proof } });
              platform.notify('success', t`Your account is deleted.`);
              session.end('user');
            }}
            submitLabel={<Trans>Delete everything</Trans>}
            submitLook="danger"
          />
        </Stack>
      </Dialog>
    </Section>
  );
}
