import { applyChanges } from '@vitae/documents/model/changes';
import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import { RESUME, turnOfMember } from '../testing/turn.ts';
import { coach } from './coach.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const HELD: Resume = restore({
  ...RESUME,
  personal: {
    ...RESUME.personal,
    phone: '+971 50 111 2222',
    dateOfBirth: '1990-02-03',
    maritalStatus: 'Married',
    nationality: 'Indian',
  },
}).resume;

const ask = (text: string, more: Partial<Turn> = {}): CoachAnswer =>
  coach(turnOfMember(text, { resume: { id: 'resume-1', title: 'My resume', data: HELD }, ...more }));
const accepted = ({ proposals }: CoachAnswer): Resume =>
  applyChanges(
    HELD,
    proposals.flatMap(({ changes }) => changes),
  ).document;

function talk(messages: readonly string[], more: Partial<Turn> = {}): CoachAnswer {
  const history: Turn['history'] = [];
  let answer = ask(messages[0]!, more);
  for (const text of messages) {
    answer = ask(text, { ...more, history: [...history], practice: answer.practice });
    history.push({ role: 'user', text }, { role: 'assistant', text: answer.text });
  }
  return answer;
}

describe('a personal detail', () => {
  test('is taken out where it stands, and the others stay; one that is not there is named', () => {
    const answer = ask('remove my dob, marital status and passport number');
    expect(accepted(answer).personal).toEqual({ ...HELD.personal, dateOfBirth: '', maritalStatus: '' });
    expect(answer.text).toContain('nothing to remove: **Passport number**');
    expect(accepted(ask('احذف تاريخ ميلادي')).personal.dateOfBirth).toBe('');
  });

  test('is not taken out for a question', () => {
    expect(ask('should i remove my date of birth').proposals).toEqual([]);
  });

  test('of a phone keeps the country code, though it is typed without', () => {
    expect(accepted(ask('chnage my phone no to 0525550188')).personal.phone).toBe('+971 52 555 0188');
    expect(accepted(ask('my new number is 12345678')).personal.phone).toBe('12345678');
  });
});

describe('a section', () => {
  test.each([
    ['put education before experience', 'education', 'experience'],
    ['skills right after summary please', 'summary', 'skills'],
    ['حط المهارات قبل الخبرة', 'skills', 'experience'],
  ])('is moved and no text with it: %s', (text, first, second) => {
    const { sectionOrder, ...rest } = accepted(ask(text));
    expect(sectionOrder.indexOf(second)).toBe(sectionOrder.indexOf(first) + 1);
    expect({ ...rest, sectionOrder: HELD.sectionOrder }).toEqual(HELD);
  });
});

describe('a date', () => {
  test.each([
    ['the end date at rapid is wrong i left in nov 2018', { startDate: '2017', endDate: '2018-11' }],
    ['my start date at rapid should be 03/2016', { startDate: '2016-03', endDate: '2019' }],
  ])('of the job that is named is changed: %s', (text, dates) => {
    expect(accepted(ask(text)).workExperience).toMatchObject([HELD.workExperience[0], dates]);
  });

  test('is printed as the others are, where that is asked for', () => {
    expect(accepted(ask('make all the dates the same style')).selectedDateFormat).toBe('MMM YYYY');
  });
});

describe('figures', () => {
  test('for a line that is named are asked for, and put in as told', () => {
    const [asked, told] = [
      'last line at rapid is boring add numbers',
      'around 40 drivers, weekly. it took 5 hours before and i made a sheet so now 2 hours',
    ];
    expect(ask(asked)).toMatchObject({ kind: 'asking', proposals: [] });
    const answer = talk([asked, told]);
    expect(answer.proposals[0]?.diffs[0]?.after).toBe(
      'Planned shifts for around 40 drivers, weekly; brought the time from 5 hours to 2 hours with a sheet',
    );
  });
});

describe('a proposal that was made', () => {
  test('is left or undone by its own button', () => {
    const answer = talk(['rewrite my summary', 'nah undo that, i liked the old one']);
    expect(answer).toMatchObject({ proposals: [], text: expect.stringContaining('**Undo**') });
  });

  test('is told to hold what is asked about, or not to', () => {
    expect(talk(['add SQL to my skills', 'did you add sql?']).text).toMatch(/^Yes/);
    expect(talk(['add SQL to my skills', 'wait did u add python?']).text).toMatch(/^No/);
  });

  test('is made of one thing more', () => {
    const answer = talk(['add SQL to my skills', 'and excel', 'also power query']);
    expect(answer.proposals[0]?.diffs[0]?.after).toBe('Power Query');
  });
});

