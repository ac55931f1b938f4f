import { answersTo } from '../testing/talk.ts';

const last = (...messages: string[]) => answersTo(messages, { resume: null, resumes: [] }).at(-1)!.text;

describe('the points of the Opportunity Card', () => {
  test('by what was told, in this message and before', () => {
    const said = last(
      'i am a trained welder, 7 yr experience in a shipyard. i want to go to germany without a job offer, is there a visa',
      'how many points will i get? age 29, english B2, german no',
    );
    expect(said).toContain('5 points, so 1 short');
    expect(said).toContain('German A2: + 1');
  });

  test.each([
    [
      'nurse, diploma, 38 years old, 3 years work experience, B1 german, english c1. how many points for the opportunity card germany',
      '6 points, 6 are needed',
    ],
    ['عمري 33 ودبلوم كهرباء وخبرة 6 سنوات والماني a2 وانجليزي b2، كم نقطة لي في بطاقة الفرص المانيا', '6 نقاط'],
  ])('%s', (text, sum) => expect(last(text)).toContain(sum));

  test('points of other things are none of it', () =>
    expect(last('how many points do i get on my ats score, i am 29')).not.toContain('needed'));
});
