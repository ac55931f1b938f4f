import type { Role } from '../../understand/role.ts';
import type { Evidence } from './evidence.ts';
import { listFor } from './list-of-work.ts';
import { junior, role, senior } from './testing/posts.ts';

test('lines of no post have a head that names none', () => {
  const nameless: Role = { kind: 'job', title: '', place: '', start: '', end: '', lines: [] };
  const line = { role: nameless, line: 'Checked shop drawings', clause: null } as unknown as Evidence;
  const headOf = (...lines: Evidence[]) => listFor(lines, (_, [first]) => first!, { known: [senior] })[0];
  expect(headOf(line, { ...line, line: 'Ran site meetings' })).toMatchObject({
    text: 'Further points from my resume:',
    ofOne: 'One further point from my resume:',
  });
  expect(headOf(line)?.text).toBe('One further point from my resume:');
});

test('what kind of work it was stands below the work, and not below the person', () => {
  const repair = { role: junior, line: 'Repair of cold rooms and chest freezers', clause: null } as unknown as Evidence;
  const lines = [
    { role: senior, line: 'Mentoring of juniors', clause: null } as unknown as Evidence,
    repair,
    { ...repair, line: 'Installation of split units' },
  ].map((one) => ({ ...one, shows: [] }));
  const heads = listFor(lines, (_, [first]) => first!).filter(({ introducesItems }) => introducesItems);
  expect(heads.at(-1)?.text).toBe('My work as a Product Manager at Tay Payments Ltd, from August 2021 to July 2023:');
});

test('a line that can be a sentence says by itself where it is from', () => {
  const lines = [
    { role: junior, line: 'Cut the time by half', clause: 'cut the time by half' },
    { role: senior, line: 'Mentoring', clause: null },
  ] as unknown as Evidence[];
  const items = listFor(lines, (_, [first]) => first!).filter(({ isItem }) => isItem);
  expect(items.map(({ alone }) => alone)).toEqual([
    undefined,
    'As a Product Manager at Tay Payments Ltd, from August 2021 to July 2023, I cut the time by half.',
  ]);
});

test('a post told before by its title alone is no other one in the list', () => {
  const cook: Role = { ...role('Cook', '2021-11', '2022-01'), place: '' };
  const lines = ['Ran the grill', 'Kept the stores'].map(
    (line) => ({ role: cook, line, clause: null }) as unknown as Evidence,
  );
  const headOf = (...known: Role[]) => listFor(lines, (_, [first]) => first!, { known })[0]?.text;
  expect(headOf(senior)).toBe('In another post as a cook, from November 2021 to January 2022:');
  expect(headOf(senior, cook)).not.toContain('another post');
  const earlier: Role = { ...cook, place: 'Tay Hotel', start: '2019-01', end: '2020-02' };
  expect(headOf(cook, earlier)).not.toContain('another post');
  expect(headOf(cook, earlier)).toContain('as a cook, from November 2021 to January 2022:');
});

test.each([
  [
    'a post not named before',
    [],
    'At Tay Payments Ltd, where I worked as a Product Manager from August 2021 to July 2023, I built',
  ],
  ['a post named before', [junior], 'At Tay Payments Ltd, where I worked from August 2021 to July 2023, I also built'],
])('the only item of %s is a sentence with its time', (_, known, begin) => {
  const line = {
    role: junior,
    line: 'Built a lab whose devices served four teams',
    clause: null,
  } as unknown as Evidence;
  const items = listFor([line], (_, [first]) => first!, { known, withDates: true }).filter(({ isItem }) => isItem);
  expect(items.map(({ alone }) => alone)).toEqual([`${begin} a lab whose devices served four teams.`]);
});

test('a post of which nothing has been told has done nothing "also"', () => {
  const line = { role: junior, line: 'Built a lab', clause: null } as unknown as Evidence;
  const aloneOf = (...told: Role[]) =>
    listFor([line], (_, [first]) => first!, { known: [junior], told }).find(({ isItem }) => isItem)?.alone;
  expect(aloneOf()).toBe('At Tay Payments Ltd, I built a lab.');
  expect(aloneOf(junior)).toBe('At Tay Payments Ltd, I also built a lab.');
});

test('of what has been told above, the list goes on first', () => {
  const other: Role = { ...senior, place: 'Forth Bank' };
  const lines = [other, junior].map((role) => ({ role, line: 'Ran the desk', clause: null }) as unknown as Evidence);
  const options = { known: [junior, other], told: [junior] };
  const [head] = listFor(lines, (_, [first]) => first!, options);
  expect(head!.text).toContain('Tay Payments');
});

test('who seeks the work of a post held before does not begin with another one beside it', () => {
  const tutor: Role = { ...senior, title: 'Peer Tutor', place: 'Elm College', start: '2024-08', end: 'present' };
  const line = (role: Role, isOfSameWork: boolean) =>
    ({ role, line: 'Ran the desk', clause: null, shows: [], isOfSameWork }) as unknown as Evidence;
  const headOf = (...lines: Evidence[]) => listFor(lines, (_, [first]) => first!)[0]!.text;
  expect(headOf(line(junior, true), line(tutor, false))).toContain('Product Manager');
  expect(headOf(line(junior, false), line(tutor, false))).toContain('Peer Tutor');
});

test('what a project is stands beside its name where others took it up', () => {
  const project: Role = {
    kind: 'project',
    title: '',
    place: 'opentrace',
    start: '',
    end: '',
    lines: ['Lightweight tracing SDK for Go services', 'Adopted by six startups'],
  };
  const line = { role: project, line: 'Adopted by six startups', clause: null, shows: [] } as unknown as Evidence;
  const [head] = listFor([line], (_, [first]) => first!);
  expect(head?.text).toBe('The project "opentrace" (lightweight tracing SDK for Go services):');
});
