import { answersTo, lastAnswerTo } from '../../testing/talk.ts';

const visitor = { resume: null, resumes: [] };

test('being fired is no wish to be asked, and questions that are fired are', () => {
  expect(lastAnswerTo(['can the owner just fire me over the phone?'], visitor).practice).toBeNull();
  expect(lastAnswerTo(['fire me a few hard questions on refunds']).practice).not.toBeNull();
});

test('behind an answer on notice, dismissal is answered for that country', () => {
  const text = lastAnswerTo(['what is the notice period in britain', 'hm and if i get sacked?'], visitor).text;
  expect(text).toContain('I was dismissed in Britain');
});

test('where no answer on dismissal is reviewed, that is said with what binds the employer', () => {
  const [, answer] = answersTo(['notice period in kuwait please', 'ok but if the company lets me go?'], visitor);
  expect(answer!.practice).toBeNull();
  expect(answer!.text).toContain('no reviewed answer');
  expect(answer!.text).toContain('for both sides');
});
