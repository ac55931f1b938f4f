import { Trans, useLingui } from '@lingui/react/macro';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { TextField } from '@vitae/ui/field';
import { Banner } from '@vitae/ui/message';
import { type ComponentProps, useState } from 'react';

/**
 * A sign-in that may need a second factor: `attempt` asks without a code, and where the API wants one `isNeeded` turns
 * true in place of a failure. Then the form shows `SecondFactorField` and is sent again.
 */
export function useSecondFactor() {
  const [isNeeded, setIsNeeded] = useState(false);
  const attempt = async (send: () => Promise<void>) => {
    try {
      await send();
    } catch (error) {
      if (readHttpFailure(error).code !== 'second_factor_needed') throw error;
      setIsNeeded(true);
    }
  };
  return { isNeeded, attempt };
}

export function SecondFactorField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>) {
  const { t } = useLingui();
  return (
    <>
      <Banner kind="info">
        <Trans>Your account has a second factor. Open your authenticator app for the code.</Trans>
      </Banner>
      <TextField
        {...props}
        label={t`Code of the app`}
        hint={t`Without your phone, enter one of your recovery codes.`}
        isRequired
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
