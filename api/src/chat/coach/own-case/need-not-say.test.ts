import { answersTo, lastAnswerTo } from '../../testing/talk.ts';

const GAP = 'how do i explain the gap in 2020? i was caring for my dad';

test.each(['do i need to mention my dad at all', 'must i tell them about my family', 'هل لازم اذكر السبب في المقابلة'])(
  'a private reason need not be told: %s',
  (text) => expect(answersTo([GAP, text])[1]!.text).toMatch(/the reason is yours|السبب يخصك/u),
);

test.each([
  'could i just push the rapid end date to 2020',
  'is it ok if i say i worked there until 2021',
  'ممكن امدد تواريخ الشغل شوي',
])('dates stay as they were: %s', (text) =>
  expect(answersTo([GAP, text])[1]!.text).toMatch(/do not move the dates|لا تغيّر التواريخ/u),
);

test.each(['how do i put it in the interview', 'fill the gap', 'what do i say if they ask'])(
  'is no wish to be silent: %s',
  (text) => expect(answersTo([GAP, text])[1]!.text).not.toMatch(/reason is yours|move the dates/u),
);

test('of both asked at once, both are answered', () => {
  const { text } = lastAnswerTo([
    GAP,
    'do i have to tell them about him being my dad? can i just stretch the rapid dates to 2021',
  ]);
  expect(text).toContain('the reason is yours');
  expect(text).toContain('do not move the dates');
});
