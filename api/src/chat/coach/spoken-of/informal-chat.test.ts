import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const last = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR).text;

test('a mail that asks for a short talk goes to whoever is named, with what is to be mentioned', () => {
  const text = last('mail to Bethan asking for a quick informal call, mention my time as sales assistant');
  expect(text).toContain('Dear Bethan');
  expect(text).toContain('Front Office Manager at Bluewave Hotels');
  expect(text).toContain('informal chat');
  expect(text).toContain('I have also worked as a Sales Assistant at Corner Goods.');
  expect(text).toContain('Omar Saleh');
});

test('what no line tells stays open for its writer', () => {
  expect(last('message to Bethan to ask for a coffee chat, mention the allotment')).toContain(
    '[allotment: one sentence',
  );
});

test.each([
  ['make it so that it says im around mon and weds afternoon', 'I am around Monday and Wednesday afternoon'],
  ['edit the mail so that it mentions i am in Leeds on thurs', 'I am in Leeds on Thursday'],
])('and says more where it is told so: %s', (told, said) => {
  const text = last('email to Bethan asking for a brief chat', told);
  expect(text).toContain('Dear Bethan');
  expect(text).toContain(said);
});

test('thanks for a talk that was held ask for none', () => {
  expect(last('thank you mail to Bethan for the quick chat')).toContain('Thank you for');
  expect(last('thank you mail to Bethan for the quick chat')).not.toContain('thinking of applying');
});
