import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Container, tiles } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';
import { FileCheck, Quote, ShieldCheck } from 'lucide-react';
import { Actions } from './actions.tsx';
import { Prices } from './prices.tsx';
import { ProofSection } from './proof/proof-section.tsx';
import { Questions } from './questions.tsx';
import { YourData } from './your-data.tsx';

/** What one reads who wants to know more: proof, promises, data, prices, questions. */
export function RestOfLanding() {
  return (
    <>
      <ProofSection />
      <Promises />
      <YourData />
      <Prices />
      <Questions />
      <Closing />
    </>
  );
}

const PROMISES = [
  {
    icon: Quote,
    title: msg`Only your facts`,
    text: msg`A letter names nothing that is not in your resume, the advert or your own notes. What you cannot back up in an interview is not in it.`,
  },
  {
    icon: FileCheck,
    title: msg`Pages machines can read`,
    text: msg`PDFs hold real text in reading order, with embedded fonts. What you see in the preview is what the file holds, line by line.`,
  },
  {
    icon: ShieldCheck,
    title: msg`Yours to keep`,
    text: msg`Drafts stay in your browser and survive a reload. Log out, and everything of yours leaves the device.`,
  },
];

function Promises() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="promises">
      <Container css={{ paddingBlock: 'clamp(56px, 9vw, 112px)', display: 'grid', gap: space['3xl'] }}>
        <Heading level={2} id="promises">
          <Trans>What we hold ourselves to</Trans>
        </Heading>
        <div css={[tiles('260px'), { gap: space['2xl'] }]}>
          {PROMISES.map(({ icon: Icon, title, text: sentence }) => (
            <div
              key={title.id}
              css={{
                display: 'grid',
                gap: space.sm,
                alignContent: 'start',
                paddingTop: space.lg,
                borderTop: `2px solid ${color.ink}`,
              }}
            >
              <Icon aria-hidden="true" css={{ color: color.accent, width: 24, height: 24, strokeWidth: 1.6 }} />
              <Heading level={3}>{t(title)}</Heading>
              <Text tone="soft">{t(sentence)}</Text>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}

function Closing() {
  return (
    <Container>
      <section
        aria-labelledby="closing"
        css={{
          display: 'grid',
          gap: space.xl,
          justifyItems: 'center',
          textAlign: 'center',
          padding: 'clamp(40px, 7vw, 80px) 24px',
          borderRadius: radius.lg,
          background: color.accentSoft,
        }}
      >
        <Heading level={2} id="closing">
          <Trans>The next application could go out tonight</Trans>
        </Heading>
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md }}>
          <Actions />
        </div>
      </section>
    </Container>
  );
}
