import type { LetterInput } from '@vitae/documents/model/letter';

export type PdfOutcome = 'downloaded' | 'unavailable' | 'failed';

/** Makes the PDF and hands it to the browser. `unavailable`: the code that makes it could not be loaded. */
export async function downloadPdf(letter: LetterInput): Promise<PdfOutcome> {
  const exporter = await import('@vitae/documents/export/letter-pdf').catch(() => null);
  if (!exporter) return 'unavailable';
  try {
    save(await exporter.exportLetterPdf(letter), exporter.LETTER_FILE_NAME);
    return 'downloaded';
  } catch (error) {
    console.error('The letter could not be made into a PDF', error);
    return 'failed';
  }
}

/** Browsers read the address some time after the click. */
const REVOKE_AFTER_MS = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
