import { RESUME } from '../testing/turn.ts';
import { matchAdvert } from './advert-match.ts';
import { withoutConjunction } from './advert-terms.ts';
import { postOf, titleOfAdvert } from './title-of-advert.ts';

const missingOf = (...demands: string[]): string[] =>
  matchAdvert(`Planner\n\nRequirements\n${demands.map((each) => `- ${each}`).join('\n')}\n`, RESUME).missing.map(
    ({ label }) => label,
  );

test('half of a longer word and a bare paper are no skills', () => {
  const missing = missingOf(
    'Substantial post-registration experience in HDU',
    'Python is required',
    'Kafka, cert a plus',
  );
  expect(missing).toContain('Python');
  expect(missing.join(' ')).not.toMatch(/Substantial|cert\b/iu);
});

test('who works there is no skill', () => {
  expect(missingOf('Python is required', 'Report to the Packaging team')).not.toContain('Packaging');
});

test('of several that will do, one that the resume has is enough', () => {
  expect(missingOf('PGCE, PGDE or Forklift', 'Python is required')).toEqual(['Python']);
});

test('the title is the post, not the first field of the advert', () => {
  const advert =
    'URGENTLY REQUIRED - SITE ENGINEER (FINISHING)\nCompany: Blue Build LLC\nLocation: Doha\n\nRequirements\n- AutoCAD\n';
  expect(postOf(titleOfAdvert(advert))).toBe('Site Engineer');
});

test('what a skill includes, and a shorter name beside the longer one, are not missing by themselves', () => {
  const missing = missingOf('Strong SAP EWM, including waves and slotting', 'Power BI is required', 'A BI tool');
  expect(missing).not.toContain('waves');
  expect(missing).not.toContain('BI');
});

test('an Arabic term stands without the “and” that is written on to it', () =>
  expect(withoutConjunction('والميزانية')).toBe('الميزانية'));

test('“and” is no part of a word that begins with its letter', () => expect(withoutConjunction('وسائل')).toBe('وسائل'));
