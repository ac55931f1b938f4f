import type { ParsedResume } from '../../parsing/result.ts';
import { readResumeText } from '../fixtures/read-resume-text.ts';
import { factsOf, SURE_ENOUGH } from './facts-of.ts';

const RESUME = `ADA MORENO
ada@example.org
Porto, Portugal

EXPERIENCE
Barista, Café Luz
2021 - Present
• Serve up to 200 guests a day

EDUCATION
Diploma in Hospitality, Escola do Porto, 2024 - 2027

SKILLS
Latte art, {{skill}}, Stock ordering`;

let resume: ParsedResume;
beforeAll(async () => {
  ({ resume } = await readResumeText(RESUME));
});

test('the fields of the one parser are the facts of a letter', () => {
  expect(factsOf(resume, '2026-05')).toMatchObject({
    fullName: 'Ada Moreno',
    email: 'ada@example.org',
    location: 'Porto, Portugal',
    jobs: [{ title: 'Barista', company: 'Café Luz', isCurrent: true, lines: ['Serve up to 200 guests a day'] }],
    education: [{ degree: 'Diploma in Hospitality', institution: 'Escola do Porto', isOngoing: true }],
  });
});

test('studies that have ended by the month of writing are done', () => {
  expect(factsOf(resume, '2028-01').education[0]!.isOngoing).toBe(false);
});

test('what the parser doubts is no fact', () => {
  const [job] = resume.jobs;
  const doubted = {
    ...resume,
    phone: { value: '123', confidence: SURE_ENOUGH - 0.01, place: null },
    jobs: [{ ...job!, company: { ...job!.company!, confidence: SURE_ENOUGH - 0.01 } }],
  };
  expect(factsOf(doubted, '2026-05')).toMatchObject({ phone: '', jobs: [{ title: 'Barista', company: '' }] });
});

test('a place that was left to be filled in is no fact, nor is the emphasis of markdown a part of one', () => {
  const field = (value: string) => ({ value, confidence: 1, place: null, level: null, group: null });
  const skills = ['Latte art', '{{skill}}', '[Tool]', '**Stock ordering**'].map(field);
  expect(factsOf({ ...resume, skills }, '2026-05').skills).toEqual(['Latte art', 'Stock ordering']);
});
