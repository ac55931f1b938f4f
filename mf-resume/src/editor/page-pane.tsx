import { Plural, Trans } from '@lingui/react/macro';
import type { LaidOutDocument } from '@vitae/documents/layout/page';
import { isSameJson } from '@vitae/documents/model/changes';
import { type PageHint, pageHintOf } from '@vitae/documents/resume/page-hint';
import { Loading } from '@vitae/ui/progress';
import { color, space, text } from '@vitae/ui/tokens';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import type { Shortfall } from '../page/live-page.tsx';
import type { PageTarget } from '../page/page-targets.ts';
import { ShortfallNote } from '../page/shortfall-note.tsx';
import { useEditor } from './resume-store.ts';

const LivePage = lazy(() => import('../page/live-page.tsx').then((module) => ({ default: module.LivePage })));

interface PagePaneProps {
  focused: string | null;
  onPick?(target: PageTarget): void;
}

/** The open resume on its pages, and what there is to say of them. A key press draws this anew, and not the form. */
export const PagePane = memo(function PagePane({ focused, onPick }: PagePaneProps) {
  const resume = useEditor((state) => state.resume);
  const [hint, setHint] = useState<PageHint | null>(null);
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const onLayout = useCallback((document: LaidOutDocument, next: Shortfall) => {
    setHint((before) => sameOr(before, pageHintOf(document)));
    setShortfall((before) => sameOr(before, next));
  }, []);
  return (
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
        <LivePage resume={resume} focused={focused} onLayout={onLayout} {...(onPick && { onPick })} />
      </Suspense>
    </div>
  );
});

/** The same object while nothing of it has changed, so that a key press does not draw the pane twice. */
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
