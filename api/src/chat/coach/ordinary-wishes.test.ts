import { applyChanges } from '@vitae/documents/model/changes';
import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import { answersTo, lastAnswerTo } from '../testing/talk.ts';
import type { CoachAnswer } from './turn.ts';

const DATA: Resume = restore({
  personal: { firstName: 'Omar', lastName: 'Haddad', jobTitle: 'Accounts Assistant', profile: 'Accounts assistant.' },
  workExperience: [
    {
      id: 'job-1',
      jobTitle: 'Accounts Assistant',
      company: 'Mill Foods',
      startDate: '2020-10',
      current: true,
      description:
        '- Process 900 supplier invoices a month\n- Match invoices to orders\n- Cut overdue queries from 120 to 35\n- Found duplicate payments worth 18,000',
    },
    {
      id: 'job-2',
      jobTitle: 'Ledger Clerk',
      company: 'Delta Build',
      startDate: '2017-01',
      endDate: '2019-03',
      description: '- Entered 400 invoices a month\n- Weekly reports',
    },
  ],
  education: [
    { id: 'school-1', degree: 'Level 3 Diploma', institution: 'Bath College', startDate: '2018', endDate: '2019' },
    {
      id: 'school-2',
      degree: 'BSc Business',
      institution: 'University of Balamand',
      location: 'Lebanon',
      endDate: '2014',
    },
  ],
  skills: ['Excel', 'Photoshop', 'Typing'].map((name) => ({ name, level: '', keywords: [] })),
  languages: [
    { name: 'English', level: 'good' },
    { name: 'French', level: 'intermediate' },
  ],
}).resume;
const ADVERT =
  'Assistant Accountant\nWestbridge Care Group - Bristol\n\nRequirements\n- 3 years of experience in accounts\n- Good Excel is required\n\nPlease send your CV to Lucy Grant, Finance Manager.\n';
const BY_ADVERT = { advert: ADVERT };

const last = (...messages: string[]): CoachAnswer => lastAnswerTo(messages, BY_ADVERT, DATA);
const accepted = ({ proposals }: CoachAnswer): Resume =>
  applyChanges(
    DATA,
    proposals.flatMap(({ changes }) => changes),
  ).document;

describe('a mail that withdraws', () => {
  test.each([
    'i want to pull out of the westbridge application, got something else. write lucy',
    'I have decided to back out of the application at Westbridge, can you email Lucy',
    'email lucy that im no longer interested in the role',
    'write to lucy, i want to withdraw my application',
  ])('says so, to the person who is named: %s', (text) => {
    const answer = last(text);
    expect(answer.text).toContain('withdraw my application');
    expect(answer.text).toContain('Dear Lucy Grant');
    expect(answer.text).not.toContain('interested');
  });

  test('takes no verb for a name', () => {
    expect(last('write an email, i want to drop out of the application').text).toContain('Dear [name]');
  });
});

describe('a letter for another job than that of the advert', () => {
  test.each([
    'saw a bookkeeper job at a small charity, theres no real advert. write a letter for it',
    'can you write a cover letter for a payroll clerk job at Tesco',
    'اكتب لي خطاب تقديم لوظيفة ثانية ما عندي اعلان',
    'write a letter for the finance manager role at westbridge',
  ])('is not written from it: %s', (text) => {
    const { kind, text: said } = last(text);
    expect(kind).toBe('asking');
    expect(said).toContain('Westbridge');
    expect(said).not.toContain('> Dear');
  });

  test.each(['write me a letter for the assistant accountant position', 'write a cover letter for this job'])(
    'is written where it is that job: %s',
    (text) => expect(last(text).text).toMatch(/^> Dear/),
  );
});

describe('a covering letter', () => {
  test.each([
    'they want a short covering letter, can you do one. half a page max',
    'knock me up a covering letter pls, max 150 words',
    'طالبين كوفر ليتر قصير، فيك تعملي واحد',
  ])('is written in whatever words it is asked for: %s', (text) => expect(last(text).text).toMatch(/^> Dear/));

  test('is advised on where that is the question', () => {
    expect(last('do i need a covering letter?').text).not.toContain('> Dear');
  });

  test('takes in a sentence, lets it go again, and is signed as told', () => {
    const [, added, out, signed] = answersTo(
      [
        'can you write a cover letter',
        'put in that i live 10 mins from the office',
        'hmm take that out again its weird',
        'sign it just omar',
      ],
      BY_ADVERT,
      DATA,
    );
    expect(added!.text).toContain('I live 10 mins from the office.');
    expect(out!.text).toMatch(/^> Dear/);
    expect(out!.text).not.toContain('10 mins');
    expect(signed!.text).toMatch(/^> Omar$/mu);
  });

  test.each(['sign it just omar', 'mention that i live nearby'])('is missed where there is none: %s', (text) => {
    const { kind, text: said } = last('what is an ats', text);
    expect(kind).toBe('asking');
    expect(said).toContain('no email or letter');
  });
});

