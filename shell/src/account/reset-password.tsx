import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/auth';
import { type Challenge, emailSchema, newPasswordSchema } from '@vitae/contract/auth';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useServices } from '../services.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { fromHere } from './from-here.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordHint } from './password-hint.ts';
import { usePendingCode } from './pending-code.ts';
import { SecondFactorField, useSecondFactor } from './second-factor-field.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

type Step = { name: 'address' } | { name: 'code' } | { name: 'password'; email: string; resetToken: string };

/** Three steps: the address, the code that was mailed to it, a new password. */
export function ResetPassword({ initialEmail, onBack }: { initialEmail: string; onBack(): void }) {
  const { t } = useLingui();
  const [pending, setPending] = usePendingCode('reset');
  const [step, setStep] = useState<Step>(pending ? { name: 'code' } : { name: 'address' });
  return (
    <AccountFrame
      title={t`Choose a new password`}
      lead={t`A code by mail shows that the address is yours.`}
      footer={
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            setPending(null);
            onBack();
          }}
        >
          <Trans>Back to sign-in</Trans>
        </Button>
      }
    >
      {step.name === 'address' ? (
        <AddressForm
          initialEmail={initialEmail}
          onSent={(email, challenge) => {
            setPending({ email, challenge });
            setStep({ name: 'code' });
          }}
        />
      ) : null}
      {step.name === 'code' && pending ? (
        <CodeForm
          email={pending.email}
          challenge={pending.challenge}
          resend={{ purpose: 'reset', email: pending.email }}
          onChallenge={(challenge) => setPending({ ...pending, challenge })}
          onVerified={(answer) => {
            if (answer.purpose !== 'reset') return;
            setStep({ name: 'password', email: pending.email, resetToken: answer.reset_token });
            setPending(null);
          }}
        />
      ) : null}
      {step.name === 'password' ? <NewPasswordForm email={step.email} resetToken={step.resetToken} /> : null}
    </AccountFrame>
  );
}

const addressSchema = z.object({ email: emailSchema });

function AddressForm({
  initialEmail,
  onSent,
}: {
  initialEmail: string;
  onSent(email: string, challenge: Challenge): void;
}) {
  const { t } = useLingui();
  const { platform } = useServices();
  const inLanguage = useDataTexts();
  const form = useForm({ resolver: zodResolver(addressSchema), defaultValues: { email: initialEmail } });
  const { submit, isBusy, failure } = useSubmit(async ({ email }: { email: string }) => {
    onSent(email, await send(platform.http, calls.sendCode, { body: { purpose: 'reset', email } }));
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <TextField
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          isRequired
          error={inLanguage(form.formState.errors.email?.message ?? '')}
          {...form.register('email')}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          <Trans>Send the code</Trans>
        </Button>
      </Stack>
    </form>
  );
}

const passwordSchema = z.object({ password: newPasswordSchema, second_factor_code: z.string() });

function NewPasswordForm({ email, resetToken }: { email: string; resetToken: string }) {
  const { t } = useLingui();
  const { platform } = useServices();
  const signIn = useSignIn();
  const inLanguage = useDataTexts();
  const passwordHint = usePasswordHint();
  const form = useForm({
    resolver: zodResolver(passwordSchema),
    defaultValues: { password: '', second_factor_code: '' },
  });
  const secondFactor = useSecondFactor();
  const { submit, isBusy, failure } = useSubmit(async (values: z.infer<typeof passwordSchema>) => {
    await secondFactor.attempt(async () => {
      const body = {
        reset_token: resetToken,
        password: values.password,
        second_factor_code: values.second_factor_code || undefined,
      };
      const session = await send(platform.http, calls.resetPassword, { body }, fromHere);
      platform.notify('success', t`Your password is changed, and you are signed in.`);
      signIn(session);
    });
  }, form);
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          autoFocus
          hint={passwordHint}
          error={inLanguage(form.formState.errors.password?.message ?? '')}
          {...form.register('password')}
        />
        {secondFactor.isNeeded ? (
          <SecondFactorField
            error={form.formState.errors.second_factor_code?.message}
            {...form.register('second_factor_code')}
          />
        ) : null}
        <Button type="submit" look="primary" isBusy={isBusy}>
          <Trans>Save and sign in</Trans>
        </Button>
      </Stack>
    </form>
  );
}
