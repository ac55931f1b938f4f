import { Trans, useLingui } from '@lingui/react/macro';
import { changeProfile, USERNAME_MAX_LENGTH } from '@vitae/contract/profile';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useForm } from 'react-hook-form';
import { useServices } from '../../services.tsx';
import { useSubmit } from '../use-submit.ts';
import { type AccountSectionProps, Section } from './section.tsx';

export function NameSection({ account, onChanged }: AccountSectionProps) {
  const { t } = useLingui();
  const { platform, applyProfile } = useServices();
  const form = useForm({ defaultValues: { username: account.username } });
  const { submit, isBusy, failure } = useSubmit(async ({ username }: { username: string }) => {
    applyProfile(await send(platform.http, changeProfile, { body: { username } }));
    platform.notify('success', t`Your name is changed.`);
    await onChanged();
  }, form);
  return (
    <Section title={<Trans>Name</Trans>} lead={<Trans>How we greet you. Your resumes have names of their own.</Trans>}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <Stack>
          {failure ? <Banner kind="error">{failure}</Banner> : null}
          <TextField
            label={t`Name`}
            autoComplete="nickname"
            isRequired
            maxLength={USERNAME_MAX_LENGTH}
            error={form.formState.errors.username?.message}
            {...form.register('username', {
              validate: (name) => name.trim() !== '' || t`Please enter a name.`,
            })}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              <Trans>Save the name</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
