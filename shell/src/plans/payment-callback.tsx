import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PaymentStatus, readPaymentStatus } from '@vitae/contract/billing';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';
import { ButtonLink } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { CircleCheck, CircleX, Clock, CloudOff, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useSiteLink } from '../link.tsx';
import { useServices, useSessionUser } from '../services.tsx';

const POLL_INTERVAL_MS = 2_000;
/** A webhook that takes longer than a minute is late; the person need not watch. */
const MAX_POLLS = 30;

type Outcome = PaymentStatus['status'] | 'waiting' | 'unknown' | 'unreachable' | 'anonymous';

/** `/payment/callback`: the address says only which payment is meant. Whether it went through, the API knows. */
export function PaymentCallback() {
  const { platform, refreshProfile } = useServices();
  const isSignedIn = useSessionUser() !== null;
  const [outcome, setOutcome] = useState<Outcome>('waiting');

  useEffect(() => {
    const sessionId = new URLSearchParams(location.search).get('session_id');
    if (!sessionId) return setOutcome('unknown');
    if (!isSignedIn) return setOutcome('anonymous');
    setOutcome('waiting');
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    const leaving = new AbortController();
    const ask = async () => {
      polls += 1;
      const askAgainOr = (last: Outcome) => {
        if (polls < MAX_POLLS) timer = setTimeout(ask, POLL_INTERVAL_MS);
        else setOutcome(last);
      };
      try {
        const query = { session_id: sessionId };
        const { status } = await send(platform.http, readPaymentStatus, { query }, { signal: leaving.signal });
        if (status === 'pending') return askAgainOr('pending');
        // Every page asks for the profile: a failure here is made good by the next one.
        if (status === 'paid') await refreshProfile().catch(() => {});
        setOutcome(status);
      } catch (error) {
        if (leaving.signal.aborted) return;
        const { status } = readHttpFailure(error);
        if (status === 404 || status === 400) setOutcome('unknown');
        else askAgainOr('unreachable');
      }
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [platform, refreshProfile, isSignedIn]);

  return (
    <Container width="text" css={{ paddingBlock: space['3xl'], textAlign: 'center' }}>
      <Heading level={1} look="title">
        <Trans>Your payment</Trans>
      </Heading>
      {outcome === 'waiting' ? (
        <Loading>
          <Trans>Asking for your payment…</Trans>
        </Loading>
      ) : (
        <Result outcome={outcome} />
      )}
    </Container>
  );
}

const RESULTS = {
  paid: {
    icon: CircleCheck,
    title: msg`Thank you, your plan is active`,
    text: msg`What it includes counts from now on, on every device.`,
    link: { label: msg`Go to my dashboard`, purpose: 'home' },
  },
  pending: {
    icon: Clock,
    title: msg`Your payment is still on its way`,
    text: msg`Some ways of paying take a while. Your plan becomes active by itself as soon as it has arrived.`,
    link: { label: msg`Back to the start`, path: '/' },
  },
  canceled: {
    icon: CircleX,
    title: msg`Nothing was paid`,
    text: msg`The payment was not completed, and nothing has changed. You can choose a plan at any time.`,
    link: { label: msg`See the plans`, path: '/choose-plan' },
  },
  unreachable: {
    icon: CloudOff,
    title: msg`Vitae cannot be reached`,
    text: msg`If you have paid, your plan becomes active by itself. Check your connection, and look at your plans later.`,
    link: { label: msg`See the plans`, path: '/choose-plan' },
  },
  anonymous: {
    icon: LogIn,
    title: msg`Sign in to see your payment`,
    text: msg`Take the account that you paid from. If you have paid, its plan becomes active by itself.`,
    link: { label: msg`Log in`, path: '/LoginPage' },
  },
  unknown: {
    icon: CircleX,
    title: msg`We could not find this payment`,
    text: msg`If you have paid from another account, sign in with that one: its plan becomes active by itself.`,
    link: { label: msg`See the plans`, path: '/choose-plan' },
  },
} as const;

function Result({ outcome }: { outcome: keyof typeof RESULTS }) {
  const { t } = useLingui();
  const { icon: Icon, title, text, link } = RESULTS[outcome];
  const user = useSessionUser();
  const plan = useDataTexts()(user?.plan ?? '');
  const returnHere =
    outcome === 'anonymous' ? `?redirectTo=${encodeURIComponent(location.pathname + location.search)}` : '';
  const { placeFor } = useServices();
  const siteLink = useSiteLink('purpose' in link ? placeFor(link.purpose) : link.path + returnHere);
  return (
    <div role="status">
      <EmptyState
        icon={<Icon aria-hidden="true" />}
        title={t(title)}
        action={
          <ButtonLink look="primary" {...siteLink}>
            {t(link.label)}
          </ButtonLink>
        }
      >
        {outcome === 'paid' && user?.isPaid ? t`You have ${plan} now.` : ''} {t(text)}
      </EmptyState>
    </div>
  );
}
