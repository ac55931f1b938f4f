import { Trans, useLingui } from '@lingui/react/macro';
import { useNotify } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, focusRing, font, mirrored, radius, space, text } from '@vitae/ui/tokens';
import { ArrowLeft, ArrowRight, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Answer, TOPICS } from './answers.ts';
import { QuestionLink } from './question-link.tsx';

interface AnswerArticleProps {
  answer: Answer;
  related: readonly Answer[];
  /** The reader has opened it; else it only fills the page. */
  isChosen: boolean;
  className?: string;
}

export function AnswerArticle({ answer, related, isChosen, className }: AnswerArticleProps) {
  const { t } = useLingui();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    article.current?.focus({ preventScroll: true });
    const top = article.current?.getBoundingClientRect().top ?? 0;
    // Beside the list the answer is in view already; below it, it has to be brought there.
    if (top < 0 || top > window.innerHeight / 2) article.current?.scrollIntoView?.({ block: 'start' });
  }, [isChosen]);

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby="answer"
      className={className}
      css={{ display: 'grid', gap: space.xl, maxWidth: 680, outline: 'none', scrollMarginTop: 88 }}
    >
      {isChosen ? (
        <QuestionLink
          id={null}
          css={[
            focusRing,
            {
              display: 'none',
              alignItems: 'center',
              gap: space.sm,
              '& svg': { width: 18, height: 18 },
              [breakpoint.medium]: { display: 'inline-flex' },
            },
          ]}
        >
          <ArrowLeft aria-hidden="true" css={mirrored} />
          <Trans>All questions</Trans>
        </QuestionLink>
      ) : null}
      <header css={{ display: 'grid', gap: space.md }}>
        <Text look="caption" tone="faint">
          {t(TOPICS[answer.topic])}
        </Text>
        <Heading level={2} id="answer">
          {answer.question}
        </Heading>
        <p
          css={{
            fontFamily: font.serif,
            fontSize: 21,
            lineHeight: '31px',
            color: color.accent,
            textWrap: 'pretty',
          }}
        >
          {answer.short}
        </p>
      </header>
      <div css={{ display: 'grid', gap: space.lg }}>
        {answer.paragraphs.map((paragraph) => (
          <Text key={paragraph} css={{ fontSize: 16, lineHeight: '26px' }}>
            {paragraph}
          </Text>
        ))}
      </div>
      <div>
        <Heading level={3} css={{ fontSize: 16, lineHeight: '24px', marginBottom: space.sm }}>
          <Trans>What to do</Trans>
        </Heading>
        <ul css={{ paddingInlineStart: 20, display: 'grid', gap: space.sm, '& ::marker': { color: color.accent } }}>
          {answer.steps.map((step) => (
            <li key={step} css={[text.body, { paddingInlineStart: space.xs }]}>
              {step}
            </li>
          ))}
        </ul>
      </div>
      {answer.wording ? <Wording text={answer.wording} /> : null}
      <footer css={{ display: 'grid', gap: space.lg, paddingTop: space.xl, borderTop: `1px solid ${color.line}` }}>
        {answer.tool ? (
          <div>
            <SiteButtonLink to={answer.tool.path} look="primary">
              {t(answer.tool.label)}
              <ArrowRight aria-hidden="true" css={mirrored} />
            </SiteButtonLink>
          </div>
        ) : null}
        <div>
          <Heading level={3} css={{ fontSize: 16, lineHeight: '24px', marginBottom: space.xs }}>
            <Trans>Asked next</Trans>
          </Heading>
          <ul css={{ listStyle: 'none', display: 'grid', gap: space.xs }}>
            {related.map((other) => (
              <li key={other.id}>
                <QuestionLink id={other.id} css={focusRing}>
                  {other.question}
                </QuestionLink>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </article>
  );
}

/** Words to start from, with blanks in brackets. */
function Wording({ text: wording }: { text: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wording);
      notify('success', t`Copied the wording.`);
    } catch {
      notify('error', t`Failed to copy to clipboard.`);
    }
  };
  return (
    <figure
      css={{
        display: 'grid',
        gap: space.md,
        justifyItems: 'start',
        padding: space.xl,
        borderRadius: radius.lg,
        background: color.surface,
        border: `1px solid ${color.line}`,
      }}
    >
      <figcaption css={[text.caption, { color: color.inkFaint }]}>
        <Trans>Words to start from</Trans>
      </figcaption>
      <blockquote css={{ margin: 0, fontFamily: font.serif, fontSize: 19, lineHeight: '29px' }}>{wording}</blockquote>
      <Button size="small" onClick={copy}>
        <Copy aria-hidden="true" />
        <Trans>Copy</Trans>
      </Button>
    </figure>
  );
}
