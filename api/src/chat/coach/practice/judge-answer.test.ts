import { judge } from './judge-answer.ts';

const QUESTION = { text: 'How did you go about it?', kind: 'behaviour', about: 'grill and pans' } as const;

test('a story told as people speak is concrete and has its end', () => {
  const told =
    'One saturday we was down two cooks, i jumped between grill and pans and asked the kitchen hand to plate, and nobody sent food back';
  const { strong } = judge(told, QUESTION, 'en');
  expect(strong).toContain('It is concrete.');
  expect(judge('I work hard and like to learn', QUESTION, 'en').strong).not.toContain('It is concrete.');
});

test('an end without a figure counts for half', () => {
  const copied = 'At the office i copied data from the grill by hand, so i wrote a script';
  expect(judge(`${copied} and after that it was faster`, QUESTION, 'en').score).toBeGreaterThan(
    judge(copied, QUESTION, 'en').score,
  );
});

test('a short story with a result gets credit for both, and is told where the figure stands', () => {
  const about = 'Automated the data import with Python, saved around 5 hours a month';
  const told =
    'In my student job every month i had to copy the data by hand. So i wrote a python script and after that it was faster.';
  const { score, strong, better } = judge(told, { ...QUESTION, about }, 'en');
  expect(strong).toEqual(expect.arrayContaining(['It is concrete.', 'You say what came of it.']));
  expect(better.join(' ')).toContain(about);
  expect(score).toBeGreaterThanOrEqual(7);
});

test('a case of one’s own without a word of the question is half on it, a claim is no result', () => {
  const told = 'Once a new lad put a pallet in the wrong bay, i saw it and moved it so nothing went wrong';
  expect(judge(told, QUESTION, 'en').strong).toContain('You tell a case of your own.');
  expect(judge('i like working hard and i am always on time', QUESTION, 'en').strong).not.toContain(
    'You say what came of it.',
  );
});

test('an answer in Arabic to a question on a line in English may be on it', () => {
  const told = 'كل شهر كنت انسخ البيانات باليد وكان فيه اخطاء، فكتبت برنامج وصار الشغل اسرع';
  expect(judge(told, QUESTION, 'ar').strong).toContain('أجبت عما سُئلت.');
});
