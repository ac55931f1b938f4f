import { useTrack } from '@vitae/remote-kit/platform';
import { ButtonLink } from '@vitae/ui/button';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, font, radius, shadow, space, text } from '@vitae/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { hasStoredLetter } from '../letter/storage.ts';
import { SAMPLE_EVIDENCE } from './sample-letter.ts';
import { SampleLetterPreview } from './sample-letter-preview.tsx';

const HOW_IT_WORKS = [
  {
    title: 'Choose a template',
    text: 'Five ways to build a letter, from the classic form to one that opens with a story. You see what each paragraph is for.',
  },
  {
    title: 'Add your resume and the job',
    text: 'Drop in a PDF, DOC, DOCX or TXT and paste the advert. Pick the tone, and say what else should be mentioned.',
  },
  {
    title: 'Edit, then download',
    text: 'Change any word, ask for another version in your own terms, and take the PDF with you. What you see is what it holds.',
  },
] as const;

export default function LandingScreen() {
  const [hasLetter] = useState(hasStoredLetter);
  useEffect(() => {
    // The next screen of the flow, while the visitor reads.
    void import('../template/template-screen.tsx').catch(() => {});
  }, []);

  return (
    <>
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gap: 'clamp(32px, 5vw, 72px)',
          alignItems: 'center',
          paddingBlock: 'clamp(40px, 7vw, 88px)',
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Stack gap="xl">
          <Heading level={1} look="display">
            The letter you would write, if you had the evening.
          </Heading>
          <Text look="lead" tone="soft" css={{ maxWidth: '52ch' }}>
            Your resume and the job advert go in; a cover letter comes out that answers the advert with your own facts,
            and with nothing else.
          </Text>
          <Row>
            <FlowLink to="/coverletter-template" id="start-cover-letter" look="primary">
              Write my cover letter
            </FlowLink>
            {hasLetter ? (
              <FlowLink to="/coverletter-builder" id="continue-cover-letter" look="secondary">
                Continue my last letter
              </FlowLink>
            ) : null}
          </Row>
          <Text look="caption" tone="faint">
            Free to use, and you do not need an account.
          </Text>
        </Stack>
        <SampleLetterPreview />
      </Container>

      <Band>
        <Container css={{ paddingBlock: 'clamp(48px, 7vw, 88px)' }}>
          <Stack gap="2xl">
            <Heading level={2}>How it works</Heading>
            <ol
              css={{
                listStyle: 'none',
                display: 'grid',
                gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
                gap: 'clamp(24px, 4vw, 56px)',
                [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
              }}
            >
              {HOW_IT_WORKS.map((step, index) => (
                <li key={step.title} css={{ borderTop: `2px solid ${color.accent}`, paddingTop: space.lg }}>
                  <span
                    aria-hidden="true"
                    css={{ fontFamily: font.serif, fontSize: 40, lineHeight: 1.1, color: color.accent }}
                  >
                    {index + 1}
                  </span>
                  <Heading level={3}>{step.title}</Heading>
                  <Text tone="soft" css={{ marginTop: space.sm }}>
                    {step.text}
                  </Text>
                </li>
              ))}
            </ol>
          </Stack>
        </Container>
      </Band>

      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 104px)' }}>
        <Stack gap="2xl">
          <div css={{ maxWidth: '60ch' }}>
            <Heading level={2}>Every claim has a source</Heading>
            <Text tone="soft" css={{ marginTop: space.sm }}>
              The letter names only what your resume or the advert says. No invented degrees, no figures out of thin
              air, nothing that you would have to explain in the interview.
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
            <Heading level={2}>The advert is open in the other tab, isn’t it?</Heading>
            <Text tone="soft">Choose a template and come back with a letter.</Text>
          </div>
          <FlowLink to="/coverletter-template" id="start-cover-letter-below" look="primary">
            Choose a template
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
  children,
}: {
  to: string;
  id: string;
  look: 'primary' | 'secondary';
  children: string;
}) {
  const follow = useLinkClickHandler(to);
  const track = useTrack();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    track('button_click', { button_id: id, button_text: children, page_context: '/coverletter' });
    follow(event);
  };
  return (
    <ButtonLink href={to} look={look} size="large" onClick={onClick}>
      {children}
      <ArrowRight aria-hidden="true" css={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
    </ButtonLink>
  );
}

/** Two sources on one side, the sentence that they carry on the other. */
function Evidence() {
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        alignItems: 'center',
        gap: 'clamp(16px, 3vw, 40px)',
        [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Stack gap="2xl">
        <Source label="The advert asks">{SAMPLE_EVIDENCE.advert}</Source>
        <Source label="Your resume says">{SAMPLE_EVIDENCE.resume}</Source>
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
        <figcaption css={[text.caption, { color: color.accent, fontWeight: 600 }]}>The letter answers</figcaption>
        <p css={{ marginTop: space.sm, fontFamily: font.serif, fontSize: 22, lineHeight: '32px' }}>
          {SAMPLE_EVIDENCE.letter}
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
