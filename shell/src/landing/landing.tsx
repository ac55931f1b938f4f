import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vitae/ui/button';
import { Container, columns, tiles } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, mirrored, motion, radius, shadow, space, text } from '@vitae/ui/tokens';
import { ArrowRight, FileCheck, Quote, ShieldCheck } from 'lucide-react';
import { useSiteLink } from '../link.tsx';
import { useNavigationLinks } from '../routes/navigation-links.ts';
import { SampleLetter, SampleResume } from './sample-pages.tsx';

/** The first page of the site. What can be done on it comes from the remotes of the channel. */
export function Landing() {
  return (
    <>
      <Hero />
      <Tools />
      <Promises />
      <Closing />
    </>
  );
}

function Hero() {
  const { t } = useLingui();
  return (
    <section css={{ overflow: 'clip' }}>
      <Container
        width="wide"
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
          <Text look="lead" tone="soft" css={{ maxWidth: '46ch' }}>
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

/** Buttons for what the channel's remotes call the visitor to do; the first one is the loudest. */
function Actions() {
  const called = useNavigationLinks().filter((link) => link.callToAction);
  return called.map(({ path, callToAction = '' }, index) => (
    <ActionLink key={path} path={path} look={index === 0 ? 'primary' : 'secondary'}>
      {callToAction}
    </ActionLink>
  ));
}

function ActionLink({ path, look, children }: { path: string; look: 'primary' | 'secondary'; children: string }) {
  return (
    <ButtonLink look={look} size="large" {...useSiteLink(path)}>
      {children}
      {look === 'primary' ? <ArrowRight aria-hidden="true" css={mirrored} /> : null}
    </ButtonLink>
  );
}

function Tools() {
  const tools = useNavigationLinks();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="tools" css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>
      <Container width="wide" css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space['2xl'] }}>
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
      <Container width="wide" css={{ paddingBlock: 'clamp(56px, 9vw, 112px)', display: 'grid', gap: space['3xl'] }}>
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
    <Container width="wide">
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
