import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Challenge,
  challengeSchema,
  oneTimeCodeSchema,
  type VerifiedCode,
  verifiedCodeSchema,
} from '@vitae/contract/auth';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useServices } from '../services.tsx';
import { DevMailboxHint } from './site-config.tsx';
import { useSubmit } from './use-submit.ts';

// Mails and phones show codes in groups: `123 456`.
const formSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(oneTimeCodeSchema),
});

interface CodeFormProps {
  email: string;
  challenge: Challenge;
  /** Asks for another code; the answer takes the place of the challenge. */
  resend: Parameters<ReturnType<typeof useServices>['platform']['http']['post']>[1];
  onChallenge(challenge: Challenge): void;
  onVerified(answer: VerifiedCode): void;
}

/** Asks for the code that has gone to an address. */
export function CodeForm({ email, challenge, resend, onChallenge, onVerified }: CodeFormProps) {
  const { platform } = useServices();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { code: '' } });
  const verify = useSubmit(async ({ code }: { code: string }) => {
    const { data } = await platform.http.post('/api/verify-otp/', { challenge_id: challenge.challenge_id, code });
    onVerified(verifiedCodeSchema.parse(data));
  }, form);
  const sendAgain = useSubmit(async () => {
    const { data } = await platform.http.post('/api/send-otp/', resend);
    onChallenge(challengeSchema.parse(data));
    form.reset();
    platform.notify('success', 'A new code is on its way. The one before does not count any more.');
  });
  const failure = verify.failure ?? sendAgain.failure;

  return (
    <form noValidate onSubmit={form.handleSubmit(verify.submit)}>
      <Stack>
        <p>
          We have sent a code to <strong>{email}</strong>. It is valid for{' '}
          {Math.round(challenge.expires_in_seconds / 60)} minutes.
        </p>
        <DevMailboxHint />
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <TextField
          label="Code from the mail"
          isRequired
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Row justify="space-between">
          <Button type="submit" look="primary" isBusy={verify.isBusy}>
            Confirm
          </Button>
          <Button look="quiet" isBusy={sendAgain.isBusy} onClick={() => void sendAgain.submit(undefined)}>
            Send another code
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
