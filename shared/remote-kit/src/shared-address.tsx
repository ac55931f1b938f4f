import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row } from '@vitae/ui/layout';
import type { ReactNode } from 'react';
import { useNotify } from './platform.tsx';

interface SharedAddressProps {
  /** Of the page, below this site. */
  path: string;
  onClosePage(): void;
  isBusy?: boolean;
  /** Who can open it, until when. */
  children?: ReactNode;
}

/** The address of a page that everyone who has it can open: to be copied, until the page is closed. */
export function SharedAddress({ path, onClosePage, isBusy = false, children }: SharedAddressProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const address = `${window.location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', t`Copied the address.`);
    } catch {
      notify('error', t`Failed to copy to clipboard.`);
    }
  };
  return (
    <>
      <TextField
        label={t`Address of the page`}
        dir="ltr"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      {children}
      <Row gap="sm">
        <Button look="primary" onClick={() => void copy()}>
          <Trans>Copy the address</Trans>
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onClosePage}>
          <Trans>Close the page</Trans>
        </Button>
      </Row>
    </>
  );
}
