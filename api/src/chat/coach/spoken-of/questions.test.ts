import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const ADVERT = `Receptionist
Sea View Lodge
- Check in and check out of guests
- Handle guest complaints and escalate where necessary
- Upsell rooms and trips
- Prepare shift handover and night audit reports
- Diploma in hotel work, 2 years of experience`;
const LIST = 'interview is tomorow, what will they ask me';
const visitor = { resume: null, resumes: [], advert: ADVERT };

test('without a resume the duties of the advert are asked about', () =>
  expect(lastAnswerTo([LIST], visitor).text).toContain('“Handle guest complaints and escalate where necessary”'));

test.each([
  ['how do i answer the complaint one, i only have 1yr experience in a guest house', 'In my year in a guest house'],
  ['the night audit one, what do i say, i did 8 months in a small lodge', 'In my 8 months in a small lodge'],
  ['what do i say for the upselling, never done it', 'I have not done that yet'],
])('the question that is named is answered with the experience that is told: %s', (asked, said) =>
  expect(lastAnswerTo([LIST, asked], visitor).text).toContain(said),
);

test.each([
  ['whats a good answer to why here', 'why here?'],
  ['and the weakness one?', 'weakness of yours'],
])('and a common one by what it is called: %s', (asked, said) =>
  expect(lastAnswerTo([LIST, asked], { advert: HOTEL_ADVERT }, SUPERVISOR).text).toContain(said),
);
