import { Trans, useLingui } from '@lingui/react/macro';
import { CHAT_LIMITS } from '@vitae/contract/chat';
import { useDraft } from '@vitae/remote-kit/draft';
import { IconButton } from '@vitae/ui/button';
import { Spinner } from '@vitae/ui/progress';
import { VisuallyHidden } from '@vitae/ui/text';
import { color, mirrored, motion, radius, shadow, space, text as type } from '@vitae/ui/tokens';
import { SendHorizontal, Square, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { AttachButton } from './attach-button.tsx';
import type { Attached, Reading } from './attachments.ts';
import { attachedDraft, composerDraft } from './drafts.ts';
import { LaterAttachMenu, OnFirstPress } from './later.tsx';

interface ComposerProps {
  sessionId: string | null;
  isAnswering: boolean;
  onSend(text: string, attached: Attached[]): void;
  onStop(): void;
  field: Ref<HTMLTextAreaElement>;
}

/** Where a question is written. What is typed is kept until it is sent. */
export function Composer({ sessionId, isAnswering, onSend, onStop, field }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useDraft(composerDraft(sessionId));
  const [attached, setAttached] = useDraft(attachedDraft(sessionId));
  const [reading, setReading] = useState<Reading | null>(null);
  const id = useId();
  const isReady = text.trim() !== '' && !isAnswering && !reading;

  const submit = () => {
    if (!isReady) return;
    onSend(text.trim(), attached);
    setText('');
    setAttached([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the choice of a character (Japanese, Chinese) sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const without = (kind: Attached['shown']['kind'], all: Attached[]) => all.filter(({ shown }) => shown.kind !== kind);
  // One resume, one letter and one advert are in the talk's mind at a time.
  const add = (next: Attached) => setAttached((before) => [...without(next.shown.kind, before), next]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      css={{
        border: `1px solid ${color.lineStrong}`,
        borderRadius: radius.lg,
        background: color.surface,
        boxShadow: shadow.low,
        transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
        '&:focus-within': { borderColor: color.accent, boxShadow: `0 0 0 3px ${color.accentSoft}` },
      }}
    >
      {attached.length > 0 || reading ? (
        <ul css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 6, padding: '10px 12px 0' }}>
          {attached.map(({ shown: { kind, name } }) => (
            <Chip
              key={kind}
              name={name}
              removal={t`Remove ${name}`}
              onRemove={() => setAttached((before) => without(kind, before))}
            />
          ))}
          {reading ? (
            <Chip
              name={t`Reading ${reading.name}…`}
              removal={t`Stop reading ${reading.name}`}
              onRemove={reading.stop}
              isBusy
            />
          ) : null}
        </ul>
      ) : null}
      <div role="status">
        <VisuallyHidden>{reading ? t`Reading ${reading.name}…` : null}</VisuallyHidden>
      </div>
      <label htmlFor={id}>
        <VisuallyHidden>
          <Trans>Your question</Trans>
        </VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        // The placeholder stands as the page does.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={CHAT_LIMITS.message}
        placeholder={t`Ask about your job search`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        css={{
          display: 'block',
          width: '100%',
          padding: '14px 16px 4px',
          border: 0,
          background: 'transparent',
          color: color.ink,
          // Smaller letters make phones zoom in.
          fontSize: 16,
          lineHeight: '24px',
          resize: 'none',
          fieldSizing: 'content',
          minHeight: 44,
          maxHeight: 200,
          outline: 'none',
          '&::placeholder': { color: color.inkFaint, opacity: 1 },
        }}
      />
      <div css={{ display: 'flex', alignItems: 'center', gap: space.sm, padding: '4px 8px 8px' }}>
        <OnFirstPress button={<AttachButton />}>
          <LaterAttachMenu onAttach={add} onReading={setReading} />
        </OnFirstPress>
        <span css={[type.caption, { flex: 1, color: color.inkFaint }]}>
          <span css={{ '@media (pointer: coarse)': { display: 'none' } }}>
            <Trans>Enter sends, Shift and Enter begins a new line.</Trans>
          </span>
        </span>
        {isAnswering ? (
          <IconButton label={t`Stop`} look="secondary" onClick={onStop}>
            <Square aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label={t`Send`} look="primary" type="submit" disabled={!isReady}>
            <SendHorizontal aria-hidden="true" css={mirrored} />
          </IconButton>
        )}
      </div>
    </form>
  );
}

interface ChipProps {
  name: string;
  removal: string;
  onRemove(): void;
  isBusy?: boolean;
}

/** What the message will bring along, or what is being read for it. */
function Chip({ name, removal, onRemove, isBusy = false }: ChipProps) {
  return (
    <li
      css={[
        type.caption,
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 2,
          paddingInlineStart: 12,
          borderRadius: radius.pill,
          background: color.sunken,
          maxWidth: '100%',
          '& button': { width: 30, height: 30 },
          '& button svg': { width: 14, height: 14 },
        },
      ]}
    >
      {isBusy ? <Spinner size={14} /> : null}
      <bdi css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</bdi>
      <IconButton label={removal} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