describe('a mail', () => {
  test.each([
    ['write to lucy and ask if i can have till next wednesday', 'next Wednesday'],
    ['write to lucy and ask for time until friday', 'Friday'],
  ])('asks for time: %s', (text, day) => {
    const { text: said } = last('they offered me the job but want an answer by friday. what do i do', text);
    expect(said).toContain('Dear Lucy Grant');
    expect(said).toContain(`may I answer by ${day}?`);
  });

  test('asks the own manager for a raise, with the sum that is told', () => {
    const { text } = last('اكتب رسالة لمديرتي بطلب زيادة راتب الى 32000');
    expect(text).toContain('زيادة راتبي');
    expect(text).toContain('32,000');
    expect(text).toContain('[الاسم]');
    const [, more] = answersTo(
      ['بدي اكتب ايميل لمديري اطلب منو زيادة عالراتب', 'اذكر اني لقيت دفعات مكررة'],
      BY_ADVERT,
      DATA,
    );
    expect(more!.text).toContain('زيادة راتبي');
    expect(more!.text).toContain('دفعات مكررة');
    expect(last('write to my manager asking for a pay rise, i found 18k of duplicates').text).toContain(
      'I found 18k of duplicates.',
    );
  });

  test('is signed as told', () => {
    expect(last('write an email to withdraw my application', 'sign it just omar').text).toMatch(/> Omar$/mu);
  });
});

describe('the education', () => {
  const told = 'i passed aat level 4 last march (2025) same college, put it in education';

  test('takes in what is told with its place and its date', () => {
    expect(accepted(last(told)).education[0]).toMatchObject({
      degree: 'AAT Level 4',
      institution: 'Bath College',
      endDate: '2025-03',
    });
    expect(accepted(last('add to my education: HND Business, City College, 2016-2017')).education).toContainEqual(
      expect.objectContaining({
        degree: 'HND Business',
        institution: 'City College',
        startDate: '2016',
        endDate: '2017',
      }),
    );
  });

  test('names it in full, in the same entry', () => {
    const { education } = accepted(last(told, 'its called professional diploma in accounting'));
    expect(education).toHaveLength(3);
    expect(education[0]!.degree).toBe('AAT Level 4 Professional Diploma in Accounting');
  });

  test.each(['and remove the lebanon degree? or keep it what do u think', 'shall i drop the balamand degree'])(
    'is weighed, and nothing of it deleted: %s',
    (text) => {
      const { text: said, proposals } = last(text);
      expect(said).toContain('I would keep **BSc Business');
      expect(proposals).toEqual([]);
    },
  );

  test('asks where and when, where neither is told', () => {
    expect(last('add my msc in finance to education').kind).toBe('asking');
  });
});

describe('lines of a job', () => {
  test.each([
    'first two bullets at mill are kinda the same thing, make them one',
    'merge the first two lines at Mill Foods into one',
    'ادمج أول سطرين في Mill',
  ])('become one where both can stand: %s', (text) => {
    const [job] = accepted(last(text)).workExperience;
    expect(job!.description.split('\n')).toEqual([
      '- Process 900 supplier invoices a month, and match invoices to orders',
      '- Cut overdue queries from 120 to 35',
      '- Found duplicate payments worth 18,000',
    ]);
  });

  test('stay two where they cannot, and that is said', () => {
    const { proposals, kind } = last('merge the two last bullets, i mean the last two at delta');
    expect(proposals).toEqual([]);
    expect(kind).toBe('asking');
  });

  test('grow by one that is told with its job, which can then be moved up', () => {
    const need = 'need a bullet for mill: this year i helped move 2 of our companys from sage to xero, took 3 months';
    const line = '- Helped move 2 of our companies from sage to xero in 3 months';
    expect(accepted(last(need)).workExperience[0]!.description).toContain(line);
    const moved = last(need, 'start it with a stronger word', 'move it to the top of that job');
    expect(accepted(moved).workExperience[0]!.description.split('\n')[0]).toBe(line);
  });
});

