import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row } from '@vitae/ui/layout';
import { type FormEvent, useState } from 'react';
import { useServices } from '../services.tsx';
import { findLocalServer } from './find-local-server.ts';
import { refusalText } from './refusal-texts.ts';
import { keepOverrides, readOverrides } from './stored-overrides.ts';

/** Puts the remote that `pnpm dev` serves on the developer's machine in the place of the channel's. */
export function LocalServerForm() {
  const { t } = useLingui();
  const { channel } = useServices();
  const [address, setAddress] = useState('http://localhost:3100');
  const [trouble, setTrouble] = useState<MessageDescriptor | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const use = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(true);
    findLocalServer(channel, address).then(
      ({ name, remote }) => {
        keepOverrides(sessionStorage, channel, { ...readOverrides(sessionStorage, channel), [name]: remote });
        window.location.reload();
      },
      (error: unknown) => {
        setTrouble(refusalText(error));
        setIsAsking(false);
      },
    );
  };
  return (
    <form onSubmit={use}>
      <Row css={{ alignItems: 'end' }}>
        <div css={{ flex: '1 1 28ch', minWidth: 0 }}>
          <TextField
            label={t`A server of pnpm dev on this machine`}
            dir="ltr"
            value={address}
            error={trouble ? t(trouble) : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <Button type="submit" size="small" disabled={isAsking}>
          <Trans>Use this server</Trans>
        </Button>
      </Row>
    </form>
  );
}
