import { LetterPreview } from '@vitae/documents/letter/LetterPreview';
import type { LetterInput } from '@vitae/documents/model/letter';
import { useEffect, useRef, useState } from 'react';

/** CSS pixels of a page in letter format. */
const PAGE_WIDTH_PX = 816;

/** The letter's pages. At a zoom of 1 they have the size of print, or fill the place where that is narrower. */
export default function LetterSheet({ letter, zoom }: { letter: LetterInput; zoom: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setFit(Math.min(1, element.clientWidth / PAGE_WIDTH_PX)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame}>
      {/* As wide as the pages: centred in less, their left edge could not be scrolled to. */}
      <div css={{ '&:has(> [data-letter-preview="pages"])': { width: 'max-content', minWidth: '100%' } }}>
        <LetterPreview letter={letter} zoom={zoom * fit} />
      </div>
    </div>
  );
}
