import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const answer = (text: string) => lastAnswerTo([text], { advert: HOTEL_ADVERT }, SUPERVISOR);

test.each([
  'put that i hold an MBA, it sounds more impressive',
  'add a diploma in tourism, that looks nicer',
  'say i speak fluent italian, it reads better',
  'add that i have 15 years in hotels, it seems more senior',
])('what is added only for its looks is not added: %s', (text) => {
  const { text: said, proposals } = answer(text);
  expect(proposals).toEqual([]);
  expect(said).toContain('only where it is so');
  expect(said).toContain('If you do have it');
});

test('what may be added instead names what the resume holds of the kind', () => {
  expect(answer('say i speak fluent italian, it looks good').text).toContain('French, basic');
});

test.each(['put the summary first, it looks better', 'add a line about the rota, it reads better'])(
  'how a resume looks may be changed: %s',
  (text) => expect(answer(text).text).not.toContain('only where it is so'),
);
