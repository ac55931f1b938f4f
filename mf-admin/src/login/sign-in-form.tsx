import { useHttp } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Banner } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, focusRing, font, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type Credentials, signIn } from '../session/sign-in.ts';
import { CompositionDrawing } from './composition-drawing.tsx';

export function SignInForm({ hasLoggedOut }: { hasLoggedOut: boolean }) {
  const http = useHttp();
  const [failure, setFailure] = useState<string | null>(null);
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
          Vitae
        </Link>
        <CompositionDrawing css={{ [breakpoint.medium]: { display: 'none' } }} />
        <Text tone="soft" css={{ maxWidth: '46ch', [breakpoint.medium]: { display: 'none' } }}>
          One shell, many remotes. Signed-in staff see here whether the platform is well, and which version of each part
          is running.
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
              Staff sign-in
            </Heading>
            <Text tone="soft">For people who run the site. Job seekers do not need it.</Text>
          </div>
          {failure ? <Banner kind="error">{failure}</Banner> : null}
          {hasLoggedOut && !failure ? <Banner kind="success">You are logged out.</Banner> : null}
          <TextField
            label="Username"
            isRequired
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...register('username', { required: 'Enter your username.' })}
          />
          <TextField
            label="Password"
            isRequired
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.password?.message}
            aside={
              <Button
                look="quiet"
                size="small"
                aria-label={isPasswordShown ? 'Hide password' : 'Show password'}
                onClick={() => setIsPasswordShown(!isPasswordShown)}
              >
                {isPasswordShown ? 'Hide' : 'Show'}
              </Button>
            }
            {...register('password', { required: 'Enter your password.' })}
          />
          {isCodeNeeded ? (
            <TextField
              label="Code of the authenticator app"
              isRequired
              autoFocus
              autoComplete="one-time-code"
              spellCheck={false}
              {...register('second_factor_code')}
            />
          ) : null}
          <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
            {isSubmitting ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      </div>
    </div>
  );
}
