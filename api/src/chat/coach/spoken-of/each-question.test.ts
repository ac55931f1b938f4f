import { lastAnswerTo } from '../../testing/talk.ts';

const visitor = { resume: null, resumes: [] };
const inGermany = (text: string) =>
  lastAnswerTo(['i work in germany and am on probation. how much notice must i give?', text], visitor);

test.each([
  [
    'is that the same if the contract says a month, and are unused holidays paid out?',
    'days of leave do I have in Germany',
  ],
  ['can they dismiss me for no reason? and do i get my unused holiday paid', 'I was dismissed in Germany'],
])('both questions of a message are answered for the country that was spoken of: %s', (text, said) => {
  const { text: answer } = inGermany(text);
  expect(answer).toContain(said);
  expect(answer).toContain('---');
  expect(answer).not.toMatch(/Britain|Gulf|India/u);
});

test('of the one that no answer knows it is said', () =>
  expect(inGermany('can they dismiss me for no reason? and what church do i pay tithes to').text).toContain(
    'no reviewed answer for Germany',
  ));

test('an answer for other countries says so', () =>
  expect(inGermany('what about working hours and overtime').text).toContain('For Germany, of which we speak'));
