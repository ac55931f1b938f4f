import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  AssistantMessage,
  ChatFallbackReason,
  ChatWriter,
  ShownAttachment,
  UserMessage,
} from '@vitae/contract/chat';
import { Button, IconButton } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { Text, VisuallyHidden } from '@vitae/ui/text';
import { color, focusRing, radius, space, text as type } from '@vitae/ui/tokens';
import { FileText, Mail, Megaphone, Paperclip, Pencil, RotateCcw } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { ProposalCard } from './proposal-card.tsx';

const MarkdownText = lazy(() => import('./markdown-text.tsx'));

/** An answer's text; plain until what reads its Markdown has been loaded. */
export function AnswerText({ text, isGrowing = false }: { text: string; isGrowing?: boolean }) {
  return (
    <div dir="auto" css={[type.body, { fontSize: 16, lineHeight: '26px', textAlign: 'start' }]}>
      <Suspense fallback={<p css={{ whiteSpace: 'pre-wrap' }}>{text}</p>}>
        <MarkdownText text={text} isGrowing={isGrowing} />
      </Suspense>
    </div>
  );
}

/**
 * A message's place. What is out of view is not laid out, so that a long talk stays quick; its height is guessed until it
 * has been seen, and remembered then.
 */
export function MessagePlace({ children, isLast }: { children: ReactNode; isLast: boolean }) {
  return (
    <li
      css={{
        listStyle: 'none',
        ...(isLast ? {} : { contentVisibility: 'auto', containIntrinsicSize: 'auto 180px' }),
      }}
    >
      {children}
    </li>
  );
}

const ATTACHMENT_ICONS = { resume: FileText, letter: Mail, advert: Megaphone, file: Paperclip };

export function AttachmentNames({ attachments }: { attachments: readonly ShownAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <Row gap="sm">
      {attachments.map(({ kind, name }) => {
        const Icon = ATTACHMENT_ICONS[kind];
        return (
          <span
            key={kind + name}
            css={[
              type.caption,
              {
                display: 'inline-flex',
                gap: 6,
                alignItems: 'center',
                padding: '3px 10px',
                borderRadius: radius.pill,
                background: color.sunken,
                color: color.inkSoft,
                maxWidth: '100%',
                '& svg': { width: 14, height: 14, flex: 'none' },
              },
            ]}
          >
            <Icon aria-hidden="true" />
            <bdi css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</bdi>
          </span>
        );
      })}
    </Row>
  );
}

interface QuestionViewProps {
  message: Pick<UserMessage, 'text' | 'attachments'>;
  /** Absent while it may not be edited. */
  onEdit?: ((text: string) => void) | undefined;
}

export const QuestionView = memo(function QuestionView({ message, onEdit }: QuestionViewProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<string | null>(null);
  const field = useId();
  const submit = () => {
    const text = edited?.trim();
    setEdited(null);
    if (text && text !== message.text) onEdit?.(text);
  };
  return (
    <article
      aria-label={t`You`}
      css={{ display: 'grid', justifyItems: 'end', gap: space.xs, paddingInlineStart: 'clamp(16px, 12%, 96px)' }}
    >
      <AttachmentNames attachments={message.attachments} />
      {edited === null ? (
        <>
          <div
            dir="auto"
            css={[
              type.body,
              {
                padding: '10px 16px',
                borderRadius: radius.lg,
                borderEndEndRadius: radius.sm,
                background: color.accentSoft,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                maxWidth: '100%',
              },
            ]}
          >
            {message.text}
          </div>
          <Row gap="xs" css={actions}>
            {onEdit ? (
              <IconButton label={t`Edit and send again`} onClick={() => setEdited(message.text)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            ) : null}
            <CopyButton text={message.text} />
          </Row>
        </>
      ) : (
        <form
          css={{ width: '100%', display: 'grid', gap: space.sm }}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <label htmlFor={field}>
            <VisuallyHidden>
              <Trans>Your question</Trans>
            </VisuallyHidden>
          </label>
          <textarea
            id={field}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
            autoFocus
            dir="auto"
            rows={3}
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setEdited(null)}
            css={[
              type.body,
              focusRing,
              {
                width: '100%',
                padding: '10px 14px',
                borderRadius: radius.md,
                border: `1px solid ${color.lineStrong}`,
                background: color.surface,
                color: color.ink,
                fontSize: 16,
              },
            ]}
          />
          <Text look="caption" tone="faint">
            <Trans>What came after this question goes with its old version.</Trans>
          </Text>
          <Row gap="sm" justify="flex-end">
            <Button size="small" onClick={() => setEdited(null)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button size="small" look="primary" type="submit">
              <Trans>Send</Trans>
            </Button>
          </Row>
        </form>
      )}
    </article>
  );
});

const actions = {
  '& button': { width: 32, height: 32 },
  '& svg': { width: 15, height: 15 },
  '@media (pointer: coarse)': { '& button': { width: 40, height: 40 } },
} as const;

interface AnswerViewProps {
  message: AssistantMessage;
  sessionId: string;
  /** The last answer can be asked for again, and offers what to say next. */
  onRetry?: (() => void) | undefined;
  onChoose?: ((text: string) => void) | undefined;
}

export const AnswerView = memo(function AnswerView({ message, sessionId, onRetry, onChoose }: AnswerViewProps) {
  const { t } = useLingui();
  return (
    <article aria-label={t`Assistant`} css={{ display: 'grid', gap: space.md, minWidth: 0 }}>
      {message.practice ? <PracticeStep {...message.practice} /> : null}
      <AnswerText text={message.text} />
      {message.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} sessionId={sessionId} />
      ))}
      {message.sources.length > 0 ? <Sources sources={message.sources} /> : null}
      <WriterNote writer={message.writer} isLast={onRetry !== undefined} />
      <Row gap="xs" css={actions}>
        <CopyButton text={message.text} />
        {onRetry ? (
          <IconButton label={t`Answer again`} onClick={onRetry}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
        ) : null}
      </Row>
      {onChoose && message.choices.length > 0 ? (
        <Row gap="sm">
          {message.choices.map((choice) => (
            <Button key={choice} size="small" dir="auto" css={{ textAlign: 'start' }} onClick={() => onChoose(choice)}>
              {choice}
            </Button>
          ))}
        </Row>
      ) : null}
    </article>
  );
});

