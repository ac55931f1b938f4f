import { restore } from '@vitae/documents/model/restore';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';

const DRIVER = restore({
  personal: { firstName: 'Ann', lastName: 'Cole' },
  workExperience: [
    {
      id: 'job-1',
      jobTitle: 'Warehouse Operative',
      company: 'Northway Hub',
      startDate: '2021-03',
      current: true,
      description: '- Picked orders',
    },
    {
      id: 'job-2',
      jobTitle: 'Driver',
      company: 'Dale Furniture',
      startDate: '2014',
      endDate: '2018',
      description: '- Two-man delivery',
    },
  ],
}).resume;
const say = (...messages: string[]) => lastAnswerTo(messages, {}, DRIVER).text;

test.each([
  ['and when they ask me why i left dale furniture', 'Dale Furniture (Driver), 2014 – 2018'],
  ['how do i explain leaving dale', 'from 2014 to 2018'],
  ['if they want to know why im leaving northway what do i tell them', 'since 2021'],
  ['they will ask why i want to leave my current job, what is the good answer', 'Northway Hub'],
  ['why did you leave your previous company? how to answer', 'Dale Furniture'],
  ['لو سألوني ليش تركت Dale Furniture ايش اقول', 'Dale Furniture'],
])('what the resume shows and a sentence, and only the reason is asked for: %s', (asked, shown) => {
  expect(say(asked)).toContain(shown);
  expect(say(asked)).toMatch(/true reason|السبب الحقيقي/u);
});

test('a reason that is told stands in the sentence, at once or afterwards', () => {
  expect(say('what do i say why i left dale, the place closed')).toContain('Then the place closed.');
  const [, told] = answersTo(['and why i left dale, if they ask?', 'my contract ended'], {}, DRIVER);
  expect(told!.text).toContain('that time ended');
  expect(told!.text).toContain('Dale Furniture');
});

test('no word against the boss', () =>
  expect(say('what do i say about why i left dale, truth is the boss was a nightmare')).not.toMatch(/> .*nightmare/u));

test.each(['should i leave my job', 'write a resignation letter', 'i want to leave my job, how do i resign'])(
  'is another wish: %s',
  (asked) => expect(say(asked)).not.toContain('Two sentences, then back to the job'),
);
