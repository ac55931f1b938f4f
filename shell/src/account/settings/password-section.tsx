import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@vitae/contract/account';
import { PASSWORD_MIN_LENGTH } from '@vitae/contract/auth';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useForm } from 'react-hook-form';
import { useServices } from '../../services.tsx';
import { PasswordField } from '../password-field.tsx';
import { useSubmit } from '../use-submit.ts';
import { type AccountSectionProps, Section } from './section.tsx';
import { useConfirmed } from './use-confirmed.tsx';

export function PasswordSection({ account, onChanged }: AccountSectionProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const form = useForm({ defaultValues: { password: '' } });
  const { submit, isBusy, failure } = useSubmit(async ({ password }: { password: string }) => {
    await confirmed(() => send(platform.http, changePassword, { body: { password } }));
    form.reset();
    platform.notify('success', t`Your password is changed, and you are signed out everywhere else.`);
    await onChanged();
  }, form);
  return (
    <Section
      title={<Trans>Password</Trans>}
      lead={
        account.has_password ? (
          <Trans>A new one signs you out everywhere else.</Trans>
        ) : (
          <Trans>You sign in with Google. A password is a second way in.</Trans>
        )
      }
    >
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <Stack>
          {failure ? <Banner kind="error">{failure}</Banner> : null}
          {/* Tells a password manager whose password this is. */}
          <input type="email" autoComplete="username" value={account.email} readOnly hidden />
          <PasswordField
            label={t`New password`}
            autoComplete="new-password"
            hint={t`At least ${PASSWORD_MIN_LENGTH} characters. A few words in a row are easier to remember than symbols.`}
            error={form.formState.errors.password?.message}
            {...form.register('password', {
              minLength: {
                value: PASSWORD_MIN_LENGTH,
                message: t`A password has at least ${PASSWORD_MIN_LENGTH} characters.`,
              },
              required: t`Please enter a password.`,
            })}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              <Trans>Save the password</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
