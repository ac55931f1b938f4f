import { restore } from '@vitae/documents/model/restore';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';

const FITTER = restore({
  personal: { firstName: 'Sipho', lastName: 'Dube' },
  workExperience: [
    {
      id: 'job-1',
      jobTitle: 'Fitter',
      company: 'Vaal Pumps',
      startDate: '2016-02',
      endDate: '2021-04',
      description: '- Repaired pumps',
    },
  ],
}).resume;
const entryOf = (asked: string): string => lastAnswerTo([asked], {}, FITTER).proposals[0]?.diffs[0]?.after ?? '';

test.each([
  [
    'theres a hole since 2021. i was doing piece jobs for people around here, fixing taps gutters roofs, nothing on paper. how do i put it',
    ['Self-employed trade work, 2021-05 – present', 'Fixing taps, gutters and roofs'],
  ],
  [
    'from 2022 to 2023 i was selling cakes from home, like 3 orders a week. does that go on my cv and what do i call it',
    ['Home catering, self-employed, 2022 – 2023', 'Sold cakes from home'],
  ],
  [
    'after the pumps job i did odd jobs cash in hand, painting walls for neighbours. how to write it on a resume??',
    ['Self-employed trade work, 2021-05 – present', 'Painting walls for neighbours'],
  ],
  ['i drove for uber eats, 2021 to 2022. how do I list it', ['Driver and courier, self-employed, 2021 – 2022']],
  [
    'من 2022 لحد 2023 كنت بشتغل لحسابي، بعمل حسابات لمحلات صغيرة من غير عقد. اكتبها ازاي في السيرة',
    ['2022 – 2023', 'حسابات لمحلات صغيرة'],
  ],
])('work without an employer becomes an entry of what was told: %s', (asked, parts) => {
  for (const part of parts) expect(entryOf(asked)).toContain(part);
});

test('without years and a resume the entry is shown and only they are asked for; told, they make it', () => {
  const asked = 'between jobs i was helping in my fathers shop, billing and stock, is it ok to mention in resume? how';
  expect(lastAnswerTo([asked], { resume: null, resumes: [] }).text).toContain('> **Family business**');
  const [, told] = answersTo(
    ['i gave private lessons for 2 years after uni. how do i put that down', '2014 to 2016'],
    {},
    FITTER,
  );
  expect(told!.proposals[0]?.diffs[0]?.after).toContain('Private tutor, self-employed, 2014 – 2016');
});

test('how many there were is put in', () => {
  const asked = 'since 2021 i do odd jobs for neighbours, fixing taps. how do i put that on my cv';
  const answer = lastAnswerTo([asked, 'about 5 jobs a week'], {}, FITTER);
  expect(answer.proposals[0]?.diffs[0]?.after).toContain('About 5 jobs a week');
});

test.each([
  'how do i list freelance work on my resume',
  'write an email to my neighbour who owes me for odd jobs since 2021, how do i put it',
])('is no story of such work: %s', (asked) => expect(entryOf(asked)).not.toContain('self-employed'));
