import { restore } from '@vitae/documents/model/restore';
import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const [harbour, palm, corner] = SUPERVISOR.workExperience;
const BACK = restore({
  ...SUPERVISOR,
  workExperience: [
    { ...harbour!, id: 'shelter', jobTitle: 'Volunteer', company: 'Leeds Night Shelter', startDate: '2022-05' },
    { ...palm!, id: 'away', jobTitle: 'Career break, family', company: '', startDate: '2021-02', endDate: '2022-04' },
    { ...palm! },
    { ...corner! },
  ],
}).resume;
const OUT_OF_WORK = restore({ ...SUPERVISOR, workExperience: [palm!, corner!] }).resume;

test('whether a break spoils the chances is answered with what the resume has of that time', () => {
  const { text } = lastAnswerTo(['will 2 years away hurt my odds with them?'], { advert: HOTEL_ADVERT }, BACK);
  expect(text).toContain('No, not by itself');
  expect(text).toContain('“Volunteer, Leeds Night Shelter”');
  expect(text).toContain('stands already, “Career break, family”');
  expect(text).toContain('Revenue management');
});

test('an advert that welcomes those who return is quoted', () => {
  const advert = `${HOTEL_ADVERT}\nWe are glad of returners.`;
  expect(lastAnswerTo(['is a long gap a red flag for this job?'], { advert }, OUT_OF_WORK).text).toContain(
    '“We are glad of returners.”',
  );
});

test.each([
  [
    'out of work since spring, i was nursing my mum. must i mention anything on my cv?',
    'Family care; Fire Marshal (2022), 03/2021',
  ],
  ['there is a gap after my last job, should i write somethng on the resume', '[what you did'],
])('whether a gap belongs on the resume is advice on gaps: %s', (asked, line) => {
  const { text } = lastAnswerTo([asked], {}, OUT_OF_WORK);
  expect(text).toContain('Yes, one line');
  expect(text).toContain(line);
  expect(text).not.toMatch(/someth\p{L}*:/iu);
});

test.each(['can i put something on it, i only watched', 'can i write anythng there? i just helped'])(
  'words that name nothing stand in no line: %s',
  (asked) => expect(lastAnswerTo([asked], {}, SUPERVISOR).text).not.toMatch(/(?:some|any)th\p{L}*:/iu),
);
