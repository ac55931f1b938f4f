import { Trans } from '@lingui/react/macro';
import { askPasskey, signInWithPasskey } from '@vitae/contract/account';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Banner } from '@vitae/ui/message';
import { KeyRound } from 'lucide-react';
import { useServices } from '../services.tsx';
import { fromHere } from './from-here.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSubmit } from './use-submit.ts';

/** Signs in with a passkey of this device, where the browser knows them. */
export function PasskeyButton({ onAttempt }: { onAttempt(): void }) {
  const { platform } = useServices();
  const signIn = useSignIn();
  const { submit, isBusy, failure } = useSubmit(async () => {
    onAttempt();
    // What speaks to the authenticator comes with the first press.
    const { answerWithPasskey, isPasskeyCanceled } = await import('./settings/passkey-browser.ts');
    try {
      const body = await answerWithPasskey(await send(platform.http, askPasskey, {}));
      signIn(await send(platform.http, signInWithPasskey, { body }, fromHere));
    } catch (error) {
      if (!isPasskeyCanceled(error)) throw error;
    }
  });
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <Button isBusy={isBusy} onClick={() => void submit(undefined)}>
        <KeyRound aria-hidden="true" />
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </>
  );
}
