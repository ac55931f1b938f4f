import { useLingui } from '@lingui/react/macro';
import { updateResume } from '@vitae/contract/resumes';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { IconButton } from '@vitae/ui/button';
import { breakpoint, color, focusRing, radius, space } from '@vitae/ui/tokens';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { redo, rename, titleOf, undo, useEditor } from './resume-store.ts';
import { SaveStatus } from './save-status.tsx';

/** Of the site, which stays above; and of this bar with it. */
export const HEADER_HEIGHT = 65;
export const BARS_HEIGHT = HEADER_HEIGHT + 49;

/** Ctrl+Z and its kin act on the resume, wherever the focus is. */
function useUndoKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!act || (event.target instanceof Element && event.target.closest('.ProseMirror, [data-own-undo]'))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Title, state of saving, undo and redo, above every screen that works on a resume. */
export function TopBar({ children }: { children?: ReactNode }) {
  const http = useHttp();
  const { t } = useLingui();
  const id = useEditor((state) => state.id);
  const title = useEditor(titleOf);
  const canUndo = useEditor((state) => state.past.length > 0);
  const canRedo = useEditor((state) => state.future.length > 0);
  useUndoKeys();
  const saveTitle = (next: string) => {
    if (id && next.trim())
      void send(http, updateResume, { params: { id }, body: { title: next.trim() } }).catch(() => {});
  };
  return (
    <div
      css={{
        position: 'sticky',
        top: HEADER_HEIGHT,
        zIndex: 20,
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: space.md,
        padding: `${space.xs} ${space.lg}`,
        borderBottom: `1px solid ${color.line}`,
        background: color.page,
      }}
    >
      <input
        aria-label={t`Name of this resume`}
        dir="auto"
        maxLength={120}
        value={title}
        placeholder={t`Untitled resume`}
        data-own-undo
        onChange={(event) => rename(event.target.value)}
        onBlur={(event) => saveTitle(event.target.value)}
        css={[
          focusRing,
          {
            flex: '0 1 320px',
            minWidth: 120,
            padding: '6px 8px',
            border: '1px solid transparent',
            borderRadius: radius.sm,
            background: 'transparent',
            fontWeight: 600,
            textOverflow: 'ellipsis',
            '&:hover, &:focus': { borderColor: color.line },
            [breakpoint.narrow]: { flex: '1 1 90px', minWidth: 90 },
          },
        ]}
      />
      <SaveStatus />
      <span css={{ flex: 1, [breakpoint.narrow]: { display: 'none' } }} />
      <IconButton label={t`Undo`} disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Redo`} disabled={!canRedo} onClick={redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
      {children}
    </div>
  );
}
