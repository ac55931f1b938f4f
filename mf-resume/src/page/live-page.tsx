import { missingCharactersOf } from '@vitae/documents/layout/missing-characters';
import type { LaidOutDocument, Page, TextItem } from '@vitae/documents/layout/page';
import type { Resume } from '@vitae/documents/model/resume';
import { PageView } from '@vitae/documents/preview/PageView';
import { useLayout } from '@vitae/documents/preview/use-layout';
import { ResumeText } from '@vitae/documents/resume/ResumeText';
import { resumeFonts } from '@vitae/documents/resume/resume-fonts';
import { ResumeLayout } from '@vitae/documents/resume/resume-layout';
import { color, radius, shadow } from '@vitae/ui/tokens';
import { type MouseEvent, memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { isItemOf, type PageTarget, targetOf } from './page-targets.ts';

/** What the page lacks of what was written. */
export interface Shortfall {
  /** Characters that no font has. */
  missing: string[];
  /** Another font stands in for one that could not be fetched. */
  hasStandIns: boolean;
}

interface LivePageProps {
  resume: Resume;
  /** The field that is being written in: `data-field` of its control. */
  focused?: string | null;
  /** A line of the page was clicked. */
  onPick?(target: PageTarget): void;
  onLayout?(document: LaidOutDocument, shortfall: Shortfall): void;
}

/** The resume on its pages, as they are printed. A click on a line opens what it shows; the field in focus is marked. */
export function LivePage({ resume, focused = null, onPick, onLayout }: LivePageProps) {
  const [layout, setLayout] = useState(() => new ResumeLayout(resumeFonts));
  const shown = useDeferredValue(resume);
  const latest = useRef({ resume, onPick });
  latest.current = { resume, onPick };
  const spoken = useRested(shown);
  const isPickable = onPick !== undefined;
  const pick = useMemo(
    () => (isPickable ? (item: TextItem) => latest.current.onPick?.(targetOf(latest.current.resume, item)) : undefined),
    [isPickable],
  );
  const layOut = useCallback(() => layout.layOut(shown), [layout, shown]);
  const { document, error } = useLayout(resumeFonts, layOut);

  useEffect(() => {
    if (!document) return;
    onLayout?.(document, {
      missing: missingCharactersOf(document, resumeFonts),
      hasStandIns: resumeFonts.hasFailures,
    });
  }, [document, onLayout]);

  // Fonts that could not be fetched are fetched when the network is back.
  useEffect(() => {
    const fetchAgain = () => {
      if (!resumeFonts.hasFailures) return;
      resumeFonts.forgetFailures();
      setLayout(new ResumeLayout(resumeFonts));
    };
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, []);

  return (
    <div data-resume-preview={document ? 'pages' : error ? 'text' : 'loading'} css={{ display: 'grid', gap: 20 }}>
      <ResumeText resume={spoken} isHidden={document !== null} />
      {document?.pages.map((page, index) => (
        <Sheet
          key={index}
          number={index + 1}
          page={page}
          pageWidth={document.pageWidth}
          pageHeight={document.pageHeight}
          language={document.language}
          focused={focused}
          marked={focused ? markedOn(page, shown, focused) : NOTHING}
          onPick={pick}
        />
      ))}
    </div>
  );
}

interface SheetProps {
  number: number;
  page: Page;
  pageWidth: number;
  pageHeight: number;
  language: string;
  focused: string | null;
  /** Lines that show the field in focus. */
  marked: readonly TextItem[];
  onPick: ((item: TextItem) => void) | undefined;
}

const ASCENT = 0.82;
const LINE = 1.15;
const REACH_PX = 4;

function boxOf(item: TextItem) {
  return { x: item.x, y: item.baseline - item.size * ASCENT, width: item.width, height: item.size * LINE };
}

const NOTHING: readonly TextItem[] = [];

/** The same empty list wherever nothing is marked: such a page is not drawn anew. */
function markedOn(page: Page, resume: Resume, focused: string): readonly TextItem[] {
  const marked = page.items.filter((item) => item.kind === 'text' && isItemOf(resume, item, focused)) as TextItem[];
  return marked.length > 0 ? marked : NOTHING;
}

const REST_MS = 500;

/** The value as it was when it last rested: what is read aloud can wait for the end of a word. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const Sheet = memo(function Sheet(props: SheetProps) {
  const { number, page, pageWidth, pageHeight, language, focused, marked, onPick } = props;
  const pick = (event: MouseEvent<HTMLDivElement>) => {
    if (!onPick) return;
    const sheet = event.currentTarget.getBoundingClientRect();
    const scale = pageWidth / sheet.width;
    const x = (event.clientX - sheet.left) * scale;
    const y = (event.clientY - sheet.top) * scale;
    const hit = page.items.find((item): item is TextItem => {
      if (item.kind !== 'text') return false;
      const box = boxOf(item);
      return (
        x >= box.x - REACH_PX && x <= box.x + box.width + REACH_PX && y >= box.y - 1 && y <= box.y + box.height + 1
      );
    });
    // Links of the page would lead away from the work.
    event.preventDefault();
    if (hit) onPick(hit);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the form is the keyboard's way to every field; this is a short cut for the mouse.
    <div
      data-page={number}
      onClick={pick}
      css={{
        position: 'relative',
        background: '#fff',
        borderRadius: radius.sm,
        overflow: 'hidden',
        boxShadow: shadow.high,
        cursor: onPick ? 'text' : 'default',
      }}
    >
      <PageView page={page} pageWidth={pageWidth} pageHeight={pageHeight} language={language} />
      {marked.length > 0 ? (
        <svg
          viewBox={`0 0 ${pageWidth} ${pageHeight}`}
          aria-hidden="true"
          data-marked={focused}
          css={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
        >
          {marked.map((item, index) => {
            const box = boxOf(item);
            return (
              <rect
                key={index}
                x={box.x - 2}
                y={box.y - 1}
                width={box.width + 4}
                height={box.height + 2}
                rx={2}
                fill={color.accent}
                fillOpacity={0.14}
              />
            );
          })}
        </svg>
      ) : null}
    </div>
  );
});
