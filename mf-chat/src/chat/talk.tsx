import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatMessage, ChatSession, UserMessage } from '@vitae/contract/chat';
import { regionCodeSchema } from '@vitae/contract/regions';
import { useDraft } from '@vitae/remote-kit/draft';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useRegion, useUser } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { WayToMore } from '@vitae/remote-kit/way-to-more';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Loading, Spinner } from '@vitae/ui/progress';
import { Text, VisuallyHidden } from '@vitae/ui/text';
import { color, space } from '@vitae/ui/tokens';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Attached } from './attachments.ts';
import { Composer } from './composer.tsx';
import { pendingQuestion, triedOut } from './drafts.ts';
import { AnswerText, AnswerView, MessagePlace, QuestionView } from './message-view.tsx';
import { type Talk as KeptTalk, useTalk, useTalkMemory } from './queries.ts';
import type { Question } from './stream-answer.ts';
import { type Asked, useAnswer } from './use-answer.ts';
import { useLastFirst } from './use-last-first.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { Welcome } from './welcome.tsx';

/** A question in the address is asked at once: `?ask=How long should my resume be?` */
export const ASK_PARAMETER = 'ask';
const ANNOUNCED_MAX = 1200;

interface TalkProps {
  /** Null: a new talk. */
  sessionId: string | null;
  onSession(id: string): void;
}

