import { Trans, useLingui } from '@lingui/react/macro';
import { Container, columns, tiles } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, mirrored, motion, radius, shadow, space, text } from '@vitae/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSiteLink } from '../link.tsx';
import { loadLater } from '../load-later.ts';
import { useNavigationLinks } from '../routes/navigation-links.ts';
import { ScreenFailure } from '../routes/screen-failure.tsx';
import { Actions } from './actions.tsx';
import { SampleLetter, SampleResume } from './sample-pages.tsx';

/** How far below the window the rest of the page is fetched. */
const NEAR = '0px 0px 300px 0px';

/** The first page of the site. What can be done on it comes from the remotes of the channel. */
export function Landing() {
  return (
    <>
      <Hero />
      <Tools />
      <Below />
    </>
  );
}

/** Comes when one scrolls towards it: the first sight of the site waits for none of it. */
const RestOfLanding = loadLater(
  async () => (await import('./rest-of-landing.tsx')).RestOfLanding,
  ({ onRetry }) => <ScreenFailure onRetry={onRetry} />,
);

function Below() {
  const [place, isNear] = useIsNear();
  return (
    // The end of the page stays out of sight until what stands before it is there.
    <div ref={place} css={{ minHeight: '100vh' }}>
      {isNear ? (
        <Suspense>
          <RestOfLanding />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether one has come near to the place on the page. */
function useIsNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}

function Hero() {
  const { t } = useLingui();
  return (
    <section css={{ overflow: 'clip' }}>
      <Container
        css={[
          columns('minmax(0, 1.05fr) minmax(0, 1fr)'),
          {
            alignItems: 'center',
            gap: 'clamp(32px, 6vw, 96px)',
            paddingBlock: 'clamp(40px, 8vw, 104px) clamp(48px, 8vw, 96px)',
          },
        ]}
      >
        <div css={{ display: 'grid', gap: space.xl, justifyItems: 'start' }}>
          <Heading level={1} look="display">
            <Trans>Say what you have done. Be read.</Trans>
          </Heading>
          <Text look="lead" tone="soft" css={{ maxWidth: '28.5em' }}>
            <Trans>
              Vitae turns your experience into resumes and cover letters that people enjoy and applicant tracking
              systems can parse. Every sentence comes from your own history: nothing is made up.
            </Trans>
          </Text>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.md }}>
            <Actions />
          </div>
          <Text look="caption" tone="faint">
            <Trans>No account is needed to write and download a letter.</Trans>
          </Text>
        </div>
        <div
          role="img"
          aria-label={t`A resume and the cover letter written from it`}
          css={{ position: 'relative', maxWidth: 620, width: '100%', marginInline: 'auto', paddingBottom: '14%' }}
        >
          <SampleResume css={{ width: '74%', marginInlineStart: 'auto', transform: 'rotate(1.6deg)' }} />
          <SampleLetter
            css={{ position: 'absolute', width: '56%', insetInlineStart: 0, bottom: 0, transform: 'rotate(-2.4deg)' }}
          />
        </div>
      </Container>
    </section>
  );
}

function Tools() {
  const tools = useNavigationLinks();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="tools" css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space['2xl'] }}>
        <Heading level={2} id="tools">
          <Trans>One history, every page you need</Trans>
        </Heading>
        <div css={[tiles('232px'), { gap: space.lg }]}>
          {tools.map((tool) => (
            <ToolCard key={tool.path} {...tool} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function ToolCard({ label, path, description }: { label: string; path: string; description?: string }) {
  return (
    <a
      {...useSiteLink(path)}
      css={[
        focusRing,
        {
          display: 'flex',
          flexDirection: 'column',
          gap: space.sm,
          minHeight: 188,
          padding: space.xl,
          borderRadius: radius.lg,
          border: `1px solid ${color.line}`,
          background: color.surface,
          color: color.ink,
          textDecoration: 'none',
          boxShadow: shadow.low,
          transition: `transform ${motion.quick}, border-color ${motion.quick}`,
          '&:hover': { transform: 'translateY(-3px)', borderColor: color.accent },
          '& > svg': {
            marginTop: 'auto',
            color: color.accent,
            width: 20,
            height: 20,
            transition: `transform ${motion.quick}`,
          },
          '&:hover > svg': { translate: '4px', '[dir="rtl"] &': { translate: '-4px' } },
        },
      ]}
    >
      <span css={text.subtitle}>{label}</span>
      <Text as="span" tone="soft">
        {description}
      </Text>
      <ArrowRight aria-hidden="true" css={mirrored} />
    </a>
  );
}
