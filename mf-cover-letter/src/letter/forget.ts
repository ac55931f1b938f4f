import { DRAFT_PREFIX } from '@vitae/contract/storage';
import { cancelGeneration } from '../builder/generation.ts';
import { chosenTemplateDraft } from './chosen-template.ts';
import { generationRequestDraft } from './generation-request.ts';
import { letterFormDraft } from './letter-form.ts';
import { historyDraft, openLetterDraft } from './letter-history.ts';
import { resetResumeFile } from './resume-file.ts';
import { REMOTE_NAME } from './storage.ts';
import { letterDraft } from './stored-letter.ts';

const DRAFTS = [
  letterFormDraft,
  generationRequestDraft,
  letterDraft,
  chosenTemplateDraft,
  historyDraft,
  openLetterDraft,
];

/** Nothing of the person who was here stays: not in storage, not in memory, not on its way from the API. */
export function forgetAfterSignOut(reason: 'user' | 'other-tab'): void {
  if (reason === 'other-tab' && !isStorageEmpty()) return;
  cancelGeneration();
  resetResumeFile();
  for (const draft of DRAFTS) draft.clear();
}

/** Another tab that logs out empties the storage; one whose session has merely expired leaves the drafts. */
function isStorageEmpty(): boolean {
  const prefix = `${DRAFT_PREFIX}${REMOTE_NAME}:`;
  return !Object.keys(localStorage).some((key) => key.startsWith(prefix));
}
