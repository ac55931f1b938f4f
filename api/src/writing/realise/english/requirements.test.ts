import { listOf } from '../../text/words.ts';
import { matchItems, skills } from './requirements.ts';
import type { Telling } from './telling.ts';

const FIELDS = ['programming', 'data', 'design', 'office', 'finance'];
const telling = (facts: string[], otherSkills: string[], fields = FIELDS) =>
  ({
    plan: {
      applicant: { facts, roles: [], fullName: '', skills: [], summary: '', studies: [], languagesAsWritten: '' },
      job: { text: '', role: 'Clerk', language: 'en', requirements: fields.map((field) => ({ kind: 'skill', field })) },
      listed: [],
      namedSkills: [],
      otherSkills,
      proofs: [],
      latest: null,
      study: null,
      leadWith: [],
      qualifications: [],
      personal: [],
      statements: [],
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
  expect(skills(telling(facts, ['Canva', 'Google Classroom', 'QuickBooks', 'Xero'])).text).toBe(
    listOf(['QuickBooks', 'Xero']),
  );
  // "C" stands in many a word.
  expect(skills(telling(facts, ['C', 'Xero'])).text).toBe(listOf(['C', 'Xero']));
});

test('of techniques that nobody asks for none is told', () => {
  expect(skills(telling(['Have own car'], ['JavaScript', 'React'], ['hospitality'])).text).toBe('');
  expect(skills(telling(['Have own car'], ['JavaScript', 'TypeScript'])).text).toBe(
    listOf(['JavaScript', 'TypeScript']),
  );
});

test('tools of every office that nobody asks for, and a body of rules, are no skills to tell of', () => {
  expect(skills(telling(['Have own car'], ['Word', 'Microsoft Excel', 'Canva'])).text).toBe('');
  expect(skills(telling(['Have own car'], ['Canadian Electrical Code', 'AutoCAD', 'Revit'])).text).toBe(
    listOf(['AutoCAD', 'Revit']),
  );
});

test('a skill among the qualifications is not told again', () => {
  const one = telling(['Have own car'], ['AutoCAD', 'Revit', 'SketchUp']);
  const plan = { ...one.plan, qualifications: ['SketchUp – good, AutoCAD, Tekla'], qualificationsAsked: 1 };
  expect(skills({ ...one, plan }).text).toBe('');
});

test('a skill that only a line shows which no letter can tell is told with the others', () => {
  const one = telling(['Have own car'], ['Xero', 'QuickBooks']);
  const role = { kind: 'project', title: '', place: 'Harbour Shop', start: '', end: '', lines: [] };
  const proofs = [{ role, line: 'Environment: PHP, Ajax', shows: ['PHP', 'AJAX'], qualities: [] }];
  const applicant = { ...one.plan.applicant, skills: ['PHP', 'Xero'] };
  expect(skills({ ...one, plan: { ...one.plan, proofs, applicant } as unknown as Telling['plan'] }).text).toBe(
    listOf(['PHP', 'Xero', 'QuickBooks']),
  );
});

test('what is asked for most is told first, and what a line has told leaves its room to another', () => {
  const one = telling(['Have own car'], []);
  const line = { line: 'Filed VAT returns', clause: null, shows: [], role: {} };
  const plan = {
    ...one.plan,
    listed: ['Oracle NetSuite', 'Xero'],
    namedSkills: ['VAT returns', 'Sage', 'Advanced Excel'],
  };
  const said = skills({ ...one, plan, evidence: [line] } as unknown as Telling).text;
  expect(said).toBe(listOf(['Oracle NetSuite', 'Xero', 'Sage', 'advanced Excel']));
});

test.each([
  ['Set up Datadog dashboards', 'Datadog: set up Datadog dashboards (DevOps Engineer)'],
  ['AWS and Datadog administration', 'Datadog: AWS and Datadog administration (DevOps Engineer)'],
])('behind what is asked for, a line goes on: %s', (line, said) => {
  const one = telling([], []);
  const role = { kind: 'job', title: 'DevOps Engineer', place: '', start: '', end: '', lines: [line] };
  const evidence = [{ role, line, clause: null, shows: ['Datadog'], qualities: [] }];
  expect(matchItems({ ...one, evidence } as unknown as Telling)[0]!.text).toBe(said);
});

test('points of the post that the letter has begun with do not each name it again', () => {
  const clerk = {
    kind: 'job',
    title: 'Import Clerk',
    place: 'Elm Freight',
    start: '2021-04',
    end: 'present',
    lines: [],
  };
  const point = (line: string, name: string, role: object) => ({
    line,
    role,
    shows: [name],
    qualities: [],
    clause: null,
  });
  const texts = (lead: object | null, ...evidence: object[]) =>
    matchItems({ ...telling([], []), lead, evidence } as unknown as Telling).map(({ text }) => text);
  const [first, second] = [
    point('Checked all papers in Portbase', 'Portbase', clerk),
    point('Trained nine colleagues in CargoWise', 'CargoWise', clerk),
  ];
  expect(texts({ line: 'Followed 70 containers', role: clerk }, first, second)).toEqual([
    'Portbase: checked all papers in Portbase',
    'CargoWise: trained nine colleagues in CargoWise',
  ]);
  const planner = { ...clerk, title: 'Planner', place: 'Tay Transport', end: '2021-03', start: '2018-09' };
  const other = point('Planned 25 trucks in Transpas', 'Transpas', planner);
  expect(texts({ line: 'Followed 70 containers', role: clerk }, first, other).join(' ')).toContain('Elm Freight');
});
