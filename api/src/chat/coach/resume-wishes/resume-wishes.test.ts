import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../../testing/talk.ts';
import { ADVERT, RESUME } from '../../testing/turn.ts';

const DATA = restore({
  ...RESUME,
  personal: {
    ...RESUME.personal,
    profile: 'To obtain a challenging position in a reputed company.',
    dateOfBirth: '1990-02-03',
    religion: 'Hindu',
    maritalStatus: 'Married',
    visaStatus: 'Transferable',
  },
  education: [
    { id: 'degree', degree: 'B.Com', institution: 'State University', endDate: '2005' },
    { id: 'school', degree: 'Higher Secondary', institution: 'Town School', endDate: '2002' },
  ],
  workExperience: [
    ...RESUME.workExperience,
    { id: 'job-3', jobTitle: 'Clerk', company: 'Old Mill', startDate: '1999', endDate: '2004', description: '- Filed' },
  ],
}).resume;

const said = (text: string, advert = '') => lastAnswerTo([text], { advert }, DATA);
const diffsOf = (text: string, advert = '') => said(text, advert).proposals.flatMap(({ diffs }) => diffs);
const added = (text: string, advert = '') => diffsOf(text, advert).map(({ after }) => after);
const gone = (text: string, advert = '') =>
  diffsOf(text, advert)
    .filter(({ after }) => after === '')
    .map(({ before }) => before);

describe('what is not needed is looked for and proposed', () => {
  test.each([
    'remove the unnecessary things',
    'pls take out all the useless details from my cv',
    'can you drop whatever is not needed',
    'get rid of the personal stuff pls',
    'شيل الحاجات الشخصية اللي ملهاش لازمة',
  ])('%s', (text) => expect(gone(text)).toEqual(expect.arrayContaining(['1990-02-03', 'Hindu', 'Married'])));

  test('what an employer does need stays', () => {
    const { text, proposals } = said('remove the unnecessary things');
    expect(JSON.stringify(proposals)).not.toContain('Transferable');
    expect(text).toContain('visa status');
  });

  test('what tells the age, without another date of a job that stays', () => {
    expect(diffsOf('my cv makes me sound old, make it younger sounding').map(({ before }) => before)).toEqual(
      expect.arrayContaining(['Clerk, Old Mill, 1999 – 2004', 'B.Com, State University, 2005']),
    );
  });

  test.each(['what should i remove from my cv?', 'remove the unnecessary words from my letter'])('not: %s', (text) =>
    expect(said(text).text).not.toContain('I would take out what such an employer'),
  );
});

describe('several facts and wishes of one message', () => {
  test('each fact where it belongs, and the rest done too', () => {
    const text =
      'ok i did the customs registration for the company and i am giving training to one new junior since january. also finished ACCA F1 F2 papers. add this and remove the unnecessary things';
    expect(added(text)).toEqual(expect.arrayContaining(['Training one new junior since January', 'ACCA F1 F2 papers']));
    expect(added(text).join('\n')).toMatch(/Carried out the customs registration/iu);
    expect(gone(text)).toContain('Hindu');
  });

  test('a job with place, months and deeds; the order is no line of it', () => {
    const text =
      'fix for this job, also i worked 5 months in my uncles shop in Saddar making inventory in excel from jan to may 2025, put it. and should i hide my cgpa';
    const proposed = added(text, ADVERT);
    expect(proposed).toContainEqual(
      expect.stringMatching(/^Family Shop, Saddar, 2025-01 – 2025-05\nMade inventory in Excel$/u),
    );
    expect(proposed.join('\n')).not.toMatch(/fix for this job/iu);
    expect(said(text, ADVERT).text).toContain('GPA');
  });

  test('voluntary work and the reason of a gap that are told with it', () => {
    const data = {
      ...DATA,
      workExperience: DATA.workExperience.map((job) => ({ ...job, current: false, endDate: job.endDate || '2023-11' })),
    };
    const { proposals } = lastAnswerTo(
      [
        'What about the gap, I was caring for my husband until May 2025 and since February 2026 I volunteer 2 days a week at the food bank doing their scheduling for about 40 volunteers',
      ],
      {},
      data,
    );
    const text = proposals.flatMap(({ diffs }) => diffs.map(({ after }) => after)).join('\n');
    expect(text).toContain(
      'Volunteer, Food Bank, 2026-02 – present\nScheduling for about 40 volunteers, 2 days a week',
    );
    expect(text).toContain('Family care, 2023-12 – 2025-05');
  });

  test('an internship with its months, though its title is not told', () =>
    expect(added('i did internship in Daraz from july to sept 2024 cleaning order data in excel. add this')).toEqual([
      'Intern, Daraz, 2024-07 – 2024-09\nCleaned order data in Excel',
    ]));

  test('“it” is what the part before names', () =>
    expect(
      said('the 2nd bullet at Gulf Logistics sounds weak, make it better and remove the unnecessary things').text,
    ).toContain('Cut picking errors by 48% with SAP EWM'));

  test('a language and a deed that are told together are both put in', () =>
    expect(added('i speak hausa and i did the customs registration, add it').join('\n')).toMatch(
      /customs registration[\s\S]*hausa/iu,
    ));

  test('what is not done is said', () =>
    expect(said('remove the unnecessary things and swap the blue widget').text).toContain('Not done'));

  test('what is only told is not written down', () =>
    expect(
      said('i trained two people last year and finished my ACCA papers. how long should a cv be?').proposals,
    ).toEqual([]));
});
