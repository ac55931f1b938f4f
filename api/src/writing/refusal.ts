const MESSAGES = {
  resume_says_too_little:
    'Too little of your resume could be read for a letter that is about you. Please put each job, with its employer and years, and what you have done, learned or can do on lines of their own, and upload it again.',
  resume_holds_sample_text:
    'This resume still holds the sample text of its template. Please put your own words in its place, years included, and upload it again.',
  advert_says_too_little:
    'The job description says too little to answer it. Please paste the whole advert: what the job is and what it asks for.',
  advert_in_other_language:
    'The built-in writer writes in English and in Arabic, and this job description is in another language. Please paste an English or Arabic version of it.',
  resume_in_other_language:
    'The built-in writer does not translate: it writes in the language of the job description, and this resume is in another one. Please upload the resume in the language of the job description.',
} as const;

/** A letter would have to be made up. `code` is stable, `message` tells the applicant what to do. */
export class LetterRefusal extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = 'LetterRefusal';
    this.code = code;
  }
}
