import type { Applicant } from '../understand/applicant.ts';
import { readNotes } from '../understand/notes/notes.ts';
import { withoutAvoided } from './avoided.ts';

const WHOLE = {
  email: 'jo@example.com',
  phone: '0700 900',
  summary: '',
  roles: [],
  studies: [],
  languages: [],
  languagesAsWritten: '',
  personal: { noticePeriod: '30 days' },
  facts: ['GCSEs: Maths 5, English 4, Geography 3', 'Saturday job at Elm Tyres'],
} as unknown as Applicant;
const without = (note: string) => withoutAvoided(WHOLE, readNotes(note, '').wishes.avoid);

test('a way to reach the applicant that is not to be named is left out', () => {
  expect(without('dont put the phone number in')).toMatchObject({ phone: '', email: 'jo@example.com' });
  expect(without("please don't include my email address")).toMatchObject({ phone: '0700 900', email: '' });
});

test('of a list only what is not to be named is left out', () => {
  expect(without('dont mention geography lol').facts).toEqual([
    'GCSEs: Maths 5, English 4',
    'Saturday job at Elm Tyres',
  ]);
  expect(without("don't mention Elm Tyres").facts).toEqual(['GCSEs: Maths 5, English 4, Geography 3']);
});

test('a post is left out by its head as the page has it', () => {
  const role = {
    kind: 'job',
    title: '',
    place: '',
    start: '',
    end: '',
    lines: ['Wrote daily'],
    asWritten: 'Editor, Spree Magazine, 2012',
  };
  const whole = { ...WHOLE, roles: [role] } as unknown as Applicant;
  expect(withoutAvoided(whole, ['magazine']).roles).toEqual([]);
});

test('a project is left out by what its lines tell it to be, a job by its name alone', () => {
  const of = (kind: string, place: string) => ({
    kind,
    title: '',
    place,
    start: '',
    end: '',
    lines: ['A game in which players walk', 'Runs on a mobile device'],
  });
  const whole = { ...WHOLE, roles: [of('project', 'Capture'), of('job', 'Elm Ltd')] } as unknown as Applicant;
  const { roles } = withoutAvoided(whole, readNotes('dont go on about the mobile game', '').wishes.avoid);
  expect(roles.map(({ place }) => place)).toEqual(['Elm Ltd']);
});

test('an ended job is left out by its kind and what its lines tell, where it is the only one', () => {
  const job = (title: string, end: string, line: string) => ({
    kind: 'job',
    title,
    place: '',
    start: '',
    end,
    lines: [line],
  });
  const intern = job('Software Engineering Intern', '2021-08', 'Prototyped a chatbot for self-service');
  const engineer = job('Software Engineer', '2024', 'Moved the chatbot to Kafka');
  const present = job('Senior Engineer', 'present', 'Rewrote the dashboard');
  const whole = { ...WHOLE, roles: [present, engineer, intern] } as unknown as Applicant;
  expect(withoutAvoided(whole, ['the chatbot internship']).roles).toEqual([present, engineer]);
  expect(withoutAvoided(whole, ['the chatbot job']).roles).toEqual([present, engineer, intern]);
});

test('notice that is to be ignored is not told', () => {
  expect(without('available at once, ignore the 30 days notice').personal.noticePeriod).toBeUndefined();
  expect(without('dont mention geography').personal.noticePeriod).toBe('30 days');
});

test('titles stand without their levels where these are to be left out', () => {
  const role = {
    kind: 'job',
    title: 'Manager (L6 / L7)',
    place: 'Elm',
    start: '',
    end: '',
    lines: [],
    asWritten: 'Manager (L6 / L7), Elm, 2017',
  };
  const whole = { ...WHOLE, roles: [role] } as unknown as Applicant;
  const told = (note: string) => withoutAvoided(whole, readNotes(note, '').wishes.avoid).roles[0];
  expect(told('take out the level numbers L7 L6 etc.')).toMatchObject({
    title: 'Manager',
    asWritten: 'Manager, Elm, 2017',
  });
  expect(told('take out the photo')?.title).toBe('Manager (L6 / L7)');
});
