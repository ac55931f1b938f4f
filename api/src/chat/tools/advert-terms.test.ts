import { expect, test } from '@jest/globals';
import { RESUME } from '../testing/turn.ts';
import { matchAdvert } from './advert-match.ts';
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
