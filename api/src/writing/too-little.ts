import type { ApplicantFacts } from './applicant/facts.ts';
import { wordCount } from './language/words.ts';

const MIN_FACTS = 2;
const MIN_ADVERT_WORDS = 4;

const MESSAGES = {
  resume_says_too_little:
    'Your resume says too little for a letter that is about you. Please add what you have done, learned or can do, and upload it again.',
  advert_says_too_little:
    'The job description says too little to answer it. Please paste the whole advert: what the job is and what it asks for.',
} as const;

/** A letter would have to be made up. `code` is stable, `message` tells the applicant what to add. */
export class TooLittleToWriteError extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = 'TooLittleToWriteError';
    this.code = code;
  }
}

/** Throws a TooLittleToWriteError where resume or advert leave nothing to say but stock phrases. */
export function requireEnoughToTell(applicant: ApplicantFacts, jobDescription: string): void {
  const { jobs, activities, education, skills, certifications, summary } = applicant;
  const told = [...jobs, ...activities].flatMap(({ title, company, lines }) => [title || company, ...lines]);
  const facts = [...told, ...education, ...skills, ...certifications, summary].filter(Boolean);
  if (facts.length < MIN_FACTS) throw new TooLittleToWriteError('resume_says_too_little');
  if (wordCount(jobDescription) < MIN_ADVERT_WORDS) throw new TooLittleToWriteError('advert_says_too_little');
}
