import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, mirrored, space } from '@vitae/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { HowItWorks } from './how-it-works.tsx';
import { ScanIllustration } from './scan-illustration.tsx';

/** /ats-checker: what such systems do, what the check tells, and where it begins. */
export default function LandingScreen() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <>
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
          alignItems: 'center',
          gap: 'clamp(24px, 5vw, 72px)',
          paddingBlock: 'clamp(32px, 5vw, 72px)',
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Stack gap="xl">
          <Heading level={1} look="display">
            <Trans>Before a person reads it, software does.</Trans>
          </Heading>
          <Text look="lead" tone="soft" css={{ maxWidth: '32em' }}>
            <Trans>
              The check reads your resume as such software does, compares it with the advert, and says what to mend
              first: what is missing, where it is asked, and how many points it would bring.
            </Trans>
          </Text>
          <Row>
            <SiteButtonLink to="/ats-checker-form" look="primary" size="large">
              <Trans>Check a resume</Trans>
              <ArrowRight aria-hidden="true" css={mirrored} />
            </SiteButtonLink>
            <SiteButtonLink to="/ats-checker-from-gcc" size="large">
              <Trans>Check for a job in the Gulf</Trans>
            </SiteButtonLink>
          </Row>
          <Text look="caption" tone="faint" as="div">
            {user ? (
              <SiteButtonLink to="/ats-dashboard" look="quiet" size="small" aria-label={t`Your ATS checks`}>
                <Trans>See the checks you have made</Trans>
              </SiteButtonLink>
            ) : (
              <Trans>Free with an account: so that you can come back to a report, and nobody else can.</Trans>
            )}
          </Text>
        </Stack>
        <ScanIllustration css={{ [breakpoint.medium]: { display: 'none' } }} />
      </Container>
      <HowItWorks />
      <Container css={{ paddingBottom: space['4xl'] }}>
        <SiteButtonLink to="/ats-checker-form" look="primary">
          <Trans>Check a resume</Trans>
        </SiteButtonLink>
      </Container>
    </>
  );
}
