import { factsOf } from './applicant/facts-of.ts';
import { writeBuiltinLetter } from './builtin/builtin-writer.ts';
import { letterRequest } from './fixtures/letter-request.ts';
import { LETTER_PAIRS } from './fixtures/pairs.ts';
import { readResumeText } from './fixtures/read-resume-text.ts';
import { requireEnoughToTell } from './too-little.ts';

const nurse = LETTER_PAIRS[0]!;

test('a resume that says next to nothing is asked for more, not written from', async () => {
  const bare = await readResumeText('Sam Reyes\nsam.reyes@example.org\n\nSkills\nPunctual');
  expect(() => writeBuiltinLetter(letterRequest({ ...nurse, ...bare }))).toThrow('resume says too little');
});

test('so is an advert of a word or two', () => {
  expect(() => writeBuiltinLetter(letterRequest({ ...nurse, jobDescription: 'Nurse wanted' }))).toThrow(
    'job description says too little',
  );
});

test('two facts and a sentence are enough', () => {
  const facts = {
    ...factsOf(nurse.resume, '2026-05'),
    jobs: [],
    education: [],
    summary: '',
    skills: ['Triage', 'ALS'],
  };
  expect(() => requireEnoughToTell(facts, 'We look for a nurse.')).not.toThrow();
  expect(() => requireEnoughToTell({ ...facts, skills: ['Triage'] }, 'We look for a nurse.')).toThrow();
});
