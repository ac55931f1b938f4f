import { readKeptLetter } from '@vitae/contract/letters';
import type { Platform } from '@vitae/contract/platform';
import { send } from '@vitae/remote-kit/send';
import { letterFormDraft } from './letter-form.ts';
import { historyDraft, openLetterDraft } from './letter-history.ts';
import { letterDraft } from './stored-letter.ts';

/**
 * Puts the account's text of the open letter on the screen, where it was changed elsewhere: by a proposal that was
 * accepted, or on another device. What was typed here and is on its way to the account stays.
 */
export async function readOpenLetter({ auth, http }: Pick<Platform, 'auth' | 'http'>): Promise<void> {
  const open = openLetterDraft.get();
  const isSettled = () =>
    auth.getUser() !== null &&
    openLetterDraft.get()?.id === open?.id &&
    !historyDraft.get().some(({ id }) => id === open?.id);
  if (!open || !isSettled()) return;
  const { letter: kept } = await send(http, readKeptLetter, { params: { id: open.id } });
  const { introduction } = kept.letter;
  const shown = letterDraft.get();
  if (!isSettled() || shown === null || shown.introduction === introduction) return;
  letterDraft.set({ ...shown, introduction });
  letterFormDraft.set({ ...letterFormDraft.get(), introduction });
}

/** Does so now, and whenever somebody comes back to the page. Returns what ends it. */
export function followOpenLetter(platform: Pick<Platform, 'auth' | 'http'>): () => void {
  // A letter that cannot be read just now, or is the browser's only, is shown as it is.
  const look = () => void readOpenLetter(platform).catch(() => {});
  look();
  window.addEventListener('focus', look);
  return () => window.removeEventListener('focus', look);
}
