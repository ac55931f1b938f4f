import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/account';
import type { CallOutput } from '@vitae/contract/call';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { breakpoint, color, font, radius, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../services.tsx';
import { OneTimeCodeField } from '../one-time-code-field.tsx';
import { useSubmit } from '../use-submit.ts';
import { QrCode } from './qr-code.tsx';
import { type AccountSectionProps, Section } from './section.tsx';
import { useConfirmed } from './use-confirmed.tsx';

type Begun = CallOutput<typeof calls.beginSecondFactor>;

export function SecondFactorSection({ account, onChanged }: AccountSectionProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const showCodes = async (codes: string[]) => {
    setBegun(null);
    setRecoveryCodes(codes);
    await onChanged();
  };
  return (
    <Section
      title={<Trans>Second factor</Trans>}
      lead={
        <Trans>
          After your password, a code of an app on your phone. Who learns your password cannot get in with it.
        </Trans>
      }
    >
      {recoveryCodes ? <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} /> : null}
      {begun ? <SetUp begun={begun} onCanceled={() => setBegun(null)} onConfirmed={showCodes} /> : null}
      {!begun && !account.second_factor ? <BeginButton onBegun={setBegun} /> : null}
      {account.second_factor && !recoveryCodes ? (
        <SwitchedOn
          codesLeft={account.second_factor.recovery_codes_left}
          onNewCodes={showCodes}
          onRemoved={onChanged}
        />
      ) : null}
    </Section>
  );
}

function BeginButton({ onBegun }: { onBegun(begun: Begun): void }) {
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const { submit, isBusy, failure } = useSubmit(async () =>
    onBegun(await confirmed(() => send(platform.http, calls.beginSecondFactor, {}))),
  );
  return (
    <Stack>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <div>
        <Button isBusy={isBusy} onClick={() => void submit(undefined)}>
          <Trans>Set up an authenticator app</Trans>
        </Button>
      </div>
    </Stack>
  );
}

interface SetUpProps {
  begun: Begun;
  onCanceled(): void;
  onConfirmed(recoveryCodes: string[]): Promise<void>;
}

function SetUp({ begun, onCanceled, onConfirmed }: SetUpProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const form = useForm({ defaultValues: { code: '' } });
  const { submit, isBusy, failure } = useSubmit(async ({ code }: { code: string }) => {
    const body = { code: code.replace(/\D/g, '') };
    const { recovery_codes } = await confirmed(() => send(platform.http, calls.confirmSecondFactor, { body }));
    await onConfirmed(recovery_codes);
  }, form);
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: space.xl,
            alignItems: 'center',
            [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <QrCode text={begun.uri} label={t`Code to scan with an authenticator app`} />
          <Stack gap="sm">
            <Text>
              <Trans>Scan this with an authenticator app: Google Authenticator, 1Password, Aegis or any other.</Trans>
            </Text>
            <Text tone="soft">
              <Trans>If you cannot scan it, enter this secret in the app:</Trans>
            </Text>
            <code
              dir="ltr"
              data-testid="second-factor-secret"
              css={{ fontFamily: font.mono, overflowWrap: 'anywhere' }}
            >
              {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </Stack>
        </div>
        {failure ? <Banner kind="error">{failure}</Banner> : null}
        <OneTimeCodeField
          label={t`The code that the app shows`}
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: t`Please enter the code.` })}
        />
        <Row>
          <Button type="submit" look="primary" isBusy={isBusy}>
            <Trans>Switch it on</Trans>
          </Button>
          <Button look="quiet" onClick={onCanceled}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const { t } = useLingui();
  const { platform } = useServices();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => platform.notify('success', t`Copied.`),
      () => platform.notify('error', t`Failed to copy to clipboard.`),
    );
  return (
    <Stack>
      <Banner kind="warning">
        <Trans>
          Keep these codes where you find them without your phone. Each opens your account once in the place of the app,
          and they are not shown again.
        </Trans>
      </Banner>
      <ul
        aria-label={t`Recovery codes`}
        dir="ltr"
        css={{
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
          gap: space.sm,
          padding: space.lg,
          margin: 0,
          borderRadius: radius.md,
          background: color.sunken,
          fontFamily: font.mono,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button look="primary" onClick={onDone}>
          <Trans>I have kept them</Trans>
        </Button>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

interface SwitchedOnProps {
  codesLeft: number;
  onNewCodes(codes: string[]): Promise<void>;
  onRemoved(): Promise<void>;
}

function SwitchedOn({ codesLeft, onNewCodes, onRemoved }: SwitchedOnProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const confirmed = useConfirmed();
  const replace = useSubmit(async () => {
    const { recovery_codes } = await confirmed(() => send(platform.http, calls.replaceRecoveryCodes, {}));
    await onNewCodes(recovery_codes);
  });
  const remove = useSubmit(async () => {
    await confirmed(() => send(platform.http, calls.removeSecondFactor, {}));
    platform.notify('success', t`Signing in asks for no code any more.`);
    await onRemoved();
  });
  const failure = replace.failure ?? remove.failure;
  return (
    <Stack>
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <Banner kind="success">
        <Trans>The second factor is on.</Trans>{' '}
        <Plural value={codesLeft} one="# recovery code is left." other="# recovery codes are left." />
      </Banner>
      <Row>
        <Button isBusy={replace.isBusy} onClick={() => void replace.submit(undefined)}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button look="danger" isBusy={remove.isBusy} onClick={() => void remove.submit(undefined)}>
          <Trans>Switch it off</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
