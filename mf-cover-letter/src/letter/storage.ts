import { DRAFT_PREFIX } from '@vitae/contract/storage';

export const REMOTE_NAME = 'mf-cover-letter';
export const LETTER_DRAFT_NAME = 'letter';

/** Whether a letter is stored, without a look inside: cheap enough for the landing page. */
export function hasStoredLetter(): boolean {
  try {
    const stored = localStorage.getItem(`${DRAFT_PREFIX}${REMOTE_NAME}:${LETTER_DRAFT_NAME}`);
    return stored !== null && stored !== 'null';
  } catch {
    return false;
  }
}
