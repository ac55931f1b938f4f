import { Trans, useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/account';
import { useFormats } from '@vitae/remote-kit/formats';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../services.tsx';
import { useSubmit } from '../use-submit.ts';
import { createPasskey, hasPasskeySupport, isPasskeyCanceled } from './passkey-browser.ts';
import { type AccountSectionProps, Item, ItemList, Section } from './section.tsx';
import { useConfirmed } from './use-confirmed.tsx';

export function PasskeySection({ account, onChanged }: AccountSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const remove = useSubmit(async (id: string) => {
    await confirmed(() => send(platform.http, calls.removePasskey, { params: { id } }));
    platform.notify('success', t`The passkey is removed.`);
    await onChanged();
  });
  return (
    <Section
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          Sign in with your fingerprint, your face or your device's PIN. Nobody can guess or steal a passkey.
        </Trans>
      }
    >
      {remove.failure ? <Banner kind="error">{remove.failure}</Banner> : null}
      {account.passkeys.length > 0 ? (
        <ItemList label={t`Your passkeys`}>
          {account.passkeys.map(({ id, name, created_at, last_used_at }) => (
            <Item
              key={id}
              icon={<KeyRound />}
              title={<bdi>{name}</bdi>}
              facts={
                last_used_at ? (
                  <Trans>
                    Added {formats.date(created_at)}, last used {formats.date(last_used_at)}
                  </Trans>
                ) : (
                  <Trans>Added {formats.date(created_at)}, not used yet</Trans>
                )
              }
              action={
                <Button
                  size="small"
                  aria-label={t`Remove ${name}`}
                  isBusy={remove.isBusy}
                  onClick={() => void remove.submit(id)}
                >
                  <Trans>Remove</Trans>
                </Button>
              }
            />
          ))}
        </ItemList>
      ) : null}
      {hasPasskeySupport() ? (
        <NewPasskey onAdded={onChanged} />
      ) : (
        <Text tone="soft">
          <Trans>This browser knows no passkeys.</Trans>
        </Text>
      )}
    </Section>
  );
}

function NewPasskey({ onAdded }: { onAdded(): Promise<void> }) {
  const { t } = useLingui();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const [isNaming, setIsNaming] = useState(false);
  const form = useForm({ defaultValues: { name: t`This device` } });
  const { submit, isBusy, failure } = useSubmit(async ({ name }: { name: string }) => {
    try {
      const passkey = await createPasskey(await confirmed(() => send(platform.http, calls.askNewPasskey, {})));
      await send(platform.http, calls.addPasskey, { body: { name, ...passkey } });
    } catch (error) {
      if (isPasskeyCanceled(error)) return;
      throw error;
    }
    setIsNaming(false);
    form.reset();
    platform.notify('success', t`The passkey opens your account from now on.`);
    await onAdded();
  }, form);
  if (!isNaming) {
    return (
      <div>
        <Button onClick={() => setIsNaming(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <TextField
          label={t`Name of the passkey`}
          hint={t`So that you know it again: “Phone”, “Work laptop”.`}
          isRequired
          autoFocus
          maxLength={calls.PASSKEY_NAME_MAX_LENGTH}
          error={form.formState.errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || t`Please enter a name.` })}
        />
        <Row>
          <Button type="submit" look="primary" isBusy={isBusy}>
            <Trans>Create the passkey</Trans>
          </Button>
          <Button look="quiet" onClick={() => setIsNaming(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
