import { zodResolver } from '@hookform/resolvers/zod';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Challenge, oneTimeCodeSchema, sendCode, type VerifiedCode, verifyCode } from '@vitae/contract/auth';
import type { CallInput } from '@vitae/contract/call';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useServices } from '../services.tsx';
import { fromHere } from './from-here.ts';
import { OneTimeCodeField } from './one-time-code-field.tsx';
import { DevMailboxHint } from './site-config.tsx';
import { useSubmit } from './use-submit.ts';

// Mails and phones show codes in groups: `123 456`.
const formSchema = z.object({
  code: z.pipe(z.string().check(z.overwrite((text) => text.replace(/[\s-]/g, ''))), oneTimeCodeSchema),
});

interface CodeFormProps {
  email: string;
  challenge: Challenge;
  /** Asks for another code; the answer takes the place of the challenge. */
  resend: CallInput<typeof sendCode>['body'];
  onChallenge(challenge: Challenge): void;
  onVerified(answer: VerifiedCode): void;
}

/** Asks for the code that has gone to an address. */
export function CodeForm({ email, challenge, resend, onChallenge, onVerified }: CodeFormProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { code: '' } });
  const verify = useSubmit(async ({ code }: { code: string }) => {
    const body = { challenge_id: challenge.challenge_id, code };
    onVerified(await send(platform.http, verifyCode, { body }, fromHere));
  }, form);
  const sendAgain = useSubmit(async () => {
    onChallenge(await send(platform.http, sendCode, { body: resend }));
    form.reset();
    platform.notify('success', t`A new code is on its way. The one before does not count any more.`);
  });
  const inLanguage = useDataTexts();
  const minutes = Math.round(challenge.expires_in_seconds / 60);
  const failure = verify.failure ?? sendAgain.failure;

  return (
    <form noValidate onSubmit={form.handleSubmit(verify.submit)}>
      <Stack>
        <p>
          <Trans>
            We have sent a code to <bdi css={{ fontWeight: 600 }}>{email}</bdi>. It is valid for{' '}
            <Plural value={minutes} one="# minute" other="# minutes" />.
          </Trans>
        </p>
        <DevMailboxHint />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <OneTimeCodeField
          label={t`Code from the mail`}
          autoFocus
          error={inLanguage(form.formState.errors.code?.message ?? '')}
          {...form.register('code')}
        />
        <Row justify="space-between">
          <Button type="submit" look="primary" isBusy={verify.isBusy}>
            <Trans>Confirm</Trans>
          </Button>
          <Button look="quiet" isBusy={sendAgain.isBusy} onClick={() => void sendAgain.submit(undefined)}>
            <Trans>Send another code</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