describe('skills that the advert does not ask for', () => {
  test.each([
    ['any skills on there i should lose for this job?', 'ok do it'],
    ['which of my skills are pointless for this role', 'yes please'],
  ])('are named, and go once that is wished: %s', (asked, agreed) => {
    const [named, gone] = answersTo([asked, agreed], BY_ADVERT, DATA);
    expect(named!.text).toContain('**Photoshop, Typing**');
    expect(named!.proposals).toEqual([]);
    expect(accepted(gone!).skills.map(({ name }) => name)).toEqual(['Excel']);
  });
});

describe('pay by the hour or the day', () => {
  test.each([
    ['offer from an agency: 15.50 an hour, 37.5 hours a week. whats that a year', '**30,225 a year**'],
    ['they pay 130 a day, how much a month is that', '**2,817 a month**'],
    ['12 per hour what does it work out per year', 'I took 40 hours a week'],
    ['عرضوا 14 باوند بالساعة 40 ساعة بالاسبوع، كم بالسنة', '**29,120 سنويًا**'],
  ])('is worked out, with what was assumed: %s', (text, sum) => expect(last(text).text).toContain(sum));

  test.each([
    ['15.50 an hour, 37.5 hours a week. whats that a year', 'im on 28k now so is it better', '7.9 % more'],
    ["42k offered, i'm on 37.5k, how much is that in percent", 'so is it better', '12 % more'],
  ])('is held against what one has: %s', (first, then, said) => expect(last(first, then).text).toContain(said));
});

describe('advice that is asked for as one speaks', () => {
  test('on references that the boss must not know of, and on a colleague instead', () => {
    const [first, then] = answersTo(
      ['they want 2 references but my boss doesnt know im looking', 'can it be someone i work with instead'],
      BY_ADVERT,
      DATA,
    );
    expect(first!.text).toContain('only after an offer');
    expect(then!.text).toContain('A colleague');
    expect(last('do i list references on my resume', 'can it be a colleague instead').text).toContain('A colleague');
  });

  test.each([
    [
      'من مارس 2019 لاكتوبر 2020 ماكنتش شغال، اقول ايه لو سألوني عنها',
      'كنت بذاكر AAT وبعدين جت كورونا',
      'كنت أدرس AAT ثم جاءت',
    ],
    [
      'i wasnt working for a year, what do i say in the interview',
      'i was studying and then covid hit',
      'I was studying and then',
    ],
  ])('on a time without work, with the sentence for it: %s', (asked, told, sentence) => {
    const [advice, said] = answersTo([asked, told], BY_ADVERT, DATA);
    expect(advice!.about).toMatchObject({ kind: 'answer', id: 'explain-gap' });
    expect(said!.text).toContain(sentence);
  });

  test.each(['سيرتي بتعدي من برامج الفلترة ولا لأ؟', 'will my cv get past the screening software'])(
    'on filters, which a check shows: %s',
    (text) => expect(last(text).text).toContain('ATS'),
  );
});

describe('what only resembles such a wish', () => {
  test.each([
    ['my current employer gives me a reference, should i list it', '"proposals":[{'],
    ['is 35 hours a week normal', '35,000'],
    ['make my english cv shorter', 'Change the level'],
  ])('is none: %s', (text, not) => expect(JSON.stringify(last(text))).not.toContain(not));

  test('is a street that is taken off, and not the city', () => {
    const data = restore({ ...DATA, personal: { ...DATA.personal, address: '14 Alma Road', city: 'Bristol' } }).resume;
    const { proposals } = lastAnswerTo(['take my street off the cv'], BY_ADVERT, data);
    expect(proposals.flatMap(({ changes }) => changes)).toEqual([
      { path: ['personal', 'address'], before: '14 Alma Road', after: '' },
    ]);
  });
});

describe('Arabic of every day', () => {
  test.each(['احذفلي الهوايات كلها', 'شيل قسم الاهتمامات', 'remove all my hobbies'])(
    'takes the hobbies out: %s',
    (text) => expect(accepted(last(text)).hiddenSections).toContain('hobbies'),
  );

  test.each([
    ['وخلي الانجليزي طلاقة بدل جيد', 'English', 'fluent'],
    ['عدل مستوى الفرنسية لمتقدم', 'French', 'advanced'],
    ['my french is good now not intermediate', 'French', 'good'],
  ])('changes the level of a language: %s', (text, name, level) =>
    expect(accepted(last(text)).languages.find((each) => each.name === name)).toMatchObject({ level }),
  );
});
