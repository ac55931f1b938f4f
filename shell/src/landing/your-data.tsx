import { Trans } from '@lingui/react/macro';
import { Container, tiles } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';
import { SiteLink } from '../link.tsx';

/** What becomes of a visitor's resume, in the words of the privacy page, shorter. */
export function YourData() {
  return (
    <section aria-labelledby="your-data" css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space['2xl'] }}>
        <Heading level={2} id="your-data">
          <Trans>What happens with your data</Trans>
        </Heading>
        <dl css={[tiles('220px'), { gap: space['2xl'], margin: 0 }]}>
          <Fact title={<Trans>Without an account</Trans>}>
            <Trans>
              Drafts and letters stay in this browser. The text of your resume is on the server for the letter, and
              deleted within 24 hours.
            </Trans>
          </Fact>
          <Fact title={<Trans>With an account</Trans>}>
            <Trans>Letters and resumes are kept for you, on every device, until you delete them.</Trans>
          </Fact>
          <Fact title={<Trans>Out again</Trans>}>
            <Trans>
              Take a copy of everything, or delete all of it, at once and without asking anybody. Logging out clears the
              browser.
            </Trans>
          </Fact>
          <Fact title={<Trans>Who else sees it</Trans>}>
            <Trans>
              Nobody, unless this site has connected a service, such as a language model or a payment provider. Then
              each gets only what its work needs.
            </Trans>
          </Fact>
        </dl>
        <Text tone="soft">
          <Trans>
            All of it stands on the <SiteLink href="/privacy-policy">privacy page</SiteLink>.
          </Trans>
        </Text>
      </Container>
    </section>
  );
}

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div css={{ display: 'grid', gap: space.xs, alignContent: 'start' }}>
      <dt css={{ fontWeight: 600 }}>{title}</dt>
      <dd css={{ margin: 0, color: color.inkSoft }}>{children}</dd>
    </div>
  );
}