function PracticeStep({ question, of }: { question: number; of: number }) {
  return (
    <Text look="caption" tone="faint">
      <Trans>
        Practice interview, question {question} of {of}
      </Trans>
    </Text>
  );
}

function Sources({ sources }: Pick<AssistantMessage, 'sources'>) {
  const count = sources.length;
  return (
    <details css={[type.caption, { color: color.inkSoft }]}>
      <summary css={[focusRing, { cursor: 'pointer', width: 'fit-content' }]}>
        <Plural value={count} one="# source" other="# sources" />
      </summary>
      <ul css={{ paddingInlineStart: 20, marginTop: space.xs }}>
        {sources.map(({ title, origin, url }) => (
          <li key={title} dir="auto">
            {title}:{' '}
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" css={{ color: color.accent }}>
                {origin}
              </a>
            ) : (
              origin
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const ASK_ONCE_MORE = msg`To ask the AI service once more, press “Answer again”.`;
const ONLY_ITS_OPERATORS = msg`Only those who run this site can mend that. The coach goes on answering.`;

/** Why the coach answered in the model's place, and what can be done about it. */
const FALLBACKS: Record<ChatFallbackReason, { why: MessageDescriptor; whatToDo: MessageDescriptor }> = {
  key_refused: {
    why: msg`The AI service did not accept its access key, so the built-in coach answered.`,
    whatToDo: ONLY_ITS_OPERATORS,
  },
  unknown_model: {
    why: msg`The AI service does not offer the configured model, so the built-in coach answered.`,
    whatToDo: ONLY_ITS_OPERATORS,
  },
  busy: {
    why: msg`The AI service is busy or its quota is used up, so the built-in coach answered.`,
    whatToDo: ASK_ONCE_MORE,
  },
  broken: { why: msg`The AI service reported an error, so the built-in coach answered.`, whatToDo: ASK_ONCE_MORE },
  slow: { why: msg`The AI service took too long to answer, so the built-in coach answered.`, whatToDo: ASK_ONCE_MORE },
  unreachable: {
    why: msg`The AI service could not be reached, so the built-in coach answered.`,
    whatToDo: ASK_ONCE_MORE,
  },
  unreadable: {
    why: msg`The AI service sent an answer that could not be read, so the built-in coach answered.`,
    whatToDo: ASK_ONCE_MORE,
  },
  interrupted: {
    why: msg`The AI service broke off before its answer was complete, so the built-in coach answered.`,
    whatToDo: ASK_ONCE_MORE,
  },
  declined: {
    why: msg`The AI service declined to answer, so the built-in coach answered.`,
    whatToDo: msg`To ask the AI service, put the question in other words.`,
  },
};

const SECONDS_SHOWN_MAX = 120;

/** Who wrote an answer, and why it was not the one that was asked first. */
function WriterNote({ writer, isLast }: { writer: ChatWriter; isLast: boolean }) {
  const { t } = useLingui();
  const { name, fallback_reason: reason, retry_after: seconds } = writer;
  if (reason === null) {
    return (
      <Text look="caption" tone="faint">
        {name === 'builtin' ? (
          <Trans>Answered by the built-in coach from reviewed advice and your documents.</Trans>
        ) : (
          <Trans>Written by {name}. Check what matters.</Trans>
        )}
      </Text>
    );
  }
  const { why, whatToDo } = FALLBACKS[reason];
  return (
    <Text look="caption" tone="soft">
      {t(why)} {isLast ? seconds ? <AskLater seconds={seconds} /> : t(whatToDo) : null}
    </Text>
  );
}

function AskLater({ seconds }: { seconds: number }) {
  if (seconds <= SECONDS_SHOWN_MAX) {
    return (
      <Plural
        value={seconds}
        one="To ask it once more, press “Answer again” in # second."
        other="To ask it once more, press “Answer again” in # seconds."
      />
    );
  }
  const minutes = Math.ceil(seconds / 60);
  return (
    <Plural
      value={minutes}
      one="To ask it once more, press “Answer again” in # minute."
      other="To ask it once more, press “Answer again” in # minutes."
    />
  );
}
