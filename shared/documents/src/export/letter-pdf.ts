import { letterFonts } from '../letter/letter-fonts.ts';
import { LetterLayout } from '../letter/letter-layout.ts';
import type { LetterInput } from '../model/letter.ts';
import { renderPdf } from './pdf.ts';

export const LETTER_FILE_NAME = 'cover-letter.pdf';

/**
 * The letter as PDF: letter format, portrait, margins of half an inch, the lines and pages of `LetterPreview`.
 * Rejects when no font can be fetched. Import this module when the visitor asks for the file: jsPDF is large.
 */
export async function exportLetterPdf(letter: LetterInput): Promise<Blob> {
  letterFonts.forgetFailures();
  return renderPdf(await layOutWithFonts(letter), letterFonts);
}

/** Fetches the fonts of this letter, so that `exportLetterPdf()` needs no network. Rejects when none can be fetched. */
export async function loadLetterFonts(letter: LetterInput): Promise<void> {
  await layOutWithFonts(letter);
}

function layOutWithFonts(letter: LetterInput) {
  const layout = new LetterLayout(letterFonts);
  return letterFonts.settle(() => layout.layOut(letter));
}
