import { parseResume } from '../parse.ts';
import { readTextDocument, wholeTextOf } from '../read-file.ts';

const file = (text: string) => ({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
const setAs = async (text: string) => wholeTextOf(await readTextDocument(file(text))).split('\n');
const jobsIn = async (text: string) =>
  (await parseResume(file(text))).jobs.map(({ title, company, start, end, bullets }) => [
    title?.value,
    company?.value,
    start?.value,
    end?.value,
    ...bullets.map(({ value }) => value),
  ]);

test('name, contact, jobs and what else is stated each get a line, under the heading of their kind', async () => {
  expect(
    await setAs(
      `Osla Bram-Holt, Leeds, osla@example.com
helpdesk lead, Elm Housing Trust, 2018 to now: 6 people, ran the move of 300 laptops
PRINCE2 Foundation 2022, HND Computing 2014`,
    ),
  ).toEqual([
    'Osla Bram-Holt',
    'Leeds',
    'osla@example.com',
    'Experience',
    'Helpdesk lead, Elm Housing Trust, 2018 to now',
    '• 6 people, ran the move of 300 laptops',
    'Certificates',
    'PRINCE2 Foundation 2022',
    'HND Computing 2014',
  ]);
});

test.each([
  [
    'Waiter at The Tin Kettle, Leeds since March 2020, head waiter the last 2 years\nbefore that Elm Grill 2018-2020 crew member',
    [
      ['Waiter', 'The Tin Kettle', '2020-03', 'present', 'Head waiter the last 2 years'],
      ['crew member', 'Elm Grill', '2018', '2020'],
    ],
  ],
  [
    'CSR at TeleElm Cebu, 2019-2022 (telco account, voice)\nChat & email support, Lumero Home (online shop), 2022-present, Zendesk',
    [
      ['CSR', 'TeleElm Cebu', '2019', '2022', 'Telco account, voice'],
      ['Chat & email support', 'Lumero Home', '2022', 'present', 'Zendesk'],
    ],
  ],
  [
    'Journeyman electrician, Louisiana. Elm Electric, 2018-present (schools + clinics). OSHA 30 / aerial lift',
    [['Journeyman electrician', 'Elm Electric', '2018', 'present', 'Schools + clinics']],
  ],
  [
    'welder 12 years. 2013-2018 Elm Yard Gdansk (ship pipes), 2018-now Oak Pipes Gdynia, pipes for dairies',
    [
      [undefined, 'Elm Yard Gdansk', '2013', '2018'],
      [undefined, 'Oak Pipes Gdynia', '2018', 'present', 'Pipes for dairies'],
    ],
  ],
  [
    'Frontend developer (React, some PHP), 3 years at Pennywise Studio, Lagos\nBSc Computing, University of Ibadan 2020',
    [['Frontend developer', 'Pennywise Studio', undefined, undefined, 'React, some PHP']],
  ],
  [
    'Bus driver, PCV licence since 2011\nCitylink Buses Cardiff 2011 - 2020',
    [[undefined, 'Citylink Buses Cardiff', '2011', '2020']],
  ],
  [
    'محاسب في شركة الدلتا من ٢٠١٨ حتى الآن: حسابات عملاء وموردين\nبكالوريوس تجارة ٢٠١٦',
    [['محاسب', 'شركة الدلتا', '2018', 'present', 'حسابات عملاء وموردين']],
  ],
])('jobs typed in a line are read: %s', async (typed, jobs) => {
  expect(await jobsIn(`Jo Bramley, 07700 900143, jo@example.com\n${typed}`)).toEqual(jobs);
});

test.each([
  [
    'told in sentences',
    'These days I am a dressmaker with Loom & Thread, where I have been since 2019.\nI have two cats.',
  ],
  ['under headings', 'Jo Bramley\nExperience\nClerk, Elm Ltd, 2019-2021\nSkills\nExcel'],
  ['of a single line', 'Bookkeeper for small shops, VAT returns and payroll, since 2016'],
])('a resume %s stays as it is', async (_, text) => {
  expect(await setAs(text)).toEqual(text.split('\n'));
});

test.each([
  ['DEAN WHITTAKER\nPlumber, 11 years', 'DEAN WHITTAKER'],
  ['Chloe Barnett   NVQ 2 + 3 Beauty Therapy (2016, 2017)', 'Chloe Barnett'],
  ['shanice mcallister 07700 900881 shan@example.com', 'Shanice Mcallister'],
  ['يوسف حمدان العنزي، فني شبكات، ٣ سنوات في شركة البرق', 'يوسف حمدان العنزي'],
])('the name is found before whatever else stands on its line: %s', async (top, name) => {
  const [first] = await setAs(`${top}\nClerk, Elm Trust, 2019-2021\nFirst aid certificate 2020`);
  expect(first).toBe(name);
});

test('few lines without contact are a resume where a post and its time are stated', async () => {
  const resume = await parseResume(
    file('ليلى بنعلي\nموظفة استقبال في عيادة الابتسامة منذ سنة 2020\nإجازة في الأدب (2019)، جامعة الحسن الثاني'),
  );
  expect(resume.jobs.map(({ title, start }) => [title?.value, start?.value])).toEqual([['موظفة استقبال', '2020']]);
});
