import { restore } from '@vitae/documents/model/restore';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';
import { RESUME } from '../../testing/turn.ts';

const job = (id: string, jobTitle: string, company: string, startDate: string, endDate: string, lines: string[]) => ({
  id,
  jobTitle,
  company,
  startDate,
  endDate,
  current: endDate === '',
  description: lines.map((line) => `- ${line}`).join('\n'),
});
const DATA = restore({
  ...RESUME,
  personal: { ...RESUME.personal, jobTitle: '', profile: 'Looking for a new challenge.' },
  workExperience: [
    job('dairy', 'Dairy Technician', 'Green Valley Foods', '2020-02', '', [
      'Responsible for the cleaning of 4 tanks',
      'Responsible for opening and closing',
      'Waste cut from 9% to 4%',
      'Paperwork',
      'Trained 3 operators',
    ]),
    job('shop', 'Sales Assistant', 'Woodworth Stores', '2017', '2019', ['Served customers', 'Stacking shelves']),
    job('own', 'Own tailoring business', '', '2010', '2012', []),
    job('farm', 'Volunteer', 'Hillside Farm', '2008', '2009', ['Fed 40 goats']),
  ],
  education: [
    { id: 'degree', degree: 'BSc Food Science', institution: 'Lakes University', endDate: '2016' },
    { id: 'school', degree: 'Secondary certificate', institution: 'Town High School', endDate: '2012' },
  ],
}).resume;
const last = (...messages: string[]) => lastAnswerTo(messages, {}, DATA);
const shown = ({ proposals }: ReturnType<typeof last>) => proposals.flatMap(({ diffs }) => diffs);

describe('a job is meant by any word that tells it from the others', () => {
  test.each([
    'my green valley bit is so plain, always responsible for. fix pls',
    'the dairy job reads boring, punch it up',
    'make my current job sound better',
    'green valley needs some life in it',
  ])('%s', (asked) => {
    const answer = last(asked);
    expect(shown(answer).map(({ after }) => after)).toContain('Cleaned 4 tanks');
    expect(shown(answer).every(({ label }) => label.startsWith('Dairy Technician'))).toBe(true);
    expect(shown(answer).at(-1)?.after.split('\n')[0]).toBe('- Waste cut from 9% to 4%');
  });

  test('the wish for all of the resume is none for one job', () =>
    expect(last('rewrite my whole cv for a dairy job').text).not.toContain('take it that the lines of'));
});

describe('a part that is in doubt gets a reasoned answer', () => {
  test.each([
    'the woodies job, keep or bin it?',
    'and the shop, do i bother leaving it on?',
    'is the store even worth a line',
  ])('and the likelier choice as a proposal: %s', (asked) => {
    const answer = last(asked);
    expect(answer.text).toContain('Sales Assistant, Woodworth Stores');
    expect(shown(answer)).toMatchObject([{ before: 'Stacking shelves', after: '' }]);
  });

  test('what is old and leaves no gap goes', () =>
    expect(shown(last('hillside farm, drop it or leave it?'))[0]?.before).toContain('Hillside Farm'));

  test('a school below a degree goes', () =>
    expect(shown(last('is the high school still worth listing?'))[0]?.before).toContain('Town High School'));

  test('to move it or to take it out are two ways as well', () =>
    expect(last('move the shop to the bottom or just remove it?').proposals[0]?.title).toBe('Change the order'));

  test('to leave an employer is no matter of the page', () =>
    expect(last('should i leave green valley or stay?').text).not.toContain('I would keep'));

  test('beside another wish', () => {
    const { text, proposals } = last('can you make the dairy bullets read better and is the shop still needed?');
    expect(text).toContain('Woodworth Stores');
    expect(proposals).toHaveLength(2);
  });
});

describe('lines are weighed for who reads them', () => {
  const asked = 'which of my bullets matter to a plant manager, and which should go?';

  test('results and what has a number stay, bare duties go', () => {
    const { text, proposals } = last(asked);
    const [kept = '', gone = ''] = text.split('**Can go**');
    expect(kept).toContain('Waste cut from 9% to 4%');
    expect(kept).toContain('Trained 3 operators');
    expect(gone).toContain('Paperwork');
    expect(proposals[0]?.diffs[0]?.after).not.toContain('Paperwork');
  });

  test.each(['agreed, go ahead with green valley', 'ok do that for the dairy job', 'yes the first'])(
    'what was advised is carried out: %s',
    (agreed) => {
      const [judged, done] = answersTo([asked, agreed], {}, DATA);
      expect(done!.proposals).toEqual([judged!.proposals[0]]);
    },
  );

  test('to agree that a job stays changes nothing', () =>
    expect(last('own tailoring business, keep it?', 'hillside farm: keep or drop?', 'go ahead').proposals).toHaveLength(
      1,
    ));
});

describe('a fact is put in without what is said to the coach', () => {
  test.each([
    ['ok add that I lead the wash team since 2022, forgot to put it', 'Lead the wash team since 2022'],
    ["also i do the milk tests every monday, didn't put that down", 'Do the milk tests every Monday'],
    ['add that I am handling vendor calls also, i missed to mention', 'Handle vendor calls'],
    ['btw i forgot that i also train the night crew, sorry', 'Train the night crew'],
    ['pls put that i stacked 300 crates a day at woodworth, slipped my mind', 'Stacked 300 crates a day'],
  ])('%s', (told, line) => expect(shown(last(told))).toMatchObject([{ before: '', after: line }]));

  test('what is wished for is no fact', () =>
    expect(last('add that i want to move to Spain, forgot that').proposals.map(({ title }) => title)).not.toContain(
      'Add a line',
    ));
});

describe('a paper is put in with its year, in any Arabic', () => {
  const arabic = restore({ ...DATA, language: 'ar' }).resume;
  test.each([
    ['زيد ليا شهادة قيادة الرافعة، خديتها 2020', 'شهادة قيادة الرافعة، 2020'],
    ['ضيف اني اخدت دورة السلامة الغذائية 2023 معلش نسيتها', 'دورة السلامة الغذائية، 2023'],
    ['أضف شهادة HACCP 2021', 'HACCP, 2021'],
  ])('%s', (told, paper) => expect(shown(lastAnswerTo([told], {}, arabic))).toMatchObject([{ after: paper }]));
});

test('a job goes above another one', () =>
  expect(shown(last('move the farm thing up above the shop'))[0]?.after.split('\n').slice(0, 2)).toEqual([
    'Dairy Technician, Green Valley Foods',
    'Volunteer, Hillside Farm',
  ]));

test('what is to stay stays in a job that is shortened', () =>
  expect(shown(last('shorten green valley to 2 bullets, keep the opening')).map(({ before }) => before)).not.toContain(
    'Responsible for opening and closing',
  ));

test('a summary fills the lines that are named, and holds what somebody looks for', () => {
  const after = shown(last('my profile is embarrassing, three lines max, i am applying for production supervisor'))[0]!
    .after;
  expect(after).toContain('9% to 4%');
  expect(after).toContain('production supervisor');
  expect(after.length).toBeGreaterThan(150);
  expect(after.length).toBeLessThanOrEqual(300);
});

test('the latest job is the one of now, though the page begins with the oldest', () => {
  const turned = restore({ ...DATA, workExperience: DATA.workExperience.toReversed() }).resume;
  expect(shown(lastAnswerTo(['rewrite my summary'], {}, turned))[0]?.after).toMatch(/^Dairy Technician/u);
});
