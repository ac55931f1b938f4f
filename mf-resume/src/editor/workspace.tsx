import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '@vitae/ui/progress';
import { breakpoint, color, focusRing, radius, shadow, space } from '@vitae/ui/tokens';
import { Eye, PencilLine } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { PageTarget } from '../page/page-targets.ts';
import { useOpenResume } from './open-resume.ts';
import { PagePane } from './page-pane.tsx';
import { SaveProblems } from './save-status.tsx';
import { BARS_HEIGHT, TopBar } from './top-bar.tsx';

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
  const [isPageShown, setIsPageShown] = useState(false);
  const { t } = useLingui();
  const latestPick = useRef(onPick);
  latestPick.current = onPick;
  const pick = useCallback((target: PageTarget) => {
    setIsPageShown(false);
    latestPick.current?.(target);
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
          tabIndex={0}
          css={[
            focusRing,
            {
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
            },
          ]}
        >
          <PagePane focused={focused ?? null} {...(onPick && { onPick: pick })} />
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
