import { letterRequest } from './fixtures/letter-request.ts';
import { LETTER_PAIRS } from './fixtures/pairs.ts';
import { readResumeText } from './fixtures/read-resume-text.ts';
import { writeBuiltinLetter } from './write-builtin-letter.ts';

const nurse = LETTER_PAIRS[0]!;
const write = (changes: Partial<typeof nurse>) => () => writeBuiltinLetter(letterRequest({ ...nurse, ...changes }));
const GERMAN = `Jonas Weidmann
jonas@example.de

Berufserfahrung
Krankenpfleger, Klinikum Nord, Hamburg
2019 – heute
- Pflege von zwölf Patienten auf der Station für Chirurgie
- Einarbeitung von neuen Kollegen und Dokumentation der Pflege`;
const ARABIC_ADVERT = 'مطلوب ممرضة\nمستشفى النور – دبي\nالمتطلبات:\n• بكالوريوس تمريض\n• خبرة سنتين في التمريض';

test('a resume that says next to nothing is asked for more, not written from', async () => {
  const bare = await readResumeText('Sam Reyes\nsam.reyes@example.org\n\nSkills\nPunctual');
  expect(write(bare)).toThrow('Too little of your resume could be read');
});

test('so is an advert of a word or two', () => {
  expect(write({ jobDescription: 'Nurse wanted' })).toThrow('job description says too little');
});

test('two facts and a sentence are enough', async () => {
  const two = await readResumeText(
    'Sam Reyes\nsam.reyes@example.org\n\nExperience\nNurse, City Hospital\n2019 - 2021\n\nSkills\nTriage',
  );
  expect(write({ ...two, jobDescription: 'We look for a nurse.' })).not.toThrow();
});

test('nothing is translated: resume and advert of two languages are told apart', async () => {
  expect(write(await readResumeText(GERMAN))).toThrow('does not translate');
  expect(write({ jobDescription: ARABIC_ADVERT })).toThrow('does not translate');
});

test('an advert in a language that nobody writes here is named as that', () => {
  const advert = 'Wir suchen eine Krankenpflegerin für die Station der Chirurgie mit Freude an der Arbeit im Team.';
  expect(write({ jobDescription: advert })).toThrow('English or Arabic');
});
