import type { LetterInput } from '@vitae/documents/model/letter';
import { saveFile } from '@vitae/remote-kit/save-file';

export type PdfOutcome = 'downloaded' | 'unavailable' | 'failed';

/** Makes the PDF and hands it to the browser. `unavailable`: the code that makes it could not be loaded. */
export async function downloadPdf(letter: LetterInput): Promise<PdfOutcome> {
  const exporter = await import('@vitae/documents/export/letter-pdf').catch(() => null);
  if (!exporter) return 'unavailable';
  try {
    saveFile(exporter.LETTER_FILE_NAME, await exporter.exportLetterPdf(letter));
    return 'downloaded';
  } catch (error) {
    console.error('The letter could not be made into a PDF', error);
    return 'failed';
  }
}
