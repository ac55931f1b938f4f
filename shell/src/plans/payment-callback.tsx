import { type PaymentStatus, paymentStatusSchema } from '@vitae/contract/billing';
import { ButtonLink } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSiteLink } from '../link.tsx';
import { useServices } from '../services.tsx';

const POLL_INTERVAL_MS = 2_000;
/** A webhook that takes longer than a minute is late; the person need not watch. */
const MAX_POLLS = 30;

type Outcome = PaymentStatus['status'] | 'waiting' | 'unknown';

/** `/payment/callback`: the address says only which payment is meant. Whether it went through, the API knows. */
export function PaymentCallback() {
  const { platform, refreshProfile } = useServices();
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  const [plan, setPlan] = useState('');

  useEffect(() => {
    const sessionId = new URLSearchParams(location.search).get('session_id');
    if (!sessionId) return setOutcome('unknown');
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    const leaving = new AbortController();
    const ask = async () => {
      polls += 1;
      try {
        const { data } = await platform.http.get('/api/payment/status', {
          params: { session_id: sessionId },
          signal: leaving.signal,
        });
        const status = paymentStatusSchema.parse(data);
        setPlan(status.plan);
        if (status.status === 'pending' && polls < MAX_POLLS) timer = setTimeout(ask, POLL_INTERVAL_MS);
        else setOutcome(status.status);
        if (status.status === 'paid') await refreshProfile();
      } catch {
        if (!leaving.signal.aborted) setOutcome('unknown');
      }
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [platform, refreshProfile]);

  return (
    <Container width="text" css={{ paddingBlock: space['3xl'], textAlign: 'center' }}>
      <Heading level={1} look="title">
        Your payment
      </Heading>
      {outcome === 'waiting' ? <Loading>Asking for your payment…</Loading> : <Result outcome={outcome} plan={plan} />}
    </Container>
  );
}

const RESULTS = {
  paid: {
    icon: CircleCheck,
    title: 'Thank you, your plan is active',
    text: 'What it includes counts from now on, on every device.',
    link: { label: 'Go to my dashboard', path: '/resume-dashboard' },
  },
  pending: {
    icon: Clock,
    title: 'Your payment is still on its way',
    text: 'Some ways of paying take a while. Your plan becomes active by itself as soon as it has arrived.',
    link: { label: 'Back to the start', path: '/' },
  },
  canceled: {
    icon: CircleX,
    title: 'Nothing was paid',
    text: 'The payment was not completed, and nothing has changed. You can choose a plan at any time.',
    link: { label: 'See the plans', path: '/choose-plan' },
  },
  unknown: {
    icon: CircleX,
    title: 'We could not find this payment',
    text: 'If you have paid, your plan becomes active by itself. Sign in with the account that you paid from, or look again in a minute.',
    link: { label: 'See the plans', path: '/choose-plan' },
  },
} as const;

function Result({ outcome, plan }: { outcome: keyof typeof RESULTS; plan: string }) {
  const { icon: Icon, title, text, link } = RESULTS[outcome];
  const siteLink = useSiteLink(link.path);
  return (
    <div role="status">
      <EmptyState
        icon={<Icon aria-hidden="true" />}
        title={title}
        action={
          <ButtonLink look="primary" {...siteLink}>
            {link.label}
          </ButtonLink>
        }
      >
        {outcome === 'paid' && plan ? `${plan}. ` : ''}
        {text}
      </EmptyState>
    </div>
  );
}
