import { createRoot, type Root } from 'react-dom/client';
import { exportLetterPdf } from '../../src/export/letter-pdf.ts';
import { LetterPreview } from '../../src/letter/LetterPreview.tsx';
import type { LetterInput } from '../../src/model/letter.ts';

/** What the benchmarks drive from outside, through the browser. */
const bench = {
  showLetter(letter: LetterInput, zoom = 1) {
    render(<LetterPreview letter={letter} zoom={zoom} />);
  },
  async exportLetter(letter: LetterInput) {
    return base64Of(await exportLetterPdf(letter));
  },
};
export type Bench = typeof bench;

let root: Root | null = null;

function render(element: React.ReactNode) {
  root ??= createRoot(document.getElementById('root')!);
  root.render(element);
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

Object.assign(window, { bench });
