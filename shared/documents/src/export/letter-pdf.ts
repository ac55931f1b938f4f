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
  const layout = new LetterLayout(letterFonts);
  const document = await letterFonts.settle(() => layout.layOut(letter));
  return renderPdf(document, letterFonts);
}
