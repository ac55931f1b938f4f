import { Trans } from '@lingui/react/macro';
import type { ReadField } from '@vitae/contract/resumes';
import { Loading } from '@vitae/ui/progress';
import { color, radius, shadow, text } from '@vitae/ui/tokens';
import { useEffect, useRef, useState } from 'react';

type Place = NonNullable<ReadField['place']>;

interface OriginalProps {
  file: File | null;
  text: string;
  /** The values that are marked now. */
  marked: readonly ReadField[];
}

/** The uploaded page, with the marked values on it: drawn where it is a PDF, else as its text. */
export function Original({ file, text: content, marked }: OriginalProps) {
  const isPdf = file !== null && (file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf'));
  const [hasFailed, setHasFailed] = useState(false);
  if (isPdf && !hasFailed) return <PdfPages file={file} marked={marked} onFailure={() => setHasFailed(true)} />;
  return <TextPage text={content} marked={marked} />;
}

function TextPage({ text: content, marked }: { text: string; marked: readonly ReadField[] }) {
  const mark = useRef<HTMLElement>(null);
  const value = marked[0]?.value.trim() ?? '';
  const at = value === '' ? -1 : content.toLowerCase().indexOf(value.toLowerCase());
  useEffect(() => {
    if (at >= 0) mark.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <div
      dir="auto"
      css={[
        text.caption,
        {
          padding: 24,
          borderRadius: radius.sm,
          background: '#fff',
          color: '#1c2127',
          boxShadow: shadow.low,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        },
      ]}
    >
      {at < 0 ? (
        content
      ) : (
        <>
          {content.slice(0, at)}
          <mark ref={mark} css={{ background: '#bfe3d2' }}>
            {content.slice(at, at + value.length)}
          </mark>
          {content.slice(at + value.length)}
        </>
      )}
    </div>
  );
}

interface DrawnPage {
  /** Points. */
  width: number;
  height: number;
  canvas: HTMLCanvasElement;
}

const SCALE = 1.6;
const PAGES_MAX = 12;

async function drawPages(file: File): Promise<DrawnPage[]> {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist'),
    // Drawn in this thread: the page's policy lets no script of a library start threads.
    import('pdfjs-dist/build/pdf.worker.min.mjs' as string),
  ]);
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;
  const task = pdfjs.getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false } as object);
  const document_ = await task.promise;
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= Math.min(document_.numPages, PAGES_MAX); number += 1) {
    const page = await document_.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport } as never).promise;
    pages.push({ width: viewport.width / SCALE, height: viewport.height / SCALE, canvas });
  }
  void task.destroy();
  return pages;
}

function PdfPages({ file, marked, onFailure }: { file: File; marked: readonly ReadField[]; onFailure(): void }) {
  const [pages, setPages] = useState<DrawnPage[] | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;
  useEffect(() => {
    let isCurrent = true;
    drawPages(file).then(
      (drawn) => isCurrent && setPages(drawn),
      (error: unknown) => {
        console.warn('The uploaded file could not be drawn', error);
        if (isCurrent) fail.current();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!pages)
    return (
      <Loading>
        <Trans>Drawing your file…</Trans>
      </Loading>
    );
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      {pages.map((page, index) => (
        <PdfPage
          key={index}
          page={page}
          places={marked.flatMap(({ place }) => (place && place.page === index + 1 ? [place] : []))}
        />
      ))}
    </div>
  );
}

function PdfPage({ page, places }: { page: DrawnPage; places: Place[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.canvas.style.width = '100%';
    page.canvas.style.display = 'block';
    frame.current?.prepend(page.canvas);
    return () => page.canvas.remove();
  }, [page]);
  const key = places.map(({ x, y }) => `${x} ${y}`).join();
  useEffect(() => {
    if (key !== '') first.current?.scrollIntoView?.({ block: 'nearest' });
  }, [key]);
  return (
    <div ref={frame} aria-hidden="true" css={{ position: 'relative', background: '#fff', boxShadow: shadow.low }}>
      {places.map((place, index) => (
        <div
          key={index}
          ref={index === 0 ? first : undefined}
          data-place
          css={{
            position: 'absolute',
            borderRadius: 3,
            background: color.accent,
            opacity: 0.22,
            outline: `2px solid ${color.accent}`,
          }}
          style={{
            left: `${(place.x / page.width) * 100}%`,
            top: `${(place.y / page.height) * 100}%`,
            width: `${(place.width / page.width) * 100}%`,
            height: `${(place.height / page.height) * 100}%`,
          }}
        />
      ))}
    </div>
  );
}
