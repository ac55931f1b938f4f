import { Trans, useLingui } from '@lingui/react/macro';
import { listPlans, type PlanOffer, startCheckout } from '@vitae/contract/billing';
import type { CallOutput } from '@vitae/contract/call';
import type { Profile } from '@vitae/contract/profile';
import { send } from '@vitae/remote-kit/send';
import { Button, ButtonLink } from '@vitae/ui/button';
import { Card, Container, columns, Row, Stack, tiles } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Tag } from '@vitae/ui/tag';
import { Heading, Text } from '@vitae/ui/text';
import { color, space } from '@vitae/ui/tokens';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFailureMessage } from '../account/failure-message.ts';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useSiteLink } from '../link.tsx';
import { useServices, useSessionUser } from '../services.tsx';
import { PaidPlan } from './paid-plan.tsx';
import { PlanLimits } from './plan-limits.tsx';
import { PlanPrice } from './plan-price.tsx';

type Plans = CallOutput<typeof listPlans>;
type PlansState = { status: 'loading' } | { status: 'known'; plans: Plans } | { status: 'failed'; error: unknown };

/** `/choose-plan`: what each plan includes, with prices as the API says them. */
export function ChoosePlan() {
  const { t } = useLingui();
  const { platform } = useServices();
  const failureMessage = useFailureMessage();
  const [state, setState] = useState<PlansState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    send(platform.http, listPlans, {}, { signal: leaving.signal })
      .then((plans) => setState({ status: 'known', plans }))
      .catch((error) => leaving.signal.aborted || setState({ status: 'failed', error }));
    return () => leaving.abort();
  }, [platform, round]);

  return (
    <Container css={{ paddingBlock: 'clamp(40px, 7vw, 96px)', display: 'grid', gap: space['2xl'] }}>
      <Stack gap="sm" css={{ textAlign: 'center', alignItems: 'center' }}>
        <Heading level={1} look="title">
          <Trans>Plans</Trans>
        </Heading>
        <Text look="lead" tone="soft" css={{ maxWidth: '32em' }}>
          <Trans>Start free and stay free if that is enough. Pay for the weeks in which you apply a lot.</Trans>
        </Text>
      </Stack>
      {state.status === 'loading' ? (
        <Loading>
          <Trans>Loading plans…</Trans>
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={t`The plans could not be loaded`}
          action={
            <Button
              look="primary"
              onClick={() => {
                setState({ status: 'loading' });
                setRound(round + 1);
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failureMessage(state.error)}
        </EmptyState>
      ) : null}
      {state.status === 'known' ? <PlanList {...state.plans} /> : null}
    </Container>
  );
}

function PlanList({ plans, without_account, is_demo }: Plans) {
  const inLanguage = useDataTexts();
  const failureMessage = useFailureMessage();
  const { platform } = useServices();
  const user = useSessionUser();
  const [profile, askForProfile] = useProfile();
  const [pendingPlan, setPendingPlan] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const isPresent = (plan: PlanOffer) => user?.plan === plan.name;

  const choose = async (plan: PlanOffer) => {
    platform.analytics.track('button_click', {
      button_id: `choose-plan-${plan.id}`,
      button_text: `Choose ${plan.name}`,
      page_context: '/choose-plan',
    });
    if (!platform.auth.requireSignIn('/choose-plan')) return;
    setPendingPlan(plan.id);
    setFailure(null);
    try {
      const { url } = await send(platform.http, startCheckout, { body: { plan: plan.id } });
      location.assign(url);
    } catch (error) {
      setFailure(failureMessage(error));
      setPendingPlan(null);
    }
  };

  return (
    <>
      {is_demo ? (
        <Banner kind="info">
          <Trans>This site has no payment provider: its checkout is a demonstration and moves no money.</Trans>
        </Banner>
      ) : null}
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <ul
        css={[
          tiles('280px'),
          {
            listStyle: 'none',

            gap: space.lg,
            alignItems: 'stretch',
          },
        ]}
      >
        {plans.map((plan) => (
          <Card
            as="li"
            key={plan.id}
            css={{
              display: 'flex',
              flexDirection: 'column',
              gap: space.lg,
              ...(isPresent(plan) ? { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` } : {}),
            }}
          >
            <div css={{ display: 'grid', gap: space.xs }}>
              <Row justify="space-between" gap="sm">
                <Heading level={2} look="subtitle">
                  {inLanguage(plan.name)}
                </Heading>
                {isPresent(plan) ? (
                  <Tag tone="accent">
                    <Trans>Your plan</Trans>
                  </Tag>
                ) : null}
              </Row>
              <Text tone="soft">{inLanguage(plan.description)}</Text>
            </div>
            <PlanPrice {...plan.price} />
            <PlanLimits
              {...plan.limits.per_day}
              resumes={plan.limits.resumes}
              features={plan.features.map(inLanguage)}
            />
            <div css={{ marginTop: 'auto' }}>
              <PlanAction
                plan={plan}
                isPresent={isPresent(plan)}
                profile={profile}
                onCanceled={askForProfile}
                isBusy={pendingPlan === plan.id}
                onChoose={() => void choose(plan)}
              />
            </div>
          </Card>
        ))}
      </ul>
      {user ? null : <WithoutAccount {...without_account} />}
    </>
  );
}

/** What a visitor has, and that an account has more. */
function WithoutAccount(limits: Plans['without_account']) {
  return (
    <Card
      as="section"
      aria-labelledby="without-account"
      css={[columns('minmax(0, 1fr) auto'), { gap: space.xl, alignItems: 'center' }]}
    >
      <Stack gap="md">
        <Heading level={2} look="subtitle" id="without-account">
          <Trans>Without an account</Trans>
        </Heading>
        <PlanLimits {...limits} />
        <Text look="caption" tone="soft" css={{ maxWidth: '42em' }}>
          <Trans>
            Everybody who shares your internet connection shares these numbers, and what you write stays in this browser
            only. ATS checks and resumes that are kept need an account.
          </Trans>
        </Text>
      </Stack>
      <ButtonLink look="primary" {...useSiteLink('/signup')}>
        <Trans>Sign up for more, free</Trans>
      </ButtonLink>
    </Card>
  );
}

/** What the API says of who is signed in; null for a visitor, and until it is known. */
function useProfile(): [Profile | null, () => void] {
  const { refreshProfile } = useServices();
  const isSignedIn = useSessionUser() !== null;
  const [profile, setProfile] = useState<Profile | null>(null);
  // Without it the prices are there all the same.
  const ask = useCallback(() => void refreshProfile().then(setProfile, () => {}), [refreshProfile]);
  useEffect(() => (isSignedIn ? ask() : setProfile(null)), [isSignedIn, ask]);
  return [profile, ask];
}

function PlanAction({
  plan,
  isPresent,
  profile,
  isBusy,
  onCanceled,
  onChoose,
}: {
  plan: PlanOffer;
  isPresent: boolean;
  profile: Profile | null;
  isBusy: boolean;
  onCanceled(): void;
  onChoose(): void;
}) {
  const inLanguage = useDataTexts();
  const planName = inLanguage(plan.name);
  const presentPlan = inLanguage(profile?.plan ?? '');
  const paidUntil = profile?.paid_until;
  if (paidUntil && profile.payment_plan === plan.id)
    return <PaidPlan profile={profile} paidUntil={paidUntil} onCanceled={onCanceled} />;
  if (isPresent)
    return (
      <Text tone="soft">
        <Trans>This is your plan.</Trans>
      </Text>
    );
  if (plan.price.interval === null)
    return (
      <Text tone="faint">
        <Trans>For everyone with an account.</Trans>
      </Text>
    );
  if (paidUntil)
    return (
      <Text tone="faint">
        <Trans>You can choose it when {presentPlan} has ended.</Trans>
      </Text>
    );
  return (
    <Stack gap="sm">
      <Button look="primary" isBusy={isBusy} onClick={onChoose}>
        <Trans>Choose {planName}</Trans>
      </Button>
      <Text look="caption" tone="faint">
        <Trans>To be canceled here, at any time; what is paid stays yours to its last day.</Trans>
      </Text>
    </Stack>
  );
}
