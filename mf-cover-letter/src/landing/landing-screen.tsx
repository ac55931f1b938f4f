import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTrack } from '@vitae/remote-kit/platform';
import { whenIdle } from '@vitae/remote-kit/when-idle';
import { ButtonLink } from '@vitae/ui/button';
import { Container, columns, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, font, mirrored, radius, shadow, space, text } from '@vitae/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { hasStoredLetter } from '../letter/storage.ts';
import { SAMPLE_EVIDENCE } from './sample-letter.ts';
import { SampleLetterPreview } from './sample-letter-preview.tsx';

const HOW_IT_WORKS = [
  {
    title: msg`Choose a template`,
    text: msg`Five ways to build a letter, from the classic form to one that opens with a story. You see what each paragraph is for.`,
  },
  {
    title: msg`Add your resume and the job`,
    text: msg`Drop in a PDF, DOC, DOCX or TXT and paste the advert. Pick the tone, and say what else should be mentioned.`,
  },
  {
    title: msg`Edit, then download`,
    text: msg`Change any word, ask for another version in your own terms, and take the PDF with you. What you see is what it holds.`,
  },
] as const;

export default function LandingScreen() {
  const { t } = useLingui();
  const [hasLetter] = useState(hasStoredLetter);
  // The next screen of the flow, while the visitor reads.
  useEffect(() => whenIdle(() => void import('../template/template-screen.tsx').catch(() => {})), []);

  return (
    <>
      <Container
        css={[
          columns('minmax(0, 1fr) minmax(0, 1fr)'),
          { gap: 'clamp(32px, 5vw, 72px)', alignItems: 'center', paddingBlock: 'clamp(40px, 7vw, 88px)' },
        ]}
      >
        <Stack gap="xl">
          <Heading level={1} look="display">
            <Trans>The letter you would write, if you had the evening.</Trans>
          </Heading>
          <Text look="lead" tone="soft" css={{ maxWidth: '32em' }}>
            <Trans>
              Your resume and the job advert go in; a cover letter comes out that answers the advert with your own
              facts, and with nothing else.
            </Trans>
          </Text>
          <Row>
            <FlowLink
              to="/coverletter-template"
              id="start-cover-letter"
              look="primary"
              trackedAs="Write my cover letter"
            >
              <Trans>Write my cover letter</Trans>
            </FlowLink>
            {hasLetter ? (
              <FlowLink
                to="/coverletter-builder"
                id="continue-cover-letter"
                look="secondary"
                trackedAs="Continue my last letter"
              >
                <Trans>Continue my last letter</Trans>
              </FlowLink>
            ) : null}
          </Row>
          <Text look="caption" tone="faint">
            <Trans>Free to use, and you do not need an account.</Trans>
          </Text>
        </Stack>
        <SampleLetterPreview />
      </Container>

      <Band>
        <Container css={{ paddingBlock: 'clamp(48px, 7vw, 88px)' }}>
          <Stack gap="2xl">
            <Heading level={2}>
              <Trans>How it works</Trans>
            </Heading>
            <ol
              css={[
                columns('repeat(3, minmax(0, 1fr))'),
                {
                  listStyle: 'none',

                  gap: 'clamp(24px, 4vw, 56px)',
                },
              ]}
            >
              {HOW_IT_WORKS.map((step, index) => (
                <li key={step.title.id} css={{ borderTop: `2px solid ${color.accent}`, paddingTop: space.lg }}>
                  <span
                    aria-hidden="true"
                    css={{ fontFamily: font.serif, fontSize: '2.5rem', lineHeight: 1.1, color: color.accent }}
                  >
                    {index + 1}
                  </span>
                  <Heading level={3}>{t(step.title)}</Heading>
                  <Text tone="soft" css={{ marginTop: space.sm }}>
                    {t(step.text)}
                  </Text>
                </li>
              ))}
            </ol>
          </Stack>
        </Container>
      </Band>

      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 104px)' }}>
        <Stack gap="2xl">
          <div css={{ maxWidth: '37em' }}>
            <Heading level={2}>
              <Trans>Every claim has a source</Trans>
            </Heading>
            <Text tone="soft" css={{ marginTop: space.sm }}>
              <Trans>
                The letter names only what your resume or the advert says. No invented degrees, no figures out of thin
                air, nothing that you would have to explain in the interview.
              </Trans>
            </Text>
          </div>
          <Evidence />
        </Stack>
      </Container>

      <Container css={{ paddingBottom: space.lg }}>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: space.xl,
            padding: 'clamp(28px, 5vw, 56px)',
            borderRadius: radius.lg,
            background: color.accentSoft,
          }}
        >
          <div>
            <Heading level={2}>
              <Trans>The advert is open in the other tab, isn’t it?</Trans>
            </Heading>
            <Text tone="soft">
              <Trans>Choose a template and come back with a letter.</Trans>
            </Text>
          </div>
          <FlowLink
            to="/coverletter-template"
            id="start-cover-letter-below"
            look="primary"
            trackedAs="Choose a template"
          >
            <Trans>Choose a template</Trans>
          </FlowLink>
        </div>
      </Container>
    </>
  );
}

