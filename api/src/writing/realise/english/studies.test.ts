import type { Plan } from '../../plan/plan.ts';
import { laterStudySentence, studyAsWritten, studyInSentence, studySentence } from './studies.ts';

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

describe('a study that came after the degree told', () => {
  const later = (first: readonly [string, string], next: readonly [string, string]) => {
    const [one, other] = [first, next].map(([degree, school], at) => {
      return { degree, school, end: `${2019 + at}`, isOngoing: false, asWritten: '', thesis: '' };
    });
    const plan = {
      study: { study: one, isAskedFor: false },
      applicant: { roles: [], studies: [one, other], facts: [] },
    };
    return laterStudySentence(plan as unknown as Plan);
  };

  test('at a site on the web, where nobody studies', () => {
    expect(later(['BSc Nursing', 'Tay University'], ['Google UX Design Certificate', 'Coursera / Google'])).toBe(
      'I also earned the Google UX Design Certificate on Coursera / Google in 2020.',
    );
  });

  test('at the same school, which is named once', () => {
    const [first, next] = ['Certificate III in Commercial Cookery', 'Certificate IV in Kitchen Management'];
    expect(later([first, 'Tay Institute'], [next, 'Tay Institute'])).toBe(
      'I also studied there (Certificate IV in Kitchen Management, 2020).',
    );
  });
});

test('a degree whose subject is in short keeps its name', () => {
  expect(sentence('BSc Agric (Plant Production)', 'Tay University')).toBe(
    'I hold a BSc Agric (Plant Production), which I completed at Tay University in 2024.',
  );
});

test.each([
  [
    'PhD, Elm University, Computer Science, Leeds, 2014 – 2018',
    'I studied at Elm University (PhD, Computer Science, 2014 – 2018).',
  ],
  [
    'Master of Design, Tay School of Design, 2003–2006',
    'I studied at the Tay School of Design (Master of Design, 2003 – 2006).',
  ],
  [
    'Elm University, B.S. Computer Science, expected May 2028',
    'I am studying at Elm University (B.S. Computer Science, expected May 2028).',
  ],
  // Of what was expected, nobody knows whether it has come.
  ['Elm University, B.S. Computer Science, expected May 2025', ''],
  ['BBA (Hons), Second Upper, Elm University, 2013 – 2017', ''],
  ['Diploma, Elm College, Oak College, 2013', ''],
])('the row of a study as a sentence: %s', (row, said) => {
  expect(studyInSentence(row, '2026-11')).toBe(said);
});

test('the next study, whose school stands on another line, is no part of a row', () => {
  const study = { degree: '', school: '', end: '', isOngoing: false, thesis: '', isLineOnly: true };
  const asWritten = 'BSc Psychology, Tay University, 2016, Postgrad. Interaction Design';
  const plan = { study: { study: { ...study, asWritten } }, applicant: { roles: [], studies: [], facts: [] } };
  expect(studyAsWritten(plan as unknown as Plan)).toBe('BSc Psychology, Tay University, 2016');
});
