import { letterFormDraft } from './letter-form.ts';
import { updateInHistory } from './letter-history.ts';
import { letterDraft, type StoredLetter } from './stored-letter.ts';

export type LetterEdit = Partial<
  Pick<StoredLetter, 'fullName' | 'email' | 'companyName' | 'companyAddress' | 'introduction' | 'skills' | 'closing'>
>;

/**
 * Changes the letter by hand. Name, email and address are remembered in the form as well: the next letter from the
 * same resume starts with them.
 */
export function editLetter(edit: LetterEdit): void {
  const letter = letterDraft.get();
  if (!letter) return;
  const edited = { ...letter, ...edit };
  letterDraft.set(edited);
  updateInHistory(edited);
  const { companyName: _shownOnThisLetterOnly, ...remembered } = edit;
  letterFormDraft.set({ ...letterFormDraft.get(), ...remembered });
}
