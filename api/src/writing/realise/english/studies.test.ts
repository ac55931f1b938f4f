import type { Plan } from '../../plan/plan.ts';
import { studySentence } from './studies.ts';

const sentence = (degree: string, school: string) => {
  const study = { degree, school, end: '2024', isOngoing: false, asWritten: '', thesis: '' };
  const plan = { study: { study, isAskedFor: true }, applicant: { roles: [], studies: [study], facts: [] } };
  return studySentence(plan as unknown as Plan, (_, ways) => ways[0]!).text;
};

test('nobody studies at a site on the web', () => {
  expect(sentence('Google UX Design Certificate', 'Coursera')).toBe(
    'I earned the Google UX Design Certificate on Coursera in 2024.',
  );
  expect(sentence('BSc Nursing', 'Tay University')).toBe('I hold a BSc in Nursing from Tay University (2024).');
  expect(sentence('PhD, TIDAL BIOLOGY', 'Tay University')).toBe(
    'I hold a PhD in Tidal Biology from Tay University (2024).',
  );
});