describe('what is not so', () => {
  test('is not put in by another name either', () => {
    const first = 'add an MBA from Oxford in education, i never went but they never check';
    expect(ask(first)).toMatchObject({ proposals: [], text: expect.stringContaining('That I do not write') });
    expect(talk([first, 'then put it as pursuing']).text).toContain('only while you are enrolled');
  });

  test('is no title above that of the contract', () => {
    const answer = ask('my title at rapid is shift leader in the contract but i do more so make it Operations Manager');
    expect(answer).toMatchObject({ kind: 'asking', proposals: [] });
    expect(answer.text).toContain('as it stands in your contract');
  });
});

test('a gap without its years is that of the resume, and a story is brought to what it is about', () => {
  const answer = talk([
    'fill my gap',
    'i went home because my father was sick, and i passed 2 acca papers in that time',
  ]);
  expect(accepted(answer).workExperience[1]).toMatchObject({
    jobTitle: 'Family care and study (2 ACCA papers)',
    startDate: '2019',
    endDate: '2021-02',
  });
});

test('a skill of the advert is added where its reader says yes to it, and not where no', () => {
  const advert = 'Manager\n\nRequirements\n- Python is required\n- SQL is required\n- Power BI is required\n';
  const answer = talk(['Which skills can I add?', 'python i used at rapid. sql no, never'], { advert });
  expect(accepted(answer).skills.map(({ name }) => name)).toEqual(['Forklift', 'Python']);
});

test('a whole translation is not pretended', () => {
  const answer = ask('translate my resume to arabic');
  expect(answer).toMatchObject({ proposals: [], text: expect.stringContaining('**Duplicate**') });
});

describe('an entry', () => {
  test('is taken out by a word of its name, and nothing else with it', () => {
    const { workExperience, ...rest } = accepted(ask('get rid of the shift leader job'));
    expect(workExperience.map(({ company }) => company)).toEqual(['Gulf Logistics']);
    expect(rest.skills).toEqual(HELD.skills);
    expect(accepted(ask('drop forklift, nobody asks for it')).skills).toEqual([]);
  });

  test('that is not there, or could be two, is not taken out', () => {
    expect(ask('remove the job at Northwind').proposals).toEqual([]);
    const twice = { ...HELD, workExperience: HELD.workExperience.map((job) => ({ ...job, company: 'Rapid' })) };
    const answer = ask('remove the job at Rapid', { resume: { id: 'resume-1', title: 'R', data: twice } });
    expect(answer).toMatchObject({ kind: 'asking', proposals: [] });
    expect(answer.choices).toHaveLength(2);
  });

  test('is brought back: what to press is said, before and after it was accepted', () => {
    const before = ask('remove the shift leader job');
    const history: Turn['history'] = [
      { role: 'user', text: 'remove the shift leader job' },
      { role: 'assistant', text: before.text },
    ];
    const data = accepted(before);
    expect(ask('undo that', { history, resume: { id: 'resume-1', title: 'R', data } }).text).toContain(
      'press **Undo**',
    );
  });

  test('of a job takes title, employer, place and dates from the message, and only those', () => {
    const [job] = accepted(
      ask('add a job: Depot Manager at Blue Crane, Muscat, from February 2024 till now'),
    ).workExperience;
    expect(job).toMatchObject({
      jobTitle: 'Depot Manager',
      company: 'Blue Crane',
      location: 'Muscat',
      startDate: '2024-02',
      endDate: '',
      current: true,
      description: '',
    });
    expect(ask('add a job at Blue Crane').proposals).toEqual([]);
  });

  test('is added while another ends, in one message', () => {
    const answer = ask(
      'add a new job: Depot Manager at Blue Crane from May 2025. and end my gulf logistics job april 2025',
    );
    const { workExperience } = accepted(answer);
    expect(workExperience.map(({ company, endDate, current }) => [company, endDate, current])).toEqual([
      ['Blue Crane', '', true],
      ['Gulf Logistics', '2025-04', false],
      ['Rapid', '2019', false],
    ]);
  });
});

