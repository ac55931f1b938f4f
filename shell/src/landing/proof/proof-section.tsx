import { Trans, useLingui } from '@lingui/react/macro';
import { Container, columns, Stack } from '@vitae/ui/layout';
import { Tag } from '@vitae/ui/tag';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, focusRing, font, radius, shadow, space } from '@vitae/ui/tokens';
import { type ReactNode, useState } from 'react';
import proof from './proof.json';

type Claim = (typeof proof.letter)[number][number];
const PARAGRAPHS: Claim[][] = proof.letter;
const isLinked = ({ resume, advert }: Claim) => resume.length + advert.length > 0;
const FIRST_CLAIM = PARAGRAPHS.flat().find(isLinked) ?? null;

/** A letter of the built-in writer, and for each of its claims the lines of resume and advert that it rests on. */
export function ProofSection() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(FIRST_CLAIM);
  return (
    <section aria-labelledby="proof">
      <Container css={{ paddingBlock: 'clamp(56px, 9vw, 112px)', display: 'grid', gap: space['2xl'] }}>
        <Stack gap="sm">
          <Heading level={2} id="proof">
            <Trans>A letter, and where each sentence comes from</Trans>
          </Heading>
          <Text tone="soft" css={{ maxWidth: '39.5em' }}>
            <Trans>
              This letter was written by Vitae from the resume and the advert beside it, and not touched since. The
              people in it are invented. Choose a sentence to see what it rests on.
            </Trans>
          </Text>
        </Stack>
        <div css={[columns('minmax(0, 6fr) minmax(0, 5fr)'), { gap: 'clamp(24px, 3vw, 48px)', alignItems: 'start' }]}>
          <article
            aria-label={t`The letter`}
            lang="en"
            dir="ltr"
            css={{
              display: 'grid',
              gap: space.lg,
              padding: 'clamp(20px, 4vw, 48px)',
              borderRadius: radius.lg,
              border: `1px solid ${color.line}`,
              background: color.surface,
              boxShadow: shadow.low,
              fontFamily: font.serif,
              fontSize: '1.0625rem',
              lineHeight: 1.6,
            }}
          >
            {PARAGRAPHS.map((claims, index) => (
              <div key={index} css={{ display: 'grid', gap: space.sm }}>
                <p>
                  {claims.map((claim) => (
                    <Sentence key={claim.text} claim={claim} isChosen={claim === chosen} onChoose={setChosen} />
                  ))}
                </p>
                {chosen && claims.includes(chosen) ? <Sources {...chosen} /> : null}
              </div>
            ))}
          </article>
          <Stack gap="lg" css={{ position: 'sticky', top: 88, [breakpoint.medium]: { position: 'static' } }}>
            <Source title={t`The resume`} text={proof.resume} chosen={chosen?.resume} />
            <Source title={t`The advert`} text={proof.advert} chosen={chosen?.advert} />
          </Stack>
        </div>
      </Container>
    </section>
  );
}

interface SentenceProps {
  claim: Claim;
  isChosen: boolean;
  onChoose(claim: Claim): void;
}

function Sentence({ claim, isChosen, onChoose }: SentenceProps) {
  const isLine = claim.text.startsWith('•') || claim.text.endsWith(',') || claim.text.endsWith(':');
  if (!isLinked(claim)) return <span css={isLine ? { display: 'block' } : undefined}>{claim.text} </span>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button does not break over lines as a sentence does */}
      <span
        role="button"
        tabIndex={0}
        aria-pressed={isChosen}
        onClick={() => onChoose(claim)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose(claim);
        }}
        css={[
          focusRing,
          {
            display: isLine ? 'block' : 'inline',
            borderRadius: 3,
            background: isChosen ? color.accentSoft : 'transparent',
            cursor: 'pointer',
            textDecoration: `underline ${isChosen ? 'solid' : 'dotted'} ${color.accent}`,
            textUnderlineOffset: 4,
            '&:hover': { background: color.accentSoft },
            '@media (forced-colors: active)': isChosen ? { outline: '2px solid Highlight' } : {},
          },
        ]}
      >
        {claim.text}
      </span>{' '}
    </>
  );
}

/** The lines, below the sentence: on a phone the whole texts are far away. */
function Sources({ resume, advert }: Claim) {
  return (
    <div
      role="status"
      css={{
        display: 'grid',
        gap: space.xs,
        paddingInlineStart: space.md,
        borderInlineStart: `3px solid ${color.accent}`,
        fontFamily: font.sans,
        fontSize: '0.875rem',
        lineHeight: 1.5,
      }}
    >
      {resume.map((line) => (
        <Quote key={line} line={line}>
          <Trans>Resume</Trans>
        </Quote>
      ))}
      {advert.map((line) => (
        <Quote key={line} line={line}>
          <Trans>Advert</Trans>
        </Quote>
      ))}
    </div>
  );
}

function Quote({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div css={{ display: 'flex', gap: space.sm, alignItems: 'baseline' }}>
      <Tag>{children}</Tag>
      <span>{withoutBullet(line)}</span>
    </div>
  );
}

function Source({ title, text, chosen = [] }: { title: string; text: string; chosen?: readonly string[] }) {
  return (
    <section
      aria-label={title}
      css={{ padding: space.xl, borderRadius: radius.lg, background: color.sunken, fontSize: '0.875rem' }}
    >
      <Heading level={3}>{title}</Heading>
      <div lang="en" dir="ltr" css={{ marginTop: space.sm, lineHeight: 1.55 }}>
        {text.split('\n').map((line, index) =>
          line ? (
            <div
              key={index}
              css={
                chosen.includes(line)
                  ? {
                      background: color.accentSoft,
                      borderRadius: 3,
                      boxShadow: `-6px 0 0 ${color.accentSoft}`,
                      fontWeight: 600,
                    }
                  : { color: color.inkSoft }
              }
            >
              {line.startsWith('- ') ? `• ${withoutBullet(line)}` : line}
            </div>
          ) : (
            <div key={index} css={{ height: space.sm }} />
          ),
        )}
      </div>
    </section>
  );
}

const withoutBullet = (line: string) => line.replace(/^- /, '');
