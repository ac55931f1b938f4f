import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Challenge, signUp, signupSchema } from '@vitae/contract/auth';
import { USERNAME_MAX_LENGTH } from '@vitae/contract/profile';
import { createDraft, useDraft } from '@vitae/remote-kit/draft';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { SiteLink } from '../link.tsx';
import { useServices } from '../services.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { usePasswordHint } from './password-hint.ts';
import { usePendingCode } from './pending-code.ts';
import { useLeaveWhenSignedIn, useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

const formSchema = z.extend(signupSchema, {
  username: z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(USERNAME_MAX_LENGTH)),
});
type SignupValues = z.infer<typeof formSchema>;

/** Never the password. */
const signupDraft = createDraft('shell', 'signup', z.object({ email: z.string(), username: z.string() }), {
  email: '',
  username: '',
});

/** `/signup`: name, address and password, then the code that shows that the address is right. */
export function SignupPage() {
  const { t } = useLingui();
  const [pending, setPending] = usePendingCode('signup');
  const signIn = useSignIn();
  useLeaveWhenSignedIn();
  return (
    <AccountFrame
      title={pending ? t`One last step` : t`Create your account`}
      lead={pending ? t`The code shows that the address is yours.` : t`Free. Your letters and resumes on every device.`}
      footer={
        pending ? (
          <Button look="quiet" size="small" onClick={() => setPending(null)}>
            <Trans>Use another address</Trans>
          </Button>
        ) : (
          <Trans>
            Already have an account? <SiteLink href={`/LoginPage${location.search}`}>Log in</SiteLink>
          </Trans>
        )
      }
    >
      {pending ? (
        <CodeForm
          email={pending.email}
          challenge={pending.challenge}
          resend={{ purpose: 'signup', challenge_id: pending.challenge.challenge_id }}
          onChallenge={(challenge) => setPending({ ...pending, challenge })}
          onVerified={(answer) => {
            if (answer.purpose !== 'signup') return;
            signupDraft.clear();
            setPending(null);
            signIn(answer);
          }}
        />
      ) : (
        <SignupForm onSent={(email, challenge) => setPending({ email, challenge })} />
      )}
    </AccountFrame>
  );
}

function SignupForm({ onSent }: { onSent(email: string, challenge: Challenge): void }) {
  const { t } = useLingui();
  const { platform } = useServices();
  const passwordHint = usePasswordHint();
  const inLanguage = useDataTexts();
  const [draft, setDraft] = useDraft(signupDraft);
  const form = useForm<SignupValues>({ resolver: zodResolver(formSchema), defaultValues: { ...draft, password: '' } });
  const trackAttempt = (method: string) =>
    platform.analytics.track('signup_attempt', { method, timestamp: new Date().toISOString() });
  const { submit, isBusy, failure } = useSubmit(async (values: SignupValues) => {
    trackAttempt('email');
    onSent(values.email, await send(platform.http, signUp, { body: values }));
  }, form);
  const { errors } = form.formState;

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <GoogleButton onAttempt={() => trackAttempt('google')} />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <TextField
          label={t`Name`}
          autoComplete="name"
          isRequired
          hint={t`Shown in the menu at the top.`}
          error={inLanguage(errors.username?.message ?? '')}
          {...form.register('username', {
            onChange: (event) => setDraft((before) => ({ ...before, username: event.target.value })),
          })}
        />
        <TextField
          label={t`E-mail`}
          type="email"
          autoComplete="username"
          isRequired
          error={inLanguage(errors.email?.message ?? '')}
          {...form.register('email', {
            onChange: (event) => setDraft((before) => ({ ...before, email: event.target.value })),
          })}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="new-password"
          hint={passwordHint}
          error={inLanguage(errors.password?.message ?? '')}
          {...form.register('password')}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          <Trans>Create account</Trans>
        </Button>
      </Stack>
    </form>
  );
}