function Band({ children }: { children: ReactNode }) {
  return <div css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>{children}</div>;
}

function FlowLink({
  to,
  id,
  look,
  trackedAs,
  children,
}: {
  to: string;
  id: string;
  /** The button's text in the statistics: one for all languages. */
  trackedAs: string;
  look: 'primary' | 'secondary';
  children: ReactNode;
}) {
  const follow = useLinkClickHandler(to);
  const track = useTrack();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    track('button_click', { button_id: id, button_text: trackedAs, page_context: '/coverletter' });
    follow(event);
  };
  return (
    <ButtonLink href={to} look={look} size="large" onClick={onClick}>
      {children}
      <ArrowRight aria-hidden="true" css={mirrored} />
    </ButtonLink>
  );
}

/** Two sources on one side, the sentence that they carry on the other. */
function Evidence() {
  const { t } = useLingui();
  return (
    <div css={[columns('minmax(0, 1fr) auto minmax(0, 1fr)'), { alignItems: 'center', gap: 'clamp(16px, 3vw, 40px)' }]}>
      <Stack gap="2xl">
        <Source label={t`The advert asks`}>{t(SAMPLE_EVIDENCE.advert)}</Source>
        <Source label={t`Your resume says`}>{t(SAMPLE_EVIDENCE.resume)}</Source>
      </Stack>
      <ArrowRight
        aria-hidden="true"
        css={{
          width: 32,
          height: 32,
          strokeWidth: 1.4,
          color: color.accent,
          '[dir="rtl"] &': { transform: 'scaleX(-1)' },
          [breakpoint.medium]: { transform: 'rotate(90deg)', justifySelf: 'center' },
        }}
      />
      <figure
        css={{
          padding: 'clamp(20px, 4vw, 40px)',
          borderRadius: radius.lg,
          background: color.surface,
          border: `1px solid ${color.line}`,
          boxShadow: shadow.high,
        }}
      >
        <figcaption css={[text.caption, { color: color.accent, fontWeight: 600 }]}>
          <Trans>The letter answers</Trans>
        </figcaption>
        <p css={{ marginTop: space.sm, fontFamily: font.serif, fontSize: '1.375rem', lineHeight: '2rem' }}>
          {t(SAMPLE_EVIDENCE.letter)}
        </p>
      </figure>
    </div>
  );
}

function Source({ label, children }: { label: string; children: string }) {
  return (
    <figure css={{ paddingInlineStart: space.lg, borderInlineStart: `3px solid ${color.line}` }}>
      <figcaption css={[text.caption, { color: color.inkFaint, fontWeight: 600 }]}>{label}</figcaption>
      <p css={[text.lead, { marginTop: space.xs, color: color.inkSoft }]}>{children}</p>
    </figure>
  );
}
