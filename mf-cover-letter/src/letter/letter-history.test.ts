import { letterAnswer } from '../testing/letter-api.ts';
import type { GenerationRequest } from './generation-request.ts';
import { addToHistory, HISTORY_MAX_LETTERS, historyDraft, lettersOf } from './letter-history.ts';
import { toStoredLetter } from './stored-letter.ts';

const REQUEST: GenerationRequest = {
  job_description: 'We look for an analyst.',
  job_title: 'Analyst',
  company_name: '',
  tone: 'Professional',
  additional_context: '',
  template: 'default',
  generation_id: 'generation-1',
};
const letter = (jobTitle: string) =>
  toStoredLetter(letterAnswer(), {
    jobTitle,
    templateName: 'Default',
    resumeFileName: '',
    resumeFileSize: 0,
    letterhead: null,
    date: '',
    companyAddress: '',
  });

afterEach(() => historyDraft.clear());

test('keeps the newest letters, newest first', () => {
  for (let index = 0; index < HISTORY_MAX_LETTERS + 3; index++) addToHistory(null, letter(`Job ${index}`), REQUEST);
  const titles = historyDraft.get().map((entry) => entry.letter.jobTitle);
  expect(titles).toHaveLength(HISTORY_MAX_LETTERS);
  expect(titles[0]).toBe(`Job ${HISTORY_MAX_LETTERS + 2}`);
});

test('shows a person their own letters and those from before anybody signed in', () => {
  addToHistory(null, letter('Nobody’s'), REQUEST);
  addToHistory('ada', letter('Ada’s'), REQUEST);
  addToHistory('bob', letter('Bob’s'), REQUEST);
  const titlesOf = (owner: string | null) => lettersOf(owner, historyDraft.get()).map((entry) => entry.letter.jobTitle);
  expect(titlesOf('ada')).toEqual(['Ada’s', 'Nobody’s']);
  expect(titlesOf(null)).toEqual(['Nobody’s']);
});
