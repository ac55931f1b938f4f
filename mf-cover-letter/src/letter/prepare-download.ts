import { whenIdle } from '@vitae/remote-kit/when-idle';
import { toLetterDocument } from './letter-document.ts';
import type { StoredLetter } from './stored-letter.ts';

/**
 * Brings into this tab what the download of the letter needs, code and fonts, so that it works without a network from
 * then on. What cannot be had now is asked for again by the download itself.
 *
 * @param loadScreens What shows the letter before that, where it is not on the screen yet.
 */
export function prepareDownload(letter: StoredLetter, loadScreens: () => Promise<unknown> = async () => {}): void {
  whenIdle(async () => {
    try {
      await loadScreens();
      const { loadLetterFonts } = await import('@vitae/documents/export/letter-pdf');
      await loadLetterFonts(toLetterDocument(letter));
    } catch {
      // The download itself says so, should it come to nothing as well.
    }
  });
}