describe('a line that is named by what it is about', () => {
  const lines = (answer: CoachAnswer) => accepted(answer).workExperience[0]!.description.split('\n');

  test('is rewritten', () => {
    expect(lines(ask('rewrite the bullet about the pickers so it sounds stronger'))[0]).toBe(
      '- Managed 24 pickers in two shifts',
    );
  });

  test.each([
    ['the line on picking errors, add that it saved 90,000 AED in 2023', ', which saved 90,000 AED in 2023'],
    ['add 90,000 AED saved to the bullet about picking errors', ' (90,000 AED saved)'],
    ['the bullet about picking errors, mention that it was 12 errors a week', ' (12 errors a week)'],
  ])('takes what is told of it: %s', (text, told) => {
    expect(lines(ask(text))[1]).toBe(`- Cut picking errors by 48% with SAP EWM${told}`);
  });

  test('all weak lines of a job are one change, so that all can be accepted', () => {
    const weak = {
      ...HELD,
      workExperience: [
        {
          ...HELD.workExperience[0]!,
          description: '- Responsible for the dock\n- Helped with loading of lorries\n- Did stock counts',
        },
      ],
    };
    const answer = ask('the bullets with responsible for, helped and did sound weak, fix them', {
      resume: { id: 'resume-1', title: 'R', data: weak },
    });
    const { document, conflicts } = applyChanges(
      weak,
      answer.proposals.flatMap(({ changes }) => changes),
    );
    expect(conflicts).toEqual([]);
    expect(document.workExperience[0]!.description).toBe(
      '- Handled the dock\n- Helped load lorries\n- Carried out stock counts',
    );
  });
});

describe('where somebody lives', () => {
  test('is changed with the country, in one message with the number', () => {
    const { personal } = accepted(ask('i moved to muscat and my new number is +968 9123 4567'));
    expect(personal).toMatchObject({ city: 'Muscat', country: 'Oman', phone: '+968 9123 4567' });
    expect(accepted(ask('انتقلت الى الرياض')).personal).toMatchObject({ city: 'Riyadh', country: 'Saudi Arabia' });
  });

  test('is no change in a story', () => {
    expect(ask('i moved to dubai last year and since then nobody has answered my applications').proposals).toEqual([]);
  });
});

test('another value is put in the place of the one just asked for', () => {
  const answer = talk(['change the title to Depot Manager', 'hmm no, make it Hub Manager instead']);
  expect(accepted(answer).personal.jobTitle).toBe('Hub Manager');
});

describe('a summary', () => {
  const profile =
    'Warehouse manager with eight years of experience in food and retail. I have led day and night shifts in three sites. Passionate team player looking for a challenging position.';
  const data = { ...HELD, personal: { ...HELD.personal, profile } };
  const resume = { id: 'resume-1', title: 'R', data };

  test('is shortened to its own telling sentences', () => {
    const [proposal] = ask('my summary is too long, make it 2 sentences', { resume }).proposals;
    expect(proposal!.diffs[0]!.after).toBe(profile.split('. ').slice(0, 2).join('. ').concat('.'));
  });

  test('keeps the sentence that tells the years when it is written anew', () => {
    const [proposal] = ask('throw away my summary and write a new one', { resume }).proposals;
    expect(proposal!.diffs[0]!.after).toMatch(/^Warehouse manager with eight years .* retail\. .*48%/);
    expect(proposal!.diffs[0]!.after).not.toMatch(/Passionate|Works with/);
  });
});

test('what an advert asks for is named in its own words, licence and language too', () => {
  const advert =
    'Store Manager\n\nRequirements\n- Experience with stock reconciliation\n- Knowledge of HS codes\n- Fluent French\n- Driving licence\n';
  const { text } = ask('which keywords from the ad am i missing', { advert });
  for (const asked of ['stock reconciliation', 'HS codes', 'French', 'driving licence'])
    expect(text.toLowerCase()).toContain(asked.toLowerCase());
  expect(text).not.toContain('Bank');
});

describe('a mail', () => {
  test.each([
    ['i need a resignation letter, last day 30 june', 'My last working day is 30 June'],
    [
      'draft a message declining the offer because i accepted another one',
      'accepted another position, and so decline yours',
    ],
    ['write an email to the recruiter, lena at orbit, asking for news. interview was last monday', 'Dear Lena,'],
    ['message to my former boss Tarek asking him to be my reference', 'name you as a reference'],
    ['they offered 9k sar, i want to ask for 11k. write what i send them', 'I had thought of SAR 11,000'],
    ['اكتب ايميل شكر بعد المقابلة مع استاذة هدى امبارح', 'هدى'],
  ])('%s', (text, said) => {
    expect(ask(text).text).toContain(said);
  });

  test('of one who tells a story of leaving is not asked for', () => {
    expect(ask('I resigned last week and now my boss offers 500 more if I stay. what should I do').text).not.toContain(
      '**Subject:**',
    );
  });
});
