import { listOf } from '../../text/words.ts';
import { skills } from './requirements.ts';
import type { Telling } from './telling.ts';

const FIELDS = ['programming', 'data', 'design', 'office', 'finance'];
const telling = (facts: string[], otherSkills: string[], fields = FIELDS) =>
  ({
    plan: {
      applicant: { facts, roles: [], fullName: '', skills: [], summary: '', studies: [] },
      job: { text: '', role: 'Clerk', language: 'en', requirements: fields.map((field) => ({ kind: 'skill', field })) },
      listed: [],
      namedSkills: [],
      otherSkills,
      proofs: [],
      latest: null,
      study: null,
      leadWith: [],
      languages: [],
      isOtherWork: false,
    },
    evidence: [],
    lead: null,
    choose: (_: string, [first]: readonly unknown[]) => first,
    say: (_: string, value = '') => value,
  }) as unknown as Telling;

test('a skill that a line of the letter has told is not told again', () => {
  const facts = ['Speaks Polish, Canva, Google Classroom and budgets to £3,000 for trips', 'Have own car'];
  expect(skills(telling(facts, ['Canva', 'Google Classroom', 'Excel', 'Xero'])).text).toBe(listOf(['Excel', 'Xero']));
  // "C" stands in many a word.
  expect(skills(telling(facts, ['C', 'Xero'])).text).toBe(listOf(['C', 'Xero']));
});

test('of techniques that nobody asks for none is told', () => {
  expect(skills(telling(['Have own car'], ['JavaScript', 'React'], ['hospitality'])).text).toBe('');
  expect(skills(telling(['Have own car'], ['JavaScript', 'TypeScript'])).text).toBe(
    listOf(['JavaScript', 'TypeScript']),
  );
});
