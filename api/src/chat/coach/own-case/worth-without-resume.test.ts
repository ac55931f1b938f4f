import { HOTEL_ADVERT } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const visitor = { resume: null, resumes: [], advert: HOTEL_ADVERT };

test.each(['i only ever pulled pints. is it worth applying here?', 'should i bother to apply', 'do i have a chance?'])(
  'with an advert and no resume, what decides it is said: %s',
  (asked) => {
    const { text, sources } = lastAnswerTo([asked], visitor);
    expect(text).toContain('- Experience with revenue management is required');
    expect(text).toContain('two thirds');
    expect(text).toContain('“Experience with spas is a plus”');
    expect(sources).toEqual([]);
  },
);

test('what is told not to be had is near to nothing', () => {
  const text = (asked: string) => lastAnswerTo([asked], visitor).text;
  expect(text('i ran a pub, never used opera. worth applying?')).not.toContain('comes nearest');
  expect(text('i used opera for years in a spa. worth applying?')).toContain('comes nearest');
});
