import { Trans } from '@lingui/react/macro';
import { listPlans, type PlanOffer } from '@vitae/contract/billing';
import { send } from '@vitae/remote-kit/send';
import { ButtonLink } from '@vitae/ui/button';
import { Card, Container, Stack, tiles } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { useEffect, useState } from 'react';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useSiteLink } from '../link.tsx';
import { PlanLimits } from '../plans/plan-limits.tsx';
import { PlanPrice } from '../plans/plan-price.tsx';
import { useServices } from '../services.tsx';

/** What it costs, as the API says it; without an answer, the way to the plans alone. */
export function Prices() {
  const inLanguage = useDataTexts();
  const { platform } = useServices();
  const [plans, setPlans] = useState<readonly PlanOffer[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    send(platform.http, listPlans, {}, { signal: leaving.signal }).then(
      (answer) => setPlans(answer.plans),
      () => {},
    );
    return () => leaving.abort();
  }, [platform]);
  return (
    <section aria-labelledby="prices">
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space['2xl'] }}>
        <Stack gap="sm">
          <Heading level={2} id="prices">
            <Trans>What it costs</Trans>
          </Heading>
          <Text tone="soft" css={{ maxWidth: '39.5em' }}>
            <Trans>
              Nothing, for most people. A plan has larger numbers and nothing else: no letter is better for it.
            </Trans>
          </Text>
        </Stack>
        <ul css={[tiles('240px'), { listStyle: 'none', gap: space.lg, minHeight: 220 }]}>
          {plans.map(({ id, name, price, limits }) => (
            <Card as="li" key={id} css={{ display: 'grid', gap: space.md, alignContent: 'start' }}>
              <Heading level={3}>{inLanguage(name)}</Heading>
              <PlanPrice {...price} />
              <PlanLimits {...limits.per_day} />
            </Card>
          ))}
        </ul>
        <div>
          <ButtonLink {...useSiteLink('/choose-plan')}>
            <Trans>Compare the plans</Trans>
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
