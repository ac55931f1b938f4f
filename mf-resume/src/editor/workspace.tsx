import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LaidOutDocument } from '@vitae/documents/layout/page';
import { isSameJson } from '@vitae/documents/model/changes';
import { type PageHint, pageHintOf } from '@vitae/documents/resume/page-hint';
import { Loading } from '@vitae/ui/progress';
import { breakpoint, color, focusRing, radius, shadow, space, text } from '@vitae/ui/tokens';
import { Eye, PencilLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Shortfall } from '../page/live-page.tsx';
import type { PageTarget } from '../page/page-targets.ts';
import { ShortfallNote } from '../page/shortfall-note.tsx';
import { useOpenResume } from './open-resume.ts';
import { useEditor } from './resume-store.ts';
import { SaveProblems } from './save-status.tsx';
import { BARS_HEIGHT, TopBar } from './top-bar.tsx';

const LivePage = lazy(() => import('../page/live-page.tsx').then((module) => ({ default: module.LivePage })));

interface WorkspaceProps {
  /** Left of the page: what is being worked on. */
  children: ReactNode;
  /** At the end of the bar above. */
  actions?: ReactNode;
  focused?: string | null;
  onPick?(target: PageTarget): void;
}

/** The form and the live page side by side; on narrow screens the form first, the page a tap away. */
export function Workspace({ children, actions, focused, onPick }: WorkspaceProps) {
  const isOpen = useOpenResume();
  const resume = useEditor((state) => state.resume);
  const [isPageShown, setIsPageShown] = useState(false);
  const { t } = useLingui();
  const [hint, setHint] = useState<PageHint | null>(null);
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const onLayout = useCallback((document: LaidOutDocument, next: Shortfall) => {
    setHint((before) => sameOr(before, pageHintOf(document)));
    setShortfall((before) => sameOr(before, next));
  }, []);
  if (!isOpen)
    return (
      <Loading>
        <Trans>Opening your resume…</Trans>
      </Loading>
    );
  return (
    <div css={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <TopBar>{actions}</TopBar>
      <div
        css={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'start',
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <section
          aria-label={t`Your work`}
          css={{
            padding: 'clamp(16px, 3vw, 32px)',
            paddingBottom: 96,
            [breakpoint.medium]: { display: isPageShown ? 'none' : undefined },
          }}
        >
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: space.lg,
              maxWidth: 680,
              marginInline: 'auto',
            }}
          >
            <SaveProblems />
            {children}
          </div>
        </section>
        <aside
          aria-label={t`Your page`}
          css={{
            position: 'sticky',
            top: BARS_HEIGHT,
            maxHeight: `calc(100dvh - ${BARS_HEIGHT}px)`,
            overflow: 'auto',
            padding: 'clamp(16px, 2.5vw, 32px)',
            background: color.sunken,
            borderInlineStart: `1px solid ${color.line}`,
            [breakpoint.medium]: {
              display: isPageShown ? undefined : 'none',
              position: 'static',
              maxHeight: 'none',
              paddingBottom: 96,
              borderInlineStart: 0,
            },
          }}
        >
          <div css={{ maxWidth: 720, marginInline: 'auto', display: 'grid', gap: space.sm }}>
            <p role="note" css={[text.caption, { color: color.inkSoft }]}>
              {hint ? <PageCount hint={hint} /> : null}
              {hint && onPick ? ' · ' : null}
              {onPick ? <Trans>click a line to change it</Trans> : null}
            </p>
            {shortfall ? <ShortfallNote shortfall={shortfall} /> : null}
            <Suspense
              fallback={
                <Loading>
                  <Trans>Laying out your page…</Trans>
                </Loading>
              }
            >
              <LivePage
                resume={resume}
                focused={focused ?? null}
                onLayout={onLayout}
                {...(onPick && {
                  onPick: (target) => {
                    setIsPageShown(false);
                    onPick(target);
                  },
                })}
              />
            </Suspense>
          </div>
        </aside>
      </div>
      <button
        type="button"
        aria-pressed={isPageShown}
        onClick={() => setIsPageShown((before) => !before)}
        css={[
          focusRing,
          {
            display: 'none',
            [breakpoint.medium]: {
              position: 'fixed',
              insetInlineEnd: 16,
              bottom: 16,
              zIndex: 30,
              display: 'inline-flex',
              alignItems: 'center',
              gap: 8,
              padding: '12px 18px',
              border: 0,
              borderRadius: radius.pill,
              background: color.ink,
              color: color.page,
              fontWeight: 600,
              boxShadow: shadow.high,
              '& svg': { width: 18, height: 18 },
            },
          },
        ]}
      >
        {isPageShown ? <PencilLine aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isPageShown ? <Trans>Back to the form</Trans> : <Trans>See the page</Trans>}
      </button>
    </div>
  );
}

/** The same object while nothing of it has changed, so that a key press does not draw the workspace anew. */
function sameOr<T>(before: T | null, next: T): T {
  return before && isSameJson(before, next) ? before : next;
}

function PageCount({ hint: { pageCount, isSparse, lastPageLines } }: { hint: PageHint }) {
  return (
    <>
      <Plural value={pageCount} one="# page" other="# pages" />
      {isSparse ? ' · ' : null}
      {isSparse ? (
        <Plural
          value={lastPageLines}
          one="the last one holds # line: shorten the text or choose smaller spacing"
          other="the last one holds # lines: shorten the text or choose smaller spacing"
        />
      ) : null}
    </>
  );
}