/** One talk: its messages, and where the next one is written. */
export function Talk({ sessionId, onSession }: TalkProps) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const region = useRegion();
  const memory = useTalkMemory();
  const talk = useTalk(sessionId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  /** The talk that the running question has begun or carries on: its address changes without leaving it. */
  const running = useRef<string | null>(null);
  const begun = useRef<UserMessage | null>(null);

  const { asked, ask, stop, leave, recall } = useAnswer({
    onBegun(session, message) {
      if (running.current !== session.id) memory.put(session.id, emptyTalk(session));
      running.current = session.id;
      begun.current = message;
      memory.change(session.id, (known) => ({ ...known, session, messages: upTo(known.messages, message.id) }));
      if (!user) triedOut.set(true);
      if (sessionId !== session.id) onSession(session.id);
      void memory.sessionsChanged();
    },
    onDone(session, message) {
      const question = begun.current!;
      memory.change(session.id, (known) => ({
        ...known,
        session,
        messages: [...upTo(known.messages, question.id), question, message],
      }));
      // A screen reader would read the marks of Markdown aloud.
      setSaid(message.text.replace(/[*_>|#`]/g, '').slice(0, ANNOUNCED_MAX));
      void memory.sessionsChanged();
    },
  });

  const messages = talk.data?.messages ?? [];
  useEffect(() => {
    if (sessionId === running.current) return;
    running.current = sessionId;
    leave();
  }, [sessionId, leave]);
  useUnanswered(sessionId, talk.data?.messages, asked, recall);

  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  const place = regionCodeSchema.safeParse(region);
  const askNow = (text: string, attached: Attached[] = [], more: Partial<Question> = {}) => {
    const question: Question = {
      ...(sessionId === null ? {} : { session_id: sessionId }),
      message_id: crypto.randomUUID(),
      text,
      attachments: attached.map(({ attachment }) => attachment),
      language,
      ...(place.success ? { region: place.data } : {}),
      ...more,
    };
    setSaid(t`The assistant is writing.`);
    void ask(
      question,
      attached.map(({ shown }) => shown),
    );
    field.current?.focus();
  };
  useAskedInAddress(askNow);

  const shown = asked ? upTo(messages, asked.question.replaces ?? asked.question.message_id) : messages;
  const isAnswering = asked?.phase === 'waiting' || asked?.phase === 'writing';
  const drawn = useLastFirst(shown);
  const frame = useStickToEnd(asked?.question.message_id);
  const last = shown.at(-1);
  const answerAgain = () => {
    const question = shown.findLast((message) => message.role === 'user');
    if (question) {
      askNow(question.text, [], { message_id: question.id });
    }
  };

  if (sessionId !== null && talk.isPending && asked === null) {
    return (
      <Loading>
        <Trans>Loading…</Trans>
      </Loading>
    );
  }
  if (sessionId !== null && talk.isError && asked === null) {
    return (
      <div css={{ padding: space.xl }}>
        <Banner
          kind="error"
          action={
            <Button size="small" onClick={() => talk.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {readHttpFailure(talk.error).serverMessage ?? <Trans>This conversation could not be loaded.</Trans>}
        </Banner>
      </div>
    );
  }
  return (
    <section
      aria-label={talk.data?.session.title ?? t`New conversation`}
      css={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
    >
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={t`Messages`}
        css={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', outlineOffset: -2 }}
      >
        <div css={[column, { paddingBlock: space.xl }]}>
          {shown.length === 0 && asked === null ? <Welcome onAsk={askNow} /> : null}
          <ol css={{ display: 'grid', gap: space.xl, padding: 0, margin: 0 }}>
            {drawn.map((message, index) => (
              <MessagePlace key={message.id} isLast={index >= drawn.length - 2}>
                {message.role === 'user' ? (
                  <QuestionView
                    message={message}
                    onEdit={isAnswering ? undefined : (text) => askNow(text, [], { replaces: message.id })}
                  />
                ) : (
                  <AnswerView
                    message={message}
                    sessionId={sessionId!}
                    onRetry={message === last && !asked ? answerAgain : undefined}
                    onChoose={message === last && !asked ? askNow : undefined}
                  />
                )}
              </MessagePlace>
            ))}
            {asked ? (
              <MessagePlace isLast>
                <AskedView
                  asked={asked}
                  onRetry={() => void ask(asked.question, asked.attachments)}
                  onEdit={(text) => askNow(text, [], sessionId ? { replaces: asked.question.message_id } : {})}
                />
              </MessagePlace>
            ) : null}
          </ol>
        </div>
      </section>
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
      <div css={[column, { paddingBottom: space.lg, display: 'grid', gap: space.sm }]}>
        {user === null && shown.length > 0 ? <KeepIt /> : null}
        <Composer
          key={sessionId}
          sessionId={sessionId}
          isAnswering={isAnswering}
          onSend={askNow}
          onStop={() => {
            stop();
            setSaid(t`Stopped.`);
          }}
          field={field}
        />
      </div>
    </section>
  );
}

const column = {
  width: '100%',
  maxWidth: 780,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 3vw, 28px)',
} as const;

/** A talk that has just begun. */
function emptyTalk(session: ChatSession): KeptTalk {
  return { success: true, session, messages: [], resume_id: null, has_advert: false };
}

/** The messages before the one with this id; all where it is not among them. */
function upTo(messages: readonly ChatMessage[], id: string): ChatMessage[] {
  const index = messages.findIndex((message) => message.id === id);
  return index < 0 ? [...messages] : messages.slice(0, index);
}

/** A question without an answer, of before a reload or a lost connection, is offered to be asked again. */
function useUnanswered(
  sessionId: string | null,
  messages: readonly ChatMessage[] | undefined,
  asked: Asked | null,
  recall: (question: Question, attachments?: Asked['attachments']) => void,
) {
  useEffect(() => {
    if (asked !== null) return;
    const last = messages?.at(-1);
    if (sessionId !== null && last?.role === 'user') {
      recall({ session_id: sessionId, message_id: last.id, text: last.text }, last.attachments);
      return;
    }
    const pending = pendingQuestion.get();
    if (!pending || (pending.session_id ?? null) !== sessionId || (sessionId !== null && !messages)) return;
    // Its answer has come after all, in another tab or before the page was gone.
    if (messages?.some(({ id }) => id === pending.message_id)) pendingQuestion.clear();
    else recall(pending);
  }, [sessionId, messages, asked, recall]);
}

/** Asks what the address asks, and takes it out of the address. */
function useAskedInAddress(askNow: (text: string) => void) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(ASK_PARAMETER)?.trim();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!wanted || hasAsked.current) return;
    hasAsked.current = true;
    setParameters({}, { replace: true });
    askNow(wanted);
  });
}

/** The question whose answer is on its way, or did not come. */
function AskedView({ asked, onRetry, onEdit }: { asked: Asked; onRetry(): void; onEdit(text: string): void }) {
  const { t } = useLingui();
  const { question, attachments, text, phase, failure, code } = asked;
  const isOver = phase === 'stopped' || phase === 'failed';
  const message = useMemo(() => ({ text: question.text, attachments }), [question.text, attachments]);
  return (
    <Stack gap="xl">
      <QuestionView message={message} onEdit={isOver ? onEdit : undefined} />
      <article
        aria-label={t`Assistant`}
        aria-busy={!isOver}
        css={{ display: 'grid', gap: space.md, minWidth: 0, opacity: isOver ? 0.75 : 1 }}
      >
        {text ? <AnswerText text={text} isGrowing={!isOver} /> : null}
        {phase === 'waiting' ? (
          <Row gap="sm" css={{ color: color.inkFaint }}>
            <Spinner size={18} />
            <Text look="caption" tone="faint">
              <Trans>Thinking…</Trans>
            </Text>
          </Row>
        ) : null}
      </article>
      {isOver ? (
        <Banner
          kind={phase === 'failed' ? 'error' : 'info'}
          action={
            <Row gap="sm">
              <WayToMore code={code} />
              <Button size="small" onClick={onRetry}>
                <RotateCcw aria-hidden="true" />
                <Trans>Retry</Trans>
              </Button>
            </Row>
          }
        >
          {phase === 'stopped' ? <Trans>The answer was interrupted. Nothing of it is kept.</Trans> : null}
          {phase === 'failed' ? (
            <span dir="auto">
              {failure ?? <Trans>The connection was lost before the answer was complete. Nothing of it is kept.</Trans>}
            </span>
          ) : null}
        </Banner>
      ) : null}
    </Stack>
  );
}

/** Tells a visitor how to keep the talk. */
function KeepIt() {
  const { pathname, search } = useLocation();
  const [hasTried] = useDraft(triedOut);
  if (!hasTried) return null;
  return (
    <Row gap="md" justify="space-between">
      <Text look="caption" tone="soft">
        <Trans>Without an account this is kept in this browser for a day.</Trans>
      </Text>
      <SiteButtonLink size="small" to={`/signup?redirectTo=${encodeURIComponent(pathname + search)}`}>
        <Trans>Sign up to keep it</Trans>
      </SiteButtonLink>
    </Row>
  );
}
