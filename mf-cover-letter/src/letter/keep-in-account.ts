import { keepLetter } from '@vitae/contract/letters';
import type { Platform } from '@vitae/contract/platform';
import { setUnsavedWork } from '@vitae/remote-kit/draft';
import { type HttpFailure, readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';
import { create } from 'zustand';
import { generationRequestDraft } from './generation-request.ts';
import { letterFormDraft } from './letter-form.ts';
import { type HistoryEntry, historyDraft, lettersOf } from './letter-history.ts';
import { REMOTE_NAME } from './storage.ts';

/** From the last key press until the letter goes to the account. */
const PAUSE_MS = 600;
const RETRY_MS = 15_000;

/** Why the account has not got the letters of this browser, while it has not. */
export const useKeepingFailure = create<{ failure: HttpFailure | null }>()(() => ({ failure: null }));

/**
 * Brings the letters of this browser to the account of who is signed in, those too that were written before the
 * sign-in: now, after each change, and when the network is back. Says to log-out what would be lost by it. Returns what
 * ends it.
 */
export function keepLettersInAccount({ auth, http }: Platform): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let hasEnded = false;

  const keepAll = async () => {
    const user = auth.getUser();
    if (!user) return;
    for (const entry of lettersOf(user.username, historyDraft.get())) {
      const { id, title, letter, request } = entry;
      await send(http, keepLetter, { params: { id }, body: { title, letter, request } });
      // Somebody else by now: what is left is theirs to keep, or nobody's.
      if (auth.getUser()?.username !== user.username) return;
      forget(entry);
    }
  };
  const run = () => {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    keepAll()
      .finally(() => {
        isRunning = false;
      })
      .then(
        () => {
          useKeepingFailure.setState({ failure: null });
          // What was changed on the way follows.
          later();
        },
        (error) => {
          const failure = readHttpFailure(error);
          useKeepingFailure.setState({ failure });
          // Without an answer it may work later; what was refused stays refused until it is changed.
          if (!hasEnded && (failure.status === null || failure.status >= 500)) timer = setTimeout(run, RETRY_MS);
        },
      );
  };
  const later = () => {
    if (hasEnded) return;
    const user = auth.getUser();
    setUnsavedWork(REMOTE_NAME, countUnsaved(user?.username ?? null));
    if (!user || lettersOf(user.username, historyDraft.get()).length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  };

  later();
  const ends = [historyDraft.subscribe(later), letterFormDraft.subscribe(later), auth.subscribe(later)];
  window.addEventListener('online', run);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    window.removeEventListener('online', run);
    for (const end of ends) end();
  };
}

/** Out of the browser, unless it was changed on the way. */
function forget(kept: HistoryEntry): void {
  const was = JSON.stringify(kept);
  historyDraft.set(historyDraft.get().filter((entry) => JSON.stringify(entry) !== was));
}

/** Letters that no account has, and an advert that no letter has been written for. */
function countUnsaved(username: string | null): number {
  const advert = letterFormDraft.get().jobDescription.trim();
  const isWritten = advert === '' || advert === generationRequestDraft.get()?.job_description;
  return lettersOf(username, historyDraft.get()).length + (isWritten ? 0 : 1);
}
