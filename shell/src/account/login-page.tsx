import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { logIn, loginSchema } from '@vitae/contract/auth';
import { createDraft } from '@vitae/remote-kit/draft';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { SiteLink } from '../link.tsx';
import { useServices, useSiteLocation } from '../services.tsx';
import { AccountFrame } from './account-frame.tsx';
import { fromHere } from './from-here.ts';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { readRedirectTarget } from './redirect-target.ts';
import { ResetPassword } from './reset-password.tsx';
import { SecondFactorField, useSecondFactor } from './second-factor-field.tsx';
import { useLeaveWhenSignedIn, useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

const formSchema = z.extend(loginSchema, {
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
  // Empty until the API asks for it.
  second_factor_code: z.string(),
});
/** In the address, so that the browser's Back leads to the sign-in and a reload stays. */
const RESETTING = '#reset';
const emailDraft = createDraft('shell', 'login-email', z.string(), '');

/** `/LoginPage`: signing in, and the way back in for who has forgotten the password. */
export function LoginPage() {
  const { t } = useLingui();
  const { navigation } = useServices();
  const { search, hash } = useSiteLocation();
  const here = `/LoginPage${search}`;
  useLeaveWhenSignedIn();
  if (hash === RESETTING)
    return (
      <ResetPassword initialEmail={emailDraft.get()} onBack={() => navigation.navigate(here, { replace: true })} />
    );
  return (
    <AccountFrame
      title={t`Welcome back`}
      lead={
        readRedirectTarget(search, window.location.origin)
          ? t`To go on, log in or create an account. What you have begun is kept.`
          : t`Sign in to your letters, resumes and checks.`
      }
      footer={
        <Trans>
          New here? <SiteLink href={`/signup${location.search}`}>Create an account</SiteLink>
        </Trans>
      }
    >
      <LoginForm onForgotten={() => navigation.navigate(here + RESETTING)} />
    </AccountFrame>
  );
}

function LoginForm({ onForgotten }: { onForgotten(): void }) {
  const { t } = useLingui();
  const { platform } = useServices();
  const signIn = useSignIn();
  const secondFactor = useSecondFactor();
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: emailDraft.get(), password: '', second_factor_code: '' },
  });
  const trackAttempt = (method: string) =>
    platform.analytics.track('login_attempt', { method, timestamp: new Date().toISOString() });
  const { submit, isBusy, failure } = useSubmit(async (values: z.infer<typeof formSchema>) => {
    trackAttempt('email');
    await secondFactor.attempt(async () => {
      const body = { ...values, second_factor_code: values.second_factor_code || undefined };
      const session = await send(platform.http, logIn, { body }, fromHere);
      emailDraft.clear();
      signIn(session);
    });
  }, form);
  const { errors } = form.formState;
  const inLanguage = useDataTexts();

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <GoogleButton onAttempt={() => trackAttempt('google')} />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <TextField
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          isRequired
          error={inLanguage(errors.email?.message ?? '')}
          {...form.register('email', { onChange: (event) => emailDraft.set(event.target.value) })}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          error={inLanguage(errors.password?.message ?? '')}
          {...form.register('password')}
        />
        {secondFactor.isNeeded ? (
          <SecondFactorField error={errors.second_factor_code?.message} {...form.register('second_factor_code')} />
        ) : null}
        <Button type="submit" look="primary" isBusy={isBusy}>
          <Trans>Log in</Trans>
        </Button>
        <PasskeyButton onAttempt={() => trackAttempt('passkey')} />
        <Button look="quiet" size="small" onClick={onForgotten}>
          <Trans>Forgot your password?</Trans>
        </Button>
      </Stack>
    </form>
  );
}
