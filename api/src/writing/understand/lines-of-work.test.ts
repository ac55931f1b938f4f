import {
  apart,
  inSentences,
  isOfOtherPost,
  joinedTo,
  upToPost,
  wholeAsRead,
  wholeLines,
  withoutI,
  withoutMark,
} from './lines-of-work.ts';
import { readPage } from './reading-order.ts';

test.each([
  ['Achievement: Cut stoppages by half', 'Cut stoppages by half'],
  ['2.1 Freelance translator', 'Freelance translator'],
  ['-Handles 90 calls a day', 'Handles 90 calls a day'],
  ['. 35 weddings last season', '35 weddings last season'],
  ['-6 to 8 clients a day', '6 to 8 clients a day'],
])('what stands before a line is no part of it: %s', (line, bare) => {
  expect(withoutMark(line)).toBe(bare);
});

test.each([
  [
    'I gave evidence, and from 2018 as senior practitioner I led two workers',
    'I gave evidence, and from 2018 as senior practitioner I led two workers',
  ],
  ['I support the owner of six clinics', 'Support the owner of six clinics'],
  ['I was in charge of travel bookings', 'In charge of travel bookings'],
  ['I am a member of the board', 'I am a member of the board'],
  ['130k monthly users', '130k monthly users'],
])('work told in the first person is an item of a list: %s', (line, item) => {
  expect(withoutI(line)).toBe(item);
});

test('a line that the page has wrapped is whole, where lines begin with capitals', () => {
  const first = 'Broke a monolith into nine services; the release cycle went from 3 weeks';
  expect(wholeLines([first, 'to twice a week', 'Led five people'])).toEqual([
    `${first} to twice a week`,
    'Led five people',
  ]);
  const small = ['served up to two hundred customers per night with cash and card', 'cleaned down'];
  expect(wholeLines(small)).toEqual(small);
});

test('below the sign of an item small letters go on with it, however many lines do', () => {
  const lines = ['Led the design of a', 'tide gauge; three', 'boards', '40 units shipped', 'Wrote the tests'];
  expect(joinedTo(lines, (at) => at === 0 || at === 4)).toEqual([
    'Led the design of a tide gauge; three boards 40 units shipped',
    'Wrote the tests',
  ]);
  expect(joinedTo(['kept the books', 'paid the wages'], () => false)).toEqual(['kept the books', 'paid the wages']);
});

test('a sentence that says nothing without the one before it stays with it', () => {
  expect(
    inSentences('Led the search for the cause of a leak. Complaints fell from 31 to 4 in the next quarter.'),
  ).toEqual(['Led the search for the cause of a leak. Complaints fell from 31 to 4 in the next quarter.']);
  expect(inSentences('Trained nine new nurses last year. Ran the ward at night.')).toHaveLength(2);
});

test.each([
  'Taught two modules for the second year. I designed the latter from scratch.',
  'Owned sixteen reports for the field crews. Retired 31 old ones along the way.',
  'Bought from 23 suppliers after three rounds of quotes. Saved roughly $38k in the first year.',
  'Automated the weekly stock report. Saved about 6 hours a week.',
  'Wrote the submission of the department. Accredited for the full five years.',
  'Launched the line with 85 stores. Sold out in 16 days.',
  'Found that 4% of meters had the wrong class. Billing corrected 2,300 accounts.',
  'Built a model of late payment in SQL. The collections team now calls the at-risk customers first.',
  'Secretary to the disciplinary committee. Have handled 38 cases.',
  'Led the drainage design of nine schemes. All nine received planning.',
])('a sentence that speaks of the one before stays with it: %s', (line) => {
  expect(inSentences(line)).toEqual([line]);
});

test.each([
  'Ran the till of a busy shop. Saved the depot from closing by a new rota.',
  'Kept the till of a busy shop. Managed the rota for nine people.',
  'Checked the drawings of two technicians. Used AutoCAD for all of them.',
])('a sentence that says by itself what was done is told alone: %s', (line) => {
  expect(inSentences(line)).toHaveLength(2);
});

test('a result is told with what brought it about', () => {
  expect(
    inSentences('Wrote the brief for a new checklist with 25 interviews. First-week activation up from 47% to 58%.'),
  ).toEqual(['Wrote the brief for a new checklist with 25 interviews. First-week activation up from 47% to 58%.']);
  expect(inSentences('Ran the late shift of the ward. Trained six new nurses in a year.')).toHaveLength(2);
});

test('a line that the reading knows to go on is told whole', () => {
  const read = ['Taught classes of 25, largely Karen and Dari speakers.', 'Ran a choir'];
  const twice = ['Generated drawings and models', 'Generated drawings and models from scans'];
  expect(wholeAsRead([twice[0]!], twice)).toEqual([twice[0]]);
  expect(wholeAsRead(['Taught classes of 25, largely', 'Karen and Dari speakers.', 'Ran a choir'], read)).toEqual(read);
});

test.each([
  ['Moved it to a hosted product Executed a new plan', ['Moved it to a hosted product', 'Executed a new plan']],
  [
    'Closed the month and its reconciliations.Performed checks',
    ['Closed the month and its reconciliations.', 'Performed checks'],
  ],
  ['Handled room bookings Adjusted audit reports', ['Handled room bookings', 'Adjusted audit reports']],
  ['Worked with the Advanced analytics team', ['Worked with the Advanced analytics team']],
  ['Built the Managed services desk', ['Built the Managed services desk']],
  [
    'Rewrote the scheme around White Rose and short quizzes',
    ['Rewrote the scheme around White Rose and short quizzes'],
  ],
])('two lines that have run together are told apart: %s', (line, parts) => {
  expect(apart(line)).toEqual(parts);
});

test.each([
  ['Work experience 2 weeks at Harbour Tyres, football, Duke of Edinburgh bronze', true],
  ['before: warehouse worker', true],
  ['Work experience students supervised each June', false],
])('what is of another post is no line of this one: %s', (line, is) => expect(isOfOtherPost(line)).toBe(is));

test('a line that ends in a semicolon goes on in one that begins with no verb', () => {
  expect(wholeLines(['Built a course for teachers;', '340 have completed it', 'Led tours'])).toEqual([
    'Built a course for teachers; 340 have completed it',
    'Led tours',
  ]);
});

test('what stands below the title of another post is not of the one above', () => {
  const lines = ['Assisted cooks', 'Front Desk Agent', 'Handled bookings'];
  expect(upToPost(lines, readPage(`Sous Chef, 2010 - 2012\n${lines.join('\n')}`))).toEqual(['Assisted cooks']);
  expect(upToPost(lines, readPage(`Sous Chef, 2010 - 2012\n${lines.map((line) => `- ${line}`).join('\n')}`))).toEqual(
    lines,
  );
});
