import { Trans, useLingui } from '@lingui/react/macro';
import { useHttp } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Banner } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, focusRing, font, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type Credentials, type Sentence, signIn } from '../session/sign-in.ts';
import { CompositionDrawing } from './composition-drawing.tsx';
import { translateRefusal } from './refusal-texts.ts';

/** The same in every language. */
const NAME = 'Vitae';

export function SignInForm({ hasLoggedOut }: { hasLoggedOut: boolean }) {
  const { t, i18n } = useLingui();
  const http = useHttp();
  const [failure, setFailure] = useState<Sentence | null>(null);
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { username: '', password: '', second_factor_code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setFailure(null);
    const failed = await signIn(http, credentials);
    if (failed === null) return;
    setFailure(failed.message);
    if (failed.needsCode) setIsCodeNeeded(true);
    else setFocus('password', { shouldSelect: true });
  });

  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
        minHeight: '100dvh',
        [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      }}
    >
      <div
        css={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: space['2xl'],
          padding: 'clamp(24px, 4vw, 56px)',
          background: color.sunken,
          borderInlineEnd: `1px solid ${color.line}`,
          [breakpoint.medium]: { borderInlineEnd: 0, borderBottom: `1px solid ${color.line}` },
        }}
      >
        <Link
          to="/"
          css={[
            focusRing,
            {
              justifySelf: 'start',
              alignSelf: 'start',
              fontFamily: font.serif,
              fontSize: 24,
              lineHeight: '32px',
              fontWeight: 560,
              letterSpacing: '-0.02em',
              color: color.ink,
              textDecoration: 'none',
            },
          ]}
        >
          {NAME}
        </Link>
        <CompositionDrawing css={{ [breakpoint.medium]: { display: 'none' } }} />
        <Text tone="soft" css={{ maxWidth: '28.5em', [breakpoint.medium]: { display: 'none' } }}>
          <Trans>
            One shell, many remotes. Signed-in staff see here whether the platform is well, and which version of each
            part is running.
          </Trans>
        </Text>
      </div>
      <div css={{ display: 'grid', alignContent: 'center', padding: 'clamp(24px, 5vw, 72px)' }}>
        <form
          noValidate
          onSubmit={submit}
          css={{ display: 'grid', gap: space.xl, width: '100%', maxWidth: 400, marginInline: 'auto' }}
        >
          <div css={{ display: 'grid', gap: space.sm }}>
            <Heading level={1} look="title">
              <Trans>Staff sign-in</Trans>
            </Heading>
            <Text tone="soft">
              <Trans>For people who run the site. Job seekers do not need it.</Trans>
            </Text>
          </div>
          {failure ? (
            <Banner kind="error">
              {typeof failure === 'string' ? (translateRefusal(i18n, failure) ?? failure) : t(failure)}
            </Banner>
          ) : null}
          {hasLoggedOut && !failure ? (
            <Banner kind="success">
              <Trans>You are logged out.</Trans>
            </Banner>
          ) : null}
          <TextField
            label={t`Username`}
            isRequired
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username && t`Enter your username.`}
            {...register('username', { required: true })}
          />
          <TextField
            label={t`Password`}
            isRequired
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.password && t`Enter your password.`}
            aside={
              <Button
                look="quiet"
                size="small"
                aria-label={isPasswordShown ? t`Hide password` : t`Show password`}
                onClick={() => setIsPasswordShown(!isPasswordShown)}
              >
                {isPasswordShown ? t`Hide` : t`Show`}
              </Button>
            }
            {...register('password', { required: true })}
          />
          {isCodeNeeded ? (
            <TextField
              label={t`Code of the authenticator app`}
              dir="ltr"
              isRequired
              autoFocus
              autoComplete="one-time-code"
              spellCheck={false}
              {...register('second_factor_code')}
            />
          ) : null}
          <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
            {isSubmitting ? t`Signing in…` : t`Sign in`}
          </Button>
        </form>
      </div>
    </div>
  );
}
