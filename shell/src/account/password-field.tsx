import { Trans } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { VisuallyHidden } from '@vitae/ui/text';
import { type ComponentProps, useState } from 'react';

/** A password that can be looked at: hidden passwords are mistyped, and people choose shorter ones. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      isRequired
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <Button look="quiet" size="small" onClick={() => setIsShown(!isShown)}>
          {isShown ? (
            <Trans>
              Hide <VisuallyHidden>the password</VisuallyHidden>
            </Trans>
          ) : (
            <Trans>
              Show <VisuallyHidden>the password</VisuallyHidden>
            </Trans>
          )}
        </Button>
      }
    />
  );
}
