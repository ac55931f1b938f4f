import { generationRequestDraft } from './generation-request.ts';
import { letterFormDraft } from './letter-form.ts';
import { updateInHistory } from './letter-history.ts';
import { letterDraft, type StoredLetter } from './stored-letter.ts';

export type LetterEdit = Partial<
  Pick<
    StoredLetter,
    | 'fullName'
    | 'email'
    | 'phone'
    | 'location'
    | 'date'
    | 'companyName'
    | 'companyAddress'
    | 'introduction'
    | 'skills'
    | 'closing'
  >
>;

/**
 * Changes the letter by hand. What stands at its head is remembered in the form as well: the next letter from the
 * same resume starts with it. Company and date are this letter's own.
 *
 * @param owner The username, or `null` of a visitor.
 */
export function editLetter(owner: string | null, edit: LetterEdit): void {
  const letter = letterDraft.get();
  if (!letter) return;
  const edited = { ...letter, ...edit };
  letterDraft.set(edited);
  updateInHistory(owner, edited, generationRequestDraft.get());
  const { companyName: _company, date: _date, ...remembered } = edit;
  letterFormDraft.set({ ...letterFormDraft.get(), ...remembered });
}
