import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { type GenerationRequest, generationRequestSchema } from './generation-request.ts';
import { REMOTE_NAME } from './storage.ts';
import { type StoredLetter, storedLetterSchema } from './stored-letter.ts';

/** With its job description a letter takes up to 25 kB of the browser's 5 MB. */
export const HISTORY_MAX_LETTERS = 25;

const historyEntrySchema = z.object({
  /** Whose it is: a username, or `null` for one written without signing in. */
  owner: z.nullable(z.string()),
  letter: storedLetterSchema,
  request: generationRequestSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** The letters written on this device, the newest first. A letter is known by the moment it was generated at. */
export const historyDraft = createDraft<HistoryEntry[]>(REMOTE_NAME, 'history', z.array(historyEntrySchema), []);

export function addToHistory(owner: string | null, letter: StoredLetter, request: GenerationRequest): void {
  historyDraft.set([{ owner, letter, request }, ...historyDraft.get()].slice(0, HISTORY_MAX_LETTERS));
}

/** Keeps an edited letter's entry in step, so that restoring another one loses nothing. */
export function updateInHistory(letter: StoredLetter): void {
  historyDraft.set(
    historyDraft.get().map((entry) => (entry.letter.generatedAt === letter.generatedAt ? { ...entry, letter } : entry)),
  );
}

export function deleteFromHistory(generatedAt: string): void {
  historyDraft.set(historyDraft.get().filter((entry) => entry.letter.generatedAt !== generatedAt));
}

/** What this person may see: their own letters and those written here before anybody signed in. */
export function lettersOf(owner: string | null, history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter((entry) => entry.owner === null || entry.owner === owner);
}
