import { Trans, useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/account';
import type { Challenge } from '@vitae/contract/auth';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../services.tsx';
import { OneTimeCodeField } from '../one-time-code-field.tsx';
import { DevMailboxHint } from '../site-config.tsx';
import { useSubmit } from '../use-submit.ts';
import { type AccountSectionProps, Section } from './section.tsx';
import { useConfirmed } from './use-confirmed.tsx';

export function EmailSection({ account, onChanged }: AccountSectionProps) {
  const [sent, setSent] = useState<{ email: string; challenge: Challenge } | null>(null);
  return (
    <Section
      title={<Trans>E-mail</Trans>}
      lead={<Trans>You sign in with it, and codes go there. We send no advertising.</Trans>}
    >
      {sent ? (
        <CodeStep
          {...sent}
          onCanceled={() => setSent(null)}
          onChanged={async () => {
            setSent(null);
            await onChanged();
          }}
        />
      ) : (
        <AddressStep present={account.email} onSent={(email, challenge) => setSent({ email, challenge })} />
      )}
    </Section>
  );
}

function AddressStep({ present, onSent }: { present: string; onSent(email: string, challenge: Challenge): void }) {
  const { t } = useLingui();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const form = useForm({ defaultValues: { email: present } });
  const { submit, isBusy, failure } = useSubmit(async ({ email }: { email: string }) => {
    onSent(email, await confirmed(() => send(platform.http, calls.changeEmail, { body: { email } })));
  }, form);
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <TextField
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          isRequired
          error={form.formState.errors.email?.message}
          {...form.register('email', {
            validate: (email) => email.trim() !== present || t`This is your address already.`,
          })}
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            <Trans>Change the address</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface CodeStepProps {
  email: string;
  challenge: Challenge;
  onCanceled(): void;
  onChanged(): Promise<void>;
}

function CodeStep({ email, challenge, onCanceled, onChanged }: CodeStepProps) {
  const { t } = useLingui();
  const { platform, applyProfile } = useServices();
  const form = useForm({ defaultValues: { code: '' } });
  const { submit, isBusy, failure } = useSubmit(async ({ code }: { code: string }) => {
    const body = { challenge_id: challenge.challenge_id, code: code.replace(/\D/g, '') };
    applyProfile(await send(platform.http, calls.confirmEmail, { body }));
    platform.notify('success', t`Your address is changed.`);
    await onChanged();
  }, form);
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <p>
          <Trans>
            We have sent a code to <bdi>{email}</bdi>. Your address stays as it is until you enter it.
          </Trans>
        </p>
        <DevMailboxHint />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <OneTimeCodeField
          label={t`Code from the mail`}
          autoFocus
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: t`Please enter the code.` })}
        />
        <Row>
          <Button type="submit" look="primary" isBusy={isBusy}>
            <Trans>Confirm</Trans>
          </Button>
          <Button look="quiet" onClick={onCanceled}>
            <Trans>Keep the old one</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
