import { Trans, useLingui } from '@lingui/react/macro';
import { type askProofPasskey, type Proof, sendProofCode } from '@vitae/contract/account';
import type { Challenge } from '@vitae/contract/auth';
import type { CallOutput } from '@vitae/contract/call';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../services.tsx';
import { OneTimeCodeField } from '../one-time-code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { DevMailboxHint } from '../site-config.tsx';
import { useSubmit } from '../use-submit.ts';
import { answerWithPasskey, hasPasskeySupport, isPasskeyCanceled } from './passkey-browser.ts';

interface ProofFormProps {
  hasPassword: boolean;
  hasPasskey: boolean;
  email: string;
  askPasskey(): Promise<CallOutput<typeof askProofPasskey>>;
  onProof(proof: Proof): Promise<void>;
  submitLabel: ReactNode;
  submitLook?: 'primary' | 'danger';
}

/** A proof of who sits there: a passkey, the password, or for who has none a code by mail. */
export function ProofForm({ hasPassword, hasPasskey, email, askPasskey, onProof, ...submit }: ProofFormProps) {
  const passkey = useSubmit(async () => {
    try {
      await onProof({ kind: 'passkey', ...(await answerWithPasskey(await askPasskey())) });
    } catch (error) {
      if (!isPasskeyCanceled(error)) throw error;
    }
  });
  return (
    <Stack>
      {hasPasskey && hasPasskeySupport() ? (
        <>
          {passkey.failure ? <Banner kind="error">{passkey.failure}</Banner> : null}
          <Button isBusy={passkey.isBusy} onClick={() => void passkey.submit(undefined)}>
            <KeyRound aria-hidden="true" />
            <Trans>Use a passkey</Trans>
          </Button>
        </>
      ) : null}
      {hasPassword ? (
        <PasswordProof email={email} onProof={onProof} {...submit} />
      ) : (
        <CodeProof email={email} onProof={onProof} {...submit} />
      )}
    </Stack>
  );
}

type PartProps = Pick<ProofFormProps, 'email' | 'onProof' | 'submitLabel' | 'submitLook'>;

function PasswordProof({ email, onProof, submitLabel, submitLook = 'primary' }: PartProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { password: '' } });
  const { submit, isBusy, failure } = useSubmit(
    ({ password }: { password: string }) => onProof({ kind: 'password', password }),
    form,
  );
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password', { required: t`Please enter your password.` })}
        />
        <Button type="submit" look={submitLook} isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

function CodeProof({ email, onProof, submitLabel, submitLook = 'primary' }: PartProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const form = useForm({ defaultValues: { code: '' } });
  const ask = useSubmit(async () => setChallenge(await send(platform.http, sendProofCode, {})));
  const prove = useSubmit(async ({ code }: { code: string }) => {
    if (challenge) await onProof({ kind: 'code', challenge_id: challenge.challenge_id, code: code.replace(/\D/g, '') });
  }, form);
  const failure = ask.failure ?? prove.failure;
  if (!challenge) {
    return (
      <Stack>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <p>
          <Trans>
            We send a code to <bdi>{email}</bdi>.
          </Trans>
        </p>
        <Button look="primary" isBusy={ask.isBusy} onClick={() => void ask.submit(undefined)}>
          <Trans>Send the code</Trans>
        </Button>
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(prove.submit)}>
      <Stack>
        <DevMailboxHint />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <OneTimeCodeField
          label={t`Code from the mail`}
          autoFocus
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: t`Please enter the code.` })}
        />
        <Button type="submit" look={submitLook} isBusy={prove.isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
