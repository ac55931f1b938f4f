import { lastAnswerTo } from '../testing/talk.ts';

const GAP = 'how do i explain a year without work, i was ill';

describe('where a gap is told', () => {
  test.each([
    'do i mention it on my cv or just in the interview',
    'should i write it in my resume at all?',
    'اكتبها في السيرة ولا بس في المقابلة؟',
  ])('%s', (asked) => expect(lastAnswerTo([GAP, asked]).text).toMatch(/one line on the resume|سطر واحد في السيرة/u));

  test('its months make the entry', () => {
    const asked = 'do i mention it on my cv or just in the interview';
    const { proposals } = lastAnswerTo([GAP, asked, 'from march 2019 to march 2020, caring for my mother']);
    expect(proposals[0]?.diffs[0]?.after).toContain('2019');
  });
});
