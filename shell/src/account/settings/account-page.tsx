import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, readAccount } from '@vitae/contract/account';
import { useFormats } from '@vitae/remote-kit/formats';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Container, Stack } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.tsx';
import { useFailureMessage } from '../failure-message.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ConfirmedProvider } from './use-confirmed.tsx';

/** `/account`: who I am here, what opens my account, where it is open, and what is kept of me. */
export function AccountPage() {
  const { t } = useLingui();
  const { platform } = useServices();
  const [account, setAccount] = useState<Account | null>(null);
  const failureMessage = useRef(useFailureMessage());
  const [failure, setFailure] = useState<string | null>(null);

  const reload = useCallback(async () => {
    setFailure(null);
    try {
      setAccount(await send(platform.http, readAccount, {}));
    } catch (error) {
      setFailure(failureMessage.current(error));
    }
  }, [platform]);
  useEffect(() => void reload(), [reload]);

  return (
    <Container css={{ paddingBlock: 'clamp(32px, 5vw, 64px)', display: 'grid', gap: space['2xl'] }}>
      <Stack gap="sm">
        <Heading level={1} look="title">
          <Trans>Account</Trans>
        </Heading>
        {account ? <AccountLead account={account} /> : null}
      </Stack>
      {failure ? (
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={t`Your account could not be loaded`}
          action={
            <Button look="primary" onClick={() => void reload()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure}
        </EmptyState>
      ) : null}
      {!account && !failure ? (
        <Loading>
          <Trans>Loading your account…</Trans>
        </Loading>
      ) : null}
      {account ? (
        <ConfirmedProvider
          email={account.email}
          hasPassword={account.has_password}
          hasPasskey={account.passkeys.length > 0}
        >
          <Stack gap="xl">
            <NameSection account={account} onChanged={reload} />
            <EmailSection account={account} onChanged={reload} />
            <PasswordSection account={account} onChanged={reload} />
            <PasskeySection account={account} onChanged={reload} />
            <SecondFactorSection account={account} onChanged={reload} />
            <SessionsSection account={account} onChanged={reload} />
            <DataSection />
            <DeleteSection account={account} />
          </Stack>
        </ConfirmedProvider>
      ) : null}
    </Container>
  );
}

function AccountLead({ account }: { account: Account }) {
  const formats = useFormats();
  return (
    <Text tone="soft">
      <Trans>
        Signed in as <bdi>{account.email}</bdi>, with us since {formats.date(account.created_at)}.
      </Trans>
    </Text>
  );
}
