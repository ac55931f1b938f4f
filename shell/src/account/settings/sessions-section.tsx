import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@vitae/contract/account';
import * as calls from '@vitae/contract/account';
import { useFormats } from '@vitae/remote-kit/formats';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { Laptop, Smartphone } from 'lucide-react';
import { useServices } from '../../services.tsx';
import { useSubmit } from '../use-submit.ts';
import { type AccountSectionProps, Item, ItemList, Section } from './section.tsx';

type Session = Account['sessions'][number];

const PHONES = new Set(['iPhone', 'iPad', 'Android']);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `Asia/Dubai` → `Dubai`: the nearest thing to a place that the browser tells. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';

export function SessionsSection({ account, onChanged }: AccountSectionProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const end = useSubmit(async (id: string) => {
    await send(platform.http, calls.endSession, { params: { id } });
    platform.notify('success', t`That device is signed out.`);
    await onChanged();
  });
  const endOthers = useSubmit(async () => {
    await send(platform.http, calls.endOtherSessions, {});
    platform.notify('success', t`You are signed out everywhere else.`);
    await onChanged();
  });
  const failure = end.failure ?? endOthers.failure;
  return (
    <Section
      anchor="sessions"
      title={<Trans>Where you are signed in</Trans>}
      lead={<Trans>Sign out what you do not know, then choose a new password.</Trans>}
    >
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <ItemList label={t`Where you are signed in`}>
        {account.sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={end.isBusy}
            onEnd={() => void end.submit(session.id)}
          />
        ))}
      </ItemList>
      {account.sessions.length > 1 ? (
        <div>
          <Button isBusy={endOthers.isBusy} onClick={() => void endOthers.submit(undefined)}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

function SessionItem({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd(): void }) {
  const { t } = useLingui();
  const lastUsed = useLastUsed(session.last_used_at);
  const browser = session.browser ?? t`Unknown browser`;
  const device = session.system ? t`${browser} on ${session.system}` : browser;
  const place = [cityOf(session.time_zone), session.network].filter(Boolean).join(' · ');
  return (
    <Item
      icon={PHONES.has(session.system ?? '') ? <Smartphone /> : <Laptop />}
      title={<bdi>{device}</bdi>}
      facts={
        <>
          <bdi>{place}</bdi>
          {' · '}
          {session.is_current ? <Trans>this device</Trans> : lastUsed}
        </>
      }
      action={
        session.is_current ? (
          <Text look="caption" tone="soft">
            <Trans>You are here</Trans>
          </Text>
        ) : (
          <Button size="small" isBusy={isBusy} aria-label={t`Sign out ${device}`} onClick={onEnd}>
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  );
}

function useLastUsed(moment: string): string {
  const formats = useFormats();
  const ago = Date.now() - new Date(moment).getTime();
  if (ago < HOUR_MS) return formats.relativeTime(-Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return formats.relativeTime(-Math.floor(ago / HOUR_MS), 'hour');
  return formats.relativeTime(-Math.floor(ago / DAY_MS), 'day');
}
