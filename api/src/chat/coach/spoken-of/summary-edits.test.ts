import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';
import { withMonthsWritten } from '../../tools/month-names.ts';
import type { CoachAnswer } from '../turn.ts';

const TAILORED = 'tailor my summary to the advert';
const after = ({ proposals }: CoachAnswer) =>
  proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.after)).join('\n');
const said = (...messages: string[]) => lastAnswerTo([TAILORED, ...messages], { advert: HOTEL_ADVERT }, SUPERVISOR);
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/u).filter(Boolean).length;

describe('a proposed summary', () => {
  test('holds what the wishes take out', () => {
    const proposed = after(said());
    expect(proposed).toMatch(/Opera PMS/u);
    expect(proposed).toMatch(/Looking for a post/u);
    expect(sentences(proposed)).toBeGreaterThan(2);
  });

  test.each([
    ['shorter pls, 2 sentences at most and leave out the opera thing', 2, /opera/iu],
    ['max two sentences, no need to mention applying', 2, /Looking for/iu],
    ['keep it to 2 sentences and dont say anything about opera', 2, /opera/iu],
    ['nice, but drop the last sentence', 9, /Looking for/iu],
    ['cut out the bit about check-in times', 9, /check-in/iu],
  ])('is changed by all that is wished: %s', (wish, most, gone) => {
    const text = after(said(wish));
    expect(text).not.toBe('');
    expect(sentences(text)).toBeLessThanOrEqual(most);
    expect(text).not.toMatch(gone);
  });

  test('says what does not stand in it, and leaves it', () => {
    const { text, proposals } = said('good but without the word dynamic');
    expect(text).toContain('Not in it anyway: “dynamic”');
    expect(proposals).toEqual([]);
  });

  test.each(['is it fine without the dates?', 'thanks, looks good', 'why did you not mention the rota'])(
    'stays as it is: %s',
    (message) => {
      expect(after(said(message))).toBe('');
    },
  );

  test.each([
    "write a cover letter for it, don't mention my age",
    'remove my phone number from the cv',
    'write an email to the manager without sounding rude',
  ])('is not meant by what is wished of something else: %s', (message) => {
    const answer = said(message);
    expect(answer.text).not.toContain('Not in it anyway');
    expect(answer.about?.kind).not.toBe('summary');
  });
});

describe('what is to be mentioned', () => {
  test.each([
    'can you mention the check-in time from 9 to 4 minutes too',
    'also say that i cut check-in from 9 minutes to 4',
  ])('is quoted where it stands there: %s', (wish) => {
    const { text, proposals } = said(wish);
    expect(text).toContain('It stands there already');
    expect(text).toContain('from 9 minutes to 4');
    expect(proposals).toEqual([]);
  });

  test.each(['pls include the 50 guests a day as well', 'could you also mention the seller of the year award'])(
    'is put in out of a line of the resume: %s',
    (wish) => {
      expect(after(said(wish))).toMatch(/50 guests|seller of the year/u);
    },
  );

  test('is asked for where nothing says it', () => {
    expect(said('mention my budget planning too').kind).toBe('asking');
  });
});

test.each([
  ['Licence passed, 2017-04', 'Licence passed, April 2017'],
  ['دورة الإسعاف، 2019-02', 'دورة الإسعاف، فبراير 2019'],
  ['2015-2017', '2015-2017'],
  ['ISO 2018-13 audit', 'ISO 2018-13 audit'],
])('writes a month with its name: %s', (raw, written) => {
  expect(withMonthsWritten(raw)).toBe(written);
});
