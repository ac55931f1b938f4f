import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Container, columns, Stack, tiles } from '@vitae/ui/layout';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, focusRing, font, mirrored, motion, radius, shadow, space, text } from '@vitae/ui/tokens';
import { ArrowRight, GitCompareArrows, MessageCircleQuestion, Mic, ShieldCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ConversationDrawing } from './conversation-drawing.tsx';

const CHAT_PATH = '/ai-chat';
const addressOf = (question: string) => `${CHAT_PATH}?ask=${encodeURIComponent(question)}`;

const ABILITIES = [
  {
    icon: MessageCircleQuestion,
    title: msg`Answers from reviewed advice`,
    text: msg`Each answer names its source. Where the law differs by country, it asks which one is meant. What it does not know, it says.`,
  },
  {
    icon: GitCompareArrows,
    title: msg`Proposals for your own resume`,
    text: msg`A stronger bullet, a shorter page, a summary for this advert: shown as a comparison. Nothing changes until you accept it, and then it can be undone.`,
  },
  {
    icon: Mic,
    title: msg`An interview to practise with`,
    text: msg`Questions from your resume and the advert. Each of your answers is judged by five plain criteria, with what to say better.`,
  },
  {
    icon: ShieldCheck,
    title: msg`Yours alone`,
    text: msg`Conversations belong to your account. Try it without one: it is kept in this browser for a day and comes with you when you sign up.`,
  },
] as const;

const QUESTIONS = [
  {
    topic: msg`Resume`,
    questions: [
      msg`How long should my resume be?`,
      msg`How do I write strong bullet points?`,
      msg`How do I explain a gap?`,
    ],
  },
  {
    topic: msg`Interview`,
    questions: [
      msg`How do I answer “Tell me about yourself”?`,
      msg`What do I say about my weaknesses?`,
      msg`What should I ask at the end?`,
    ],
  },
  {
    topic: msg`Offer`,
    questions: [
      msg`What do I say about salary expectations?`,
      msg`How do I negotiate an offer?`,
      msg`How much notice do I have to give?`,
    ],
  },
  {
    topic: msg`Gulf`,
    questions: [
      msg`What is Saudization?`,
      msg`Who pays for the work visa?`,
      msg`How is the end-of-service gratuity calculated?`,
    ],
  },
] as const;

/** `/ai-chat-landingpage`: what the assistant does, and the first question. */
export default function LandingScreen() {
  const { t } = useLingui();
  return (
    <>
      <section css={{ background: color.sunken, borderBottom: `1px solid ${color.line}` }}>
        <Container
          css={[
            columns('minmax(0, 1.35fr) minmax(0, 1fr)'),
            { alignItems: 'center', gap: 'clamp(24px, 6vw, 88px)', paddingBlock: 'clamp(32px, 5vw, 72px)' },
          ]}
        >
          <Stack gap="xl">
            <Heading level={1} look="display">
              <Trans>Ask what you would ask a friend who hires.</Trans>
            </Heading>
            <Text look="lead" tone="soft" css={{ maxWidth: '31em' }}>
              <Trans>
                A career assistant that answers in plain words, proposes changes to your resume and practises the
                interview with you. In English and Arabic.
              </Trans>
            </Text>
            <FirstQuestion />
            <Text look="caption" tone="faint">
              <Trans>Free to try, and you do not need an account.</Trans>
            </Text>
          </Stack>
          <ConversationDrawing css={{ [breakpoint.medium]: { display: 'none' } }} />
        </Container>
      </section>
      <Container css={{ paddingBlock: 'clamp(48px, 7vw, 88px)' }}>
        <Stack gap="2xl">
          <Heading level={2}>
            <Trans>What it does</Trans>
          </Heading>
          <ul css={[tiles('200px'), { listStyle: 'none', gap: 'clamp(24px, 4vw, 48px)' }]}>
            {ABILITIES.map(({ icon: Icon, title, text: words }) => (
              <li key={title.id} css={{ borderTop: `2px solid ${color.accent}`, paddingTop: space.lg }}>
                <Icon aria-hidden="true" css={{ width: 24, height: 24, color: color.accent, marginBottom: space.sm }} />
                <Heading level={3}>{t(title)}</Heading>
                <Text tone="soft" css={{ marginTop: space.sm }}>
                  {t(words)}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
      <section css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>
        <Container css={{ paddingBlock: 'clamp(48px, 7vw, 88px)' }}>
          <Stack gap="2xl">
            <Heading level={2}>
              <Trans>What others ask</Trans>
            </Heading>
            <div css={[tiles('200px'), { gap: 'clamp(24px, 4vw, 48px)' }]}>
              {QUESTIONS.map(({ topic, questions }) => (
                <section key={topic.id}>
                  <Heading level={3} css={{ fontSize: 16, lineHeight: '24px', marginBottom: space.sm }}>
                    {t(topic)}
                  </Heading>
                  <ul css={{ listStyle: 'none' }}>
                    {questions.map((question) => (
                      <li key={question.id} css={{ borderTop: `1px solid ${color.line}` }}>
                        <Link
                          to={addressOf(t(question))}
                          css={[
                            focusRing,
                            text.body,
                            {
                              display: 'block',
                              paddingBlock: space.md,
                              borderRadius: radius.sm,
                              color: color.ink,
                              textDecoration: 'none',
                              transition: `color ${motion.quick}`,
                              '&:hover': { color: color.accent },
                            },
                          ]}
                        >
                          {t(question)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <div>
              <SiteButtonLink to={CHAT_PATH} look="primary" size="large">
                <Trans>Open the assistant</Trans>
                <ArrowRight aria-hidden="true" css={mirrored} />
              </SiteButtonLink>
            </div>
          </Stack>
        </Container>
      </section>
    </>
  );
}

/** The first question takes its writer into the talk. */
function FirstQuestion() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(question.trim() === '' ? CHAT_PATH : addressOf(question.trim()));
  };
  return (
    <form
      onSubmit={submit}
      css={{
        display: 'flex',
        alignItems: 'center',
        maxWidth: 600,
        height: 60,
        paddingInlineEnd: 8,
        borderRadius: radius.pill,
        border: `1px solid ${color.lineStrong}`,
        background: color.surface,
        boxShadow: shadow.low,
        '&:focus-within': { borderColor: color.accent, boxShadow: `0 0 0 3px ${color.accentSoft}` },
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>
          <Trans>Your question</Trans>
        </VisuallyHidden>
      </label>
      <input
        id={id}
        // Without a text there is nothing to tell the direction from but the page.
        dir={question === '' ? undefined : 'auto'}
        autoComplete="off"
        maxLength={1000}
        placeholder={t`How do I explain a gap?`}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        css={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          paddingInline: 24,
          fontFamily: font.sans,
          fontSize: 18,
          border: 0,
          background: 'none',
          color: color.ink,
          '&::placeholder': { color: color.inkFaint, opacity: 1 },
          '&:focus': { outline: 'none' },
        }}
      />
      <Button look="primary" type="submit" css={{ flex: 'none', height: 44, borderRadius: radius.pill }}>
        <Trans>Ask</Trans>
      </Button>
    </form>
  );
}
