import { Trans } from '@lingui/react/macro';
import { signInWithGoogle } from '@vitae/contract/auth';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Banner } from '@vitae/ui/message';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';
import { fromHere } from './from-here.ts';
import { SecondFactorField, useSecondFactor } from './second-factor-field.tsx';
import { useSiteConfig } from './site-config.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

const GOOGLE_SCRIPT_URL = 'https://accounts.google.com/gsi/client';

interface GoogleIdentity {
  initialize(options: { client_id: string; callback(answer: { credential: string }): void }): void;
  renderButton(parent: HTMLElement, options: { theme: string; size: string; width: number; text: string }): void;
}

/** Google's own button, where the deployment has a client id; else nothing at all. */
export function GoogleButton({ onAttempt }: { onAttempt(): void }) {
  const clientId = useSiteConfig()?.google_client_id ?? null;
  const { platform, theme } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const currentTheme = useSyncExternalStore(theme.subscribe, theme.get);
  const signIn = useSignIn();
  const secondFactor = useSecondFactor();
  const latestCredential = useRef('');
  const [code, setCode] = useState('');
  const { submit, isBusy, failure } = useSubmit(async (credential: string) => {
    if (!secondFactor.isNeeded) onAttempt();
    latestCredential.current = credential;
    await secondFactor.attempt(async () => {
      const body = { credential, second_factor_code: code || undefined };
      signIn(await send(platform.http, signInWithGoogle, { body }, fromHere));
    });
  });
  const latestSubmit = useRef(submit);
  latestSubmit.current = submit;

  useEffect(() => {
    if (!clientId) return;
    let isGone = false;
    loadGoogleIdentity().then(
      (google) => {
        if (isGone || !place.current) return;
        google.initialize({ client_id: clientId, callback: ({ credential }) => void latestSubmit.current(credential) });
        google.renderButton(place.current, {
          theme: currentTheme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          width: place.current.clientWidth,
          text: 'continue_with',
        });
      },
      // The form below does without; a button that cannot work is not shown.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [clientId, currentTheme]);

  if (!clientId) return null;
  return (
    <>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <div ref={place} css={{ colorScheme: 'light', minHeight: 40 }} />
      {secondFactor.isNeeded ? (
        <>
          <SecondFactorField value={code} onChange={(event) => setCode(event.target.value)} />
          <Button look="primary" isBusy={isBusy} onClick={() => void submit(latestCredential.current)}>
            <Trans>Continue with Google</Trans>
          </Button>
        </>
      ) : null}
    </>
  );
}

let loading: Promise<GoogleIdentity> | null = null;

function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = GOOGLE_SCRIPT_URL;
    script.onload = () => {
      const identity = (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
      if (identity) resolve(identity);
      else reject(new Error('Google Identity Services did not start'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('Google Identity Services could not be loaded'));
    };
    document.head.append(script);
  });
  // The next screen with a button tries again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
