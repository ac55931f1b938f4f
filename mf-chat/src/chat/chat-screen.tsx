import { Trans, useLingui } from '@lingui/react/macro';
import { claimChatSessions } from '@vitae/contract/chat';
import { useHttp, useNotify, useUser } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, HEADER_HEIGHT_PX, space } from '@vitae/ui/tokens';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { triedOut } from './drafts.ts';
import { LaterDialog } from './later.tsx';
import { useTalkMemory } from './queries.ts';
import { SESSION_PARAMETER, SessionList } from './session-list.tsx';
import { Talk } from './talk.tsx';

/** `/ai-chat`: talks with the assistant. */
export default function ChatScreen() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const current = parameters.get(SESSION_PARAMETER);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isClaiming = useClaim();
  const openSession = (id: string | null) => setParameters(id ? { [SESSION_PARAMETER]: id } : {}, { replace: true });

  const list = (
    <SessionList current={current} onChosen={() => setIsDrawerOpen(false)} onCurrentDeleted={() => openSession(null)} />
  );
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: '288px minmax(0, 1fr)',
        height: `calc(100dvh - ${HEADER_HEIGHT_PX}px)`,
        minHeight: 420,
        [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
      }}
    >
      <VisuallyHidden as="h1">
        <Trans>Career assistant</Trans>
      </VisuallyHidden>
      <aside
        css={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          padding: space.lg,
          borderInlineEnd: `1px solid ${color.line}`,
          background: color.page,
          [breakpoint.medium]: { display: 'none' },
        }}
      >
        {list}
      </aside>
      <div
        css={{
          display: 'none',
          padding: `${space.sm} ${space.lg}`,
          borderBottom: `1px solid ${color.line}`,
          [breakpoint.medium]: { display: 'block' },
        }}
      >
        <Button size="small" onClick={() => setIsDrawerOpen(true)}>
          <MessagesSquare aria-hidden="true" />
          <Trans>Conversations</Trans>
        </Button>
        <LaterDialog
          isOpen={isDrawerOpen}
          onClose={() => setIsDrawerOpen(false)}
          title={t`Conversations`}
          width="small"
        >
          {list}
        </LaterDialog>
      </div>
      {isClaiming ? null : <Talk sessionId={current} onSession={openSession} />}
    </div>
  );
}

/** Takes what was tried out without an account into the account of who has signed in. True until that is done. */
function useClaim(): boolean {
  const { t } = useLingui();
  const http = useHttp();
  const notify = useNotify();
  const user = useUser();
  const { sessionsChanged } = useTalkMemory();
  const [isClaiming, setIsClaiming] = useState(() => user !== null && triedOut.get());
  useEffect(() => {
    if (!isClaiming) return;
    send(http, claimChatSessions, {})
      .then(async ({ claimed }) => {
        triedOut.clear();
        await sessionsChanged();
        if (claimed > 0) notify('success', t`Your conversation was moved into your account.`);
      })
      // It stays with this browser, and is asked for again with the next visit.
      .catch((error) => console.error('What was tried out could not be moved into the account', error))
      .finally(() => setIsClaiming(false));
    // Once, for who came in signed in.
  }, [isClaiming]);
  return isClaiming;
}
