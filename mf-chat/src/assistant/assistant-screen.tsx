import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChoiceGroup } from '@vitae/ui/field';
import { Container } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, space } from '@vitae/ui/tokens';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnswerArticle } from './answer-article.tsx';
import { ANSWERS, loadAnswers, TOPICS } from './answers.ts';
import { ConversationDrawing } from './conversation-drawing.tsx';
import { QUESTION_PARAMETER } from './question-link.tsx';
import { QuestionList } from './question-list.tsx';
import { createAnswerSearch } from './search-answers.ts';
import { SearchField } from './search-field.tsx';

const ALL_TOPICS = 'all';

/** The answers in the page's language. Those of the language before stay until they have come. */
function useAnswers() {
  const { i18n } = useLingui();
  const [answers, setAnswers] = useState(ANSWERS);
  useEffect(() => {
    let isWanted = true;
    loadAnswers(i18n.locale)
      .then((loaded) => isWanted && setAnswers(loaded))
      .catch((error) => console.error(`The answers in "${i18n.locale}" could not be loaded`, error));
    return () => {
      isWanted = false;
    };
  }, [i18n.locale]);
  return answers;
}

/** /ai-chat-landingpage: questions of job seekers with their answers, found by typing one. */
export function AssistantScreen() {
  const { t } = useLingui();
  const answers = useAnswers();
  const search = useMemo(() => createAnswerSearch(answers), [answers]);
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<string>(ALL_TOPICS);

  const found = useMemo(
    () => search(query).filter((answer) => topic === ALL_TOPICS || answer.topic === topic),
    [search, query, topic],
  );
  const topicOptions = [
    { value: ALL_TOPICS, label: t`All` },
    ...Object.entries(TOPICS).map(([value, label]) => ({ value, label: t(label) })),
  ];
  const askedFor = parameters.get(QUESTION_PARAMETER);
  const chosen = answers.find(({ id }) => id === askedFor) ?? null;
  // A wide page has room for an answer beside the list before one is chosen.
  const shown = chosen ?? found[0] ?? null;
  // Who looks for something else has done with the answer that was open.
  const narrowDown = (wanted: { query: string; topic: string }) => {
    setQuery(wanted.query);
    setTopic(wanted.topic);
    if (askedFor !== null) setParameters({}, { replace: true });
  };

  return (
    <>
      <section css={{ background: color.sunken, borderBottom: `1px solid ${color.line}` }}>
        <Container
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
            alignItems: 'center',
            gap: 'clamp(24px, 6vw, 88px)',
            paddingBlock: 'clamp(32px, 5vw, 72px)',
            [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <div css={{ display: 'grid', gap: space.xl }}>
            <Heading level={1} look="display">
              <Trans>Ask what you would ask a friend who hires.</Trans>
            </Heading>
            <Text look="lead" tone="soft" css={{ maxWidth: '50ch' }}>
              <Trans>
                Answers to what comes up in every job search, with words to start from. They are written in advance and
                the same for everyone; what you type stays in this browser.
              </Trans>
            </Text>
            <SearchField value={query} onChange={(next) => narrowDown({ query: next, topic })} />
          </div>
          <ConversationDrawing css={{ [breakpoint.medium]: { display: 'none' } }} />
        </Container>
      </section>
      <Container
        css={{ display: 'grid', gap: space['2xl'], paddingBlock: 'clamp(32px, 4vw, 56px) clamp(56px, 8vw, 104px)' }}
      >
        <div css={chosen ? { [breakpoint.medium]: { display: 'none' } } : undefined}>
          <ChoiceGroup
            legend={t`Topic`}
            name="topic"
            value={topic}
            options={topicOptions}
            onChange={(next) => narrowDown({ query, topic: next })}
          />
        </div>
        {askedFor !== null && !chosen ? (
          <Banner kind="info">
            <Trans>That answer is not here. Look for it by typing the question.</Trans>
          </Banner>
        ) : null}
        <VisuallyHidden role="status" as="div">
          {query || topic !== ALL_TOPICS ? (
            <Plural value={found.length} one="# answer found" other="# answers found" />
          ) : null}
        </VisuallyHidden>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)',
            alignItems: 'start',
            gap: 'clamp(32px, 6vw, 88px)',
            [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <QuestionList
            answers={found}
            current={shown?.id ?? null}
            onShowAll={() => narrowDown({ query: '', topic: ALL_TOPICS })}
            css={chosen ? { [breakpoint.medium]: { display: 'none' } } : undefined}
          />
          {shown ? (
            <AnswerArticle
              key={shown.id}
              answer={shown}
              related={answers.filter(({ id }) => shown.related.includes(id))}
              isChosen={chosen !== null}
              css={chosen ? undefined : { [breakpoint.medium]: { display: 'none' } }}
            />
          ) : null}
        </div>
      </Container>
    </>
  );
}
