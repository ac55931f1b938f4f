import { SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';
import { withResultNearby } from './result-nearby.ts';
import { linesOf } from './resume-lines.ts';

const resume = {
  ...SUPERVISOR,
  workExperience: [
    {
      ...SUPERVISOR.workExperience[0]!,
      description:
        '- Answered guest reviews online\n- Online reviews rose from 3.8 to 4.5 while I was there\n- Ran the lost property desk',
    },
  ],
};
const [reviews, , lost] = linesOf(resume);

test('a line is joined with the result that another line of its job tells', () => {
  expect(withResultNearby(resume, reviews!, reviews!.text)?.text).toBe(
    'Answered guest reviews online; online reviews rose from 3.8 to 4.5',
  );
  expect(withResultNearby(resume, lost!, lost!.text)).toBeNull();
});

test('a rewrite takes it instead of asking for a figure', () => {
  const { text, proposals } = lastAnswerTo(['rewrite this line\n- Answered guest reviews online'], {}, resume);
  expect(text).not.toContain('Tell me that in a sentence');
  expect(proposals[0]!.diffs[0]!.after).toContain('from 3.8 to 4.5');
});
