import { type LetterRequest, letterRequestSchema } from '@vitae/contract/letters';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './storage.ts';
import { type StoredLetter, storedLetterSchema } from './stored-letter.ts';

/** With its job description a letter takes up to 25 kB of the browser's 5 MB. */
export const HISTORY_MAX_LETTERS = 25;

const historyEntrySchema = z.object({
  id: z.uuid(),
  /** Whose it is: a username, or `null` for one written without signing in. */
  owner: z.nullable(z.string()),
  /** What its owner calls it; empty: nothing yet. */
  title: z.string(),
  letter: storedLetterSchema,
  request: letterRequestSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/**
 * The letters that are in this browser only, the newest first: all of a visitor's, and those of an account that it has
 * not got yet.
 */
export const historyDraft = createDraft<HistoryEntry[]>(REMOTE_NAME, 'history', z.array(historyEntrySchema), []);

/** Which of the letters the builder shows. */
export const openLetterDraft = createDraft<Pick<HistoryEntry, 'id' | 'title'> | null>(
  REMOTE_NAME,
  'open-letter',
  z.nullable(z.pick(historyEntrySchema, { id: true, title: true })),
  null,
);

/** A letter that has just been generated. It is the open one from now on. */
export function addToHistory(owner: string | null, letter: StoredLetter, request: LetterRequest): void {
  const entry = { id: crypto.randomUUID(), owner, title: '', letter, request };
  openLetterDraft.set({ id: entry.id, title: entry.title });
  putIntoHistory(entry);
}

/** Puts a letter on top, in the place of its older text if that is there. */
export function putIntoHistory(entry: HistoryEntry): void {
  const others = historyDraft.get().filter(({ id }) => id !== entry.id);
  historyDraft.set([entry, ...others].slice(0, HISTORY_MAX_LETTERS));
}

/** Keeps the open letter in step with its edits, so that opening another one loses nothing. */
export function updateInHistory(owner: string | null, letter: StoredLetter, request: LetterRequest | null): void {
  const open = openLetterDraft.get();
  if (!open) return;
  const known = historyDraft.get();
  if (known.some(({ id }) => id === open.id))
    historyDraft.set(known.map((entry) => (entry.id === open.id ? { ...entry, letter } : entry)));
  // The account has it: its newer text is on its way there.
  else if (owner !== null && request) putIntoHistory({ ...open, owner, letter, request });
}

/** Takes a letter out. Returns it with its place, for an undo. */
export function deleteFromHistory(id: string): { entry: HistoryEntry; index: number } | null {
  const known = historyDraft.get();
  const index = known.findIndex((entry) => entry.id === id);
  if (index < 0) return null;
  historyDraft.set(known.toSpliced(index, 1));
  return { entry: known[index]!, index };
}

/** What this person may see: their own letters and those written here before anybody signed in. */
export function lettersOf(owner: string | null, history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter((entry) => entry.owner === null || entry.owner === owner);
}
