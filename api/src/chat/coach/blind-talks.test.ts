import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../testing/talk.ts';
import { ADVERT, RESUME, turnOf, turnOfMember } from '../testing/turn.ts';
import { coach } from './coach.ts';

const withAdvert = { advert: ADVERT };

test('one part of what was proposed for an advert, with the aim in it', () => {
  const { proposals } = lastAnswerTo(['tailor my cv to this job', 'too long, just do the profile'], withAdvert);
  expect(proposals.map(({ changes }) => changes[0]!.path)).toEqual([['personal', 'profile']]);
  expect(proposals[0]!.diffs[0]!.after).toContain('Logistics Manager');
});

test.each([
  ['why is python missing', 'Python'],
  ['why not 80%? i do all that', '%'],
])('a question why the resume fits no better is answered: %s', (why, said) => {
  const { kind, text } = lastAnswerTo(['does my cv fit this job', why], withAdvert);
  expect(kind).toBe('answer');
  expect(text).toContain(said);
});

test('the share of what an advert names is told, and that there is no one ATS score', () => {
  const { text } = coach(turnOfMember('check my resume with this job and tell match percentage', withAdvert));
  expect(text).toMatch(/^\*\*\d+%/u);
  expect(text).toContain('no one ATS score');
});

test('a practice interview begins with the own work', () => {
  const { text } = coach(turnOfMember('practise an interview with me', withAdvert));
  expect(text).not.toContain('Tell me about yourself');
  expect(text).toMatch(/you write: “/u);
});

test('a line below an order is the one that is meant, and another one that is quoted after it', () => {
  const first = 'rewrite this\n- Weekly reports';
  expect(lastAnswerTo([first]).text).toContain('Weekly reports');
  const other = lastAnswerTo([first, 'no the other one. Responsible for managing 24 pickers in two shifts']);
  expect(other.proposals[0]!.diffs[0]!.before).toContain('24 pickers');
});

test('two offers by the hour are set side by side, and overtime is added to the one that is named', () => {
  const two = 'one is 20.00/hr 40 hrs, insurance 100 a month. other one 22/hr 35 hrs. which is better';
  expect(lastAnswerTo([two]).text).toContain('41,600');
  expect(lastAnswerTo([two, 'what if there is 5 hrs OT a week at the first one']).text).toContain('49,400');
});

test('a rent that is compared is no offer', () => {
  const { text } = coach(
    turnOf(
      'current ctc 9 lpa, got offer 14 fixed + 1 variable, other company gives 16 fixed but pune. rent 20k vs 8k. which one',
    ),
  );
  expect(text).toContain('1,500,000');
  expect(text).toContain('1,600,000');
  expect(text).toContain('144,000');
});

test('what was only watched is not proposed as a skill', () => {
  const { proposals } = coach(turnOfMember('add kafka to my skills, i have seen it in a youtube course'));
  expect(proposals).toEqual([]);
});

test('a mail for an early release knows the notice that was told, and is made more polite', () => {
  const talk = ['my notice is 60 days, can i buy it out', 'write the mail to my manager for early release'];
  expect(lastAnswerTo(talk).text).toContain('of 60 days');
  expect(lastAnswerTo([...talk, 'more polite and dont mention the company name']).text).toContain('grateful');
});

test('a thank-you mail says what was done there, to the whole name, under the name as one signs', () => {
  const data = restore({
    ...RESUME,
    personal: { ...RESUME.personal, firstName: 'BELLO, Ada', lastName: '(Mrs.)' },
  }).resume;
  const { text } = lastAnswerTo(
    ['draft a thank you mail, Mrs Diaz-Roe interviewed me on Monday, I presented a stock plan'],
    { advert: 'STOCK PLANNER (RETAIL TO WHOLESALE)\n\nRequirements\n- SAP EWM\n- Excel\n- Forklift licence\n' },
    data,
  );
  expect(text).toContain('Dear Mrs Diaz-Roe');
  expect(text).toContain('I enjoyed presenting a stock plan');
  expect(text).toContain('as Stock Planner');
  expect(text).toContain('Ada Bello');
});

test('a resignation names the firm', () => {
  expect(coach(turnOfMember('write my resignation letter')).text).toContain('Warehouse Manager at Gulf Logistics');
});

test('a raise is asked for with what is told of the pay', () => {
  expect(coach(turnOf('اكتب ايميل اطلب زيادة راتب، راتبي من سنتين ما تغير وشغلي زاد')).text).toContain('منذ سنتين');
});

test('end of service is reckoned from the month in which the work began', () => {
  const { text } = coach(turnOf('working in dubai since May 2019, basic 6000, how much gratuity do i get in uae'));
  expect(text).toMatch(/about \d+(?:\.\d)? years/u);
});

test('the country of the resume decides where neither question nor page names one', () => {
  const data = restore({ ...RESUME, personal: { ...RESUME.personal, city: 'Dubai', country: 'UAE' } }).resume;
  const { kind, text } = lastAnswerTo(['how much notice do i have to give'], {}, data);
  expect(kind).toBe('answer');
  expect(text).toContain('UAE');
});

test('a paragraph on what is lacking speaks of what stands in its place', () => {
  const { text } = lastAnswerTo(
    ['I have never used Python, only SAP EWM. Should I still apply?', 'okay write that paragraph'],
    withAdvert,
  );
  expect(text).toContain('Python');
  expect(text).toContain('48%');
});

test.each(['help', 'this is useless, ur just a bot'])('an outcry is met: %s', (said) => {
  expect(coach(turnOf(said)).choices.length).toBeGreaterThan(0);
});
