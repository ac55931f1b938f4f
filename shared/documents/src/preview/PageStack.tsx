import type { LaidOutDocument } from '../layout/page.ts';
import { PageView } from './PageView.tsx';

/** CSS pixels to a point at a zoom of 1. */
const PIXELS_PER_POINT = 96 / 72;
const PAGE_GAP_PX = 24;

/** The pages of a document below each other, as sheets of paper. `zoom` 1 is the size in print. */
export function PageStack(props: { document: LaidOutDocument; zoom: number }) {
  const { document, zoom } = props;
  return (
    <div style={{ display: 'grid', gap: PAGE_GAP_PX, justifyContent: 'center' }}>
      {document.pages.map((page, index) => (
        <div
          key={index}
          data-page={index + 1}
          style={{
            width: document.pageWidth * PIXELS_PER_POINT * zoom,
            boxShadow: '0 1px 3px rgb(15 23 42 / 0.18), 0 8px 28px rgb(15 23 42 / 0.12)',
          }}
        >
          <PageView
            page={page}
            pageWidth={document.pageWidth}
            pageHeight={document.pageHeight}
            language={document.language}
          />
        </div>
      ))}
    </div>
  );
}
