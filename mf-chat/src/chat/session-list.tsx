import { Trans, useLingui } from '@lingui/react/macro';
import { CHAT_LIMITS, type ChatSession } from '@vitae/contract/chat';
import { useNotify } from '@vitae/remote-kit/platform';
import { Button, IconButton } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { color, focusRing, motion, radius, space, text as type } from '@vitae/ui/tokens';
import { Ellipsis, Pencil, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LaterDialog, LaterMenu } from './later.tsx';
import { useChangeSession, useDeleteSession, useSessions, useUndeleteSession } from './queries.ts';
import { groupSessions } from './session-groups.ts';

const SEARCH_WAITS_MS = 250;
/** A long title is cut, and does not push its menu out of view. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** `?session=…` is a talk's address. */
export const SESSION_PARAMETER = 'session';

interface SessionListProps {
  current: string | null;
  /** A talk, or null for a new one, was chosen: the drawer on a phone can close. */
  onChosen(): void;
  /** The talk on the screen was deleted. */
  onCurrentDeleted(): void;
}

/** The talks, by date; each can be renamed, pinned and deleted. */
export function SessionList({ current, onChosen, onCurrentDeleted }: SessionListProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const sessions = useSessions(useSettled(query));
  const change = useChangeSession();
  const remove = useDeleteSession();
  const restore = useUndeleteSession();
  const [renamed, setRenamed] = useState<ChatSession | null>(null);
  const [deleted, setDeleted] = useState<ChatSession | null>(null);
  const onError = () => notify('error', t`That did not work. Please try again.`);

  const onDelete = (session: ChatSession) =>
    remove.mutate(session, {
      onError,
      onSuccess: () => {
        setDeleted(session);
        if (session.id === current) onCurrentDeleted();
      },
    });

  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: space.md, minHeight: 0 }}>
      <Link
        to={{ pathname }}
        onClick={onChosen}
        css={[
          focusRing,
          type.body,
          {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 8,
            padding: '9px 16px',
            borderRadius: radius.md,
            border: `1px solid ${color.line}`,
            background: color.surface,
            color: color.ink,
            fontWeight: 550,
            textDecoration: 'none',
            '&:hover': { borderColor: color.lineStrong },
          },
        ]}
      >
        <Plus aria-hidden="true" css={{ width: 18, height: 18 }} />
        <Trans>New conversation</Trans>
      </Link>
      <TextField
        label={t`Search conversations`}
        type="search"
        value={query}
        maxLength={CHAT_LIMITS.query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {deleted ? (
        <Banner
          kind="info"
          action={
            <Button
              size="small"
              // The button that was pressed is gone with its conversation.
              autoFocus
              onClick={() => {
                restore.mutate(deleted, { onError });
                setDeleted(null);
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>Conversation deleted.</Trans>
        </Banner>
      ) : null}
      <nav aria-label={t`Conversations`} css={{ overflowY: 'auto', minHeight: 0, ...oneColumn, gap: space.md }}>
        {sessions.isError ? (
          <Text look="caption" tone="soft" role="alert">
            <Trans>Your conversations could not be loaded.</Trans>
          </Text>
        ) : null}
        {sessions.data?.length === 0 ? (
          <Text look="caption" tone="faint" role="status">
            {query ? <Trans>Nothing found.</Trans> : <Trans>Your conversations will stand here.</Trans>}
          </Text>
        ) : null}
        {groupSessions(sessions.data ?? [], new Date()).map((group) => (
          <section key={group.label.id} css={{ ...oneColumn, gap: 2 }}>
            <h2 css={[type.caption, { color: color.inkFaint, paddingInline: space.sm, fontWeight: 550 }]}>
              {t(group.label)}
            </h2>
            <ul css={{ listStyle: 'none', ...oneColumn, gap: 2 }}>
              {group.sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isCurrent={session.id === current}
                  onChosen={onChosen}
                  onRename={() => setRenamed(session)}
                  onPin={() => change.mutate({ id: session.id, is_pinned: !session.is_pinned }, { onError })}
                  onDelete={() => onDelete(session)}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <RenameDialog
        key={renamed?.id}
        session={renamed}
        onClose={() => setRenamed(null)}
        onRename={(title) => renamed && change.mutate({ id: renamed.id, title }, { onError })}
      />
    </div>
  );
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_WAITS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface SessionRowProps {
  session: ChatSession;
  isCurrent: boolean;
  onChosen(): void;
  onRename(): void;
  onPin(): void;
  onDelete(): void;
}

function SessionRow({ session, isCurrent, onChosen, onRename, onPin, onDelete }: SessionRowProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { title } = session;
  return (
    <li
      css={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: radius.sm,
        background: isCurrent ? color.accentSoft : 'transparent',
        transition: `background ${motion.quick}`,
        '&:hover': { background: isCurrent ? color.accentSoft : color.sunken },
        '& button': { width: 36, height: 36, flex: 'none' },
        '& button svg': { width: 16, height: 16 },
      }}
    >
      <Link
        to={{ pathname, search: `?${SESSION_PARAMETER}=${session.id}` }}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
        dir="auto"
        css={[
          focusRing,
          {
            flex: 1,
            minWidth: 0,
            padding: '8px 10px',
            borderRadius: radius.sm,
            fontSize: 14,
            lineHeight: '20px',
            color: color.ink,
            textDecoration: 'none',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        ]}
      >
        {title}
      </Link>
      <LaterMenu
        trigger={
          <IconButton label={t`More for ${title}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          { label: t`Rename`, icon: <Pencil aria-hidden="true" />, onSelect: onRename },
          session.is_pinned
            ? { label: t`Unpin`, icon: <PinOff aria-hidden="true" />, onSelect: onPin }
            : { label: t`Pin`, icon: <Pin aria-hidden="true" />, onSelect: onPin },
          { label: t`Delete`, icon: <Trash2 aria-hidden="true" />, onSelect: onDelete },
        ]}
      />
    </li>
  );
}

function RenameDialog({
  session,
  onClose,
  onRename,
}: {
  session: ChatSession | null;
  onClose(): void;
  onRename(title: string): void;
}) {
  const { t } = useLingui();
  const [title, setTitle] = useState(session?.title ?? '');
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    onRename(title.trim());
    onClose();
  };
  return (
    <LaterDialog
      isOpen={session !== null}
      onClose={onClose}
      title={t`Rename the conversation`}
      width="small"
      actions={
        <Button look="primary" onClick={() => form.current?.requestSubmit()}>
          <Trans>Rename</Trans>
        </Button>
      }
    >
      <form ref={form} onSubmit={submit}>
        <TextField
          label={t`Name`}
          value={title}
          maxLength={CHAT_LIMITS.title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </LaterDialog>
  );
}
