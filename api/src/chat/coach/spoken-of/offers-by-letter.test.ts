import { lastAnswerTo } from '../../testing/talk.ts';

const visitor = { resume: null, resumes: [] };
const TOLD =
  'two offers in leeds, help. A is 36k, 6% pension, office 3 days, bus 110 a month. B is 34,500, 8% pension, remote. which?';

test('offers that are named by letters keep them, whatever else has a sum', () => {
  const { text } = lastAnswerTo([TOLD], visitor);
  expect(text).toContain('| A | 3,000');
  expect(text).toContain('| B | 2,875');
  expect(text).not.toContain('| Bus |');
});

test('letters that do not begin with A stay as they are told', () => {
  const { text } = lastAnswerTo(['compare these two offers in leeds: C pays 40k, B pays 42k'], visitor);
  expect(text).toContain('| C | 3,333');
  expect(text).toContain('| B | 3,500');
});

test.each(['and if A went to 39?', 'what if A comes up to 39k', 'A would pay 39,000 now'])(
  'another sum for one of them is read as pay is told, and compared with the costs: %s',
  (raised) => {
    const { text } = lastAnswerTo([TOLD, raised], visitor);
    expect(text).toContain('A 41,340');
    expect(text).toContain('− 1,320');
  },
);

test('words for one of them are a mail to it, and no fact about it', () => {
  const { text } = lastAnswerTo([TOLD, 'what should i write to B so they move up?'], visitor);
  expect(text).toContain('the offer of 34,500');
});
